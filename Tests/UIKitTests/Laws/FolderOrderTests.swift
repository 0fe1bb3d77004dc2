import Testing

/// The folders of `UIKit` are rooms in an order. A room uses those above it and none below.
@Suite("Rooms")
struct FolderOrderTests {
    /// The rooms from the top. A file may use the types of its own room and of those above it.
    private static let rooms = ["Support", "World", "Views", "CollectionViews", "Observation", "Compatibility"]

    /// The uses of lower rooms that UIKit's own API forces.
    private static let exceptions: [(files: [String], types: Set<String>, reason: String)] = [
        (
            ["World/World.swift"], ["UIScreen", "UIWindow", "UITraitCollection", "TraitValues", "UIUserInterfaceLayoutDirection"],
            "UIScreen.main, the key window and the current traits are globals in UIKit; here they belong to a world"
        ),
        (["World/ViewRegistry.swift"], ["UIView"], "a name says of which class a view is, and which of them it is"),
        (["World/Tape/EventTape.swift"], ["ElementKey"], "an event names its element by the key the engine has it by"),
        (
            ["World/Tape/PackedEvent.swift"], ["ElementKey", "ElementTable", "UICollectionView"],
            "an event names its element by the key the engine has it by"
        ),
        (
            [
                "CollectionViews/Registrations/UICollectionView+Registration.swift", "CollectionViews/UICollectionView.swift",
                "CollectionViews/Layouts/UICollectionViewLayout.swift",
            ], ["UINib"], "nibs, which are not modelled, are registered by methods that can be overridden, so they stand in the class"
        ),
        (
            ["CollectionViews/Layouts/Compositional/Description/NSCollectionLayoutVisibleItem.swift"], ["UIDynamicItem"],
            "UIKit declares a visible item as a dynamic item; dynamics are not modelled"
        ),
        (
            ["CollectionViews/Layouts/Compositional/List/UICollectionLayoutListConfiguration.swift"], ["UISwipeActionsConfiguration"],
            "a list has providers of swipe actions, which are not modelled"
        ),
        (
            ["CollectionViews/UICollectionViewController.swift", "CollectionViews/UICollectionViewDelegate.swift"],
            ["UICollectionViewFocusUpdateContext", "UIFocusAnimationCoordinator", "UISpringLoadedInteractionContext"],
            "the delegate has methods for focus and spring loading, which are not modelled, and a controller declares them all"
        ),
    ]

    private let files: [SourceScan.File]

    init() throws {
        // A file that only imports modules is in no room.
        files = try SourceScan.shared.get().files.filter { $0.path.contains("/") }
    }

    @Test func `Every source file is in a room`() {
        #expect(files.count > 200)
        #expect(Set(files.map(\.room)) == Set(Self.rooms))
    }

    @Test func `No room uses a type of a room below it, except where UIKit's API forces it`() {
        for (file, types) in usesDownwards.sorted(by: { $0.key < $1.key }) {
            let allowed = Self.exceptions.first { $0.files.contains(file) }?.types ?? []
            #expect(types.subtracting(allowed).sorted() == [], "\(file)")
        }
    }

    @Test func `Every listed exception to the order of rooms is needed`() {
        let uses = usesDownwards
        for exception in Self.exceptions {
            for file in exception.files { #expect(exception.types.subtracting(uses[file] ?? []).sorted() == [], "\(file)") }
        }
    }

    /// The types of lower rooms that are named in each file.
    private var usesDownwards: [String: Set<String>] {
        /// The uppermost room that declares a type.
        var homes: [Substring: Int] = [:]
        let all = Set(files.flatMap { declared(in: $0.outermost) })
        for file in files {
            let room = Self.rooms.firstIndex(of: file.room) ?? 0
            // A nested type may have the name of a type in a lower room: `UITouch.Phase`.
            for name in declared(in: file.lines) where all.contains(name) { homes[name] = min(homes[name] ?? room, room) }
        }
        var uses: [String: Set<String>] = [:]
        for file in files {
            guard let room = Self.rooms.firstIndex(of: file.room) else { continue }
            let below = file.words.filter { (homes[$0] ?? room) > room }
            if !below.isEmpty { uses[file.path] = Set(below.map(String.init)) }
        }
        return uses
    }

    private static let modifiers: Set<Substring> = [
        "public", "open", "package", "final", "nonisolated", "indirect", "@MainActor", "@preconcurrency", "unsafe",
    ]
    private static let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]

    private func declared(in lines: [[Substring]]) -> [Substring] {
        lines.compactMap { line in
            let rest = line.drop { Self.modifiers.contains($0) }
            guard let keyword = rest.first, Self.keywords.contains(keyword), rest.count > 1 else { return nil }
            return rest[rest.startIndex + 1]
        }
    }
}
