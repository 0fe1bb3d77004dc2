import UIKit

final class UnequalGapsMistake: TagController, UICollectionViewDelegateFlowLayout {
    override class func makeLayout() -> UICollectionViewLayout { UICollectionViewFlowLayout() }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: [120, 90, 80, 70, 60, 100][indexPath.item % 6], height: 40)
    }
}
