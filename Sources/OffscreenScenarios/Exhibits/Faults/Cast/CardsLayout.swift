import UIKit

/// A layout that ends with its last card, and whose subclasses place the cards.
class CardsLayout: RowLayout {
    override var collectionViewContentSize: CGSize {
        let all = cache.reduce(CGRect.zero) { $0.union($1.frame) }
        return CGSize(width: all.maxX, height: all.maxY)
    }
}
