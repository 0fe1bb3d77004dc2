import Offscreen
import Testing
import UIKit

@MainActor struct TouchInvariantTests {
    /// A layout with cells at given frames.
    private final class TwoCells: UICollectionViewLayout {
        var frames: [CGRect] = []

        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 2000) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            frames.indices.map { UICollectionViewLayoutAttributes(cell: [0, $0], frame: frames[$0]) }
        }
    }

    @MainActor private struct Screen {
        let stage = Stage(width: 320, height: 400)
        let grid: GridScreen
        var view: UICollectionView { grid.view }

        init(_ frames: [CGRect]) {
            let layout = TwoCells()
            layout.frames = frames
            grid = stage.run { GridScreen([2], in: layout) }
            stage.show(grid.view)
        }

        var findings: [String] { Invariant.touches.check(stage, view) }
    }

    @Test
    func
        `The touch invariant reports a cell that is seen, by its zPosition, where a touch reaches another cell [ORDER-02]`()
    {
        let screen = Screen([CGRect(x: 0, y: 0, width: 96, height: 96), CGRect(x: 24, y: 24, width: 96, height: 96)])
        #expect(screen.findings.isEmpty)
        screen.view.cellForItem(at: [0, 0])?.layer.zPosition = 1
        #expect(screen.findings.contains { $0.contains("is seen, and a touch reaches") })
    }

    @Test
    func `The touch invariant reports a misleading touch of each element, also if it is the only one [ORDER-02]`() {
        let (small, large) = (CGRect(x: 0, y: 0, width: 96, height: 96), CGRect(x: 24, y: 24, width: 280, height: 280))
        for frames in [[small, large], [large, small]] {
            let screen = Screen(frames)
            screen.view.cellForItem(at: [0, 0])?.layer.zPosition = 1
            // The middle of the larger cell is outside of the smaller one.
            #expect(screen.findings.count == 1, "\(screen.findings)")
        }
    }

    /// Returns a section of items with sides of 100 points.
    private func section(_ scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> NSCollectionLayoutSection
    {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = scrolling
        return section
    }

    @Test
    func
        `In a scrolled orthogonal section, a cell raised over another by zPosition breaks the touch invariant [ORDER-02]`()
        throws
    {
        let stage = Stage(width: 320, height: 400)
        let grid = stage.run {
            GridScreen([30], in: UICollectionViewCompositionalLayout(section: section(.continuous)))
        }
        stage.show(grid.view)
        let row = try #require(grid.view.visibleCells.first?.superview as? UIScrollView)
        stage.scroll(row, to: CGPoint(x: 1000, y: 0))
        #expect(Invariant.touches.check(stage, grid.view).isEmpty)
        stage.act("lift") {
            let cells = row.subviews.compactMap { $0 as? UICollectionViewCell }.filter { $0.frame.minX >= 1000 }
            cells[1].frame = cells[0].frame
            cells[0].layer.zPosition = 1
        }
        #expect(!Invariant.touches.check(stage, grid.view).isEmpty)
    }

    @Test
    func `A cell painted by zPosition over an orthogonal section in front of it breaks the touch invariant [ORDER-02]`()
        throws
    {
        let layout = UICollectionViewCompositionalLayout { index, _ in section(index == 0 ? .none : .continuous) }
        let stage = Stage(width: 320, height: 400)
        let grid = stage.run { GridScreen([1, 8], in: layout) }
        stage.show(grid.view)
        let cell = try #require(grid.view.cellForItem(at: [0, 0]))
        let row = try #require(grid.view.cellForItem(at: [1, 0])?.superview as? UIScrollView)
        stage.act("cover") {
            cell.frame = row.frame
            grid.view.bringSubviewToFront(row)
        }
        #expect(Invariant.touches.check(stage, grid.view).isEmpty)
        cell.layer.zPosition = 1
        #expect(!Invariant.touches.check(stage, grid.view).isEmpty)
    }

    @Test func `At a point on the edge of a cell the touch invariant accepts the view on either side of the edge`() {
        for thousandths in 0..<200 {
            let top = 208 + CGFloat(thousandths) * 0.137
            let frame = CGRect(x: 24.99, y: top, width: 77.38, height: 78.36)
            let screen = Screen([frame, frame.offsetBy(dx: 33.32, dy: (frame.maxY + 238.1) / 2 - top)])
            screen.stage.scroll(screen.view, to: CGPoint(x: 0, y: 238.1))
            #expect(screen.findings.isEmpty, "\(top)")
        }
    }
}

/// A cell that contains a list.
private final class Shelf: UICollectionViewCell {
    let books = ListScreen("a", "b", "c")

    override init(frame: CGRect) {
        super.init(frame: frame)
        books.layout.itemSize = CGSize(width: 300, height: 90)
        books.view.frame = contentView.bounds
        contentView.addSubview(books.view)
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor struct NestedHuntTests {
    private let stage = Stage(width: 320, height: 400)

    private func shownShelves() -> GridScreen {
        stage.run {
            let shelves = GridScreen([12], itemSize: CGSize(width: 300, height: 90), cell: Shelf.self, prefetches: true)
            shelves.layout.minimumLineSpacing = 10
            return stage.shown(shelves)
        }
    }

    @Test func `A tap on a list inside a cell reaches the inner cell that is seen [ORDER-02]`() {
        let shelves = shownShelves()
        stage.scroll(shelves.view, by: 70)
        var hit = stage.tap(at: CGPoint(x: 160, y: 100))
        while let view = hit, !(view is UICollectionReusableView) { hit = view.superview }
        #expect(hit is ListScreen.Cell)
        let report = stage.pointReport(of: shelves.view, at: CGPoint(x: 160, y: 100))
        #expect(report.hit.hasPrefix("item 0-"), "\(report)")
        #expect(!report.isMisleading, "\(report)")
        #expect(Invariant.touches.check(stage, shelves.view).isEmpty)
    }

    @Test func `The touch invariant reports a cell that is painted over the cell that receives the touches [ORDER-02]`()
    {
        let shelves = shownShelves()
        // The first cell is placed over the second and raised, so that it is painted over the
        // second cell, which receives touches.
        stage.act("lift") {
            let cells = shelves.view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
            cells[0].frame = cells[1].frame
            cells[0].layer.zPosition = 1
        }
        #expect(!Invariant.touches.check(stage, shelves.view).isEmpty)
    }
}
