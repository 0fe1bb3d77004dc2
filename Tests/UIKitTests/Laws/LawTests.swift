import Testing

/// Laws of the engine that access control cannot enforce, because more than one file uses the
/// declarations.
struct LawTests {
    private let files: [SourceScan.File]
    private let engine: [SourceScan.File]
    /// The clients of collection views, which call the methods of their apps.
    private let clients: [SourceScan.File]

    init() throws {
        files = try SourceScan.shared.get().files
        engine = files.filter { $0.path.hasPrefix("Engine/") }
        clients = files.filter { $0.path.hasPrefix("CollectionViews/Clients/") }
    }

    /// Returns the files that use any of some words, each with the words it uses.
    private func users(of words: Set<Substring>, in files: [SourceScan.File]) -> [String: Set<Substring>] {
        let uses = files.map { ($0.path, $0.words.intersection(words)) }
        return Dictionary(uniqueKeysWithValues: uses).filter { !$0.value.isEmpty }
    }

    /// Returns the paths of files of the engine, sorted.
    private func enginePaths(_ names: String...) -> [String] {
        names.map { "Engine/\($0).swift" }.sorted()
    }

    @Test func `The source scan finds the files of the engine`() {
        #expect(engine.count > 50)
        #expect(
            enginePaths("Clients/LayoutClient") == engine.map(\.path).filter { $0.hasSuffix("/LayoutClient.swift") })
    }

    /// The methods by which the engine asks and tells each client, and the property of the view
    /// that refers to the client.
    private let questions: [(client: String, property: Substring?, words: String)] = [
        (
            "CollectionViews/Clients/CollectionViewDataSourceClient", "dataSource",
            """
            UICollectionViewDataSource prefetchDataSource numberOfItemsInSection cellForItemAt
            viewForSupplementaryElementOfKind canMoveItemAt moveItemAt prefetchItemsAt
            cancelPrefetchingForItemsAt
            """
        ),
        (
            "CollectionViews/Clients/CollectionViewDelegateClient", "delegate",
            """
            UICollectionViewDelegate forItemAt willDisplaySupplementaryView
            didEndDisplayingSupplementaryView shouldHighlightItemAt didHighlightItemAt
            didUnhighlightItemAt shouldSelectItemAt shouldDeselectItemAt didSelectItemAt
            didDeselectItemAt canEditItemAt canPerformPrimaryActionForItemAt
            performPrimaryActionForItemAt targetContentOffsetForProposedContentOffset
            targetIndexPathForMoveFromItemAt transitionLayoutForOldLayout
            """
        ),
        (
            "CollectionViews/Clients/DragClient", "dragDelegate",
            """
            UICollectionViewDragDelegate itemsForBeginning itemsForAddingTo
            dragPreviewParametersForItemAt dragSessionWillBegin dragSessionDidEnd
            dragSessionAllowsMoveOperation dragSessionIsRestrictedToDraggingApplication
            """
        ),
        (
            "CollectionViews/Clients/DropClient", "dropDelegate",
            """
            UICollectionViewDropDelegate performDropWith dropSessionDidEnter dropSessionDidUpdate
            dropSessionDidExit dropSessionDidEnd dropPreviewParametersForItemAt
            """
        ),
        (
            "Engine/Clients/LayoutClient", nil,
            """
            layoutAttributesForElements layoutAttributesForItem layoutAttributesForSupplementaryView
            layoutAttributesForDecorationView collectionViewContentSize shouldInvalidateLayout
            invalidationContext makeInvalidationContext initialLayoutAttributesForAppearingItem
            finalLayoutAttributesForDisappearingItem indexPathsToInsertForSupplementaryView
            indexPathsToDeleteForDecorationView forCollectionViewUpdates
            finalizeCollectionViewUpdates finalizeLayoutTransition prepareForTransition
            forInteractivelyMovingItem layoutAttributesForInteractivelyMovingItem
            developmentLayoutDirection
            """
        ),
    ]

    @Test func `The methods of each object of the app, such as the data source, are called in one file`() {
        for (client, property, words) in questions {
            let (words, path) = (Set(words.split { $0.isWhitespace }), client + ".swift")
            #expect(users(of: words, in: engine + clients) == [path: words])
            if let property {
                let readers = (engine + clients).filter {
                    has(["withCollectionView", "0", property], in: $0)
                        || has(["withUnretainedCollectionView", "0", property], in: $0)
                }
                #expect(readers.map(\.path) == [path])
            }
        }
    }

    @Test func `Only one file of the engine moves views among their siblings`() {
        let moves: Set<Substring> = [
            "moveSubview", "moveChild", "insertSubview", "bringSubviewToFront", "sendSubviewToBack",
        ]
        #expect(users(of: moves, in: engine).keys.sorted() == enginePaths("Commit/SiblingPlacement"))
    }

    @Test func `Only one file of the engine sets the state of a reusable view to live`() {
        // A line that reads the state has one of these words.
        let questions: Set<Substring> = ["guard", "if", "where", "switch", "return"]
        let changes = engine.filter { file in
            file.lines.contains { has(["reuseState", "state", "live"], in: $0) && questions.isDisjoint(with: $0) }
        }
        #expect(changes.map(\.path) == enginePaths("Commit/Committer"))
    }

    @Test func `Only four files of the engine reuse, remove or transform views or end their animations`() {
        let touches: Set<Substring> = [
            "wasTakenFromPool", "removeFromSuperview", "transform3D", "removeAllAnimations", "zPosition",
        ]
        let users = users(of: touches, in: engine)
        #expect(Set(users.values.joined()) == touches)
        let paths = enginePaths(
            "Commit/SiblingPlacement+Attributes", "Commit/SiblingPlacement+InnerScrolling", "Reuse/Retirement",
            "Reuse/ViewProvider")
        #expect(users.keys.sorted() == paths)
    }

    @Test
    func
        `Only three files of the engine insert or replace visible elements, or remove all of them or those that leave`()
    {
        let changes = ["removeLeavingElements", "insert", "removeAll", "replaceAll"].map { filesWith("visible", $0) }
        #expect(changes.allSatisfy { !$0.isEmpty })
        #expect(
            Set(changes.joined()).sorted()
                == enginePaths("Commit/Committer+AnimatedChange", "Commit/Committer", "Updates/Reload"))
    }

    @Test func `Only one line of the engine compares the version of a plan with the current version`() {
        let places = engine.flatMap { file in
            file.lines.filter { has(["state", "planVersion", "planVersion"], in: $0) }.map { _ in file.path }
        }
        #expect(places == enginePaths("Commit/Committer"))
    }

    @Test func `The types with which the engine plans updates use no views, no clients and no state of the engine`() {
        let names = ["Plan/", "Updates/UpdatePlan", "Updates/ChangesByAction"]
        let plans = engine.filter { file in names.contains { file.path.hasPrefix("Engine/" + $0) } }
        #expect(plans.count > 4)
        let others: Set<Substring> = [
            "Clients", "LayoutClient", "DataSourceClient", "DelegateClient", "EngineState", "Knowledge", "Committer",
            "Journal", "UIView",
            "UICollectionReusableView", "UICollectionViewCell",
        ]
        #expect(users(of: others.union(["class", "escaping"]), in: plans) == [:])
    }

    @Test
    func
        `Only Engine/Passes asks LayoutClient for initial and final attributes, and Engine/Commit never loads elements`()
    {
        let askers = ["finalAttributes", "initialAttributes", "loadAttributesOfEmptyCells"].flatMap {
            filesWith("layoutClient", $0) + filesWith("elements", $0)
        }
        #expect(Set(askers).sorted() == enginePaths("Passes/AnimatedChange"))
        let commits = engine.filter { $0.path.hasPrefix("Engine/Commit/") }
        #expect(commits.count > 5)
        #expect(
            users(
                of: ["loadElements", "prepareIfNeeded", "loadAttributesOfEmptyCells", "loadUnknownAttributes"],
                in: commits) == [:])
    }

    private func classNames(in file: SourceScan.File) -> [Substring] {
        file.outermost.filter { $0.contains("class") }.compactMap { $0.drop { $0 != "class" }.dropFirst().first }
    }

    @Test func `Each part of the engine uses every part that it stores`() {
        let classes = engine.flatMap { classNames(in: $0) }
        var storedCount = 0
        for owner in classes where owner != "ListEngine" {
            let homes = engine.filter { file in
                file.outermost.contains { has(["class", owner], in: $0) || has(["extension", owner], in: $0) }
            }
            let lines = homes.flatMap(\.lines)
            let stored = lines.filter { line in
                let words = line.first == "private" ? Array(line.dropFirst()) : line
                return words.count == 3 && words[0] == "let" && classes.contains(words[2])
            }
            storedCount += stored.count
            for line in stored {
                let (name, type) = (line[line.count - 2], line[line.count - 1])
                let isUsed = lines.contains { line in
                    line.contains(name) && !has([name, type], in: line) && line.first != "self"
                }
                #expect(isUsed, "\(owner): \(name)")
            }
        }
        #expect(storedCount > 100)
    }

    @Test func `No class of the engine inherits from another`() {
        var heirs: [String] = []
        for file in engine {
            for line in file.outermost {
                guard let place = line.firstIndex(of: "class"), line.count > place + 2 else { continue }
                heirs.append("\(line[place + 1]): \(line[place + 2])")
            }
        }
        #expect(
            heirs.sorted() == [
                "AppObjectClient: AppObject", "EngineForLayouts: LayoutEngine",
            ])
    }

    @Test func `The engine and the objects that others call of it store their parts in private properties`() {
        let faces = engine.filter { $0.path.contains("/Faces/") || $0.path.hasSuffix("/ListEngine.swift") }
        #expect(faces.count == 6)
        let classes = Set(engine.flatMap { classNames(in: $0) })
        for file in faces {
            let stored = file.lines.prefix { !$0.contains("init") }.filter { $0.contains("let") }
            let parts = stored.filter { classes.contains($0.last ?? "") && !($0.last ?? "").hasPrefix("EngineFor") }
            #expect(parts.count > 2, "\(file.path)")
            for line in parts { #expect(line.first == "private", "\(file.path): \(line.joined(separator: " "))") }
        }
    }

    @Test func `No part of the engine refers to the ListEngine that owns it`() {
        let holders = users(of: ["ListEngine"], in: engine).keys.sorted()
        #expect(holders == enginePaths("ListEngine"))
        #expect(users(of: ["engine"], in: engine) == [:])
    }

    @Test
    func `In the engine only the host stores the list, and no closure passed to the host returns it`()
        throws
    {
        let lists: Set<Substring> = ["EngineList", "UIScrollView"]
        let holders = engine.filter { file in
            file.lines.contains { line in
                !lists.isDisjoint(with: line) && !Set(line).isDisjoint(with: ["let", "var"])
                    && Set(line).isDisjoint(with: ["func", "get"])
            }
        }
        #expect(holders.map(\.path) == enginePaths("Host"))
        // `withRetainedView { $0 }` would return the list.
        for file in engine {
            for line in file.lines {
                let isReturned =
                    line.last == "0" && (has(["withRetainedView", "0"], in: line) || has(["withView", "0"], in: line))
                #expect(!isReturned, "\(file.path): \(line.joined(separator: " "))")
            }
        }
    }

    @Test func `Only one file of the engine sets the content offset`() {
        let writers = engine.filter { file in
            let text = file.lines.map { $0.joined(separator: " ") }
            return file.words.contains("setContentOffset")
                || text.contains { $0.hasPrefix("0 contentOffset") || $0.hasPrefix("view contentOffset") }
        }
        #expect(writers.map(\.path) == enginePaths("Offset/LayoutPreparation+Offset"))
    }

    @Test
    func
        `Outside its folder five files use OrderingBug, and of these only Behavior+EngineRules uses the inputs of the bug's decisions`()
    {
        let folder = "Engine/OrderingBug/"
        let home = files.filter { $0.path.hasPrefix(folder) }
        #expect(home.map(\.path) == enginePaths("OrderingBug/OrderingBug"))
        let others = files.filter { !$0.path.hasPrefix(folder) }
        let users = users(of: ["OrderingBug"], in: others).keys.sorted()
        #expect(
            users
                == enginePaths(
                    "ListEngine", "Faces/EngineForLayouts", "Passes/AnimatedChange", "Passes/LayoutPass",
                    "Behavior+EngineRules"))
        let deciders = self.users(of: ["Mechanism", "mechanism", "occasions", "isFirstPass"], in: engine).keys.sorted()
        #expect(deciders == enginePaths("OrderingBug/OrderingBug", "Behavior+EngineRules"))
    }

    @Test
    func
        `Outside of World, only Host and Behavior+EngineRules use Behavior itself, and other files use only its nested types`()
    {
        let seers = enginePaths("Host", "Behavior+EngineRules")
        let others = files.filter { $0.folder != "World" && !seers.contains($0.path) }
        #expect(filesWith("world", "behavior", in: files) == enginePaths("Host"))
        // Other files may name only these nested types of `Behavior`.
        let choices: Set<Substring> = ["CountFailureText", "Mechanism"]
        var found: [String] = []
        for file in others {
            for line in file.lines
            where zip(line, line.dropFirst() + [""]).contains(where: { $0 == "Behavior" && !choices.contains($1) }) {
                found.append("\(file.path): \(line.joined(separator: " "))")
            }
        }
        #expect(found.isEmpty)
        // A value from which the policies derive another is not read directly.
        for source in ["seed", "arrival", "placement", "mechanism"] as [Substring] {
            #expect(filesWith("policies", source).isEmpty)
        }
    }

    /// The files with unsafe language features, and the gain of each. Shares are of the
    /// instructions for a page of 50 cells, measured by removing one use at a time. All uses of
    /// `Borrowed.swift` together gain 20 %. The casts of the engine are checked.
    private let unsafeFiles = [
        "Engine/Reuse/ViewProvider.swift":
            """
        a request refers to attributes that whoever asks keeps; pools are handed on without counting: \
        6.3 % with the two below
        """,
        "Engine/Clients/AppObjectClient.swift":
            "the data source is called without counting: 1 %",
        "Engine/Host.swift":
            "the way back to the view: 2.8 % together with the tape, measured when the journal had both",
        "Engine/Journal.swift": "the way to the tape",
        "Engine/Knowledge/KnownAttributes.swift":
            "entries refer to attributes that KnownAttributes keeps: 9.8 %",
        "Engine/Reuse/ReusableViewState.swift": "a view refers to its pool",
        "Engine/Reuse/ReusePools.swift": "pools are handed on without counting",
        "CollectionViews/UICollectionView+Engine.swift": "a dequeued view is returned as the cell that it is: 1 %",
        "CollectionViews/Clients/Host+CollectionView.swift":
            "the list of the engine is called as the collection view that it is",
        "TableViews/UITableView+Engine.swift": "a dequeued view is returned as the cell that it is",
        "TableViews/Clients/Host+TableView.swift": "the list of the engine is called as the table view that it is",
        "Compatibility/Selectors/NSObject+Perform.swift": "perform(_:with:) answers with one, as NSObject's does",
        "Observation/SceneFilm+Adding.swift": "cells, labels and scrolling views are told apart once",
        "Support/Borrowed.swift": "the handle by which the others borrow",
        "Support/RuntimeInstantiation.swift":
            "the class that was cast last is read without a lock; the gain alone was not measured",
        "Support/Selector.swift": "a method of the main actor is called where its caller is",
        "Views/Layers/CALayer+Borrowing.swift":
            "the views of a scene are visited without counting: 4.1 % of a recorded page",
        "Views/Windows/UIApplication.swift": "perform(_:) of the class answers with one, as NSObject's does",
        "Views/Layers/CALayer.swift":
            "a layer refers to its view and its superlayer, which it must not keep alive; no gain otherwise",
    ]

    @Test
    func `In UIKit only the files in unsafeFiles use unmanaged references, unsafe casts, memcmp or rebound memory`() {
        let words: Set<Substring> = ["Unmanaged", "unsafeDowncast", "unsafeBitCast", "memcmp", "withMemoryRebound"]
        #expect(users(of: words, in: files).keys.sorted() == unsafeFiles.keys.sorted())
    }

    /// The number of properties in each file whose accesses are not checked against each other at
    /// run time. The comment beside each property has its gain: the accesses in one step of a
    /// benchmark, at 94 instructions each. Most other properties are free of checks, because they
    /// are only read and assigned. The checks of any other property cost less than 1 % of each
    /// benchmark.
    private let uncheckedFiles = [
        "Engine/Knowledge/CountLoader.swift": 1,
        "Engine/Reuse/ReusePool.swift": 1,
        "Engine/State/EngineState.swift": 8,
        "CollectionViews/Layouts/FlowLayout/UICollectionViewFlowLayout.swift": 4,
        "Engine/Reuse/ReusableViewState.swift": 1, "Layouts/UICollectionViewLayoutAttributes.swift": 1,
        "CollectionViews/UICollectionViewCell.swift": 3, "Views/Layers/CALayer.swift": 9, "Views/UIView.swift": 1,
    ]

    @Test
    func `Only the listed files turn off exclusivity checking, each for its listed number of properties`() throws {
        let counts = files.map { file in (file.path, file.lines.count { has(["@exclusivity", "unchecked"], in: $0) }) }
        #expect(Dictionary(uniqueKeysWithValues: counts).filter { $0.value > 0 } == uncheckedFiles)
    }

    /// The files with an unchecked `Sendable` on a type that is not an open class, for the reason
    /// given there. The compiler cannot check an open class.
    private let uncheckedSendables = [
        "CollectionViews/Configurations/UIConfigurationColorTransformer.swift",
        "CollectionViews/Layouts/Compositional/List/UIListSeparatorConfiguration.swift",
        "Compatibility/Selectors/NSObject+Perform.swift", "Compatibility/Selectors/NotificationCenter+Selectors.swift",
        "Support/AssociatedObjects.swift", "Support/Selector.swift", "Views/Controls/UIButton+Configuration.swift",
        "Views/Graphics/CGDrawing.swift", "Views/KeyValueObserving.swift", "Views/Windows/UITraitDefinition.swift",
        "World/Clock/StageScheduling.swift",
    ]

    @Test
    func `Only open classes and the listed files have an unchecked Sendable, and no file uses Foundation's locks`() {
        // A declaration can have two lines.
        let places = files.filter { file in
            file.lines.indices.contains { index in
                file.lines[index].contains("@unchecked")
                    && !file.lines[max(0, index - 1)...index].joined().contains("open")
            }
        }
        #expect(places.map(\.path) == uncheckedSendables)
        #expect(users(of: ["NSLock", "NSRecursiveLock", "NSCondition"], in: files) == [:])
    }

    @Test func `No source file of UIKit mentions ObjectiveC or os_log, for which other packages may add modules`() {
        #expect(users(of: ["ObjectiveC", "os_log"], in: files) == [:])
    }

    /// Whether the words follow each other in a line.
    private func has(_ words: [Substring], in line: [Substring]) -> Bool {
        line.indices.contains { line[$0...].starts(with: words) }
    }

    private func has(_ words: [Substring], in file: SourceScan.File) -> Bool {
        file.lines.contains { has(words, in: $0) }
    }

    /// Returns the files in which two words follow each other.
    private func filesWith(_ first: Substring, _ second: Substring, in files: [SourceScan.File]? = nil) -> [String] {
        (files ?? engine).filter { has([first, second], in: $0) }.map(\.path)
    }
}
