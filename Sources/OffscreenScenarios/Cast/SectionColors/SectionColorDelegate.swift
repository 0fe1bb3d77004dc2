import UIKit

/// Gives the colour behind a section.
@MainActor
public protocol SectionColorDelegate: UICollectionViewDelegateFlowLayout {
    /// The colour behind a section; nil leaves it to the layout's `sectionColor`.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, colorForSectionAt section: Int
    ) -> UIColor?
}

extension SectionColorDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, colorForSectionAt section: Int
    ) -> UIColor? { nil }
}
