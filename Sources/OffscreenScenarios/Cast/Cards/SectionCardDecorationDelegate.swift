import UIKit

/// A delegate that chooses the sections with a card and the appearance of each card. Every method
/// has a default implementation.
@MainActor
public protocol SectionCardDecorationDelegate: UICollectionViewDelegateFlowLayout {
    /// Whether a section has a card.
    func collectionView(_ collectionView: UICollectionView, showsCardForSectionAt section: Int) -> Bool
    func collectionView(_ collectionView: UICollectionView, colorOfCardForSectionAt section: Int) -> UIColor
    /// Returns the insets of a section's card from the edges of the collection view and of the
    /// section.
    func collectionView(_ collectionView: UICollectionView, insetOfCardForSectionAt section: Int) -> UIEdgeInsets
    /// Returns the name of the image on a section's armband, or nil for no armband.
    func collectionView(_ collectionView: UICollectionView, armbandImageNameForSectionAt section: Int) -> String?
}

extension SectionCardDecorationDelegate {
    public func collectionView(_ collectionView: UICollectionView, showsCardForSectionAt section: Int) -> Bool { true }

    public func collectionView(_ collectionView: UICollectionView, colorOfCardForSectionAt section: Int) -> UIColor {
        .white
    }

    public func collectionView(_ collectionView: UICollectionView, insetOfCardForSectionAt section: Int) -> UIEdgeInsets
    {
        UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    }

    public func collectionView(_ collectionView: UICollectionView, armbandImageNameForSectionAt section: Int) -> String?
    { nil }
}
