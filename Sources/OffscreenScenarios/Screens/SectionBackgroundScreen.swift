import UIKit

/// A screen of posters with a background behind every other section, unless that section is empty.
public final class SectionBackgroundScreen: PosterScreen, SectionBackgroundDelegate {
    public let layout: SectionBackgroundLayout

    public init(sections: [Int]) {
        layout = SectionBackgroundLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        super.init(sections: sections, layout: layout)
        collectionView.delegate = self
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        backgroundColorForSectionAt section: Int
    ) -> UIColor { section % 2 == 0 ? .systemGray5 : .clear }
}
