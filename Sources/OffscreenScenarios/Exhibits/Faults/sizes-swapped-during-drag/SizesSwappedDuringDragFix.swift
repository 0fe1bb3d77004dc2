import UIKit

final class SizesSwappedDuringDragFix: TilesController, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let modelPath = collectionView.dataSourceIndexPath(forPresentationIndexPath: indexPath) ?? indexPath
        return tiles[modelPath.item].size
    }
}
