import UIKit

final class ItemsWiderThanListFix: ListController, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let content = collectionView.adjustedContentInset
        let section = (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
        let insets = content.left + content.right + section.left + section.right
        return CGSize(width: collectionView.bounds.width - insets, height: 50)
    }
}
