import UIKit

final class HeadersOverScrollIndicatorMistake: SectionHeadersController {
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        header.layer.zPosition = 0
        return header
    }
}
