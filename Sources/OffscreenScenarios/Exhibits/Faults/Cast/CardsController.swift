import UIKit

/// Four cards of different colors, which may overlap.
class CardsController: ListController {
    let colors: [String: UIColor] = [
        "card 0": .systemRed, "card 1": .systemYellow, "card 2": .systemGreen, "card 3": .systemBlue,
    ]

    required init() {
        super.init()
        items = colors.keys.sorted()
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        cell.backgroundColor = colors[items[indexPath.item]]
        return cell
    }
}
