import Testing
import UIKit

/// Orthogonal sections of three and of eight groups, in a view of 320 by 480, scrolled to seven
/// offsets in turn. The figures were measured with UIKit (Catalyst on macOS 27) and published in
/// https://github.com/kern0x1b/charon,
/// `tests/backports/device/compositional-orthogonal-expectations.h`: 140 lists of visible cells,
/// the 140 calls of the handler that go with them, and 3 lists of cells that a handler changed. The
/// model has all of these values. The order of a handler's items is not compared, because in UIKit
/// it depends on the order in which the items appeared.
@MainActor struct OrthogonalVectorTests {
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// The groups of a row.
    enum Groups: Sendable {
        /// 100 by 50, 8 apart, under a header.
        case plain
        /// Four fifths of the width, 8 apart, under a header.
        case broad
        /// 100 wide and a quarter of the height, 8 apart.
        case high
        /// 100 by 50 without spacing, under a header.
        case close

        var width: CGFloat { self == .broad ? 256 : 100 }
        var pitch: CGFloat { self == .close ? 100 : width + 8 }
        var height: CGFloat { self == .high ? 118 : 50 }
        var tops: [CGFloat] { self == .high ? [3, 129] : [23, 101] }
        var headers: [CGFloat] { self == .high ? [] : [0, 78] }
    }

    struct Vector: Sendable, CustomTestStringConvertible {
        let behavior: Behavior
        let groups: Groups
        /// The offsets at which the rows of three and of eight groups rest after each step.
        let three, eight: [CGFloat]
        var testDescription: String { "\(behavior) of \(groups)" }

        init(_ behavior: Behavior, _ groups: Groups, _ three: [CGFloat], _ eight: [CGFloat]) {
            (self.behavior, self.groups, self.three, self.eight) = (behavior, groups, three, eight)
        }
    }

    private nonisolated static let steps: [CGFloat] = [0, 40, 130, 200, 300, 400, 700]
    private nonisolated static let short: [CGFloat] = [0, 6, 6, 6, 6, 6, 6]
    private nonisolated static let still: [CGFloat] = [0, 0, 0, 0, 0, 0, 0]

    nonisolated static let vectors: [Vector] = [
        Vector(.continuous, .plain, short, [0, 40, 130, 200, 300, 400, 546]),
        Vector(.continuous, .broad, [0, 40, 130, 200, 300, 400, 474], [0, 40, 130, 200, 300, 400, 700]),
        Vector(.continuous, .high, short, [0, 40, 130, 200, 300, 400, 546]),
        Vector(.continuous, .close, still, [0, 40, 130, 200, 300, 400, 490]),
        Vector(.continuousGroupLeadingBoundary, .plain, short, [0, 0, 108, 216, 324, 432, 546]),
        Vector(.continuousGroupLeadingBoundary, .broad, [0, 0, 0, 264, 264, 474, 474], [0, 0, 0, 264, 264, 528, 792]),
        Vector(.continuousGroupLeadingBoundary, .high, short, [0, 0, 108, 216, 324, 432, 546]),
        Vector(.continuousGroupLeadingBoundary, .close, still, [0, 0, 100, 200, 300, 400, 490]),
        Vector(.paging, .plain, short, [0, 0, 0, 310, 310, 310, 546]),
        Vector(.paging, .broad, [0, 0, 0, 310, 310, 310, 474], [0, 0, 0, 310, 310, 310, 620]),
        Vector(.paging, .high, short, [0, 0, 0, 310, 310, 310, 546]),
        Vector(.paging, .close, still, [0, 0, 0, 310, 310, 310, 490]),
        Vector(.groupPaging, .plain, short, [0, 0, 108, 216, 324, 432, 546]),
        Vector(.groupPaging, .broad, [0, 0, 0, 264, 264, 474, 474], [0, 0, 0, 264, 264, 528, 792]),
        Vector(.groupPaging, .high, short, [0, 0, 108, 216, 324, 432, 546]),
        Vector(.groupPaging, .close, still, [0, 0, 100, 200, 300, 400, 490]),
        Vector(.groupPagingCentered, .plain, [3, 3, 111, 111, 111, 111, 111], [3, 3, 111, 219, 327, 435, 651]),
        Vector(
            .groupPagingCentered, .broad, [-27, -27, 237, 237, 237, 501, 501], [-27, -27, 237, 237, 237, 501, 765]),
        Vector(.groupPagingCentered, .high, [3, 3, 111, 111, 111, 111, 111], [3, 3, 111, 219, 327, 435, 651]),
        Vector(.groupPagingCentered, .close, [-5, -5, 95, 95, 95, 95, 95], [-5, -5, 95, 195, 295, 395, 595]),
    ]

    private final class HandlerCalls {
        var offsets: [Int: CGFloat] = [:]
        var items: [Int: [String]] = [:]
    }

    private static func text(_ frame: CGRect) -> String { frame.figures(separator: ",") }

