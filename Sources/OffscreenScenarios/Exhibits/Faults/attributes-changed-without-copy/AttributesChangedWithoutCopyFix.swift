import UIKit

final class AttributesChangedWithoutCopyFix: ListController {
    final class IndentedLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let stored = super.layoutAttributesForElements(in: rect)
            let all = stored?.map { $0.copy() as! UICollectionViewLayoutAttributes }
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
