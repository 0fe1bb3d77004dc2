import Offscreen
import Testing
import UIKit

/// The gap under a drag, and placeholders.
@MainActor struct DropPlaceTests {
    private let stage = Stage(width: 100, height: 400)
    private let screen = DragScreen("a", "b", "c", "d")
    private var view: UICollectionView { screen.view }

    init() { stage.show(view) }

    /// Drags the first item to the place of the third.
    private func drag(adding others: [UICollectionViewCell] = [], seconds: Double = 0.1) {
        stage.drag(item: screen.list.cell(0)!, adding: others, to: CGPoint(x: 50, y: 100), seconds: seconds)
    }

    /// Returns the names on screen after each change of the destination, without repetitions.
    private func namesDuringDrag(adding others: [UICollectionViewCell] = [], seconds: Double = 0.1) -> [String] {
        var seen: [String] = []
        screen.onUpdate = { [screen] _ in
            screen.view.layoutIfNeeded()
            if seen.last != screen.visibleNames { seen.append(screen.visibleNames) }
        }
        drag(adding: others, seconds: seconds)
        return seen
    }

    @Test
    func
        `With the intent to insert, a drag that moves an item opens a gap at its destination and closes the previous gap [DRAG-03]`()
    {
        screen.onDrop = { [view = screen.view] _ in
            #expect(view.presentationIndexPath(forDataSourceIndexPath: path(0)) == path(2))
            #expect(view.hasUncommittedUpdates)
        }
        let seen = namesDuringDrag(seconds: 1)
        #expect(seen.contains("b . c d"), "\(seen)")
        #expect(seen.last == "b c . d", "\(seen)")
        #expect(screen.visibleNames == "a b c d", "the app does nothing with the drop")
    }

    @Test
    func `With the intent to insert, a drag that copies an item opens a gap and keeps the item's place [DRAG-03]`() {
        screen.operation = .copy
        var tops: [String: CGFloat] = [:]
        screen.onDrop = { [screen] _ in tops = screen.tops }
        drag(seconds: 1)
        #expect(tops == ["a": 0, "b": 40, "c": 120, "d": 160])
        #expect(screen.tops == ["a": 0, "b": 40, "c": 80, "d": 120])
    }

    @Test
    func `A drag of several items opens no gap, nor does a drag with the intent to insert into an item [DRAG-03]`() {
        screen.onDrop = { _ in }
        #expect(namesDuringDrag(adding: [screen.list.cell(1)!]) == ["a b c d"])
        screen.intent = .insertIntoDestinationIndexPath
        #expect(namesDuringDrag() == ["a b c d"])
    }

    @Test func `With a slow reordering cadence a quick drag opens no gap and its item is dropped at its destination`() {
        view.reorderingCadence = .slow
        #expect(namesDuringDrag(seconds: 0.3) == ["a b c d"])
        #expect(screen.visibleNames == "b c a d")
    }

    @Test func `A finger that rests over an item opens a gap sooner with the fast cadence than with the slow one`() {
        for (cadence, seconds, isOpen) in [
            (UICollectionView.ReorderingCadence.fast, 0.1, false), (.fast, 0.35, true), (.slow, 0.35, false),
            (.slow, 0.7, true),
        ] {
            let test = DropPlaceTests()
            test.view.reorderingCadence = cadence
            let seen = test.namesDuringDragOfThird(seconds: seconds)
            #expect((seen.last == "a b . d") == isOpen, "\(cadence), \(seconds) s: \(seen)")
        }
    }

    /// The ways in which a drop session of a collection view ends.
    enum SessionEnd: CaseIterable { case drop, refusal, exit }

    /// Drags the third item without leaving it until the finger is lifted or, with `exit`, leaves
    /// the collection view. Returns the names on screen as `namesDuringDrag` does.
    private func namesDuringDragOfThird(seconds: Double, end: SessionEnd = .drop) -> [String] {
        var seen: [String] = []
        screen.onDrop = { _ in }
        screen.operation = end == .refusal ? .cancel : .move
        screen.onUpdate = { [screen] _ in
            screen.view.layoutIfNeeded()
            if seen.last != screen.visibleNames { seen.append(screen.visibleNames) }
        }
        let point = CGPoint(x: end == .exit ? 150 : 52, y: 100)
        stage.drag(item: screen.list.cell(2)!, to: point, seconds: seconds)
        return seen
    }

