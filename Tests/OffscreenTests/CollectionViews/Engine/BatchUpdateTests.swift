import Offscreen
import Testing
import UIKit

@MainActor struct BatchUpdateTests {
    private let stage = Stage(width: 100, height: 400)
    private let screen = ListScreen("a", "b", "c", "d")
    private var view: UICollectionView { screen.view }

    init() {
        stage.show(screen.view)
        (screen.log, screen.layout.log) = ([], [])
    }

    @Test
    func
        `A batch update deletes by index paths before it, inserts by those after it, and hands both to the layout [UPD-01]`()
    {
        stage.batch(view) {
            screen.sections = [["b", "x", "d", "c", "y"]]
            view.deleteItems(at: [path(0)])
            view.insertItems(at: [path(1), path(4)])
            view.moveItem(at: path(3), to: path(2))
        }
        #expect(screen.shown == [["b", "x", "d", "c", "y"]])
        #expect(screen.asked.sorted() == ["x", "y"], "only new items are asked for")
        #expect(screen.layout.log[1] == "updates delete 0-0 nil, insert nil 0-1, insert nil 0-4, move 0-3 0-2")
        #expect((0..<5).map { screen.cell($0)!.frame.minY } == [0, 40, 80, 120, 160])
    }

    @Test
    func
        `A batch update prepares the layout, requests final and initial attributes, finalizes, and then completes [UPD-02]`()
    {
        var isComplete: Bool?
        stage.batch(view, settling: false) {
            screen.sections[0].remove(at: 1)
            screen.sections[0].append("x")
            view.deleteItems(at: [path(1)])
            view.insertItems(at: [path(3)])
            #expect(screen.cell(1)?.name == "b", "in the update's block the view has the state before it [UPD-06]")
            #expect(view.numberOfItems(inSection: 0) == 4)
        } completion: {
            isComplete = $0
        }
        #expect(
            screen.layout.log == [
                "prepare", "updates delete 0-1 nil, insert nil 0-3", "final 0-0", "final 0-1", "final 0-2", "final 0-3",
                "initial 0-3",
                "initial 0-0", "initial 0-1", "initial 0-2", "finalize",
            ])
        #expect(isComplete == nil)
        stage.advance(by: 0.25)
        #expect(isComplete == nil)
        stage.settle()
        #expect(isComplete == true)
        #expect(screen.log.last == "end b at 1", "the display of the old view ends only then, with its old path")
    }

    @Test
    func
        `By default, new and deleted items of an update fade in place, and shifted items move to their new places [UPD-03]`()
    {
        let (moving, staying, leaving) = (screen.cell(2)!, screen.cell(1)!, screen.cell(0)!)
        stage.batch(view, settling: false) {
            screen.delete(0)
            screen.insert("x", at: 3)
        }
        let views = [screen.cell(3)!, leaving, staying, moving]
        #expect(views.map { [$0.presentedFrame.minY, $0.frame.minY] } == [[120, 120], [0, 0], [40, 0], [80, 40]])
        #expect(
            views.map { [CGFloat($0.layer.presentation()!.opacity), $0.alpha] } == [[0, 1], [1, 0], [1, 1], [1, 1]])
        #expect(view.subviews.contains(leaving))
        #expect(!leaving.isHidden)
        stage.advance(by: 0.1)
        #expect((40.1..<79.9).contains(moving.presentedFrame.minY))
        #expect((0.001..<1).contains(views[0].layer.presentation()!.opacity))
        #expect(leaving.layer.presentation()!.opacity > 0)
        stage.settle()
        #expect(moving.presentedFrame.minY == 40)
        #expect(leaving.isHidden)
        #expect(view.seenSubviews.count == 4, "no other view is visible")
    }

    @Test
    func
        `By default, an old item that an update brings on screen starts its animation at its frame in the old layout [UPD-03]`()
    {
        let screen = ListScreen([(0..<40).map(String.init), ["x", "y"]])
        let view = screen.view
        screen.layout.headerReferenceSize = .zero
        stage.show(view)
        func startingTops(after changes: @escaping () -> Void) -> [CGFloat] {
            stage.batch(view, settling: false, changes)
            defer { stage.settle() }
            return view.indexPathsForVisibleItems.map { view.cellForItem(at: $0)!.presentedFrame.minY }
        }
        #expect(
            startingTops { screen.delete(0, 1) } == Array(stride(from: 80, to: 480, by: 40)),
            "10 and 11 were at 400 and 440")
        let moved = startingTops {
            screen.sections[0].insert(screen.sections[0].remove(at: 30), at: 1)
            view.moveItem(at: path(30), to: path(1))
        }
        #expect(moved[1] == 1200)
        let sections = startingTops {
            screen.sections.removeFirst()
            view.deleteSections([0])
        }
        #expect(sections == [1520, 1560])
    }

    @Test(arguments: [1, 2, 3])
    func `An old item that comes on screen alone, or with few others, starts at its old frame [UPD-03]`(count: Int) {
        let stage = Stage(width: 200, height: 300)
        let screen = GridScreen([9], itemSize: CGSize(width: 200, height: 300 / CGFloat(count)))
        stage.show(screen.view)
        let height = screen.layout.itemSize.height
        stage.batch(screen.view, settling: false) {
            screen.counts[0] -= 6
            screen.view.deleteItems(at: (0..<6).map { path($0) })
        }
        let tops = (0..<count).map { screen.cell($0)!.presentedFrame.minY }
        #expect(tops == (0..<count).map { CGFloat($0 + 6) * height })
        stage.settle()
    }

    @Test
    func
        `A layout that invalidates itself in an update is prepared again, and no layout pass begins during the update [UPD-15]`()
    {
        final class SelfInvalidatingLayout: ListScreen.Layout {
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                invalidateLayout()
                collectionView?.visibleCells[0].layoutIfNeeded()
            }
        }
        let screen = stage.shown(ListScreen([["a", "b", "c"]], layout: SelfInvalidatingLayout()))
        (screen.log, screen.layout.log) = ([], [])
        var isComplete: Bool?
        let failures = stage.failures {
            screen.view.performBatchUpdates({ screen.insert("x", at: 1) }, completion: { isComplete = $0 })
        }
        #expect(failures == [])
        #expect(screen.layout.log.prefix(3) == ["prepare", "updates insert nil 0-1", "prepare"])
        stage.settle()
        #expect(isComplete == true)
        #expect(screen.shown == [["a", "x", "b", "c"]])
        #expect(screen.asked == ["x"])
    }

    @Test(arguments: [false, true])
    func `If cellForItemAt lays out the view in an update or layout change, each new cell is requested once [UPD-15]`(
        changesLayout: Bool
    ) {
        let screen = stage.shown(
            changesLayout ? GridScreen([4], itemSize: CGSize(width: 100, height: 200)) : GridScreen([2]))
        screen.log = []
        screen.onCell = { view, path in
            view.setNeedsLayout()
            view.layoutIfNeeded()
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        if changesLayout {
            let small = UICollectionViewFlowLayout()
            (small.itemSize, small.minimumLineSpacing) = (CGSize(width: 100, height: 100), 0)
            stage.act("change") { screen.view.setCollectionViewLayout(small, animated: true) }
        } else {
            stage.batch(screen.view) { screen.insert(2, 3) }
        }
        #expect(screen.log == ["ask 0-2", "will 0-2", "ask 0-3", "will 0-3"])
        #expect(screen.view.visibleCells.count == 4)
    }

    @Test func `An item that is off screen both before and after an update gets no view and no animation [UPD-03]`() {
        let screen = stage.shown(ListScreen(count: 40))
        let view = screen.view
        // After a scroll the view also has the attributes of the elements below the screen.
        stage.scroll(view, by: 1)
        let leaving = screen.cell(2)!
        let counts = stage.counts(of: view) {
            stage.batch(view, settling: false) {
                screen.sections[0].swapAt(30, 31)
                view.moveItem(at: path(30), to: path(31))
                screen.sections[0].swapAt(2, 15)
                view.moveItem(at: path(15), to: path(2))
                view.moveItem(at: path(2), to: path(15))
                screen.sections[0].removeLast()
                view.deleteItems(at: [path(39)])
            }
        }
        #expect(counts.made == 1, "for the item that comes on screen")
        let coming = screen.cell(2)!
        #expect(coming.name == "15")
        #expect(coming.frame.minY == 80)
        #expect(coming.presentedFrame.minY == 600)
        #expect(leaving.frame.minY == 600)
        #expect(leaving.presentedFrame.minY == 80)
        #expect(!leaving.isHidden)
        stage.settle()
        #expect(leaving.isHidden)
        #expect(view.subviews.count { !$0.isHidden && $0 is UICollectionViewCell } == 11)
    }

    @Test
    func `An inserted item animates from the initial attributes and a deleted item to the final attributes [UPD-03]`() {
        screen.layout.initial = [4: CGRect(x: 0, y: 900, width: 100, height: 40)]
        screen.layout.final = [0: CGRect(x: 300, y: 0, width: 100, height: 40)]
        let leaving = screen.cell(0)!
        stage.batch(view, settling: false) {
            screen.delete(0)
            screen.insert("x", "y", at: 3)
        }
        #expect(screen.cell(4)!.presentedFrame.minY == 900)
        #expect(screen.cell(4)!.frame.minY == 160)
        #expect([leaving.frame.minX, leaving.presentedFrame.minX] == [300, 0])
    }

    @Test func `A reloaded item gets another cell, at once if animations are disabled`() {
        let old = screen.cell(1)
        screen.sections[0][1] = "B"
        stage.act("reload") { view.reloadItems(at: [path(1)]) }
        #expect(screen.shown == [["a", "B", "c", "d"]])
        #expect(screen.cell(1) !== old)
        screen.sections[0][1] = "bb"
        UIView.performWithoutAnimation { view.reloadItems(at: [path(1)]) }
        #expect(screen.cell(1)?.name == "bb")
        #expect(screen.cell(1)!.alpha == 1)
    }

    @Test func `Nested batch updates merge into the outermost one, and the inner completion runs before the outer one`()
    {
        var order: [String] = []
        stage.batch(view) {
            screen.insert("x", at: 4)
            view.performBatchUpdates({ screen.insert("y", at: 5) }, completion: { _ in order.append("inner") })
        } completion: { _ in
            order.append("outer")
        }
        #expect(screen.shown == [["a", "b", "c", "d", "x", "y"]])
        #expect(order == ["inner", "outer"])
        #expect(screen.layout.log.count { $0 == "finalize" } == 1)
    }

    @Test func `A batch update inserts, deletes, moves and reloads sections with their items`() {
        screen.sections = [["a"], ["b"], ["c"], ["d"]]
        stage.act("reload") { view.reloadData() }
        let b = screen.cell(0, 1)
        stage.batch(view) {
            screen.sections = [["n"], ["C"], ["d"], ["b", "bb"]]
            view.deleteSections([0])
            view.insertSections([0])
            view.moveSection(1, toSection: 3)
            view.reloadSections([2])
            view.insertItems(at: [path(1, 3)])
        }
        #expect(screen.shown == [["n"], ["C"], ["d"], ["b", "bb"]])
        #expect(screen.cell(0, 3) === b, "a moved section keeps its views")
        #expect(
            screen.layout.log.last { $0.hasPrefix("updates") }
                == "updates delete 0 nil, insert nil 0, move 1 3, reload 2 1, insert nil 3-1"
        )
    }

    @Test
    func
        `A batch update deselects only deleted items, and without a diffable data source a reload clears the selection [SEL-05]`()
    {
        view.allowsMultipleSelection = true
        for item in [1, 3] { view.selectItem(at: path(item), animated: false, scrollPosition: []) }
        stage.batch(view) {
            screen.delete(0, 3)
            screen.insert("x", at: 0)
        }
        #expect(view.indexPathsForSelectedItems == [path(1)])
        #expect(screen.cell(1)!.isSelected)
        #expect(screen.cell(1)!.name == "b")
        stage.act("reload") { view.reloadData() }
        #expect(view.indexPathsForSelectedItems == [])
        #expect(!screen.cell(1)!.isSelected)
    }

    @Test
    func
        `An update that shrinks the content limits the content offset, and the layout can choose another offset [UPD-02]`()
    {
        final class Layout: ListScreen.Layout {
            var target: CGPoint?
            override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
                target ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
            }
        }
        let layout = Layout()
        let screen = stage.shown(ListScreen(count: 40, layout: layout))
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 1200))
        stage.batch(screen.view) {
            screen.sections = [(0..<20).map(String.init)]
            screen.view.deleteItems(at: (20..<40).map { path($0) })
        }
        #expect(screen.view.contentOffset.y == 400)
        layout.target = CGPoint(x: 0, y: 80)
        stage.batch(screen.view) { screen.insert("x", at: 0) }
        #expect(screen.view.contentOffset.y == 80)
        #expect(screen.shown[0].first == "1")
    }

    @Test(arguments: [(Preset.iOS6, 3), (.iOS9, 2)])
    func `On iOS 6 inserting and reloading sections together leaves an outdated decoration view [POOL-07]`(
        preset: Preset, bands: Int
    ) {
        let layout = EditedFlowLayout()
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "band")
        layout.extra = { [unowned layout] _ in
            (0..<layout.collectionView!.numberOfSections).map {
                let frame = CGRect(x: 0, y: CGFloat($0) * 40, width: 100, height: 40)
                let band = UICollectionViewLayoutAttributes(decoration: "band", at: path(0, $0), frame: frame)
                band.zIndex = -1
                return band
            }
        }
        let stage = Stage(width: 100, height: 400, behavior: preset)
        let screen = stage.shown(GridScreen([1], itemSize: CGSize(width: 100, height: 40), layout: layout))
        stage.batch(screen.view) {
            screen.counts = [1, 1]
            screen.view.reloadSections([0])
            screen.view.insertSections([1])
        }
        #expect(screen.view.plainViews.count == bands)
    }

    @Test
    func `reloadData in a batch update with consistent counts keeps the cells of the items that stay [UPD-24]`() {
        var completed = false
        stage.batch(view) {
            screen.sections = [["w", "x", "z"]]
            view.deleteItems(at: [path(0)])
            view.reloadData()
        } completion: {
            completed = $0
        }
        #expect(screen.shown == [["b", "c", "d"]])
        #expect(completed)
    }

    /// darrarski/DRCollectionViewTableLayout-iOS#6 has 6 items before, 8 after, and nothing but
    /// reloadData() in the block.
    @Test(arguments: [Preset.iOS9, .current])
    func `reloadData in a batch update with inconsistent counts does not prevent the failure`(preset: Preset) {
        let stage = Stage(width: 100, height: 400, behavior: preset)
        let screen = stage.run { stage.shown(ListScreen("a", "b")) }
        var completed: Bool?
        let failures = stage.failures {
            stage.batch(screen.view) {
                screen.sections = [["a", "b", "c"]]
                screen.view.reloadData()
            } completion: {
                completed = $0
            }
        }
        #expect(failures.map { $0.text.hasPrefix("Invalid ") } == [true])
        #expect(screen.shown == [["a", "b", "c"]])
        #expect(completed == false)
    }

    @Test func `A batch update during the animation of another batch update leaves no outdated view on screen`() {
        stage.batch(view, settling: false) { screen.delete(0) }
        stage.advance(by: 0.1)
        stage.batch(view, settling: false) {
            screen.sections = [["d", "c"]]
            view.deleteItems(at: [path(0)])
            view.moveItem(at: path(2), to: path(0))
        }
        stage.settle()
        #expect(screen.shown == [["d", "c"]])
        #expect(view.seenSubviews.count == 2)
        #expect(view.visibleCells.map(\.alpha) == [1, 1])
    }

    @Test
    func `Item counts that are read after a reloadData call in a batch update are read again at the end of the update`()
    {
        let failures = stage.failures {
            stage.batch(view) {
                view.reloadData()
                _ = view.numberOfItems(inSection: 0)
                screen.insert("x", at: 4)
            }
        }
        #expect(failures == [])
        #expect(view.numberOfItems(inSection: 0) == 5)
    }

    @Test func `If several sections are the target of both an insert and a move, the failure names the first one`() {
        let many = stage.shown(ListScreen([["a"], ["b"], ["c"], ["d"]]))
        let texts = stage.failureTexts {
            stage.batch(many.view) {
                many.view.insertSections([1, 2])
                many.view.moveSection(3, toSection: 2)
                many.view.moveSection(0, toSection: 1)
            }
        }
        #expect(texts.contains { $0.contains("insert and a move to the same section (1)") }, "\(texts)")
    }

    /// A layout that stores one attributes object for each row, and changes the objects in
    /// prepare().
    private final class StoringLayout: UICollectionViewLayout {
        var height: CGFloat = 40
        var count = 40
        /// The items whose attributes were requested singly since `asked` was set.
        var asked: [Int]?
        private var stored: [UICollectionViewLayoutAttributes] = []
        /// Called once, in the next prepare().
        var onPrepare: () -> Void = {}
        override func prepare() {
            onPrepare()
            (onPrepare, asked) = ({}, nil)
            while stored.count < count {
                stored.append(UICollectionViewLayoutAttributes(forCellWith: path(stored.count)))
            }
            for (item, attributes) in stored.enumerated() {
                attributes.frame = CGRect(x: 0, y: CGFloat(item) * height, width: 100, height: height)
            }
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: CGFloat(count) * height) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            stored.prefix(count).filter { $0.frame.minY < rect.maxY && rect.minY < $0.frame.maxY }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            asked?.append(indexPath.item)
            return stored[indexPath.item]
        }
    }

    private func shownWithStoringLayout() -> (ListScreen, StoringLayout) {
        let (screen, layout) = (ListScreen(count: 40), StoringLayout())
        screen.view.collectionViewLayout = layout
        return (stage.shown(screen), layout)
    }

    @Test
    func
        `By default, an old item brought on screen starts at its old frame, even if the layout reuses its attributes [UPD-03]`()
    {
        let (screen, layout) = shownWithStoringLayout()
        stage.batch(screen.view, settling: false) {
            screen.delete(0, 1)
            (layout.count, layout.height) = (38, 30)
        }
        #expect([8, 9].map { screen.cell($0)!.presentedFrame.minY } == [400, 440])
    }

    @Test func `The layout is not asked for the old frame of a reloaded item, because the new cell fades in [UPD-03]`()
    {
        let (screen, layout) = shownWithStoringLayout()
        var asked: [Int] = []
        stage.batch(screen.view, settling: false) {
            screen.delete(0, 1)
            screen.view.reloadItems(at: [path(10)])
            (layout.count, layout.asked) = (38, [])
            layout.onPrepare = { asked = layout.asked ?? [] }
        }
        #expect(asked == [11])
        #expect(screen.cell(8)?.name == "10")
    }
}
