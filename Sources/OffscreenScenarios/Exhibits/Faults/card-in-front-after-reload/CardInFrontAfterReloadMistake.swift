import UIKit

final class CardInFrontAfterReloadMistake: CardGridController {
    final class Layout: CardGridLayout {
        override func initialLayoutAttributesForAppearingDecorationElement(
            ofKind elementKind: String, at decorationIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
            attributes?.zIndex = -1
            return attributes
        }
    }

    override class func makeLayout() -> CardGridLayout { Layout() }

    override func reloadSection() {
        collectionView.reloadSections([0])
    }
}