    @Test(arguments: SessionEnd.allCases, [UICollectionView.ReorderingCadence.fast, .slow])
    func `The delay of a reordering cadence begins anew when a drag comes over the item where the last drag ended`(
        end: SessionEnd, cadence: UICollectionView.ReorderingCadence
    ) {
        view.reorderingCadence = cadence
        _ = namesDuringDragOfThird(seconds: 1, end: end)
        for _ in 0..<2 {
            #expect(namesDuringDragOfThird(seconds: 0.1) == ["a b c d"])
            #expect(screen.log.contains("drop at 0-2"))
        }
        #expect(namesDuringDragOfThird(seconds: 1).last == "a b . d")
    }

    @Test func `A reload during a drag leaves no gap, and the item is dropped at its destination`() {
        screen.onUpdate = { [screen] path in if path?.item == 1 { screen.view.reloadData() } }
        drag(seconds: 0.5)
        #expect(screen.visibleNames == "b c a d")
        #expect(screen.list.sections == [["b", "c", "a", "d"]])
        #expect(stage.stacking(of: view).inversions.isEmpty)
    }

    @Test func `The index paths of a batch update during a drag are those of the data source and do not count the gap`()
    {
        var isDone = false
        screen.onUpdate = { [screen] path in
            guard path?.item == 2, !isDone else { return }
            isDone = true
            screen.view.performBatchUpdates { screen.list.insert("new", at: 4) }
        }
        drag(seconds: 0.5)
        #expect(screen.visibleNames == "b c a d new")
    }

    // MARK: - Placeholders

