import UIKit

final class ReusedCellKeepsStateFix: ListController {
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        cell.backgroundColor = indexPath.item.isMultiple(of: 3) ? .systemRed : nil
        return cell
    }
}
