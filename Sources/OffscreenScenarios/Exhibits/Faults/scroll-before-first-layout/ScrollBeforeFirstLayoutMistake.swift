import UIKit

final class ScrollBeforeFirstLayoutMistake: ListController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        collectionView.contentOffset.y = collectionView.contentSize.height - collectionView.bounds.height
    }
}
