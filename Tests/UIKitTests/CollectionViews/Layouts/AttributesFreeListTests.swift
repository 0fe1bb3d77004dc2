import Testing

@testable import UIKit

@MainActor @Suite("The free list of layout attributes")
struct AttributesFreeListTests {
    private func made(_ count: Int) -> [UICollectionViewLayoutAttributes] {
        (0..<count).map { UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 3)) }
    }

    private func drain(_ spares: inout AttributesFreeList) -> [UICollectionViewLayoutAttributes] {
        var all: [UICollectionViewLayoutAttributes] = []
        while let next = spares.take() { all.append(next) }
        return all
    }

    @Test func `Layout attributes that nothing else retains are reused with default values`() {
        var spares = AttributesFreeList()
        let answer = made(3)
        answer[0].alpha = 0.5
        answer[1].transform = CGAffineTransform(scaleX: 2, y: 2)
        answer[2].indexPath = IndexPath(index: 9)
        spares.recycle([consume answer])
        let all = drain(&spares)
        #expect(all.count == 3)
        for one in all { #expect(one.isEqual(UICollectionViewLayoutAttributes())) }
    }

    @Test func `Layout attributes are not reused while they, or the array that contained them, are retained elsewhere`() {
        var spares = AttributesFreeList()
        let kept: UICollectionViewLayoutAttributes
        do {
            let answer = made(3)
            kept = answer[1]
            spares.recycle([consume answer])
        }
        #expect((drain(&spares).count, kept.indexPath) == (2, IndexPath(item: 1, section: 3)))
        let answer = made(3)
        spares.recycle([answer])
        #expect(drain(&spares).isEmpty)
        #expect(answer.map(\.indexPath.item) == [0, 1, 2])
    }

    @Test func `The free list keeps at most as many layout attributes as the last recycled array had, but always has room for 400`() {
        let crowd = AttributesFreeList.minimumCapacity * 2
        var spares = AttributesFreeList()
        spares.recycle([made(crowd)])
        #expect(spares.count == crowd)
        spares.recycle([made(crowd)])
        #expect((spares.count, drain(&spares).count, spares.count) == (crowd, crowd, 0))
        spares.recycle([made(AttributesFreeList.minimumCapacity), made(1)])
        #expect(spares.count == AttributesFreeList.minimumCapacity)
    }

    @Test func `Layout attributes of a subclass are not reused`() {
        final class Own: UICollectionViewLayoutAttributes {}
        var spares = AttributesFreeList()
        spares.recycle([[Own(forCellWith: IndexPath(item: 0, section: 0))]])
        #expect(drain(&spares).isEmpty)
    }

    @Test func `Layout attributes that differ only in an unusual index path, a kind or a transform are unequal`() {
        typealias Attributes = UICollectionViewLayoutAttributes
        func with(_ change: (Attributes) -> Void) -> Attributes {
            let one = Attributes(forCellWith: IndexPath(item: 0, section: 0))
            change(one)
            return one
        }
        let different = [
            with { _ in }, with { $0.indexPath = IndexPath() }, with { $0.indexPath = IndexPath(index: 0) },
            with { $0.indexPath = IndexPath(indexes: [0, 0, 0]) }, with { $0.indexPath = IndexPath(item: -1, section: 0) },
            with { $0.transform = CGAffineTransform(rotationAngle: 1) },
            with {
                $0.indexPath = IndexPath(index: 0)
                $0.transform = CGAffineTransform(rotationAngle: 1)
            },
            Attributes(forSupplementaryViewOfKind: "a", with: [0, 0]),
            Attributes(forSupplementaryViewOfKind: "b", with: [0, 0]),
            Attributes(forDecorationViewOfKind: "a", with: [0, 0]),
        ]
        for (i, a) in different.enumerated() {
            for (j, b) in different.enumerated() { #expect(a.isEqual(b) == (i == j), "\(a) and \(b)") }
            let copy = a.copy() as! Attributes
            #expect((copy.isEqual(a), copy.indexPath, copy.transform) == (true, a.indexPath, a.transform))
        }
        let there = with { $0.indexPath = IndexPath(index: 7) }
        there.indexPath = IndexPath(item: 0, section: 0)
        #expect(there.isEqual(different[0]))
    }
}
