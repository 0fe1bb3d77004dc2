import UIKit

final class EqualZRandomOrderFix: CardsController {
    final class Layout: CardsLayout {
        override func prepare() {
            super.prepare()
            for (number, card) in cache.enumerated() {
                card.frame = CGRect(x: 40 * number, y: 10 * number, width: 200, height: 100)
                card.zIndex = number
            }
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
