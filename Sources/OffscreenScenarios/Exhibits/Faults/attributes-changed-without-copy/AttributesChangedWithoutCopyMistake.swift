import UIKit

final class AttributesChangedWithoutCopyMistake: ListController {
    final class IndentedLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let all = super.layoutAttributesForElements(in: rect)
            for attributes in all ?? [] { attributes.frame.origin.x += 10 }
            return all
        }
    }

    override class func makeLayout() -> UICollectionViewLayout {
        let layout = IndentedLayout()
        layout.itemSize = CGSize(width: 96, height: 96)
        return layout
    }
}
