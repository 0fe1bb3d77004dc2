import Testing

@testable import UIKit

/// Positions of a flow layout that others computed for a bridge between layouts or logged on
/// devices.
///
/// Measurements of UIKit and the claims take precedence. These reports disagree with them:
///
/// - Reported: the bridge gives a last or only line exactly the spacing between items. Here a
///   section of one size is a grid, so 4 x 50 are at 0, 65, 130, 195 and not at 0, 60, 120, 180.
///   [FLOW-03]
/// - Reported: on an iPad Pro 10.5 in portrait only, 4 items of 200 in 834 points with insets of 5
///   and gaps of 8 wrap. Here they fit [FLOW-16], `// UNKNOWN:`.
/// - Reported: on an iPhone 12, 3 items of 380/3 with gaps of 5 in 390 points make 2 columns. Here
///   they fit, because the sum in doubles is 390. [FLOW-16]
/// - Reported: on iOS 13.3.1, `layoutAttributesForItem(at: IndexPath())` answers with the first
///   header's frame. Here it answers nil.
/// - Reported: on iOS 9, a view about 300x568 asked for (-568,-568,868,1136). Here pages are as
///   wide as the view. [PASS-11]
/// - Reported: the first layout asks `layoutAttributesForItem` for each cell and the content size
///   twice. Here it asks once for elements and once for the size. [PASS-01]
/// - Reported: one row of unequal widths that scrolls sideways shows the spacing between items. Here
///   each line holds one item, so lines lie apart by the line spacing. [FLOW-14]
@MainActor struct FlowCaseTests {
    private struct Case: Sendable, CustomTestStringConvertible {
        var testDescription = ""
        var sizes: [CGSize] = []
        var width: CGFloat = 375
        var height: CGFloat = 800
        var scale: CGFloat = 2
        var spacing: CGFloat = 0
        var lineSpacing: CGFloat = 10
        var insets = UIEdgeInsets.zero
        var contentInset = UIEdgeInsets.zero
        var direction = UICollectionView.ScrollDirection.vertical
        var x: [CGFloat]?
        var y: [CGFloat]?
        var length: CGFloat?

        /// Returns the view of the case. The caller must retain the source, which the view holds
        /// weakly.
        @MainActor
        fileprivate func view(_ source: FlowItems) -> UICollectionView {
            World(behavior: .current, screen: UIScreen(size: CGSize(width, height), scale: scale)).run {
                let layout = flowLayout(
                    lineSpacing: lineSpacing, itemSpacing: spacing, insets: insets, direction: direction)
                let view = source.view(layout, frame: CGRect(0, 0, width, height))
                view.contentInset = contentInset
                return view
            }
        }
    }

    private nonisolated static func row(_ widths: [CGFloat], height: CGFloat = 30) -> [CGSize] {
        widths.map { CGSize($0, height) }
    }

    private nonisolated static func equal(_ count: Int, _ width: CGFloat, _ height: CGFloat = 30) -> [CGSize] {
        Array(repeating: CGSize(width, height), count: count)
    }

    private nonisolated static func sides(_ inset: CGFloat) -> UIEdgeInsets { UIEdgeInsets(0, inset, 0, inset) }

    private nonisolated static let third: CGFloat = 1 / 3

