import UIKit

/// The plane behind a section. Its colour comes with the attributes.
public final class SectionColorView: UICollectionReusableView {
    public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        backgroundColor = (layoutAttributes as? SectionColorAttributes)?.color
    }
}
