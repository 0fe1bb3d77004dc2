import UIKit

final class UnstableSizesFix: RandomHeightController, UICollectionViewDelegateFlowLayout {
    private var heights: [String: CGFloat] = [:]

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let item = items[indexPath.item]
        let height = heights[item] ?? randomHeight()
        heights[item] = height
        return CGSize(width: 320, height: height)
    }
}
