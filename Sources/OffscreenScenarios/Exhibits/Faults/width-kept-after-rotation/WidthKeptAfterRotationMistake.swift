import UIKit

final class WidthKeptAfterRotationMistake: ListController, UICollectionViewDelegateFlowLayout {
    private lazy var width = collectionView.bounds.width

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: width, height: 50)
    }
}
