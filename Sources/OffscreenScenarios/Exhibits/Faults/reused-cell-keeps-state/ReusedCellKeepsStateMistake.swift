import UIKit

final class ReusedCellKeepsStateMistake: ListController {
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        if indexPath.item.isMultiple(of: 3) {
            cell.backgroundColor = .systemRed
        }
        return cell
    }
}
