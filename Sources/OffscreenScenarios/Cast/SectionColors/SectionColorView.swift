import UIKit

/// A decoration view behind a section, in the colour of its layout attributes.
public final class SectionColorView: UICollectionReusableView {
    public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        backgroundColor = (layoutAttributes as? SectionColorAttributes)?.color
    }
}
