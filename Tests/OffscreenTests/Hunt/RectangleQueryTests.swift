import Testing
import UIKit

@testable import Offscreen

/// A waterfall layout whose query for a rectangle can be off by one.
private final class Waterfall: UICollectionViewLayout {
    enum Mistake: String, CaseIterable, CustomTestStringConvertible {
        case none
        /// The search for the first item that reaches into the rectangle ends one item too late.
        case first
        /// The search for the first item below the rectangle ends one item too early, but only at
        /// the end of the list.
        case last
        /// The search compares with `maxY - 1`, so that an item that reaches less than a point into
        /// the rectangle is omitted.
        case edge

        var testDescription: String { rawValue }
    }

    var mistake = Mistake.none
    private var columns: [[UICollectionViewLayoutAttributes]] = []
    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0

    override func prepare() {
        guard let view = collectionView else { return }
        let width = view.bounds.width / 3
        columns = [[], [], []]
        attributes = (0..<view.numberOfItems(inSection: 0)).map { item in
            let bottoms = columns.map { $0.last?.frame.maxY ?? 0 }
            let column = bottoms.firstIndex(of: bottoms.min()!)!
            let frame = CGRect(
                x: CGFloat(column) * width, y: bottoms[column], width: width, height: CGFloat(40 + item * 37 % 60))
            let attributes = UICollectionViewLayoutAttributes(cell: path(item), frame: frame)
            columns[column].append(attributes)
            return attributes
        }
        height = columns.compactMap { $0.last?.frame.maxY }.max() ?? 0
    }
    override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes[indexPath.item]
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        columns.flatMap { column in
            var start = (0..<column.count).partitionPoint { column[$0].frame.maxY <= rect.minY }
            let bottom = mistake == .edge ? rect.maxY - 1 : rect.maxY
            let end = (0..<(mistake == .last ? max(0, column.count - 1) : column.count)).partitionPoint {
                column[$0].frame.minY <= bottom
            }
            if mistake == .first, start > 0 { start += 1 }
            return start < end ? Array(column[start..<end]) : []
        }
    }
}

/// A flow layout whose rectangle query omits items that reach less than a point into one side of
/// the rectangle.
private final class NarrowedLayout: UICollectionViewFlowLayout {
    var side = UIEdgeInsets.zero

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.filter { $0.frame.intersects(rect.inset(by: side)) }
    }
}

/// Hunts that request the elements of rectangles that end at the edges of items.
@MainActor struct RectangleQueryTests {
    private func subject(_ mistake: Waterfall.Mistake) -> HuntSubject {
        let layout = Waterfall()
        layout.mistake = mistake
        return CellSource(60).subject(in: layout)
    }

    @Test(arguments: [Waterfall.Mistake.first, .last, .edge])
    fileprivate func `A hunt of one seed finds an off-by-one mistake in a layout's rectangle query`(
        mistake: Waterfall.Mistake
    ) throws {
        let hunt = Hunt { subject(mistake) }
        let finding = try #require(hunt.run(seeds: 1...1, steps: 50))
        #expect(finding.invariant == "answers")
        #expect(finding.messages.count == 1)
        let text = #/layoutAttributesForElements\(in:\) of \[.*leaves out item 0-.*by layoutAttributesForItem\(at:\)/#
        #expect(finding.messages[0].wholeMatch(of: text) != nil, "\(finding)")
        #expect(finding.steps.isEmpty, "showing the view is enough")
        #expect(try hunt.replay(finding.text)?.invariant == "answers")
    }

    @Test(arguments: [
        (UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0), "[0,49.5 200x320]"),
        (UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0), "[0,-319.5 200x320]"),
        (UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0), "[199.5,0 200x320]"),
        (UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 1), "[-199.5,0 200x320]"),
    ])
    func
        `If layoutAttributesForElements(in:) leaves out an item at one of the four edges of its rectangle, the item is reported`(
            side: UIEdgeInsets, rect: String
        )
    {
        // The stage's height is not a multiple of an item's height, so that no rectangle of that
        // height begins and ends at edges of items.
        let (stage, layout) = (Stage(width: 200, height: 320), NarrowedLayout())
        layout.side = side
        let screen = stage.shown(GridScreen([30], itemSize: CGSize(width: 200, height: 50), layout: layout))
        let omission = "leaves out item 0-0, which is at [0,0 200x50] by layoutAttributesForItem(at:)"
        #expect(
            Invariant.answers.check(stage, screen.view) == ["layoutAttributesForElements(in:) of \(rect) \(omission)"])
    }

    /// An item that a rectangle query leaves out, and whether that is reported.
    struct LeftOut: Sendable, CustomTestStringConvertible {
        let name: String
        let isReported: Bool
        let change: @MainActor @Sendable (UICollectionViewLayoutAttributes) -> Void
        var testDescription: String { name }

        init(
            _ name: String, isReported: Bool = false,
            _ change: @escaping @MainActor @Sendable (UICollectionViewLayoutAttributes) -> Void
        ) {
            (self.name, self.isReported, self.change) = (name, isReported, change)
        }
    }

    private final class LeavingOutLayout: UICollectionViewFlowLayout {
        var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.item != 1 }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let copy = super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
            if indexPath.item == 1, let copy { change(copy) }
            return copy
        }
    }

    @Test(arguments: [
        LeftOut("unchanged", isReported: true) { _ in }, LeftOut("moved", isReported: true) { $0.frame.origin.y += 3 },
        LeftOut("hidden") { $0.isHidden = true }, LeftOut("without width") { $0.frame.size.width = 0 },
        LeftOut("without height") { $0.frame.size.height = 0 }, LeftOut("endless") { $0.frame.size.width = .infinity },
        LeftOut("endlessly high") { $0.frame.size.height = .infinity },
        LeftOut("nowhere") { $0.frame.origin.x = .nan }, LeftOut("far") { $0.frame.origin.y = .infinity },
        LeftOut("beyond the content") { $0.frame.origin.y = 5000 },
    ])
    func `An item that a rectangle query leaves out is reported only if the item is shown somewhere`(item: LeftOut) {
        let (stage, layout) = (Stage(width: 200, height: 320), LeavingOutLayout())
        layout.change = item.change
        let screen = stage.shown(GridScreen([30], itemSize: CGSize(width: 200, height: 50), layout: layout))
        let messages = Invariant.answers.check(stage, screen.view)
        #expect(messages.contains { $0.contains("leaves out item 0-1,") } == item.isReported, "\(messages)")
    }

    @Test func `A hunt on a layout whose layoutAttributesForElements(in:) is correct finds nothing`() {
        #expect(Hunt { subject(.none) }.run(seeds: 1...3, steps: 60) == nil)
    }

    @Test
    func
        `With items of one size a flow layout's layoutAttributesForElements(in:) omits no element at an edge of its rectangle`()
    {
        let stage = Stage(width: 200, height: 300)
        let screen = stage.run { stage.shown(GridScreen([40, 3], itemSize: CGSize(width: 61, height: 43.5))) }
        stage.scroll(screen.view, by: 130)
        #expect(Invariant.answers.check(stage, screen.view).isEmpty)
    }
}
