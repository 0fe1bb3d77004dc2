import UIKit

final class TwoCellsDequeuedFix: TwoRowController {
    private let sample = TextCell(frame: .zero)

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        sample.label.text = items[indexPath.item]
        let isLong = sample.label.intrinsicContentSize.width > 320
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! TextCell
        cell.label.text = items[indexPath.item]
        cell.label.numberOfLines = isLong ? 2 : 1
        return cell
    }
}
