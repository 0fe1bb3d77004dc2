import UIKit

/// Three cards, and a button that moves the first one to the end.
class MovableCardsController: CardsController {
    override var acts: [String: () -> Void] {
        ["move the first card to the end": { [unowned self] in moveFirstCardToEnd() }]
    }

    required init() {
        super.init()
        items.removeLast()
    }

    required init?(coder: NSCoder) { nil }

    private func moveFirstCardToEnd() {
        collectionView.performBatchUpdates {
            items.append(items.removeFirst())
            collectionView.moveItem(at: [0, 0], to: [0, items.count - 1])
        }
    }
}
