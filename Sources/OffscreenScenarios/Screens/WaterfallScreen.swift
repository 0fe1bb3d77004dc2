import UIKit

/// A screen of posters of different heights in columns.
public final class WaterfallScreen: PosterScreen, WaterfallLayoutDelegate {
    public let layout: WaterfallLayout
    /// The heights of the items of each section, in points. If a section has more items than
    /// heights, the heights repeat.
    public var heights: [CGFloat] = [60, 100, 80, 40, 120]

    public init(sections: [Int], columns: Int = 3) {
        layout = WaterfallLayout()
        layout.columns = columns
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        super.init(sections: sections, layout: layout)
        collectionView.delegate = self
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
        width: CGFloat
    ) -> CGFloat { heights[indexPath.item % heights.count] }
}
