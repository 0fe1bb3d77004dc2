import UIKit

/// A screen of posters with a coloured plane behind each section that has items and a colour.
public final class SectionColorScreen: PosterScreen, SectionColorDelegate {
    public let layout: SectionColorLayout
    /// The colours behind individual sections. They take precedence over the layout's
    /// `sectionColor`.
    public var colors: [Int: UIColor] = [:]

    public init(sections: [Int]) {
        layout = SectionColorLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        super.init(sections: sections, layout: layout)
        collectionView.delegate = self
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        colorForSectionAt section: Int
    ) -> UIColor? { colors[section] }
}
