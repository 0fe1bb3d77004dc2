import Testing

@testable import UIKit

@MainActor struct ElementKeyTests {
    @Test func `An element's category, kind and index path are read back from its 64-bit key`() {
        let table = ElementTable()
        for path in [[0, 0], [0, 99_999_999], [999_999, 0]] as [IndexPath] {
            for (category, kind) in [
                (UICollectionView.ElementCategory.cell, nil), (.supplementaryView, "header"), (.decorationView, "card"),
            ] {
                let key = table.key(ofCategory: category, kind: kind, at: path)
                #expect(key.category == category)
                #expect(table.indexPath(of: key) == path)
                #expect(table.kind(of: key) == kind ?? "UICollectionElementKindCell")
                #expect(key.kind != ElementKey.unpackedKind)
            }
        }
    }

    @Test
    func
        `Index paths that do not fit into a key's bits have distinct keys, from which they can be read back unchanged`()
    {
        let table = ElementTable()
        let paths: [IndexPath] = [
            IndexPath(), IndexPath(index: 7), IndexPath(indexes: [1, 2, 3]), IndexPath(item: Int.max, section: 0),
            IndexPath(item: 0, section: Int.max), IndexPath(item: -1, section: 0),
        ]
        let keys = paths.map { table.key(ofCategory: .decorationView, kind: "title", at: $0) }
        #expect(Set(keys).count == paths.count)
        #expect(keys.map(table.indexPath) == paths)
        #expect(table.key(ofCategory: .decorationView, kind: "title", at: paths[2]) == keys[2])
    }

    @Test
    func
        `Elements that differ only in kind have distinct keys, even if there are more kinds than fit into a key's bits`()
    {
        let table = ElementTable()
        let kinds = (0..<600).map { "kind\($0)" }
        let keys = kinds.map { table.key(ofCategory: .supplementaryView, kind: $0, at: [0, 0]) }
        #expect(Set(keys).count == 600)
        #expect(keys.map(table.kind) == kinds)
    }

    @Test
    func
        `For an item number that does not fit into a key's bits, a key of the same kind is found only if it was made before`()
    {
        let table = ElementTable()
        let great = ElementKey.greatestItem + 1
        let keys = [0, 1].map {
            table.key(ofCategory: .supplementaryView, kind: "h", at: IndexPath(item: great, section: $0))
        }
        #expect([1, 2].map { table.key(ofSameKindAs: keys[0], section: $0, item: great) } == [keys[1], nil])
        #expect([0, 1].map { table.key(ofSameKindAs: keys[1], section: $0, item: great) } == keys)
        let other = table.key(ofCategory: .supplementaryView, kind: "f", at: IndexPath(item: great, section: 1))
        let card = table.key(ofCategory: .decorationView, kind: "h", at: IndexPath(item: great, section: 1))
        #expect(table.key(ofSameKindAs: keys[0], section: 1, item: great) == keys[1])
        #expect(table.key(ofSameKindAs: other, section: 1, item: great) == other)
        #expect(table.key(ofSameKindAs: card, section: 1, item: great) == card)
        #expect(table.key(ofSameKindAs: other, section: 0, item: great) == nil)
    }

    @Test
    func
        `Keys sort cells, supplementary and decoration views in this order, and cells by index path if it fits into the bits`()
    {
        let table = ElementTable()
        let keys = [
            table.key(ofCategory: .cell, kind: nil, at: [0, 9]), table.key(ofCategory: .cell, kind: nil, at: [9, 5]),
            table.key(ofCategory: .supplementaryView, kind: "h", at: [0, 0]),
            table.key(ofCategory: .decorationView, kind: "c", at: [0, 0]),
        ]
        #expect([keys[3], keys[1], keys[2], keys[0]].sorted() == keys)
    }

    // MARK: - Kinds of elements

    @Test func `New element kinds in an invalidation context are numbered in alphabetical order`() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        let context = UICollectionViewLayoutInvalidationContext()
        let kinds = (0..<10).map { "kind \($0)" }
        for kind in kinds.reversed() {
            context.invalidateSupplementaryElements(ofKind: kind, at: [[0, 0]])
            context.invalidateDecorationElements(ofKind: kind, at: [[0, 0]])
        }
        view.collectionViewLayout.invalidateLayout(with: context)
        #expect(view.engine.state.table.seenKinds(of: .supplementaryView) == kinds)
        #expect(view.engine.state.table.seenKinds(of: .decorationView) == kinds)
    }
}
