import Testing

@testable import UIKit

@MainActor struct ReusePoolTests {
    private func view(_ pool: ReusePool, size: CGFloat = 10) -> UICollectionReusableView {
        let view = UICollectionReusableView(frame: CGRect(0, 0, size, size))
        pool.adopt(view)
        return view
    }

    @Test func `The view that was put into a pool last is taken from it first [POOL-02]`() {
        let pool = ReusePool(category: .cell, kind: "k", identifier: "id")
        let views = (0..<3).map { _ in view(pool) }
        for one in views { #expect(pool.putAway(one, collectionViewArea: 10_000)) }
        #expect((0..<3).map { _ in pool.take() } == [views[2], views[1], views[0]])
        #expect(pool.isEmpty)
        #expect(pool.made == 3)
        #expect(pool.taken == 3)
        #expect(pool.put == 3)
        #expect(pool.checkedOut == 3)
    }

    @Test(arguments: [
        (CGSize(320, 480), CGSize(96, 96), 26), (CGSize(320, 480), CGSize(320, 480), 3),
        (CGSize(100, 100), CGSize(0, 50), 15_001),
        (CGSize.zero, CGSize(10, 10), 1),
    ])
    func
        `A pool has room for as many views of area 1 or more as cover one and a half collection views, rounded up, plus one [POOL-05]`(
            screen: CGSize, size: CGSize, expected: Int
        )
    {
        #expect(ReusePool.capacity(collectionViewArea: screen.width * screen.height, viewSize: size) == expected)
    }

    @Test func `A view put into a full pool is refused [POOL-05]`() {
        let pool = ReusePool(category: .cell, kind: "k", identifier: "id")
        let views = (0..<5).map { _ in view(pool, size: 10) }
        let taken = views.map { pool.putAway($0, collectionViewArea: 200) }
        #expect(taken == [true, true, true, true, false])
        #expect(pool.dormant.count == 4)
        #expect(pool.capacity == 4)
    }

    @Test
    func
        `Cells and each kind of supplementary view have separate pools, even with the same reuse identifier [POOL-01]`()
    {
        var pools = ReusePools()
        pools.register(UICollectionViewCell.self, for: .cell, kind: ElementKind.cell, identifier: "x")
        for kind in ["a", "b"] {
            pools.register(UICollectionReusableView.self, for: .supplementaryView, kind: kind, identifier: "x")
        }
        #expect(pools.all.count == 3)
        func supplementary(_ kind: String) -> ReusePool? {
            pools.supplementaryPool(kind: kind, identifier: "x")?.takeUnretainedValue()
        }
        let found = [pools.cellPool(identifier: "x")?.takeUnretainedValue(), supplementary("a"), supplementary("b")]
            .compactMap { $0 }
        #expect(Set(found.map(ObjectIdentifier.init)).count == 3)
        #expect(supplementary("c") == nil)
        // A decoration's kind is its identifier.
        let card = pools.findOrMakePool(ofCategory: .decorationView, kind: "card", identifier: "card")
        #expect(pools.supplementaryPool(kind: "card", identifier: "card")?.takeUnretainedValue() === card)
    }

    @Test func `A reuse pool is found for a view only if the view is in use and belongs to the same collection view`() {
        var (mine, others) = (ReusePools(), ReusePools())
        let view = UICollectionReusableView(frame: .zero)
        #expect(mine.pool(of: view) == nil)
        let pool = mine.findOrMakePool(ofCategory: .cell, kind: "k", identifier: "x")
        _ = others.findOrMakePool(ofCategory: .cell, kind: "k", identifier: "x")
        pool.adopt(view)
        #expect(mine.pool(of: view)?.takeUnretainedValue() === pool)
        #expect(others.pool(of: view) == nil)
        _ = pool.putAway(view, collectionViewArea: 0)
        #expect(mine.pool(of: view) == nil, "a dormant view")
        _ = pool.take()
        #expect(mine.pool(of: view) != nil)
    }
}