    private static func section(_ vector: Vector, _ received: HandlerCalls) -> NSCollectionLayoutSection {
        let groups = vector.groups
        let section = layoutSection(
            row(
                groups == .broad ? .fractionalWidth(0.8) : .absolute(100),
                height: groups == .high ? .fractionalHeight(0.25) : .absolute(50), [fillingItem()]),
            insets: insets(3, 4, 5, 6), spacing: groups == .close ? 0 : 8,
            boundaries: groups == .high ? [] : [bar("h", 20, .top)],
            scrolling: vector.behavior)
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            guard let index = items.first?.indexPath.section else { return }
            received.offsets[index] = offset.x
            received.items[index] = items.filter {
                $0.representedElementCategory != .cell || isSeen($0.frame, offset.x)
            }.map {
                let place =
                    """
                    \($0.indexPath.section).\($0.indexPath.item) \(text($0.frame)) \(text($0.bounds)) \
                    \($0.center.x),\($0.center.y)
                    """
                return "\(place) a\($0.alpha) z\($0.zIndex) \($0.representedElementKind ?? "cell") \($0.name)"
            }.sorted()
        }
        return section
    }

    private static func isSeen(_ frame: CGRect, _ offset: CGFloat) -> Bool {
        frame.maxX - offset > 0 && frame.minX - offset < 320
    }

    private func rows(_ screen: CompositionalScreen) -> [UIScrollView] {
        screen.view.subviews.compactMap { $0 as? UIScrollView }.sorted { $0.frame.minY < $1.frame.minY }
    }

    @Test(arguments: vectors)
    func
        `Setting an orthogonal row's offset moves the row to the measured offset, which its visible items handler receives [COMP-05]`(
            vector: Vector
        )
    {
        let received = HandlerCalls()
        let groups = vector.groups
        let screen = CompositionalScreen(Self.section(vector, received), [3, 8]).shown()
        for (step, offset) in Self.steps.enumerated() {
            for row in rows(screen) {
                screen.stage.act("put") { row.setContentOffset(CGPoint(offset, row.contentOffset.y), animated: false) }
            }
            let rests = [vector.three[step], vector.eight[step]]
            #expect(received.offsets == [0: rests[0], 1: rests[1]], "put at \(offset)")
            var cells: [String] = []
            for (section, count) in [3, 8].enumerated() {
                let frames = (0..<count).map {
                    CGRect(4 + CGFloat($0) * groups.pitch, groups.tops[section], groups.width, groups.height)
                }
                let seen = frames.indices.filter { Self.isSeen(frames[$0], rests[section]) }
                cells += seen.map {
                    "\(section).\($0) \(Self.text(frames[$0].offsetBy(dx: -rests[section], dy: 0))) a1.0"
                }
                var items = seen.map { (index: Int) -> String in
                    let frame = frames[index]
                    let bounds = Self.text(CGRect(origin: .zero, size: frame.size))
                    return "\(section).\(index) \(Self.text(frame)) \(bounds) \(frame.midX),\(frame.midY) a1.0 z0 cell "
                }
                if let top = groups.headers.isEmpty ? nil : groups.headers[section] {
                    items.append("\(section).0 4,\(Int(top)),310,20 0,0,310,20 159.0,\(top + 10) a1.0 z1 h ")
                }
                #expect(received.items[section] == items.sorted(), "put at \(offset)")
            }
            let shown = screen.view.visibleCells.map { cell in
                let path = screen.view.indexPath(for: cell)!
                return
                    """
                    \(path.section).\(path.item) \(Self.text(cell.convert(cell.bounds, to: screen.view))) \
                    a\(cell.alpha)
                    """
            }
            #expect(shown.sorted() == cells.sorted(), "put at \(offset)")
        }
    }

    @Test
    func `After each scroll, cells of an orthogonal row have the values that the visible items handler sets [COMP-05]`()
    {
        let section = layoutSection(
            row(.fractionalWidth(0.5), height: .fractionalHeight(0.5), [fillingItem()]), insets: insets(3, 4, 5, 6),
            scrolling: .continuous)
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            for item in items {
                let number = CGFloat(item.indexPath.item)
                let distance = abs(number * 155 + 4 - offset.x) / 300
                item.alpha = max(0.2, 1 - distance)
                item.transform3D = CATransform3DMakeScale(1 - distance / 2, 1 - distance / 2, 1)
                item.zIndex = 10 - item.indexPath.item
                if item.indexPath.item == 1 { item.center = CGPoint(number * 40 + 110 + offset.x, 60) }
                if item.indexPath.item == 3 { item.transform = CGAffineTransform(rotationAngle: 0.3) }
            }
        }
        let screen = CompositionalScreen(section, [6]).shown()
        let measured: [(CGFloat, [String])] = [
            (0, ["0 4.53333,3.78667,158.933,234.427 0.986667 0.993333,0", "1 91.2,-26.73,117.6,173.46 0.47 0.735,0"]),
            (
                100,
                [
                    "0 -83.2,21.88,134.4,198.24 0.68 0.84,0", "1 77.8667,-46.3967,144.267,212.793 0.803333 0.901667,0",
                    "2 252.533,45.0867,102.933,151.827 0.286667 0.643333,0",
                ]
            ),
            (
                250,
                [
                    "1 82.1333,-40.1033,135.733,200.207 0.696667 0.848333,0",
                    "2 82.5333,15.5867,142.933,210.827 0.786667 0.893333,0",
                    "3 202.702,-15.3713,222.597,272.743 0.27 0.955336,0.29552",
                ]
            ),
        ]
        for (offset, cells) in measured {
            let row = rows(screen)[0]
            screen.stage.act("put") { row.setContentOffset(CGPoint(offset, row.contentOffset.y), animated: false) }
            let shown = screen.view.visibleCells.map { cell in
                let frame = Self.text(cell.convert(cell.bounds, to: screen.view))
                let turn = "\(cell.transform.a.figure),\(cell.transform.b.figure)"
                return "\(screen.view.indexPath(for: cell)!.item) \(frame) \(cell.alpha.figure) \(turn)"
            }
            #expect(shown.sorted() == cells, "put at \(offset)")
        }
    }
}
