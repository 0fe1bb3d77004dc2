import Offscreen
import Testing
import UIKit

@MainActor struct UpdateWithoutWindowTests {
    private let stage = Stage(width: 100, height: 400)

    /// Returns rows in a collection view of 100x400 points that is in no window.
    private func screenOutsideWindow(_ rows: [String], isLoaded: Bool) -> ListScreen {
        stage.run {
            let screen = ListScreen([rows])
            screen.view.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
            if isLoaded { screen.view.layoutIfNeeded() }
            (screen.log, screen.layout.log, screen.layout.contexts) = ([], [], [])
            return screen
        }
    }

    @Test
    func
        `Without a pending reload, an update of a loaded view outside a window changes its cells at once, without animation [UPD-05]`()
    {
        let screen = screenOutsideWindow(["a", "b"], isLoaded: true)
        let (layout, kept) = (screen.layout, screen.cell(1))
        var completed: Bool?
        stage.run {
            screen.view.performBatchUpdates {
                screen.sections = [["x", "b"]]
                screen.view.deleteItems(at: [path(0)])
                screen.view.insertItems(at: [path(0)])
            } completion: {
                completed = $0
            }
        }
        #expect(screen.shown == [["x", "b"]])
        #expect(screen.cell(1) === kept)
        #expect(screen.cell(0)?.alpha == 1)
        #expect(layout.log.first { $0.hasPrefix("updates") } == "updates delete 0-0 nil, insert nil 0-0")
        #expect(layout.contexts.map(\.invalidateDataSourceCounts) == [true])
        #expect(layout.contexts.map(\.invalidateEverything) == [false])
        #expect(screen.asked == ["x"])
        #expect(completed == nil)
        stage.settle()
        #expect(completed == true)
    }

