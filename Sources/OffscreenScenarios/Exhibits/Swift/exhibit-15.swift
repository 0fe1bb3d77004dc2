import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake15: ListController {
    var waiting: [(item: String, arrive: (String) -> Void)] = []

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = super.collectionView(view, cellForItemAt: path) as! TextCell
        let item = items[path.item]
        waiting.append(
            (
                item,
                { image in
                    cell.label.text = image
                }
            ))
        return cell
    }
}

// MARK: Without it

final class Fix15: ListController {
    var waiting: [(item: String, arrive: (String) -> Void)] = []

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = super.collectionView(view, cellForItemAt: path) as! TextCell
        let item = items[path.item]
        cell.accessibilityIdentifier = item
        waiting.append(
            (
                item,
                { image in
                    guard cell.accessibilityIdentifier == item else { return }
                    cell.label.text = image
                }
            ))
        return cell
    }
}

// MARK: Tried

extension Tried {
    static let exhibit15 = Tried(15, mistake: { isMixed(Mistake15()) { $0.waiting } }, fix: { isMixed(Fix15()) { $0.waiting } })

    private static func isMixed<List: ListController>(_ list: List, _ waiting: (List) -> [(item: String, arrive: (String) -> Void)]) -> Bool
    {
        list.loadViewIfNeeded()
        list.collectionView.isPrefetchingEnabled = false
        let stage = stage(list)
        stage.scroll(list.collectionView, by: 440)
        // The answers come in the order that is worst: those that were asked first come last.
        stage.run { for it in waiting(list).reversed() { it.arrive("image of \(it.item)") } }
        return list.collectionView.indexPathsForVisibleItems.contains { list.text($0.item) != "image of \(list.items[$0.item])" }
    }
}
