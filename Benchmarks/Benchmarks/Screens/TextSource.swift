import UIKit

/// A data source of cells with text.
@MainActor
final class TextSource: GridSource {
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        (cell as? TextCell)?.label.text = TextCell.text(of: indexPath.item)
        return cell
    }
}
