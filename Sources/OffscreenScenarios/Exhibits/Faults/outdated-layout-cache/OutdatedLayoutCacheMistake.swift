import UIKit

final class OutdatedLayoutCacheMistake: ThreeRowsController {
    final class Layout: RowLayout {
        override func prepare() {
            guard cache.isEmpty else { return }
            fillCache()
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
