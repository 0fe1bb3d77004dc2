import Testing

@testable import UIKit

@MainActor @Suite("The layout is asked for pages [PASS-11]")
struct KnownAttributesTests {
    private let page = CGSize(width: 320, height: 480)

    private func visible(_ y: CGFloat) -> CGRect { CGRect(origin: CGPoint(x: 0, y: y), size: page) }

    @Test(arguments: [
        (CGFloat(0), CGRect(x: 0, y: 0, width: 320, height: 480)), (CGFloat(10), CGRect(x: 0, y: 0, width: 320, height: 960)),
        (CGFloat(-64), CGRect(x: 0, y: -480, width: 320, height: 960)), (CGFloat(480), CGRect(x: 0, y: 480, width: 320, height: 480)),
    ])
    func `The visible rectangle is grown to whole pages`(y: CGFloat, expected: CGRect) {
        #expect(KnownAttributes.pages(around: visible(y), page: page) == expected)
    }

    @Test func `Inside what is known nothing is asked`() {
        var map = KnownAttributes()
        map.take([], from: [], for: CGRect(x: 0, y: 0, width: 320, height: 960), page: page)
        #expect(map.rectToAsk(for: visible(0)) == nil)
        #expect(map.rectToAsk(for: visible(480)) == nil)
        #expect(map.rectToAsk(for: visible(481)) == CGRect(x: 0, y: 480, width: 320, height: 960))
    }

    @Test func `Neighbouring pages are united, up to five each way`() {
        var map = KnownAttributes()
        for index in 0..<5 {
            map.take([], from: [], for: CGRect(x: 0, y: 480 * CGFloat(index), width: 320, height: 480), page: page)
            #expect(map.known?.height == 480 * CGFloat(index + 1))
        }
        map.take([], from: [], for: CGRect(x: 0, y: 2400, width: 320, height: 480), page: page)
        #expect(map.known == CGRect(x: 0, y: 2400, width: 320, height: 480))
    }

    @Test func `A page that does not touch starts the map over`() {
        var map = KnownAttributes()
        map.take([], from: [], for: visible(0), page: page)
        map.take([], from: [], for: visible(4800), page: page)
        #expect(map.known == visible(4800))
        map.take([], from: [], for: CGRect(x: 320, y: 4800 - 480, width: 320, height: 480), page: page)
        #expect(map.known == CGRect(x: 320, y: 4320, width: 320, height: 480))
    }

    @Test func `United answers stay sorted, and the newer word counts`() {
        func answer(_ items: [Int], z: Int) -> [UICollectionViewLayoutAttributes] {
            items.map {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
                attributes.zIndex = z
                return attributes
            }
        }
        var map = KnownAttributes()
        func take(_ answer: [UICollectionViewLayoutAttributes], for rect: CGRect) {
            let table = ElementTable()
            let fresh = KnownAttributes.entries(for: answer, number: map.countAnswer()) { table.key(for: $0) }
            map.take(fresh, from: answer, for: rect, page: page)
        }
        take(answer([1, 0, 2, 1], z: 1), for: visible(0))
        take(answer([2, 3], z: 2), for: visible(480))
        #expect(map.entries.map(\.key.item) == [0, 1, 2, 3])
        #expect(map.entries.map(\.attributes.zIndex) == [1, 1, 2, 2])
    }

    @Test func `Pages around a rectangle begin and end at whole pages, and without a page the rectangle is as it was`() {
        func pages(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ page: CGSize) -> CGRect {
            KnownAttributes.pages(around: CGRect(x: x, y: y, width: width, height: height), page: page)
        }
        let page = CGSize(width: 100, height: 50)
        #expect(pages(0, 0, 100, 50, page) == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(pages(1, 1, 100, 50, page) == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(pages(-1, 149, 100, 50, page) == CGRect(x: -100, y: 100, width: 200, height: 100))
        #expect(pages(3, 7, 20, 30, CGSize(width: 0, height: 50)) == CGRect(x: 3, y: 0, width: 20, height: 50))
        #expect(pages(3, 7, 20, 30, CGSize(width: 100, height: 0)) == CGRect(x: 0, y: 7, width: 100, height: 30))
        let endless = pages(.infinity, 7, 20, 30, page)
        #expect(endless.origin.x == .infinity && endless.size.width == 20 && endless.origin.y == 0 && endless.size.height == 50)
    }
}
