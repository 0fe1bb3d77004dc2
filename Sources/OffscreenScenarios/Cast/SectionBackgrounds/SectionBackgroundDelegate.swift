import UIKit

/// Says what lies behind a section.
@MainActor
public protocol SectionBackgroundDelegate: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, backgroundColorForSectionAt section: Int
    ) -> UIColor
}

extension SectionBackgroundDelegate {
    /// Nothing, unless a delegate says otherwise.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, backgroundColorForSectionAt section: Int
    ) -> UIColor { .clear }
}