    private nonisolated static let cases: [Case] = [
        Case(testDescription: "one narrow item leads [FLOW-05]", sizes: row([50]), x: [0]),
        Case(testDescription: "one wide item is centred [FLOW-05]", sizes: row([200]), x: [87.5]),
        Case(
            testDescription: "lines of one wide item each [FLOW-05]", sizes: row([200, 200, 200]),
            x: [87.5, 87.5, 87.5]),
        Case(
            testDescription: "7 of 100x60: a grid of three [FLOW-02] [FLOW-03]", sizes: equal(7, 100, 60), spacing: 10,
            x: [0, 137.5, 275, 0, 137.5, 275, 0], length: 200),
        Case(
            testDescription: "4 of 50: an only line has a full line's gap [FLOW-03]", sizes: equal(4, 50, 50),
            spacing: 10,
            x: [0, 65, 130, 195]),
        Case(
            testDescription: "2 of 80 in insets of 12 [FLOW-07]", sizes: equal(2, 80, 50), spacing: 10,
            insets: UIEdgeInsets(12, 12, 12, 12), x: [12, 102.5]),
        Case(
            testDescription: "3 of 115: an exact fit [FLOW-16]", sizes: equal(3, 115, 50), spacing: 15,
            x: [0, 130, 260]),
        Case(
            testDescription: "a last line of 80, 100, 60 keeps the spacing [FLOW-04]", sizes: row([80, 100, 60]),
            spacing: 10,
            x: [0, 90, 200]),
        Case(
            testDescription: "six sizes in three lines [FLOW-02] [FLOW-05] [FLOW-06]",
            sizes: zip([120, 100, 90, 200, 60, 150], [40, 55, 40, 30, 40, 40]).map { CGSize($0, $1) }, spacing: 8,
            insets: UIEdgeInsets(5, 10, 5, 10), x: [10, 152.5, 275, 10, 305, 10], y: [12.5, 5, 12.5, 75, 70, 120],
            length: 165),
        Case(
            testDescription: "one item too wide is centred, with a negative origin [FLOW-05]", sizes: row([400]),
            x: [-12.5]),
        Case(
            testDescription: "a last line that leaves what the one before leaves is justified [FLOW-04]",
            sizes: row([200, 100, 100, 200]),
            spacing: 10, x: [0, 275, 0, 175]),
        Case(
            testDescription: "lines of one item, wide and narrow, the last too [FLOW-05]",
            sizes: row([300, 100, 300, 100]),
            x: [37.5, 137.5, 37.5, 137.5]),
        Case(
            testDescription: "one left over after a full line leads [FLOW-05]", sizes: equal(4, 100),
            x: [0, 137.5, 275, 0]),
        Case(
            testDescription: "a line of one before a full one [FLOW-05]", sizes: row([300, 100, 100, 100, 100]),
            x: [37.5, 0, 137.5, 275, 0]),
        Case(
            testDescription: "items of a line are centred across it [FLOW-06]",
            sizes: [CGSize(100, 30), CGSize(100, 20)], y: [0, 5]),
        Case(
            testDescription: "20 of 20x20 within insets make lines of nine [FLOW-01]", sizes: equal(20, 20, 20),
            spacing: 15,
            lineSpacing: 18, insets: UIEdgeInsets(12, 12, 12, 12), contentInset: sides(10),
            y: Array(repeating: 12, count: 9) + Array(repeating: 50, count: 9) + [88, 88]),
        Case(
            testDescription: "two of 155 and a gap of 10 fit into 320 [FLOW-16]", sizes: equal(2, 155), width: 320,
            spacing: 10,
            x: [0, 165]),
        Case(
            testDescription: "four of 200 fit into 834 [FLOW-16]", sizes: equal(4, 200), width: 834, spacing: 8,
            insets: sides(5),
            x: [5, 213, 421, 629]),
        Case(
            testDescription: "three thirds of a row fit [FLOW-16]", sizes: equal(3, 380 * third), width: 390, scale: 3,
            spacing: 5,
            y: [0, 0, 0]),
        Case(
            testDescription: "three thirds that come to 202.000015 do not fit into 202 [FLOW-01]",
            sizes: equal(3, 200.000015 * third),
            width: 202, spacing: 1, y: [0, 0, 40]),
        Case(
            testDescription: "103.5 points are not whole pixels at scale 3: some cells lie apart [FLOW-07]",
            sizes: equal(8, 103.5, 113),
            width: 414, scale: 3, lineSpacing: 0,
            x: [0, 311 * third, 207, 932 * third, 0, 311 * third, 207, 932 * third],
            y: [0, 0, 0, 0, 113, 113, 113, 113]),
        Case(
            testDescription: "a card of 500.25 begins at half a point [FLOW-07]", sizes: [CGSize(305, 500.25)],
            height: 667,
            insets: UIEdgeInsets(83.375, 0, 0, 0), x: [35], y: [83.5]),
        Case(
            testDescription: "a list within insets of 10", sizes: equal(1, 300, 44), width: 320,
            insets: UIEdgeInsets(10, 10, 10, 10), x: [10], y: [10]),
        Case(
            testDescription: "one row that scrolls sideways: the line spacing lies between items [FLOW-14]",
            sizes: equal(3, 100, 90),
            height: 100, spacing: 3, lineSpacing: 20, direction: .horizontal, x: [0, 120, 240], y: [5, 5, 5]),
    ]

