import UIKit

final class ReloadLosesCellStateFix: RenamingController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(CarouselCell.self, forCellWithReuseIdentifier: "row")
    }

    override func rename(_ item: Int, to text: String) {
        items[item] = text
        collectionView.reconfigureItems(at: [IndexPath(item: item, section: 0)])
    }
}
