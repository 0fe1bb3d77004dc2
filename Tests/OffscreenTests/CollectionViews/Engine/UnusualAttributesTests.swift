import Offscreen
import Testing
import UIKit

/// Unusual attributes from a layout of an app.
@MainActor struct UnusualAttributesTests {
    /// A layout of rows of 20 points, whose attributes a test can change.
    private final class Rows: UICollectionViewLayout {
        var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }
        var (decorations, inserted, deleted): ([IndexPath], [IndexPath], [IndexPath]) = ([], [], [])
        /// The requests for initial and final attributes of decorations.
        var log: [String] = []
        var (asked, prepared) = (0, 0)
        override func prepare() {
            super.prepare()
            prepared += 1
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            asked += 1
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            return (0..<count).compactMap { layoutAttributesForItem(at: path($0)) }
                + decorations.compactMap { layoutAttributesForDecorationView(ofKind: "card", at: $0) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let frame = CGRect(x: 0, y: 20 * CGFloat(indexPath.item), width: 100, height: 20)
            let row = UICollectionViewLayoutAttributes(cell: indexPath, frame: frame)
            change(row)
            return row
        }
        override func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            UICollectionViewLayoutAttributes(
                decoration: kind, at: indexPath, frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        }
        override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { inserted }
        override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { deleted }
        override func initialLayoutAttributesForAppearingDecorationElement(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("initial \(indexPath.last!)")
            return nil
        }
        override func finalLayoutAttributesForDisappearingDecorationElement(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("final \(indexPath.last!)")
            return nil
        }
    }

    private let stage = Stage(width: 100, height: 100)
    private let rows = Rows()
    private let screen: GridScreen
    private var view: UICollectionView { screen.view }

    init() {
        rows.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
        screen = GridScreen([3], in: rows)
    }