    @Test(arguments: cases)
    private func
        `Items of a flow layout have the positions that other projects reported, unless UIKit's measured positions differ`(
            case one: Case
        )
    {
        let source = FlowItems(one.sizes)
        let view = one.view(source)
        let layout = view.collectionViewLayout as! UICollectionViewFlowLayout
        for asksDelegate in [true, false] where asksDelegate || Set(one.sizes.map { "\($0)" }).count == 1 {
            view.delegate = asksDelegate ? source : nil
            if !asksDelegate {
                layout.itemSize = one.sizes[0]
                layout.invalidateLayout()
            }
            let frames = one.sizes.indices.map { view.layoutAttributesForItem(at: [0, $0])!.frame }
            func expect(_ values: [CGFloat], _ expected: [CGFloat]?) {
                guard let expected else { return }
                #expect(values.count == expected.count, "\(values)")
                #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(values)")
            }
            expect(frames.map(\.origin.x), one.x)
            expect(frames.map(\.origin.y), one.y)
            #expect(frames.map(\.size) == one.sizes, "sizes are not rounded [FLOW-07]")
            if let length = one.length { #expect(layout.collectionViewContentSize.height == length) }
            let all = layout.layoutAttributesForElements(in: CGRect(-1000, -1000, 5000, 5000)) ?? []
            #expect(all.map(\.indexPath.item) == Array(one.sizes.indices))
            for attributes in all {
                #expect(attributes.isEqual(layout.layoutAttributesForItem(at: attributes.indexPath)))
            }
        }
    }

    @Test func `A flow layout has no attributes for an empty index path`() {
        let source = FlowItems([CGSize(50, 50)])
        let view = Case().view(source)
        _ = view.layoutAttributesForItem(at: [0, 0])
        #expect(view.collectionViewLayout.layoutAttributesForItem(at: IndexPath()) == nil)
    }

    // MARK: - Pixels

    @Test(
        arguments: [
            (1, [9, 132, 255], 57), (2, [9, 132, 254.5], 57.5), (3, [9, 395 * third, 764 * third], 172 * third),
        ] as [(CGFloat, [CGFloat], CGFloat)])
    func `Origins of flow layout items are whole pixels at scales of 1, 2 and 3 [FLOW-07]`(
        scale: CGFloat, x: [CGFloat], y: CGFloat
    ) {
        let source = FlowItems(Self.equal(4, 111.5, 44.25))
        let insets = UIEdgeInsets(9, 9, 9, 9)
        let view = Case(scale: scale, spacing: 7, lineSpacing: 4, insets: insets).view(source)
        view.delegate = source
        let frames = (0..<4).map { view.layoutAttributesForItem(at: [0, $0])!.frame }
        for (frame, expected) in zip(frames, x) {
            #expect(abs(frame.minX - expected) < 1e-9)
            #expect(frame.minY == 9)
        }
        #expect(abs(frames[3].minY - y) < 1e-9)
        #expect(frames[3].minX == 9)
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func `Origins of items of random sizes are whole pixels, at most half a pixel from the exact position [FLOW-07]`(
        scale: CGFloat
    ) {
        for seed in 0..<20 as Range<UInt64> {
            func number(_ item: Int, _ salt: UInt64) -> CGFloat {
                CGFloat(SeededHash.hash(seed: seed, UInt64(item), salt) % 10_000) / 64 + 1
            }
            let source = FlowItems((0..<30).map { CGSize(number($0, 1), number($0, 2)) })
            let fine = Case(scale: 1_048_576, spacing: 3.3, lineSpacing: 4.7, insets: Self.sides(1.1))
            var coarse = fine
            coarse.scale = scale
            let (exact, rounded) = (fine.view(source), coarse.view(source))
            (exact.delegate, rounded.delegate) = (source, source)
            for item in source.sizes.indices {
                let path = IndexPath(item: item, section: 0)
                let (a, b) = (
                    exact.layoutAttributesForItem(at: path)!.frame, rounded.layoutAttributesForItem(at: path)!.frame
                )
                #expect(a.size == b.size)
                for (there, here) in [(a.minX, b.minX), (a.minY, b.minY)] {
                    #expect(abs(here * scale - (here * scale).rounded()) < 1e-6)
                    #expect(abs(here - there) <= 0.5 / scale + 1e-5)
                }
            }
        }
    }
}

/// Sizes from an array.
private final class FlowItems: PlainSource, UICollectionViewDelegateFlowLayout {
    let sizes: [CGSize]

    init(_ sizes: [CGSize]) {
        self.sizes = sizes
        super.init([sizes.count])
    }

    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        sizes[path.item]
    }
}
