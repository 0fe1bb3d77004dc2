import UIKit

/// A list of four groups, of which a person can choose several. Two are chosen already.
class GroupsController: ListController {
    var chosenGroups: Set<String> = ["family", "work"]

    required init() {
        super.init()
        items = ["friends", "family", "school", "work"]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsMultipleSelection = true
        collectionView.register(GroupCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosenGroups.insert(items[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        chosenGroups.remove(items[indexPath.item])
    }
}
