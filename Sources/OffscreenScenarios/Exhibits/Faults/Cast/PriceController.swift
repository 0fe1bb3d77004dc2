import UIKit

/// A list of six rows with prices, of which one row can be deleted.
class PriceController: ListController {
    private var price = 10
    private var updatedItems: Set<String> = []

    override var acts: [String: () -> Void] {
        [
            "delete row 2": { [unowned self] in delete(2) },
            "raise the prices": { [unowned self] in raisePrices() },
        ]
    }

    required init() {
        super.init()
        items = (0..<6).map { "row \($0)" }
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        (cell as? TextCell)?.label.text = title(of: items[indexPath.item])
        return cell
    }

    func startUpdates(of item: String) { updatedItems.insert(item) }

    func stopUpdates(of item: String) { updatedItems.remove(item) }

    private func title(of item: String) -> String { "\(item): \(price)" }

    private func delete(_ item: Int) {
        collectionView.performBatchUpdates {
            items.remove(at: item)
            collectionView.deleteItems(at: [IndexPath(item: item, section: 0)])
        }
    }

    private func raisePrices() {
        price += 1
        for indexPath in collectionView.indexPathsForVisibleItems where updatedItems.contains(items[indexPath.item]) {
            (collectionView.cellForItem(at: indexPath) as? TextCell)?.label.text = title(of: items[indexPath.item])
        }
    }
}
