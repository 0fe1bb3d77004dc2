import Testing

@testable import UIKit

@MainActor struct KnownAttributesTests {
    /// The size of the visible rectangle. The edges of a rectangle for which the layout is asked
    /// are multiples of it.
    private let page = CGSize(320, 480)

    private func visible(_ y: CGFloat) -> CGRect { CGRect(origin: CGPoint(0, y), size: page) }

    private func add(_ rect: CGRect, to map: inout KnownAttributes) {
        map.addOrReplaceAll(with: [], from: [], for: rect, pageSize: page)
    }

    @Test
    func `If the visible rectangle leaves the known rectangle, attributes are requested for whole pages [PASS-11]`() {
        var map = KnownAttributes()
        add(CGRect(0, 0, 320, 960), to: &map)
        #expect(map.rectToAskAbout(for: visible(0)) == nil)
        #expect(map.rectToAskAbout(for: visible(480)) == nil)
        #expect(map.rectToAskAbout(for: visible(481)) == CGRect(0, 480, 320, 960))
    }

    @Test
    func
        `Attributes for up to five pages in a column are kept together, and attributes for a sixth page replace all of them`()
    {
        var map = KnownAttributes()
        for index in 0..<5 {
            add(visible(480 * CGFloat(index)), to: &map)
            #expect(map.knownRect?.height == 480 * CGFloat(index + 1))
        }
        add(visible(2400), to: &map)
        #expect(map.knownRect == visible(2400))
    }

    @Test
    func
        `Attributes for a rectangle that neither overlaps the known rectangle nor shares an edge with it replace all known attributes`()
    {
        var map = KnownAttributes()
        for rect in [visible(0), visible(4800), CGRect(320, 4320, 320, 480)] {
            add(rect, to: &map)
            #expect(map.knownRect == rect)
        }
    }

    @Test
    func `Rectangles are united only if they have the same extent in one dimension and touch in the other`() {
        let known = CGRect(100, 100, 50, 50)
        let cases: [(CGRect, Bool)] = [
            (known, true),
            // Below the known rectangle.
            (CGRect(100, 150, 50, 20), true), (CGRect(100, 151, 50, 20), false), (CGRect(100, 150, 50, 0), true),
            (CGRect(100, 151, 50, 0), false),
            // Above it.
            (CGRect(100, 80, 50, 20), true), (CGRect(100, 79, 50, 20), false), (CGRect(100, 100, 50, 0), true),
            // Inside it, and around it.
            (CGRect(100, 120, 50, 10), true), (CGRect(100, 120, 50, 0), true), (CGRect(100, 90, 50, 70), true),
            // Only one edge in the other dimension is the same.
            (CGRect(90, 150, 60, 20), false), (CGRect(100, 150, 60, 20), false), (CGRect(100, 150, 0, 20), false),
            (CGRect(150, 150, 0, 20), false), (CGRect(110, 120, 20, 20), false),
        ]
        func transposed(_ rect: CGRect) -> CGRect { CGRect(rect.minY, rect.minX, rect.height, rect.width) }
        func canUnite(_ a: CGRect, _ b: CGRect) -> Bool { KnownAttributes.canUnite(a, b, pageSize: page) }
        for (rect, expected) in cases {
            #expect(canUnite(known, rect) == expected, "\(rect)")
            #expect(canUnite(rect, known) == expected, "\(rect), the other way round")
            #expect(canUnite(known, transposed(rect)) == expected, "\(rect), transposed")
            #expect(canUnite(transposed(rect), known) == expected, "\(rect), transposed, the other way round")
        }
    }

    @Test
    func
        `Attributes from several answers of a layout are merged in sorted order, and an element's newer attributes replace older ones`()
    {
        var map = KnownAttributes()
        func add(_ items: [Int], z: Int, for rect: CGRect) {
            let table = ElementTable()
            let answer = items.map { UICollectionViewLayoutAttributes(forCellWith: [0, $0]) }
            for attributes in answer { attributes.zIndex = z }
            var contradictions: [KnownAttributes.Contradiction] = []
            let fresh = KnownAttributes.entries(
                for: answer, answerNumber: map.takeAnswerNumber(), contradictions: &contradictions
            ) {
                table.key(for: $0)
            }
            map.addOrReplaceAll(with: fresh, from: answer, for: rect, pageSize: page)
        }
        add([1, 0, 2, 1], z: 1, for: visible(0))
        add([2, 3], z: 2, for: visible(480))
        #expect(map.entries.map(\.key.item) == [0, 1, 2, 3])
        #expect(map.entries.map(\.attributes.zIndex) == [1, 1, 2, 2])
    }

    @Test
    func `A finite rectangle is extended to multiples of the visible size, but not along an axis where that size is 0`()
    {
        func pages(_ rect: CGRect, _ page: CGSize = CGSize(100, 50)) -> CGRect {
            KnownAttributes.roundedOutward(rect, toMultiplesOf: page)
        }
        #expect(pages(CGRect(0, 0, 100, 50)) == CGRect(0, 0, 100, 50))
        #expect(pages(CGRect(1, 1, 100, 50)) == CGRect(0, 0, 200, 100))
        #expect(pages(CGRect(-1, 149, 100, 50)) == CGRect(-100, 100, 200, 100))
        #expect(pages(CGRect(3, 7, 20, 30), CGSize(0, 50)) == CGRect(3, 0, 20, 50))
        #expect(pages(CGRect(3, 7, 20, 30), CGSize(100, 0)) == CGRect(0, 7, 100, 30))
        let endless = pages(CGRect(.infinity, 7, 20, 30))
        #expect(endless.origin.x == .infinity)
        #expect(endless.size.width == 20)
        #expect(endless.origin.y == 0)
        #expect(endless.size.height == 50)
    }
}
