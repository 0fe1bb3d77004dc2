import UIKit

final class ReloadLosesCellStateMistake: RenamingController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(CarouselCell.self, forCellWithReuseIdentifier: "row")
    }

    override func rename(_ item: Int, to text: String) {
        items[item] = text
        collectionView.reloadItems(at: [IndexPath(item: item, section: 0)])
    }
}
