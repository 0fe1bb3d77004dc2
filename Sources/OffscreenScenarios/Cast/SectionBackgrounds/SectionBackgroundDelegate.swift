import UIKit

/// The method that returns the background colour of a section.
@MainActor
public protocol SectionBackgroundDelegate: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, backgroundColorForSectionAt section: Int
    ) -> UIColor
}

extension SectionBackgroundDelegate {
    /// Returns `clear`, which is no background.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, backgroundColorForSectionAt section: Int
    ) -> UIColor { .clear }
}
