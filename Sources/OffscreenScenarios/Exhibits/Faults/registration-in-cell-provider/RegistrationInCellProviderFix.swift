import UIKit

final class RegistrationInCellProviderFix: TwoRowController {
    private let row = UICollectionView.CellRegistration<TextCell, String> { cell, _, text in
        cell.label.text = text
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: items[indexPath.item])
    }
}
