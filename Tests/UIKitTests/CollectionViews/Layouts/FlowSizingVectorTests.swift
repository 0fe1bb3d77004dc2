import Offscreen
import Testing
import UIKit

/// Flow layouts with self-sizing cells, in 320x480 at two pixels per point. The figures were
/// measured with UIKit (Catalyst on macOS 27) and published in https://github.com/kern0x1b/charon,
/// `tests/backports/device/flowauto-expectations.h`. There the sizes come from text in Courier.
/// Here the cells prefer the sizes that were measured.
@MainActor struct FlowSizingVectorTests {
    struct Vector: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var estimate = CGSize.zero
        var counts = [6]
        /// The sizes that the cells prefer, repeated from the first; nil for a cell without a
        /// preference. Section 1 begins with the eighth.
        var preferredSizes: [CGSize?]
        var isHorizontal = false
        var itemSize = CGSize(50, 50)
        var insets = UIEdgeInsets.zero
        var lineSpacing: CGFloat = 10
        var itemSpacing: CGFloat = 10
        var header: CGFloat = 0
        /// The size that the delegate gives every item.
        var delegateSize: CGSize?
        let content: CGSize
        /// The origins of all items, section by section.
        let origins: [(CGFloat, CGFloat)]
        /// The size of items that were not measured.
        var rest: CGSize?
    }

    private final class Source: PlainSource {
        let vector: Vector
        var measured: [IndexPath] = []
        /// Objects that nothing else retains.
        var kept: [AnyObject?] = []
        init(_ vector: Vector) {
            self.vector = vector
            super.init(vector.counts)
        }

        func preferredSize(_ path: IndexPath) -> CGSize? {
            vector.preferredSizes[(path.section * 7 + path.item) % vector.preferredSizes.count]
        }
    }

    private nonisolated static func preferredSizes(_ width: CGFloat, _ heights: [CGFloat]) -> [CGSize?] {
        heights.map { CGSize(width, $0) }
    }

    private nonisolated static func line(_ widths: [CGFloat], _ height: CGFloat = 29) -> [CGSize?] {
        widths.map { CGSize($0, height) }
    }

    private nonisolated static func column(_ y: [CGFloat], x: CGFloat = 0) -> [(CGFloat, CGFloat)] { y.map { (x, $0) } }

    private nonisolated static let texts: [CGFloat] = [29, 63, 29, 29, 63, 29, 63]
    private nonisolated static let column6: [CGFloat] = [0, 39, 112, 151, 190, 263]
    private nonisolated static let nine: [CGFloat] = column6 + [302, 375, 414]
    private nonisolated static let words = line([117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5])

    nonisolated static let vectors: [Vector] = [
        Vector(
            testDescription: "cells of a fixed width", estimate: CGSize(320, 40),
            preferredSizes: preferredSizes(320, texts),
            content: CGSize(320, 292), origins: column(column6)),
        Vector(
            testDescription: "a delegate that gives sizes", estimate: CGSize(320, 40),
            preferredSizes: preferredSizes(320, texts),
            delegateSize: CGSize(320, 70), content: CGSize(320, 292), origins: column(column6)),
        Vector(
            testDescription: "the automatic size", estimate: UICollectionViewFlowLayout.automaticSize,
            preferredSizes: preferredSizes(320, texts),
            content: CGSize(320, 292), origins: column(column6)),
        Vector(
            testDescription: "a grid under a header", estimate: CGSize(50, 40),
            preferredSizes: preferredSizes(90, [29, 233, 80, 29, 233, 29]),
            insets: UIEdgeInsets(5, 12, 5, 12), itemSpacing: 6, header: 30,
            content: CGSize(320, 516),
            origins: [(12, 137), (115, 35), (218, 111.5), (12, 380), (115, 278), (218, 380)]),
        Vector(
            testDescription: "a grid of fixed sizes", counts: [7, 2],
            preferredSizes: preferredSizes(90, [29, 233, 80, 29, 233, 29]),
            itemSize: CGSize(90, 30), insets: UIEdgeInsets(5, 12, 5, 12), itemSpacing: 6,
            header: 30, content: CGSize(320, 220),
            origins: [
                (12, 35), (115, 35), (218, 35), (12, 75), (115, 75), (218, 75), (12, 115), (12, 185), (115, 185),
            ],
            rest: CGSize(90, 30)),
        Vector(
            testDescription: "a horizontal layout [FLOW-18]", estimate: CGSize(60, 100),
            preferredSizes: line([58.5, 697, 209.5, 24.5, 739, 33]), isHorizontal: true, content: CGSize(739, 480),
            origins: [(340.5, 0), (21, 41), (265, 82), (357.5, 123), (0, 164), (353, 205)]),
        Vector(
            testDescription: "two sections with insets and headers", estimate: CGSize(280, 40), counts: [3, 3],
            preferredSizes: preferredSizes(280, texts), insets: UIEdgeInsets(10, 20, 15, 20), lineSpacing: 7,
            header: 30,
            content: CGSize(320, 380), origins: column([40, 76, 146, 230, 266, 336], x: 20)),
        Vector(
            testDescription: "cells of their own width, two of them wider than the line [FLOW-19]",
            estimate: CGSize(100, 40),
            preferredSizes: line([58.5, 697, 209.5, 24.5, 739, 33]), content: CGSize(320, 185),
            origins: [(131, 0), (0, 39), (0, 78), (295.5, 78), (0, 117), (0, 156)]),
        Vector(
            testDescription: "a last line of three", estimate: CGSize(50, 40), counts: [8], preferredSizes: words,
            content: CGSize(320, 107),
            origins: [(0, 0), (219.5, 0), (0, 39), (118.5, 39), (219.5, 39), (0, 78), (60, 78), (220.5, 78)]),
        Vector(
            testDescription: "a last line that would be full with one more", estimate: CGSize(50, 40), counts: [5],
            preferredSizes: words, content: CGSize(320, 68),
            origins: [(0, 0), (219.5, 0), (0, 39), (93.5, 39), (170, 39)]),
        Vector(
            testDescription: "40 items, of which nine are in sight [FLOW-17]", estimate: CGSize(320, 40), counts: [40],
            preferredSizes: preferredSizes(320, texts), content: CGSize(320, 2154),
            origins: column(
                nine + [
                    487, 541, 595, 649.5, 703.5, 757.5, 811.5, 866, 920, 974, 1028, 1082, 1136.5, 1190.5, 1244.5,
                    1298.5, 1353, 1407, 1461,
                    1515, 1569, 1623.5, 1677.5, 1731.5, 1785.5, 1840, 1894, 1948, 2002, 2056, 2110.5,
                ]), rest: CGSize(320, 397.0 / 9)),
        Vector(
            testDescription: "40 items whose sizes a delegate gives [FLOW-17]", estimate: CGSize(320, 40), counts: [40],
            preferredSizes: preferredSizes(320, texts), delegateSize: CGSize(320, 70), content: CGSize(320, 2957),
            origins: column(nine + (0..<31).map { 487 + 80 * CGFloat($0) }), rest: CGSize(320, 70)),
        Vector(
            testDescription: "no estimate", preferredSizes: preferredSizes(320, texts), content: CGSize(320, 110),
            origins: [(0, 0), (67.5, 0), (135, 0), (202.5, 0), (270, 0), (0, 60)], rest: CGSize(50, 50)),
        Vector(
            testDescription: "cells that ask for nothing", estimate: CGSize(100, 60), counts: [5],
            preferredSizes: [nil],
            content: CGSize(320, 130), origins: [(0, 0), (110, 0), (220, 0), (0, 70), (110, 70)],
            rest: CGSize(100, 60)),
        Vector(
            testDescription: "one of 200 in each line", estimate: CGSize(50, 40), counts: [4],
            preferredSizes: preferredSizes(200, [29, 97, 46, 29]), content: CGSize(320, 231),
            origins: column([0, 39, 146, 202], x: 60)),
    ]

    private func shown(_ vector: Vector, on behavior: Preset = .current) -> (UICollectionView, Source) {
        let stage = Stage(width: 320, height: 480, scale: 2, behavior: behavior)
        let source = Source(vector)
        let delegate = vector.delegateSize.map { size in SizingDelegate { _ in size } }
        PreferredSizeCell.setPreferredSize = { [weak source] given in
            guard let source else { return }
            if let size = source.preferredSize(given.indexPath) { given.size = size }
            source.measured.append(given.indexPath)
        }
        let layout = flowLayout(
            vector.itemSize, lineSpacing: vector.lineSpacing, itemSpacing: vector.itemSpacing, insets: vector.insets,
            direction: vector.isHorizontal ? .horizontal : .vertical)
        layout.estimatedItemSize = vector.estimate
        layout.headerReferenceSize = CGSize(0, vector.header)
        let view = stage.run {
            source.view(layout, kinds: [UICollectionView.elementKindSectionHeader], cell: PreferredSizeCell.self)
        }
        view.isPrefetchingEnabled = false
        view.delegate = delegate
        stage.show(view)
        source.kept = [stage, delegate]
        return (view, source)
    }

    @Test(arguments: vectors)
    func
        `Self-sizing items of a flow layout have the frames that were measured with UIKit [FLOW-17] [FLOW-18] [FLOW-19]`(
            vector: Vector
        )
    {
        let (view, source) = shown(vector)
        #expect(view.collectionViewLayout.collectionViewContentSize == vector.content)
        var index = 0
        for (section, count) in vector.counts.enumerated() {
            for item in 0..<count {
                let path = IndexPath(item: item, section: section)
                let size =
                    source.measured.contains(path) && vector.estimate != .zero
                    ? source.preferredSize(path) ?? vector.rest! : vector.rest!
                let expected = CGRect(origin: CGPoint(vector.origins[index].0, vector.origins[index].1), size: size)
                let frame = view.collectionViewLayout.layoutAttributesForItem(at: path)!.frame
                #expect(frame.origin == expected.origin, "\(path)")
                #expect(abs(frame.width - size.width) < 1e-4, "\(path): \(frame)")
                #expect(abs(frame.height - size.height) < 1e-4, "\(path): \(frame)")
                index += 1
            }
        }
    }

    @Test func `An item that the self-sizing items above it push off screen is not measured [APPLY-09]`() throws {
        let long = try #require(FlowSizingVectorTests.vectors.first { $0.counts == [40] && $0.delegateSize == nil })
        let (view, source) = shown(long)
        #expect(source.measured == (0..<9).map { IndexPath(item: $0, section: 0) })
        #expect(view.visibleCells.count == 9)
    }

    @Test(arguments: [Preset.iOS10, .iOS16])
    func `On iOS 10 and iOS 16 unmeasured self-sizing items keep the estimate if no delegate sizes them [FLOW-17]`(
        preset: Preset
    ) throws {
        let long = try #require(FlowSizingVectorTests.vectors.first { $0.counts == [40] && $0.delegateSize == nil })
        let (view, _) = shown(long, on: preset)
        #expect(view.contentSize.height == 2027, "31 of 40 among the nine")
    }
}
