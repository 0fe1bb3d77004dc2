import UIKit

final class EqualZRandomOrderMistake: CardsController {
    final class Layout: CardsLayout {
        override func prepare() {
            super.prepare()
            for (number, card) in cache.enumerated() {
                card.frame = CGRect(x: 40 * number, y: 10 * number, width: 200, height: 100)
            }
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
