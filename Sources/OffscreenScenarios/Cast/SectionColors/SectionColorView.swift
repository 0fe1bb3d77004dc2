import UIKit

/// The plane behind a section, with the colour of its layout attributes.
public final class SectionColorView: UICollectionReusableView {
    public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        backgroundColor = (layoutAttributes as? SectionColorAttributes)?.color
    }
}