    @Test func `layoutAttributesForItem returns nil for an item that the data source does not have`() {
        stage.show(view)
        #expect(
            [path(2), path(3), path(0, 1)].map { view.layoutAttributesForItem(at: $0) != nil } == [true, false, false])
    }

    @Test(arguments: [
        CGSize(width: -1, height: 10), CGSize(width: 10, height: -1), CGSize(width: CGFloat.infinity, height: 10),
        CGSize(width: 10, height: CGFloat.infinity),
    ])
    func `An item whose size is negative or infinite gets no view and is logged`(size: CGSize) {
        rows.change = { if $0.indexPath.item == 1 { $0.size = size } }
        _ = stage.failures { stage.show(view) }
        #expect(view.indexPathsForVisibleItems.sorted() == [path(0), path(2)])
        #expect(stage.recording.trace.contains("have a frame that no view can have. Attributes will be ignored."))
    }

    @Test(arguments: [CGSize(width: 100, height: 0), CGSize(width: 0, height: 100)])
    func `A collection view without width or height prepares its layout and requests no elements`(size: CGSize) {
        stage.act("show") {
            view.frame.size = size
            stage.window.addSubview(view)
        }
        #expect(rows.asked == 0)
        #expect(rows.prepared > 0)
    }

    @Test
    func
        `An insertion keeps the views of decorations, even of those at an index path of one index or in a missing section`()
    {
        rows.decorations = [IndexPath(index: 0), IndexPath(item: 0, section: 3)]
        stage.show(view)
        let before = view.plainViews
        #expect(before.count == 2)
        stage.act("insert") { screen.insert(0) }
        #expect(view.plainViews == before)
        stage.act("insert a section") {
            screen.counts.append(0)
            view.insertSections([1])
        }
        #expect(view.plainViews == before)
    }

    @Test func `A decoration that the layout lists for insertion gets a new view that fades in`() {
        rows.decorations = [path(0)]
        stage.show(view)
        let before = view.plainViews[0]
        rows.inserted = [path(0)]
        stage.batch(view, settling: false) { screen.insert(3) }
        stage.advance(by: 0.1)
        let new = view.plainViews.filter { $0 !== before }
        #expect(new.map { $0.layer.presentation()!.opacity < 1 } == [true])
        stage.settle()
        #expect(view.plainViews == new)
    }

    @Test
    func
        `If the layout lists a decoration for deletion and still returns it, an update gives it another view [UPD-04]`()
    {
        rows.decorations = [path(0)]
        stage.show(view)
        let first = view.plainViews[0]
        stage.batch(view) {
            screen.insert(1)
            (rows.decorations, rows.inserted, rows.deleted) = ([path(0), path(1)], [path(1)], [path(0)])
        }
        #expect(rows.log == ["final 0", "initial 0", "initial 1"])
        #expect(view.plainViews.count == 2, "the deleted decoration has another view")
        #expect(!view.plainViews.contains(first), "the deleted decoration has another view")
    }

    @Test func `An update is refused if an item's path has three indexes, or a move's paths differ in length`() {
        stage.show(view)
        let (long, short): (IndexPath, IndexPath) = ([0, 0, 0], IndexPath(index: 0))
        let changes: [(UICollectionView) -> Void] = [
            { $0.deleteItems(at: [long]) }, { $0.reloadItems(at: [long]) }, { $0.insertItems(at: [long]) },
            { $0.moveItem(at: short, to: path(1)) }, { $0.moveItem(at: path(1), to: short) },
        ]
        for (number, change) in changes.enumerated() {
            let texts = stage.failureTexts { stage.act("change") { change(view) } }
            #expect(texts.count == 1, "change \(number): \(texts)")
        }
        #expect(view.visibleCells.count == 3)
    }

    @Test func `An animated layout change before the first pass never prepares the old layout`() {
        let next = Rows()
        var isDone = false
        stage.act("show", settling: false) {
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            stage.window.addSubview(view)
            view.setCollectionViewLayout(next, animated: true) { _ in isDone = true }
        }
        stage.settle()
        #expect(isDone)
        #expect(rows.prepared == 0)
        #expect(next.prepared == 1)
        #expect(view.visibleCells.count == 3)
    }

    @Test(arguments: [0, 20] as [CGFloat])
    func `In right-to-left direction, if the content is narrower than the view, the x offset is minus the left inset`(
        inset: CGFloat
    ) {
        let grid = GridScreen([1], itemSize: CGSize(width: 30, height: 30))
        (grid.layout.scrollDirection, grid.view.contentInset.left) = (.horizontal, inset)
        stage.layoutDirection = .rightToLeft
        stage.show(grid.view)
        #expect(grid.view.contentOffset == CGPoint(x: -inset, y: 0))
        #expect(grid.view.visibleCells.count == 1)
    }

    /// Attributes that return a size other than the stored one.
    @Test func `A transform and an alpha that a layout sets, resets and sets again are applied each time`() {
        stage.show(view)
        let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
        for _ in 1...2 {
            rows.change = { ($0.transform, $0.alpha) = (half, 0.5) }
            stage.act("set") { rows.invalidateLayout() }
            #expect(view.cellForItem(at: [0, 1])?.transform == half)
            #expect(view.cellForItem(at: [0, 1])?.alpha == 0.5)
            rows.change = { _ in }
            stage.act("reset") { rows.invalidateLayout() }
            #expect(view.cellForItem(at: [0, 1])?.transform == .identity)
            #expect(view.cellForItem(at: [0, 1])?.alpha == 1)
        }
    }

    private final class Misleading: UICollectionViewLayoutAttributes {
        override var size: CGSize {
            get { CGSize(width: -1, height: -1) }
            set { super.size = newValue }
        }
    }

    private final class MisleadingLayout: EditedFlowLayout {
        override class var layoutAttributesClass: AnyClass { Misleading.self }
    }

    @Test(arguments: [CGAffineTransform.identity, CGAffineTransform(scaleX: 0.5, y: 0.5)])
    func `An item is shown even if a subclass of layout attributes overrides size to return a negative size`(
        transform: CGAffineTransform
    ) {
        let layout = MisleadingLayout()
        layout.edit = { $0.transform = transform }
        let screen = stage.shown(GridScreen([2], itemSize: CGSize(width: 100, height: 40), layout: layout))
        #expect(screen.view.visibleCells.count == 2)
    }
}
