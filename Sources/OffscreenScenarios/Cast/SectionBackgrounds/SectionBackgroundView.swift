import UIKit

/// A decoration view behind a section, in the colour of its layout attributes if they are
/// `SectionBackgroundAttributes`.
public final class SectionBackgroundView: UICollectionReusableView {
    public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? SectionBackgroundAttributes else { return }
        backgroundColor = attributes.backgroundColor
    }
}
