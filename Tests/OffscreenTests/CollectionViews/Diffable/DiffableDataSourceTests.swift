import Offscreen
import Testing
import UIKit

@MainActor struct DiffableDataSourceTests {
    private let stage = Stage(width: 100, height: 400)
    private let screen = DiffableScreen()

    private func apply(
        _ sections: KeyValuePairs<String, [String]>, animated: Bool = true,
        _ edit: (inout DiffableScreen.Snapshot) -> Void = { _ in }
    ) { screen.apply(sections, on: stage, animated: animated, edit) }

    private func start(_ sections: KeyValuePairs<String, [String]>) {
        stage.show(screen.view)
        apply(sections)
    }

    @Test func `A diffable data source translates between identifiers and index paths`() {
        start(["A": ["a", "b"], "B": ["c"]])
        let source = screen.source
        #expect(screen.view.dataSource === source)
        #expect(screen.shown == [["a", "b"], ["c"]])
        let paths = [path(0, 1), path(2, 0), path(-1), IndexPath(index: 0)]
        #expect(paths.map { source.itemIdentifier(for: $0) } == ["c", nil, nil, nil])
        #expect([source.indexPath(for: "b"), source.indexPath(for: "z")] == [path(1), nil])
        #expect(source.sectionIdentifier(for: 1) == "B")
        #expect(source.sectionIdentifier(for: 2) == nil)
        #expect(source.index(for: "B") == 1)
        #expect(source.index(for: "Z") == nil)
        #expect(source.snapshot().itemIdentifiers == ["a", "b", "c"])
        #expect(source.description() == "<UICollectionViewDiffableDataSource: 2 sections, 3 items>")
    }

    @Test
    func
        `Without reloads and reconfigurations, an animated snapshot requests cells only for items that are new on screen`()
    {
        start(["A": ["a", "b", "c", "d"], "B": ["e"]])
        let kept = ["a", "c", "d", "e"].map { screen.cell($0)! }
        apply(["A": ["d", "a", "x"], "B": ["e", "c"]])
        #expect(screen.log == ["ask x"])
        #expect(screen.shown == [["d", "a", "x"], ["e", "c"]])
        for (name, cell) in zip(["a", "c", "d", "e"], kept) {
            #expect(screen.cell(name) === cell)
            #expect(cell.prepared == 0)
        }
    }

    @Test
    func
        `A snapshot applied with animation completes when the animation ends, and one applied without animation is shown at once`()
    {
        start(["A": ["a", "b"]])
        var completed = 0
        let b = screen.cell("b")!
        stage.act("apply", settling: false) {
            screen.source.apply(DiffableScreen.snapshot(["A": ["b", "a"]])) { completed += 1 }
        }
        #expect(completed == 0)
        #expect(b.presentedFrame.minY > 0)
        stage.settle()
        #expect(completed == 1)
        #expect(b.presentedFrame.minY == 0)
        stage.act("apply", settling: false) {
            screen.source.apply(DiffableScreen.snapshot(["A": ["a", "b"]]), animatingDifferences: false) {
                completed += 1
            }
            #expect(b.presentedFrame.minY == 40)
            #expect(completed == 1)
        }
        stage.settle()
        #expect(completed == 2)
    }

    @Test func `Applying a snapshot without differences calls the completion and does not prepare the layout`() {
        start(["A": ["a", "b"]])
        let passes = stage.counts(of: screen.view).prepares
        var completed = 0
        stage.act("apply") { screen.source.apply(DiffableScreen.snapshot(["A": ["a", "b"]])) { completed += 1 } }
        #expect(completed == 1)
        #expect(stage.counts(of: screen.view).prepares == passes)
    }

    @Test
    func
        `Items that a snapshot reloads, singly or with their section, get other cells, even if the snapshot moves them`()
    {
        start(["A": ["a", "b", "c"], "B": ["d"]])
        let (a, b) = (screen.cell("a")!, screen.cell("b")!)
        apply(["A": ["b", "a", "c"], "B": ["d"]]) { $0.reloadItems(["a", "gone"].filter($0.itemIdentifiers.contains)) }
        #expect(screen.log == ["ask a"])
        #expect(screen.cell("b") === b)
        #expect(screen.cell("a") !== a)
        #expect(screen.shown == [["b", "a", "c"], ["d"]])
        apply(["A": ["b", "a", "c"], "B": ["d"]]) {
            $0.reloadSections(["A"])
            $0.reloadItems(["b", "d"])
        }
        #expect(screen.log.sorted() == ["ask a", "ask b", "ask c", "ask d"])
        #expect(screen.source.snapshot().reloadedItemIdentifiers == [])
        #expect(screen.source.snapshot().reloadedSectionIdentifiers == [])
    }

