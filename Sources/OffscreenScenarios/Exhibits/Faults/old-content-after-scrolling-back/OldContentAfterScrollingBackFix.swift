import UIKit

final class OldContentAfterScrollingBackFix: RenamingController {
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! TextCell
        cell.label.text = items[indexPath.item]
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        (cell as? TextCell)?.label.text = items[indexPath.item]
    }

    override func rename(_ item: Int, to text: String) {
        items[item] = text
    }
}
