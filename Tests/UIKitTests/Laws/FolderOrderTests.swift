import Testing

/// The folders of `UIKit` have an order. The files of a folder use the types of that folder and of
/// those above it, and none of those below.
struct FolderOrderTests {
    /// The folders in their order, from the top.
    private let folders = [
        "Support", "World", "Views", "Layouts", "Engine", "CollectionViews", "TableViews", "Observation",
        "Compatibility",
    ]

    /// The uses of types of lower folders that are exceptions, most of them forced by UIKit's own
    /// API.
    private let exceptions: [(files: [String], types: Set<String>, reason: String)] = [
        (
            ["World/World.swift"],
            ["UIScreen", "UIWindow", "UITraitCollection", "TraitValues", "UIUserInterfaceLayoutDirection"],
            "UIScreen.main, the key window and the current traits are globals in UIKit; here they belong to a world"
        ),
        (
            ["World/ViewNames.swift"], ["UIView"],
            "a name contains the class of a view and its number among the views of that class"
        ),
        (
            ["World/Tape/EventTape.swift"], ["ElementKey"],
            "an event stores the key that the engine uses for its element"
        ),
        (
            ["World/Tape/PackedEvent.swift"], ["ElementCategory", "ElementKey", "ElementTable"],
            "an event stores the key that the engine uses for its element"
        ),
        (
            ["Views/UIView.swift"],
            ["ItemState", "ReusableViewState", "UICollectionViewLayout", "UICollectionViewLayoutAttributes"],
            "UIKit's classes of views that lists reuse have only UIView in common"
        ),
        (
            ["Layouts/NestedTypes.swift", "Layouts/UICollectionViewLayoutAttributes.swift"], ["UICollectionView"],
            "UIKit nests the categories of elements and the scroll positions in its collection view"
        ),
        (
            ["Layouts/UICollectionViewLayout.swift"], ["UICollectionView", "UINib"],
            "a layout has a property collectionView, and a method that registers nibs, which are not modelled"
        ),
        (
            [
                "CollectionViews/Registrations/UICollectionView+Registration.swift",
                "CollectionViews/UICollectionView.swift",
            ], ["UINib"],
            "nibs, which are not modelled, are registered by methods that can be overridden, so they stand in the class"
        ),
        (
            ["Views/Controls/UIButton+Configuration.swift"],
            ["UIBackgroundConfiguration", "UIConfigurationColorTransformer"],
            "the configuration of a button has a background and color transformers, as that of a cell has"
        ),
        (
            ["Views/Controls/UIButton.swift"], ["BackgroundConfigurationView"],
            "the background of a button is shown by the view that shows that of a cell"
        ),
        (
            ["CollectionViews/Layouts/Compositional/Description/NSCollectionLayoutVisibleItem.swift"],
            ["UIDynamicItem"],
            "UIKit declares a visible item as a dynamic item; dynamics are not modelled"
        ),
        (
            ["CollectionViews/Layouts/Compositional/List/UICollectionLayoutListConfiguration.swift"],
            ["UISwipeActionsConfiguration"],
            "a list has providers of swipe actions, which are not modelled"
        ),
        (
            ["TableViews/UITableView.swift"], ["UINib", "UITableViewDragDelegate", "UITableViewDropDelegate"],
            "a table view has methods that register nibs, and drag and drop delegates, which are not modelled"
        ),
        (
            ["TableViews/UITableViewController.swift", "TableViews/UITableViewDelegate.swift"],
            [
                "UIFocusAnimationCoordinator", "UISpringLoadedInteractionContext", "UISwipeActionsConfiguration",
                "UITableViewFocusUpdateContext", "UITableViewRowAction",
            ],
            """
            the delegate has methods for swipes, focus and spring loading, which are not modelled, and a controller \
            declares them all
            """
        ),
        (
            ["CollectionViews/UICollectionViewController.swift", "CollectionViews/UICollectionViewDelegate.swift"],
            ["UICollectionViewFocusUpdateContext", "UIFocusAnimationCoordinator", "UISpringLoadedInteractionContext"],
            """
            the delegate has methods for focus and spring loading, which are not modelled, and a \
            controller declares them all
            """
        ),
    ]

    private let files: [SourceScan.File]

    init() throws {
        // A file that only imports modules has no folder.
        files = try SourceScan.shared.get().files.filter { $0.path.contains("/") }
    }

    @Test func `The outermost folders of UIKit's sources are exactly those in the ordered list`() {
        #expect(files.count > 200)
        #expect(Set(files.map(\.folder)) == Set(folders))
    }

    @Test func `No outermost folder uses a type of a later one, except the listed types in the listed files`() {
        for (file, types) in usesDownwards.sorted(by: { $0.key < $1.key }) {
            let allowed = exceptions.first { $0.files.contains(file) }?.types ?? []
            #expect(types.subtracting(allowed).sorted().isEmpty, "\(file)")
        }
    }

    @Test func `Every listed exception to the order of the source folders is needed`() {
        let uses = usesDownwards
        for exception in exceptions {
            for file in exception.files {
                #expect(exception.types.subtracting(uses[file] ?? []).sorted() == [], "\(file)")
            }
        }
    }

    /// The types of lower folders that are named in each file.
    private var usesDownwards: [String: Set<String>] {
        /// The uppermost folder that declares each type.
        var homes: [Substring: Int] = [:]
        let all = Set(files.flatMap { declared(in: $0.outermost) })
        for file in files {
            let folder = folders.firstIndex(of: file.folder) ?? 0
            // A nested type may have the name of a type in a lower folder: `UITouch.Phase`.
            for name in declared(in: file.lines) where all.contains(name) {
                homes[name] = min(homes[name] ?? folder, folder)
            }
        }
        var uses: [String: Set<String>] = [:]
        for file in files {
            guard let folder = folders.firstIndex(of: file.folder) else { continue }
            let below = file.words.filter { (homes[$0] ?? folder) > folder }
            if !below.isEmpty { uses[file.path] = Set(below.map(String.init)) }
        }
        return uses
    }

    private let modifiers: Set<Substring> = [
        "public", "open", "package", "final", "nonisolated", "indirect", "@MainActor", "@preconcurrency", "unsafe",
    ]
    private let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]

    private func declared(in lines: [[Substring]]) -> [Substring] {
        lines.compactMap { line in
            let rest = line.drop { modifiers.contains($0) }
            guard let keyword = rest.first, keywords.contains(keyword), rest.count > 1 else { return nil }
            return rest[rest.startIndex + 1]
        }
    }
}
