import UIKit

/// A delegate that chooses the colour behind each section.
@MainActor
public protocol SectionColorDelegate: UICollectionViewDelegateFlowLayout {
    /// Returns the colour behind a section, or nil for the layout's `sectionColor`.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        colorForSectionAt section: Int
    ) -> UIColor?
}

extension SectionColorDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        colorForSectionAt section: Int
    ) -> UIColor? { nil }
}
