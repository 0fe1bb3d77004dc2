import UIKit

final class OffsetSetInDidLayoutFix: BannerListController {
    private var hasStarted = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !hasStarted else { return }
        hasStarted = true
        collectionView.layoutIfNeeded()
        collectionView.contentOffset.y = 100
    }
}