    @Test func `Reconfigured items of a snapshot keep their cells [POOL-13]`() {
        start(["A": ["a", "b", "c"]])
        let (a, b) = (screen.cell("a")!, screen.cell("b")!)
        a.name = "stale"
        apply(["A": ["b", "c", "a"]]) { $0.reconfigureItems(["a", "b"]) }
        #expect(screen.log == ["ask a", "ask b"])
        #expect(screen.cell("a") === a)
        #expect(screen.cell("b") === b)
        #expect(a.name == "a")
        #expect(a.prepared == 0)
    }

    @Test
    func
        `applySnapshotUsingReloadData requests all visible cells, and the selected item stays selected at its new index path`()
    {
        start(["A": ["a", "b", "c"]])
        screen.view.selectItem(at: path(0), animated: false, scrollPosition: [])
        screen.log = []
        var completed = 0
        stage.act("reload") {
            screen.source.applySnapshotUsingReloadData(DiffableScreen.snapshot(["A": ["x", "b", "a"]])) {
                completed += 1
            }
        }
        #expect(screen.log == ["ask x", "ask b", "ask a"])
        #expect(completed == 1)
        #expect(screen.view.indexPathsForSelectedItems == [path(2)])
        #expect(screen.cell("a")!.isSelected)
        stage.act("reloadData") { screen.view.reloadData() }
        #expect(screen.view.indexPathsForSelectedItems == [path(2)])
    }

