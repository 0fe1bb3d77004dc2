import UIKit

final class CellSelectedDirectlyFix: GroupsController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for (index, group) in items.enumerated() where chosenGroups.contains(group) {
            collectionView.selectItem(at: IndexPath(item: index, section: 0), animated: false, scrollPosition: [])
        }
    }
}
