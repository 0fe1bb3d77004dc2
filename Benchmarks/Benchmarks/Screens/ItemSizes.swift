import UIKit

/// A delegate that returns sizes of one width and of 20 different heights.
final class ItemSizes: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 80, height: CGFloat(30 + indexPath.item * 7 % 20))
    }
}
