import UIKit

final class ZFromItemIndexFix: OverlappingSectionsController {
    final class Layout: OverlappingRowsLayout {
        override func prepare() {
            super.prepare()
            for (place, attributes) in cache.enumerated() { attributes.zIndex = place }
        }

        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let header = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
            header?.zIndex = cache.count
            return header
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
