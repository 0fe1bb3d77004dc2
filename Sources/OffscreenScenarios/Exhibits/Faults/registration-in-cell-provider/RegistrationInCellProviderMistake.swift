import UIKit

final class RegistrationInCellProviderMistake: TwoRowController {
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let row = UICollectionView.CellRegistration<TextCell, String> { cell, _, text in
            cell.label.text = text
        }
        return collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: items[indexPath.item])
    }
}
