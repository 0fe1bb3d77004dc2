import UIKit

final class HeaderNotReportedDeletedMistake: LastRowController {
    final class Layout: ListHeaderLayout {
        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            if cache.isEmpty { return nil }
            return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
