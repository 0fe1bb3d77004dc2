import UIKit

/// A decoration view that fills the place of a section with a colour.
public final class SectionBackgroundView: UICollectionReusableView {
    public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? SectionBackgroundAttributes else { return }
        backgroundColor = attributes.backgroundColor
    }
}
