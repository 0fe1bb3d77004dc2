import UIKit

/// Gives the background of a section.
@MainActor
public protocol SectionBackgroundDelegate: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, backgroundColorForSectionAt section: Int
    ) -> UIColor
}

extension SectionBackgroundDelegate {
    /// No background, unless a delegate gives one.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, backgroundColorForSectionAt section: Int
    ) -> UIColor { .clear }
}
