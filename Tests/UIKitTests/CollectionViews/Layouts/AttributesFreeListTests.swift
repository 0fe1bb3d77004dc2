import Testing

@testable import UIKit

@MainActor struct AttributesFreeListTests {
    private func made(_ count: Int) -> [UICollectionViewLayoutAttributes] {
        (0..<count).map { UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 3)) }
    }

    private func drain(_ spares: inout AttributesFreeList) -> [UICollectionViewLayoutAttributes] {
        var all: [UICollectionViewLayoutAttributes] = []
        while let next = spares.takeAttributes() { all.append(next) }
        return all
    }

    @Test func `Layout attributes of the base class that nothing else retains are reused with default values`() {
        var spares = AttributesFreeList()
        let answer = made(3)
        answer[0].alpha = 0.5
        answer[1].transform = CGAffineTransform(scaleX: 2, y: 2)
        answer[2].indexPath = IndexPath(index: 9)
        spares.recycle([consume answer])
        let all = drain(&spares)
        #expect(all.map { $0.isEqual(UICollectionViewLayoutAttributes()) } == [true, true, true])
    }

    @Test func `Layout attributes are not reused while they, or the array that contained them, are retained elsewhere`()
    {
        var spares = AttributesFreeList()
        let kept: UICollectionViewLayoutAttributes
        do {
            let answer = made(3)
            kept = answer[1]
            spares.recycle([consume answer])
        }
        let partlyKept = drain(&spares).count
        #expect(partlyKept == 2)
        #expect(kept.indexPath == IndexPath(item: 1, section: 3))
        let answer = made(3)
        spares.recycle([answer])
        let allKept = drain(&spares).count
        #expect(allKept == 0)
        #expect(answer.map(\.indexPath.item) == [0, 1, 2])
    }

    @Test
    func
        `Recycled arrays of attributes fill the free list up to 400 objects, or up to the count of the last array if greater`()
    {
        let (room, crowd) = (AttributesFreeList.minimumCapacity, AttributesFreeList.minimumCapacity * 2)
        var spares = AttributesFreeList()
        for _ in 0..<2 {
            spares.recycle([made(crowd)])
            #expect(spares.count == crowd)
        }
        let drained = drain(&spares).count
        #expect(drained == crowd)
        #expect(spares.count == 0)
        spares.recycle([made(room), made(1)])
        #expect(spares.count == room)
    }

    @Test func `Layout attributes of a subclass are not reused`() {
        final class Own: UICollectionViewLayoutAttributes {}
        var spares = AttributesFreeList()
        spares.recycle([[Own(forCellWith: [0, 0])]])
        #expect(drain(&spares).isEmpty)
    }
}
