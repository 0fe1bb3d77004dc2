import UIKit

/// A delegate that chooses the background colour of each section.
@MainActor
public protocol SectionBackgroundDelegate: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        backgroundColorForSectionAt section: Int
    ) -> UIColor
}

extension SectionBackgroundDelegate {
    /// Returns `clear`, for which the layout makes no background.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        backgroundColorForSectionAt section: Int
    ) -> UIColor { .clear }
}
