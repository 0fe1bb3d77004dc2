import UIKit

final class KeptCellNotConfiguredAgainMistake: ThemeController {
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        cell.backgroundColor = theme
        return cell
    }

    override func themeDidChange() {
        for cell in collectionView.visibleCells { cell.backgroundColor = theme }
    }
}
