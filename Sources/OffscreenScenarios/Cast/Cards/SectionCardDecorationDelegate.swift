import UIKit

/// Says which sections have a card, and how it looks. Every method has a default.
@MainActor
public protocol SectionCardDecorationDelegate: UICollectionViewDelegateFlowLayout {
    /// Whether a section has a card.
    func collectionView(_ collectionView: UICollectionView, showsCardForSectionAt section: Int) -> Bool
    func collectionView(_ collectionView: UICollectionView, colorOfCardForSectionAt section: Int) -> UIColor
    /// How far the card stays inside the view's edges, and how far it reaches beyond the section's items.
    func collectionView(_ collectionView: UICollectionView, insetOfCardForSectionAt section: Int) -> UIEdgeInsets
    /// The image of a section's armband; nil for none.
    func collectionView(_ collectionView: UICollectionView, armbandForSectionAt section: Int) -> String?
}

extension SectionCardDecorationDelegate {
    public func collectionView(_ collectionView: UICollectionView, showsCardForSectionAt section: Int) -> Bool { true }

    public func collectionView(_ collectionView: UICollectionView, colorOfCardForSectionAt section: Int) -> UIColor { .white }

    public func collectionView(_ collectionView: UICollectionView, insetOfCardForSectionAt section: Int) -> UIEdgeInsets {
        UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    }

    public func collectionView(_ collectionView: UICollectionView, armbandForSectionAt section: Int) -> String? { nil }
}
