import UIKit

final class TwoCellsDequeuedMistake: TwoRowController {
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let sample = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! TextCell
        sample.label.text = items[indexPath.item]
        let isLong = sample.label.intrinsicContentSize.width > 320
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! TextCell
        cell.label.text = items[indexPath.item]
        cell.label.numberOfLines = isLong ? 2 : 1
        return cell
    }
}
