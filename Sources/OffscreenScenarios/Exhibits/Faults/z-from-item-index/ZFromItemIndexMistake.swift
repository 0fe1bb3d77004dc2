import UIKit

final class ZFromItemIndexMistake: OverlappingSectionsController {
    final class Layout: OverlappingRowsLayout {
        override func prepare() {
            super.prepare()
            for attributes in cache { attributes.zIndex = attributes.indexPath.item }
        }

        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let header = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
            header?.zIndex = 10
            return header
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
