import UIKit

/// A list whose rows have a button and show how often they were liked.
class LikeController: ListController {
    private var likes: [String: Int] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(ButtonCell.self, forCellWithReuseIdentifier: "row")
    }

    func title(of item: String) -> String { "\(item), likes: \(likes[item, default: 0])" }

    func like(_ item: String) {
        likes[item, default: 0] += 1
        for indexPath in collectionView.indexPathsForVisibleItems where items[indexPath.item] == item {
            (collectionView.cellForItem(at: indexPath) as? TextCell)?.label.text = title(of: item)
        }
    }
}
