import Testing

@testable import UIKit

@MainActor @Suite("Kinds of elements")
struct KindOrderTests {
    @Test func `Kinds that a context names first are numbered in one order, whatever that of its dictionaries is`() {
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
