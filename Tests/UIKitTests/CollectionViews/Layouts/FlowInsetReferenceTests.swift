import Testing

@testable import UIKit

/// Sections of 7, 5 and 1 items whose insets are measured from the content inset, from the safe
/// area (which is zero) and from the margins, at two pixels per point. The figures were measured
/// with UIKit (Catalyst on macOS 27) and published in https://github.com/kern0x1b/charon,
/// `tests/backports/device/insetref-expectations.h`.
@MainActor struct FlowInsetReferenceTests {
    typealias Reference = UICollectionViewFlowLayout.SectionInsetReference

    struct Vector: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let references: [Reference]
        var width: CGFloat = 320
        /// The content inset at the left and at the right.
        var contentInset: (CGFloat, CGFloat) = (0, 0)
        var margins: (CGFloat, CGFloat) = (8, 8)
        var counts = [7, 5, 1]
        /// Whether the delegate gives sizes; otherwise every item is 70x50.
        var hasSizes = false
        /// Whether the delegate gives insets and headers; otherwise every section has insets of 10,
        /// 12, 14 and 16.
        var hasInsets = false
        var isEstimated = false
        let content: CGSize
        /// The left edges of all items, by section.
        let x: [[CGFloat]]
        /// The tops of all items, by section.
        let y: [[CGFloat]]
        var headers: [CGFloat] = []
    }

    private final class SizesAndInsets: NSObject, UICollectionViewDelegateFlowLayout {
        func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
            -> CGSize
        {
            FlowInsetReferenceTests.size(path.item)
        }

        func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int)
            -> UIEdgeInsets
        {
            let section = CGFloat(section)
            return UIEdgeInsets(4 + 3 * section, 6 + 5 * section, 8 + section, 10 + 4 * section)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize { CGSize(0, 24) }
    }

    private nonisolated static func size(_ item: Int) -> CGSize {
        CGSize(60 + 10 * CGFloat(item % 3), 40 + 6 * CGFloat(item % 4))
    }

    /// Returns a vector of items of 70 by 50 in columns with the given left edges.
    private nonisolated static func grid(
        _ name: String, _ references: [Reference], _ x: [CGFloat], width: CGFloat = 320,
        contentInset: (CGFloat, CGFloat) = (0, 0),
        margins: (CGFloat, CGFloat) = (8, 8)
    ) -> Vector {
        let lines: [[CGFloat]] = x.count == 3 ? [[10, 69, 128], [202, 261], [335]] : [[10, 69], [143, 202], [276]]
        func places(_ of: (Int, Int) -> CGFloat) -> [[CGFloat]] {
            [7, 5, 1].enumerated().map { section, count in (0..<count).map { of(section, $0) } }
        }
        return Vector(
            testDescription: name, references: references, width: width, contentInset: contentInset, margins: margins,
            content: CGSize(width - contentInset.0 - contentInset.1, x.count == 3 ? 399 : 340),
            x: places { x[$1 % x.count] }, y: places { lines[$0][$1 / x.count] })
    }

    /// The tops of items of the delegate's sizes, in lines of four and of three.
    private nonisolated static let fours: [[CGFloat]] = [
        [37, 34, 31, 28, 101, 98, 95], [195, 192, 189, 186, 253], [336],
    ]
    private nonisolated static let threes: [[CGFloat]] = [
        [34, 31, 28, 89, 98, 95, 156], [253, 250, 247, 308, 317], [409],
    ]
    private nonisolated static let oneLine: [[CGFloat]] = [
        [19, 16, 13, 10, 19, 16, 13], [101, 98, 95, 92, 101], [174],
    ]
    private nonisolated static let estimated: [[CGFloat]] = [threes[0], threes[1], [415, 412, 409, 470]]
    private nonisolated static let headersOfThrees: [CGFloat] = [0, 216, 375]

    nonisolated static let vectors: [Vector] = [
        grid("320", [.fromContentInset, .fromSafeArea], [12, 123, 234]),
        grid("320", [.fromLayoutMargins], [20, 123, 226]),
        grid("375", [.fromContentInset, .fromSafeArea], [12, 104.5, 196.5, 289], width: 375),
        grid("375", [.fromLayoutMargins], [20, 107, 194, 281], width: 375),
        grid("a content inset", [.fromContentInset], [12, 98, 184], contentInset: (20, 30)),
        grid("a content inset", [.fromSafeArea, .fromLayoutMargins], [0, 100, 200], contentInset: (20, 30)),
        grid("margins", [.fromContentInset, .fromSafeArea], [12, 123, 234], margins: (30, 5)),
        grid("margins", [.fromLayoutMargins], [42, 135.5, 229], margins: (30, 5)),
        Vector(
            testDescription: "sizes and insets of a delegate", references: [.fromContentInset, .fromSafeArea],
            hasSizes: true,
            hasInsets: true, content: CGSize(320, 386),
            x: [[6, 77.5, 158.5, 250, 6, 83, 170], [11, 79.5, 157.5, 246, 11], [16]], y: fours, headers: [0, 155, 302]),
        Vector(
            testDescription: "sizes and insets of a delegate", references: [.fromLayoutMargins], hasSizes: true,
            hasInsets: true,
            content: CGSize(320, 459), x: [[14, 113, 222, 14, 113, 222, 14], [19, 113.5, 218, 19, 86], [24]], y: threes,
            headers: headersOfThrees),
        Vector(
            testDescription: "sizes of a delegate, 768", references: [.fromContentInset, .fromSafeArea], width: 768,
            hasSizes: true,
            content: CGSize(768, 228), x: [[12, 79, 156, 243, 310, 387, 474], [12, 79, 156, 243, 310], [12]], y: oneLine
        ),
        Vector(
            testDescription: "sizes of a delegate, 768", references: [.fromLayoutMargins], width: 768, hasSizes: true,
            content: CGSize(768, 228), x: [[20, 87, 164, 251, 318, 395, 482], [20, 87, 164, 251, 318], [20]], y: oneLine
        ),
        Vector(
            testDescription: "a content inset and a delegate", references: [.fromContentInset], contentInset: (40, 3),
            hasSizes: true,
            hasInsets: true, content: CGSize(277, 459),
            x: [[6, 91.5, 187, 6, 91.5, 187, 6], [11, 92, 183, 11, 78], [16]], y: threes, headers: headersOfThrees),
        Vector(
            testDescription: "a content inset and a delegate", references: [.fromSafeArea], contentInset: (40, 3),
            hasSizes: true,
            hasInsets: true, content: CGSize(277, 459), x: [[0, 90, 190, 0, 90, 190, 0], [0, 88, 186, 0, 67], [0]],
            y: threes, headers: headersOfThrees),
        Vector(
            testDescription: "a content inset and a delegate", references: [.fromLayoutMargins], contentInset: (40, 3),
            hasSizes: true,
            hasInsets: true, content: CGSize(277, 459), x: [[0, 86, 182, 0, 86, 182, 0], [0, 84, 178, 0, 67], [0]],
            y: threes, headers: headersOfThrees),
        Vector(
            testDescription: "a content inset and margins", references: [.fromContentInset], contentInset: (12, 0),
            margins: (30, 5),
            hasSizes: true, hasInsets: true, content: CGSize(308, 398),
            x: [[6, 73.5, 150.5, 238, 6, 83, 170], [11, 107.5, 214, 11, 78], [16]],
            y: [fours[0], [192, 189, 186, 247, 256], [348]], headers: [0, 155, 314]),
        Vector(
            testDescription: "a content inset and margins", references: [.fromSafeArea], contentInset: (12, 0),
            margins: (30, 5),
            hasSizes: true, hasInsets: true, content: CGSize(308, 386),
            x: [[0, 69.5, 148.5, 238, 0, 77, 164], [0, 68, 146, 234, 0], [4]], y: fours, headers: [0, 155, 302]),
        Vector(
            testDescription: "a content inset and margins", references: [.fromLayoutMargins], contentInset: (12, 0),
            margins: (30, 5),
            hasSizes: true, hasInsets: true, content: CGSize(308, 459),
            x: [[24, 113.5, 213, 24, 113.5, 213, 24], [29, 114, 209, 29, 96], [34]], y: threes, headers: headersOfThrees
        ),
        Vector(
            testDescription: "estimates and a content inset", references: [.fromContentInset], contentInset: (20, 30),
            counts: [7, 5, 4],
            hasSizes: true, hasInsets: true, isEstimated: true, content: CGSize(270, 538),
            x: [[6, 88, 180, 6, 88, 180, 6], [11, 88.5, 176, 11, 78], [16, 89, 172, 16]], y: estimated,
            headers: headersOfThrees),
        Vector(
            testDescription: "estimates and a content inset", references: [.fromSafeArea], contentInset: (20, 30),
            counts: [7, 5, 4],
            hasSizes: true, hasInsets: true, isEstimated: true, content: CGSize(270, 538),
            x: [[0, 90, 190, 0, 90, 190, 0], [0, 90, 190, 0, 67], [0, 90, 190, 0]], y: estimated,
            headers: headersOfThrees),
        Vector(
            testDescription: "estimates and a content inset", references: [.fromLayoutMargins], contentInset: (20, 30),
            counts: [7, 5, 4],
            hasSizes: true, hasInsets: true, isEstimated: true, content: CGSize(270, 538),
            x: [[0, 90, 190, 0, 90, 190, 0], [0, 90, 190, 0, 67], [4, 92, 190, 4]], y: estimated,
            headers: headersOfThrees),
    ]

    @Test(arguments: vectors) func `Every item and header has its measured frame with each section inset reference`(
        vector: Vector
    ) {
        for reference in vector.references {
            let source = PlainSource(vector.counts)
            let delegate: (any UICollectionViewDelegateFlowLayout)? =
                if vector.hasInsets {
                    SizesAndInsets()
                } else if vector.hasSizes {
                    SizingDelegate(Self.size)
                } else {
                    nil
                }
            World(behavior: .current, screen: UIScreen(size: CGSize(vector.width, 480), scale: 2)).run {
                let layout = flowLayout(
                    CGSize(70, 50), lineSpacing: 9, itemSpacing: 7, insets: UIEdgeInsets(10, 12, 14, 16))
                layout.sectionInsetReference = reference
                if vector.isEstimated { layout.estimatedItemSize = CGSize(60, 40) }
                let header = UICollectionView.elementKindSectionHeader
                let view = source.view(layout, frame: CGRect(0, 0, vector.width, 480), kinds: [header])
                view.contentInset = UIEdgeInsets(0, vector.contentInset.0, 0, vector.contentInset.1)
                view.layoutMargins = UIEdgeInsets(0, vector.margins.0, 0, vector.margins.1)
                view.delegate = delegate
                view.layoutIfNeeded()
                #expect(layout.collectionViewContentSize == vector.content, "\(reference)")
                for (section, count) in vector.counts.enumerated() {
                    for item in 0..<count {
                        let frame = view.layoutAttributesForItem(at: [section, item])!.frame
                        let size = vector.hasSizes ? Self.size(item) : layout.itemSize
                        let expected = CGRect(
                            origin: CGPoint(vector.x[section][item], vector.y[section][item]), size: size)
                        #expect(frame == expected, "\(reference) \(section)-\(item)")
                    }
                }
                for (section, y) in vector.headers.enumerated() {
                    let frame = layout.layoutAttributesForSupplementaryView(ofKind: header, at: [section, 0])?.frame
                    #expect(frame == CGRect(0, y, vector.content.width, 24), "\(reference) \(section)")
                }
            }
        }
    }

    @Test func `In a horizontal flow layout the section inset reference applies above and below the items [FLOW-20]`() {
        let source = PlainSource([6])
        World(behavior: .current, screen: UIScreen(size: CGSize(100, 480), scale: 2)).run {
            let layout = flowLayout(
                CGSize(50, 100), itemSpacing: 5, insets: UIEdgeInsets(10, 0, 14, 0), direction: .horizontal)
            layout.sectionInsetReference = .fromLayoutMargins
            let view = source.view(layout, frame: CGRect(0, 0, 100, 480))
            view.contentInset = UIEdgeInsets(20, 0, 30, 0)
            view.layoutMargins = UIEdgeInsets(6, 0, 4, 0)
            view.layoutIfNeeded()
            // At both ends the section inset and the margin together are less than the content
            // inset, so that a line has 430 points.
            let tops = (0..<4).map { view.layoutAttributesForItem(at: [0, $0])!.frame.minY }
            #expect(tops == [0, 110, 220, 330])
        }
    }

    @Test
    func
        `Across the scroll direction, reference inset minus content inset is added to a section inset, and a negative sum is 0`()
    {
        func insets(_ direction: UICollectionView.ScrollDirection) -> UIEdgeInsets {
            FlowInsetReference.area(
                UIEdgeInsets(10, 20, 30, 40), contentInset: UIEdgeInsets(1, 2, 3, 4),
                axis: LayoutAxis(direction: direction)
            ).insetsInsideContentInset(from: UIEdgeInsets(5, 6, 7, 8))
        }
        #expect(insets(.horizontal) == UIEdgeInsets(14, 6, 34, 8))
        #expect(insets(.vertical) == UIEdgeInsets(5, 24, 7, 44))
    }

    @Test(arguments: [(.fromSafeArea, 12), (.fromLayoutMargins, 20)] as [(Reference, CGFloat)])
    func `A safe area that is already part of the content inset is not added to a section inset again [FLOW-20]`(
        reference: Reference, start: CGFloat
    ) {
        let source = PlainSource([1])
        World(behavior: .current, screen: UIScreen(size: CGSize(320, 480), scale: 2)).run {
            let layout = flowLayout(CGSize(100, 50), insets: UIEdgeInsets(0, 12, 0, 0))
            layout.sectionInsetReference = reference
            let controller = UIViewController()
            controller.view.frame = CGRect(0, 0, 320, 480)
            controller.additionalSafeAreaInsets = UIEdgeInsets(0, 30, 0, 0)
            let view = source.view(layout, frame: controller.view.bounds)
            view.contentInsetAdjustmentBehavior = .always
            controller.view.addSubview(view)
            view.layoutIfNeeded()
            #expect(view.adjustedContentInset.left == 30)
            #expect(view.layoutAttributesForItem(at: [0, 0])?.frame.minX == start)
        }
    }
}
