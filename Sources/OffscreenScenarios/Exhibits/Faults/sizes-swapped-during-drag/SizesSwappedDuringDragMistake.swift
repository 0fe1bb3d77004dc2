import UIKit

final class SizesSwappedDuringDragMistake: TilesController, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        tiles[indexPath.item].size
    }
}
