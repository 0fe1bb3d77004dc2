import Testing

@testable import UIKit

@MainActor @Suite("Elements pack into 64 bits and unpack again")
struct ElementKeyTests {
    @Test func `An element's category, kind and index path survive packing into a 64-bit key`() {
        let table = ElementTable()
        for path in [IndexPath(item: 0, section: 0), IndexPath(item: 99_999_999, section: 0), IndexPath(item: 0, section: 999_999)] {
            for (category, kind) in [
                (UICollectionView.ElementCategory.cell, nil), (.supplementaryView, "header"), (.decorationView, "card"),
            ] {
                let key = table.key(category, kind: kind, path)
                #expect((key.category, table.indexPath(of: key)) == (category, path))
                #expect(table.kind(of: key) == kind ?? "UICollectionElementKindCell")
                #expect(key.kind != ElementKey.unpackedKind)
            }
        }
    }

    @Test func `Index paths that do not fit into a key's bits are stored whole and have distinct keys`() {
        let table = ElementTable()
        let paths: [IndexPath] = [
            IndexPath(), IndexPath(index: 7), IndexPath(indexes: [1, 2, 3]), IndexPath(item: Int.max, section: 0),
            IndexPath(item: 0, section: Int.max), IndexPath(item: -1, section: 0),
        ]
        let keys = paths.map { table.key(.decorationView, kind: "title", $0) }
        #expect((Set(keys).count, keys.map(table.indexPath)) == (paths.count, paths))
        #expect(table.key(.decorationView, kind: "title", paths[2]) == keys[2])
    }

    @Test func `Element kinds have distinct keys, even if there are more kinds than fit into a key's bits`() {
        let table = ElementTable()
        let path = IndexPath(item: 0, section: 0)
        let keys = (0..<600).map { table.key(.supplementaryView, kind: "kind\($0)", path) }
        #expect(Set(keys).count == 600)
        #expect(keys.map(table.kind) == (0..<600).map { "kind\($0)" })
    }

    @Test func `For an item index that does not fit into a key's bits, key(like:section:item:) finds only keys that were made before`() {
        let table = ElementTable()
        let great = ElementKey.greatestItem + 1
        let keys = [0, 1].map { table.key(.supplementaryView, kind: "h", IndexPath(item: great, section: $0)) }
        #expect(table.key(like: keys[0], section: 1, item: great) == keys[1])
        #expect(table.key(like: keys[0], section: 2, item: great) == nil)
    }

    @Test func `Keys sort cells before supplementary views, and supplementary views before decoration views`() {
        let table = ElementTable()
        let cell = table.key(.cell, kind: nil, IndexPath(item: 5, section: 9))
        let header = table.key(.supplementaryView, kind: "h", IndexPath(item: 0, section: 0))
        let card = table.key(.decorationView, kind: "c", IndexPath(item: 0, section: 0))
        #expect((cell < header, header < card) == (true, true))
        #expect(table.key(.cell, kind: nil, IndexPath(item: 9, section: 0)) < cell)
    }

    // MARK: - Kinds of elements

    @Test func `New element kinds in an invalidation context are numbered in alphabetical order, not in dictionary order`() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        let context = UICollectionViewLayoutInvalidationContext()
        let kinds = (0..<10).map { "kind \($0)" }
        for kind in kinds.reversed() {
            context.invalidateSupplementaryElements(ofKind: kind, at: [IndexPath(item: 0, section: 0)])
            context.invalidateDecorationElements(ofKind: kind, at: [IndexPath(item: 0, section: 0)])
        }
        view.collectionViewLayout.invalidateLayout(with: context)
        #expect(view.engine.table.kindsInUse.map(\.kind) == kinds + kinds)
    }
}
