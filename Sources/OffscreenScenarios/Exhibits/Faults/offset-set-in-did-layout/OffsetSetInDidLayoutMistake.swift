import UIKit

final class OffsetSetInDidLayoutMistake: BannerListController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.layoutIfNeeded()
        collectionView.contentOffset.y = 100
    }
}
