import UIKit

final class ScrollBeforeFirstLayoutFix: ListController {
    private var isAtEnd = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !isAtEnd else { return }
        isAtEnd = true
        collectionView.layoutIfNeeded()
        collectionView.contentOffset.y = collectionView.contentSize.height - collectionView.bounds.height
    }
}
