import UIKit

final class CellSelectedDirectlyMistake: GroupsController {
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        cell.isSelected = chosenGroups.contains(items[indexPath.item])
        return cell
    }
}
