import UIKit

final class UnequalGapsFix: TagController, UICollectionViewDelegateFlowLayout {
    final class LeftAlignedLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            guard let stored = super.layoutAttributesForElements(in: rect) else { return nil }
            let all = stored.map { $0.copy() as! UICollectionViewLayoutAttributes }
            for (previous, next) in zip(all, all.dropFirst()) where previous.frame.midY == next.frame.midY {
                next.frame.origin.x = previous.frame.maxX + minimumInteritemSpacing
            }
            return all
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { LeftAlignedLayout() }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: [120, 90, 80, 70, 60, 100][indexPath.item % 6], height: 40)
    }
}
