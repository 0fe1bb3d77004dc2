import UIKit

final class OldContentAfterScrollingBackMistake: RenamingController {
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! TextCell
        cell.label.text = items[indexPath.item]
        return cell
    }

    override func rename(_ item: Int, to text: String) {
        items[item] = text
    }
}