    /// Drops an item as a copy, and returns the contexts of its placeholders at a path.
    private func dropPlaceholder(at path: IndexPath, times: Int = 1) -> [any UICollectionViewDropPlaceholderContext] {
        view.register(ListScreen.Cell.self, forCellWithReuseIdentifier: "waiting")
        var contexts: [any UICollectionViewDropPlaceholderContext] = []
        screen.operation = .copy
        screen.onDrop = { [screen] coordinator in
            for _ in 0..<times {
                let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "waiting")
                placeholder.cellUpdateHandler = {
                    ($0 as? ListScreen.Cell)?.name = "?"
                    screen.note("wait \($0.reuseIdentifier ?? "")")
                }
                contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
            }
        }
        drag()
        return contexts
    }

    @Test
    func `A placeholder has a cell that its update handler configures, and no index path in the data source [DRAG-05]`()
    {
        let contexts = dropPlaceholder(at: path(1))
        #expect(screen.visibleNames == "a ? b c d")
        #expect(screen.log.filter { $0.hasPrefix("wait") } == ["wait waiting"])
        #expect(view.numberOfItems(inSection: 0) == 5)
        #expect(view.hasUncommittedUpdates)
        #expect([1, 2].map { view.dataSourceIndexPath(forPresentationIndexPath: path($0)) } == [nil, path(1)])
        contexts[0].setNeedsCellUpdate()
        let updates = screen.log.count { $0.hasPrefix("wait") }
        #expect(updates == 2)
        #expect(contexts[0].dragItem.localObject as? String == "a")
    }

    @Test
    func
        `For an item after a placeholder the data source and the drag delegate receive its path in the data source [DRAG-05]`()
    {
        _ = dropPlaceholder(at: path(0))
        screen.list.log = []
        stage.act("reconfigure") { view.reconfigureItems(at: [path(2)]) }
        #expect(screen.list.log == ["ask b"])
        #expect(screen.visibleNames == "? a b c d")
        screen.log = []
        screen.onDrop = { _ in }
        stage.drag(item: screen.list.cell(2)!, to: CGPoint(x: 50, y: 180))
        #expect(screen.log.prefix(2) == ["items 0-1", "drag preview 0-1"])
    }

    @Test func `Committing a placeholder replaces the placeholder by an item of the data source [DRAG-05]`() {
        let contexts = dropPlaceholder(at: path(1))
        var (insertionPath, isCommitted): (IndexPath?, Bool) = (nil, false)
        stage.act("commit") {
            isCommitted = contexts[0].commitInsertion {
                insertionPath = $0
                screen.list.sections[0].insert("new", at: $0.item)
            }
        }
        #expect(isCommitted)
        #expect(insertionPath == path(1))
        #expect(screen.visibleNames == "a new b c d")
        #expect(!view.hasUncommittedUpdates)
        #expect(!contexts[0].commitInsertion { _ in Issue.record("it is over") })
        #expect(!contexts[0].deletePlaceholder())
    }

    /// Gives an item named "new" a height of 90 points, and all others 40.
    private final class Heights: NSObject, UICollectionViewDelegateFlowLayout {
        var list: ListScreen?
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            let path = collectionView.dataSourceIndexPath(forPresentationIndexPath: indexPath)
            let name = path.flatMap { list?.sections[$0.section][$0.item] }
            return CGSize(width: 100, height: name == "new" ? 90 : 40)
        }
    }

    @Test func `An app that reloads everything while it commits a placeholder sees the new items, without an update`() {
        let contexts = dropPlaceholder(at: path(1))
        var isCommitted = false
        stage.act("commit") {
            isCommitted = contexts[0].commitInsertion {
                screen.list.sections[0].insert("new", at: $0.item)
                view.reloadData()
                view.selectItem(at: $0, animated: false, scrollPosition: [])
            }
        }
        #expect(isCommitted)
        #expect(screen.visibleNames == "a new b c d")
        #expect(view.numberOfItems(inSection: 0) == 5)
        #expect(view.indexPathsForSelectedItems == [path(1)], "the item is not the placeholder that was deleted")
        #expect(!view.hasUncommittedUpdates)
        #expect(!contexts[0].deletePlaceholder())
    }

    @Test
    func
        `When the call that inserts, commits or deletes a placeholder returns, the cells have their new frames [DRAG-05]`()
    {
        let heights = Heights()
        heights.list = screen.list
        view.delegate = heights
        let contexts = dropPlaceholder(at: path(1), times: 2)
        var tops: [String: CGFloat] = [:]
        stage.act("commit", settling: false) {
            contexts[0].commitInsertion { screen.list.sections[0].insert("new", at: $0.item) }
            tops = screen.tops
        }
        #expect(tops == ["a": 0, "?": 40, "new": 80, "b": 170, "c": 210, "d": 250])
        stage.act("delete", settling: false) {
            contexts[1].deletePlaceholder()
            tops = screen.tops
        }
        #expect(tops == ["a": 0, "new": 40, "b": 130, "c": 170, "d": 210])
        stage.settle()
        #expect(screen.tops == tops)
    }

    @Test
    func
        `Of three placeholders the first can be committed, then the last deleted, then the second committed [DRAG-05]`()
    {
        let contexts = dropPlaceholder(at: path(1), times: 3)
        #expect(screen.visibleNames == "a ? ? ? b c d")
        stage.act("commit the first") {
            contexts[0].commitInsertion { screen.list.sections[0].insert("1", at: $0.item) }
        }
        #expect(screen.visibleNames == "a ? ? 1 b c d")
        stage.act("delete the last") { contexts[2].deletePlaceholder() }
        #expect(screen.visibleNames == "a ? 1 b c d")
        stage.act("commit the second") {
            contexts[1].commitInsertion { screen.list.sections[0].insert("2", at: $0.item) }
        }
        #expect(screen.visibleNames == "a 2 1 b c d")
        #expect(!view.hasUncommittedUpdates)
    }

    @Test
    func
        `A reload or an app's batch update removes a placeholder, and the placeholder's context has no further effect [DRAG-05]`()
    {
        for isReload in [true, false] {
            let contexts = dropPlaceholder(at: path(0))
            stage.act("update") {
                if isReload { view.reloadData() } else { view.performBatchUpdates { view.reloadItems(at: [path(3)]) } }
            }
            #expect(screen.visibleNames == "a b c d")
            #expect(!contexts[0].commitInsertion { _ in Issue.record("it is gone") })
            #expect(!contexts[0].deletePlaceholder())
        }
    }

    @Test func `A placeholder at an index path that does not exist is not inserted`() {
        #expect(dropPlaceholder(at: path(9)).map { $0.deletePlaceholder() } == [false])
        #expect(screen.visibleNames == "a b c d")
    }

    @Test func `While a placeholder is shown, prefetchItemsAt receives index paths that do not count the placeholder`()
    {
        let recorder = PrefetchRecorder()
        screen.list.sections = [(0..<12).map { "\($0)" }]
        stage.act("reload") { view.reloadData() }
        _ = dropPlaceholder(at: path(0))
        (view.isPrefetchingEnabled, view.prefetchDataSource) = (true, recorder)
        stage.scroll(view, by: 10)
        #expect(recorder.fetched.joined().sorted() == [10, 11])
    }

    @Test func `A placeholder beyond the edge of the screen is not prefetched, nor is its prefetching cancelled`() {
        let recorder = PrefetchRecorder()
        screen.list.sections = [(0..<11).map { "\($0)" }]
        stage.act("reload") { view.reloadData() }
        let contexts = dropPlaceholder(at: path(11))
        (view.isPrefetchingEnabled, view.prefetchDataSource) = (true, recorder)
        stage.scroll(view, by: 10)
        #expect(recorder.fetched.isEmpty)
        stage.act("delete") { contexts[0].deletePlaceholder() }
        stage.scroll(view, to: .zero)
        #expect(recorder.cancelled.isEmpty)
    }
}
