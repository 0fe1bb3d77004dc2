import UIKit

final class HeaderNotReportedDeletedFix: LastRowController {
    final class Layout: ListHeaderLayout {
        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            if cache.isEmpty { return nil }
            return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        }

        override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            cache.isEmpty ? [[0, 0]] : []
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
