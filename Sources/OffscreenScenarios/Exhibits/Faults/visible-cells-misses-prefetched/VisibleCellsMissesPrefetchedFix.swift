import UIKit

final class VisibleCellsMissesPrefetchedFix: ThemeController {
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        cell.backgroundColor = theme
    }

    override func themeDidChange() {
        for cell in collectionView.visibleCells { cell.backgroundColor = theme }
    }
}
