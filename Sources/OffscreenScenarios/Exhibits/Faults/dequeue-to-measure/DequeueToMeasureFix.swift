import UIKit

final class DequeueToMeasureFix: TwoRowController, UICollectionViewDelegateFlowLayout {
    private let sample = TextCell(frame: .zero)

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sample.label.text = items[indexPath.item]
        return CGSize(width: 320, height: max(44, sample.label.intrinsicContentSize.height))
    }
}
