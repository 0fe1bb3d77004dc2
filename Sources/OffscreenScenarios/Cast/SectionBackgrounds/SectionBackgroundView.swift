import UIKit

/// The background of a section.
public final class SectionBackgroundView: UICollectionReusableView {
    public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? SectionBackgroundAttributes else { return }
        backgroundColor = attributes.backgroundColor
    }
}