    @Test func `An update outside a window does not call reloadData() [UPD-05]`() {
        final class Counting: UICollectionView {
            var reloads = 0
            override func reloadData() {
                reloads += 1
                super.reloadData()
            }
        }
        let (source, frame) = (ListScreen("a"), CGRect(x: 0, y: 0, width: 100, height: 400))
        let view = Counting(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(ListScreen.Cell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = source
        for (item, row) in [(1, "b"), (2, "c")] {
            view.performBatchUpdates {
                source.sections[0].append(row)
                view.insertItems(at: [path(item)])
            }
            view.layoutIfNeeded()
        }
        #expect(view.reloads == 0)
        #expect(view.visibleCells.count == 3)
    }

    @Test func `In a window, an update after a reload that is still pending is animated [UPD-05]`() {
        let screen = stage.run { ListScreen([["a", "b"]]) }
        stage.show(screen.view)
        stage.run {
            screen.view.reloadData()
            screen.layout.log = []
            screen.view.performBatchUpdates {
                screen.sections = [["x", "a", "b"]]
                screen.view.insertItems(at: [path(0)])
            }
        }
        #expect(screen.layout.log.contains { $0.hasPrefix("updates insert") })
        #expect(screen.cell(0)?.alpha == 1 || screen.cell(0)?.layer.animationKeys()?.isEmpty == false)
    }

    @Test func `The completion of an update before the first layout is called in the next turn, without delay`() {
        let screen = screenOutsideWindow(["a"], isLoaded: false)
        var completedAt: Double?
        let begin = stage.run { CACurrentMediaTime() }
        stage.run {
            screen.view.performBatchUpdates {
                screen.sections = [["a", "b"]]
                screen.view.insertItems(at: [path(1)])
            } completion: { _ in
                completedAt = CACurrentMediaTime()
            }
        }
        #expect(completedAt == nil)
        stage.settle()
        #expect(completedAt.map { $0 - begin <= 2.0 / 60 } == true)
    }

    @Test(arguments: [false, true])
    func `Except on iOS 13, a batch update with inconsistent item counts is refused even outside a window [UPD-05]`(
        isLoaded: Bool
    ) {
        let screen = screenOutsideWindow(["a"], isLoaded: isLoaded)
        var completed: Bool?
        let texts = stage.failureTexts {
            screen.sections = [["a", "b", "c"]]
            screen.view.performBatchUpdates({ screen.view.insertItems(at: [path(1)]) }, completion: { completed = $0 })
        }
        #expect(texts.map { $0.hasPrefix("Invalid batch updates detected: ") } == [true])
        #expect(completed == nil)
        for (when, count) in [("before", isLoaded ? 1 : 3), ("after", 3)] {
            #expect(
                texts[0].contains("\nData source \(when) updates = { 1 section with item counts: [\(count)] }\n"),
                "\(when)")
        }
        stage.settle()
        #expect(completed == false)
        stage.show(screen.view)
        #expect(screen.shown == [["a", "b", "c"]])
    }

    @Test(arguments: [false, true])
    func
        `An update before the first load or during a pending reload runs its block, and the next pass shows the new data [UPD-05]`(
            reloads: Bool
        )
    {
        let screen = screenOutsideWindow(["a"], isLoaded: reloads)
        var completed: Bool?
        stage.run {
            if reloads { screen.view.reloadData() }
            screen.view.performBatchUpdates({ screen.insert("b", at: 1) }, completion: { completed = $0 })
        }
        #expect(completed == nil)
        #expect(!screen.layout.log.contains { $0.hasPrefix("updates") })
        stage.show(screen.view)
        #expect(screen.shown == [["a", "b"]])
        #expect(completed == true)
    }

    @Test(arguments: [nil, false, true])
    func `An update before the first load prepares the layout and sets the content size [UPD-05]`(inserts: Bool?) {
        let screen = screenOutsideWindow(["a", "b"], isLoaded: false)
        let updates: (() -> Void)? = inserts.map { inserts in { if inserts { screen.insert("c", at: 2) } } }
        stage.run { screen.view.performBatchUpdates(updates) }
        #expect(screen.layout.log == ["prepare"], "cells are asked for in the next pass")
        #expect(screen.asked == [], "cells are asked for in the next pass")
        #expect(screen.view.contentSize == CGSize(width: 100, height: inserts == true ? 120 : 80))
        stage.run { screen.view.layoutIfNeeded() }
        #expect(screen.shown == screen.sections)
        #expect(screen.layout.log == ["prepare"])
    }

    @Test(arguments: [false, true], [false, true])
    func `Each of several updates during a pending reload starts from the counts after the previous update [UPD-05]`(
        isLoaded: Bool, hasWindow: Bool
    ) {
        let screen = screenOutsideWindow(["a"], isLoaded: isLoaded)
        if hasWindow { stage.run { stage.window.addSubview(screen.view) } }
        let failures = stage.failures {
            screen.view.reloadData()
            screen.layout.prepare()
            screen.sections = [["a", "b"]]
            screen.view.insertItems(at: [path(1)])
            screen.sections = [["a", "b"], ["c"]]
            screen.view.insertSections([1])
            screen.view.performBatchUpdates { screen.insert("d", at: 1, section: 1) }
            screen.delete(0)
        }
        #expect(failures.isEmpty)
        stage.show(screen.view)
        stage.settle()
        #expect(screen.shown == [["b"], ["c", "d"]])
    }

    @Test func `A layout pass outside a window prefetches no cell [PRE-08]`() {
        let screen = screenOutsideWindow((0..<30).map(String.init), isLoaded: false)
        screen.view.isPrefetchingEnabled = true
        stage.run {
            screen.view.layoutIfNeeded()
            screen.sections = [[]]
            screen.view.setNeedsLayout()
            screen.view.layoutIfNeeded()
        }
        #expect(screen.asked == (0..<10).map { "\($0)" })
    }

    @Test func `Setting another data source updates numberOfSections before any layout pass [UPD-09]`() {
        let (first, second) = (ListScreen([["a"], ["b"]]), ListScreen([["a"], ["b"], ["c"]]))
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = first
        #expect(view.numberOfSections == 2)
        view.dataSource = second
        #expect(view.numberOfSections == 3)
        #expect(view.numberOfItems(inSection: 2) == 1)
        view.dataSource = nil
        #expect(view.numberOfSections == 0)
    }

    @Test(arguments: [false, true])
    func `didEndDisplaying of a deleted cell is called before the completion of the batch update [UPD-08]`(
        hasWindow: Bool
    ) {
        let screen = screenOutsideWindow(["a", "b"], isLoaded: true)
        if hasWindow { stage.show(screen.view) }
        screen.log = []
        stage.run {
            screen.view.performBatchUpdates({ screen.delete(0) }, completion: { _ in screen.log.append("completed") })
        }
        stage.settle()
        #expect(screen.log == ["end a at 0", "completed"])
    }
}
