import UIKit

final class ActionAddedAtEveryReuseMistake: LikeController {
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! ButtonCell
        let item = items[indexPath.item]
        cell.label.text = title(of: item)
        cell.button.addAction(UIAction { [weak self] _ in self?.like(item) }, for: .touchUpInside)
        return cell
    }
}
