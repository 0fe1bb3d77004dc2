import UIKit

final class OutdatedLayoutCacheFix: ThreeRowsController {
    final class Layout: RowLayout {
        override func prepare() {
            guard cache.isEmpty else { return }
            fillCache()
        }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            if context.invalidatedItemIndexPaths == nil { cache = [] }
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