    @Test func `applySnapshotUsingReloadData with fewer items scrolls the view back into its content`() {
        start(["A": (0..<20).map(String.init)])
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 400))
        stage.act("reload") { screen.source.applySnapshotUsingReloadData(DiffableScreen.snapshot(["A": ["a", "b"]])) }
        #expect(screen.view.contentOffset == .zero)
        #expect(screen.shown == [["a", "b"]])
    }

    @Test(arguments: Preset.all)
    func `Before iOS 15 a snapshot applied without animation requests all visible cells again [DIFF-01]`(preset: Preset)
    {
        let stage = Stage(width: 100, height: 400, behavior: preset)
        let screen = stage.shown(DiffableScreen())
        screen.apply(["A": ["a", "b"]], on: stage)
        screen.apply(["A": ["b", "a"]], on: stage, animated: false)
        #expect(screen.log.count == ([Preset.iOS15, .iOS16, .iOS18].contains(preset) ? 0 : 2))
        #expect(screen.shown == [["b", "a"]])
    }

    @Test
    func `The completion of a snapshot is called even if the collection view is outside a window or was released`() {
        let screen = stage.run { DiffableScreen() }
        var completed = 0
        for items in [["a"], ["b", "a"]] {
            stage.act("apply") { screen.source.apply(DiffableScreen.snapshot(["A": items])) { completed += 1 } }
        }
        #expect(completed == 2)
        #expect(screen.view.numberOfItems(inSection: 0) == 2)
        var view: UICollectionView? = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view!) { _, _, _ in nil }
        view = nil
        stage.act("apply") { source.apply(NSDiffableDataSourceSnapshot()) { completed += 1 } }
        #expect(completed == 3)
    }

    // MARK: - Views

    @Test
    func
        `A diffable data source fails with UIKit's texts if it has no supplementaryViewProvider, or if a provider returns nil [DIFF-05]`()
    {
        screen.layout.headerReferenceSize = CGSize(width: 0, height: 20)
        screen.provide = { view, path, name in
            name == "b" ? nil : view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        }
        stage.show(screen.view)
        #expect(
            stage.failureTexts { apply(["A": ["a", "b"]]) } == [
                """
                UICollectionViewDiffableDataSource cell provider returned nil for index path {length = 2, \
                path = 0 - 1} with item identifier 'b', which is not allowed. You must always return a \
                cell to the collection view: <UICollectionView#1>
                """,
                """
                UICollectionView#1 requested a supplementary view, but a supplementaryViewProvider was not \
                specified on the diffable data source
                """,
            ])
        #expect(screen.view.visibleCells.count == 2)
        screen.source.supplementaryViewProvider = { _, _, _ in nil }
        let reload = stage.failureTexts { stage.act("reload") { screen.view.reloadData() } }
        #expect(reload.last?.contains("or is nil ((null))") == true)
        let count = stage.failureTexts { _ = screen.source.collectionView(screen.view, numberOfItemsInSection: 9) }
        #expect(count == ["Invalid parameter not satisfying: section < _impl.numberOfSections"])
    }

    @Test
    func
        `Direct inserts, deletes, moves and reloads of a diffable data source's items fail with UIKit's text and change nothing`()
    {
        start(["A": ["a", "b"]])
        let calls: [(UICollectionView) -> Void] = [
            { $0.insertItems(at: [path(0)]) }, { $0.deleteItems(at: [path(0)]) }, { $0.reloadItems(at: [path(0)]) },
            { $0.moveItem(at: path(0), to: path(1)) }, { $0.insertSections([0]) }, { $0.deleteSections([0]) },
            { $0.reloadSections([0]) },
            { $0.moveSection(0, toSection: 0) },
            { view in view.performBatchUpdates { view.deleteItems(at: [path(0)]) } },
        ]
        let text =
            """
            UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting \
            as the UICollectionView's dataSource: please do not call mutation APIs directly on \
            UICollectionView.
            """
        for (number, call) in calls.enumerated() {
            let texts = stage.failureTexts { stage.act("change") { call(screen.view) } }
            #expect(texts == [text], "call \(number)")
            #expect(screen.shown == [["a", "b"]], "call \(number)")
        }
    }

    @Test
    func
        `If a delegate applies a snapshot with more items in willDisplay of the last item, a scroll shows the new items`()
    {
        let (delegate, source) = (DisplayDelegate(), screen.source)
        delegate.onDisplay = { _, path in
            var snapshot = source.snapshot()
            guard path.item == snapshot.numberOfItems - 1, path.item < 30 else { return }
            snapshot.appendItems((1...6).map { "\(path.item + $0)" })
            source.apply(snapshot)
        }
        screen.view.delegate = delegate
        start(["A": (0..<6).map(String.init)])
        #expect(screen.view.numberOfItems(inSection: 0) == 12)
        for _ in 0..<8 { stage.scroll(screen.view, by: 100) }
        stage.settle()
        #expect(screen.shown[0] == screen.view.indexPathsForVisibleItems.map { "\($0.item)" })
        #expect(screen.shown[0].contains("20"))
    }

    // MARK: - Queues

    @Test func `Snapshots applied on a background queue complete on the main queue, and the last one is shown`() async {
        let screen = DiffableScreen()
        let source = screen.source
        await withCheckedContinuation { done in
            DispatchQueue(label: "snapshots").async {
                for count in 1...3 {
                    var snapshot = DiffableScreen.Snapshot()
                    snapshot.appendSections(["A"])
                    snapshot.appendItems((0..<count).map { "\($0)" })
                    source.apply(snapshot, animatingDifferences: false) {
                        dispatchPrecondition(condition: .onQueue(.main))
                        if count == 3 { done.resume() }
                    }
                }
            }
        }
        #expect(screen.view.numberOfItems(inSection: 0) == 3)
    }

    @Test
    func
        `Applying a snapshot on the main queue while one from another queue is pending fails with UIKit's deadlock message`()
        async
    {
        start(["A": ["a"]])
        let (source, done) = (screen.source, DispatchSemaphore(value: 0))
        DispatchQueue.global().async {
            source.apply(NSDiffableDataSourceSnapshot())
            done.signal()
        }
        done.wait()
        let texts = stage.failureTexts { screen.source.apply(DiffableScreen.snapshot(["A": ["b"]])) }
        let text = "Deadlock detected: calling this method on the main queue with outstanding async updates"
        #expect(texts.first?.hasPrefix(text) == true)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        stage.settle()
        #expect(screen.view.numberOfSections == 0)
    }

    /// An item that equals every other with its number, and whose hash also depends on its text.
    private struct Row: Hashable, Sendable, CustomStringConvertible {
        let number: Int
        let text: String
        var description: String { "\(number)\(text)" }
        static func == (a: Row, b: Row) -> Bool { a.number == b.number }
        func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }

    private func conflictTexts(
        from old: [Row], to new: [Row], sections: (Row, Row)? = nil, behavior: Preset = .iOS15, animated: Bool = true
    ) -> [String] {
        let stage = Stage(width: 100, height: 400, behavior: behavior)
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        let source = UICollectionViewDiffableDataSource<Row, Row>(collectionView: list) { list, path, _ in
            list.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        }
        stage.show(list)
        func snapshot(_ rows: [Row], _ section: Row) -> NSDiffableDataSourceSnapshot<Row, Row> {
            var snapshot = NSDiffableDataSourceSnapshot<Row, Row>()
            snapshot.appendSections([section])
            snapshot.appendItems(rows)
            return snapshot
        }
        let section = Row(number: 0, text: "section")
        stage.act("first") { source.apply(snapshot(old, sections?.0 ?? section), animatingDifferences: false) }
        let texts = stage.failureTexts {
            stage.act("second") { source.apply(snapshot(new, sections?.1 ?? section), animatingDifferences: animated) }
        }
        #expect(list.numberOfItems(inSection: 0) == new.count)
        return texts
    }

    /// Random program 700781 found that the preset iOS11 raised the exception of [UPD-22].
    @Test(arguments: Preset.all)
    func `On every system a snapshot may move an item out of a section that changes places with another [UPD-22]`(
        preset: Preset
    ) {
        let stage = Stage(width: 100, height: 400, behavior: preset)
        let screen = stage.run { DiffableScreen() }
        stage.show(screen.view)
        screen.apply(["N": [], "A": [], "B": ["a", "b"]], on: stage)
        let texts = stage.failureTexts { screen.apply(["N": ["a"], "X": [], "B": ["b"], "A": []], on: stage) }
        #expect(texts == [])
        #expect(screen.shown == [["a"], [], ["b"], []])
    }

    @Test func `Equal identifiers with different hashes fail since iOS 15 with UIKit's text [DIFF-08]`() {
        let rows = (0..<6).map { Row(number: $0, text: "a") }
        func changed(at index: Int, of rows: [Row]) -> [Row] {
            var changed = rows
            changed[index] = Row(number: rows[index].number, text: "b")
            return changed
        }
        func text(_ kind: String, _ number: Int) -> String {
            """
            Diffable data source detected \(kind) identifiers that are equal but have different hash \
            values. Two identifiers which compare as equal must return the same hash value. You must fix \
            this in the Hashable (Swift) or hash property (Objective-C) implementation for the type of \
            these identifiers. Identifiers that are equal but have different hash values: (\(number)a) and \
            (\(number)b)
            """
        }
        for index in [0, 3, 5] {
            #expect(conflictTexts(from: rows, to: changed(at: index, of: rows)) == [text("item", index)])
        }
        #expect(conflictTexts(from: rows, to: changed(at: 2, of: rows), animated: false) == [text("item", 2)])
        #expect(conflictTexts(from: rows, to: changed(at: 2, of: rows), behavior: .iOS13) == [])
        let moved = [Row(number: 4, text: "b")] + rows.filter { $0.number != 4 }
        #expect(conflictTexts(from: rows, to: moved) == [text("item", 4)])
        #expect(conflictTexts(from: rows, to: rows.reversed()) == [])
        #expect(conflictTexts(from: rows, to: (6..<9).map { Row(number: $0, text: "b") }) == [])
        let sections = (Row(number: 1, text: "a"), Row(number: 1, text: "b"))
        #expect(conflictTexts(from: rows, to: rows, sections: sections) == [text("section", 1)])
    }

    @Test func `The async apply methods of a diffable data source return after the snapshot is shown`() async {
        let (screen, window) = (DiffableScreen(), UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        screen.view.frame = window.bounds
        window.addSubview(screen.view)
        window.isHidden = false
        var snapshot = DiffableScreen.snapshot(["A": ["1", "2"]])
        await screen.source.apply(snapshot)
        screen.view.layoutIfNeeded()
        snapshot.deleteItems(["1"])
        await screen.source.apply(snapshot)
        #expect(screen.view.visibleCells.count == 1)
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["2", "3"])
        await screen.source.apply(tree, to: "A", animatingDifferences: false)
        #expect(screen.view.visibleCells.count == 2)
        await screen.source.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot())
        #expect(screen.view.numberOfSections == 0)
    }
}
