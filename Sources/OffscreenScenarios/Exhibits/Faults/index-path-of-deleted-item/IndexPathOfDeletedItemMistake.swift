import UIKit

final class IndexPathOfDeletedItemMistake: PriceController {
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        startUpdates(of: items[indexPath.item])
    }

    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        stopUpdates(of: items[indexPath.item])
    }
}
