import UIKit

final class HeadersOverScrollIndicatorFix: SectionHeadersController {
    override func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        view.layer.zPosition = 0
    }
}
