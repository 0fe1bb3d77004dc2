import UIKit

final class OneIdentifierForTwoStylesMistake: ListController {
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! TextCell
        cell.label.text = items[indexPath.item]
        if indexPath.item.isMultiple(of: 3) {
            cell.contentView.addSubview(BannerView())
        }
        return cell
    }
}
