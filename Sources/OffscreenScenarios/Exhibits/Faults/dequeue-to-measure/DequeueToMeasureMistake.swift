import UIKit

final class DequeueToMeasureMistake: TwoRowController, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let sample = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! TextCell
        sample.label.text = items[indexPath.item]
        return CGSize(width: 320, height: max(44, sample.label.intrinsicContentSize.height))
    }
}
