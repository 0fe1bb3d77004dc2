import UIKit

final class ScrollToEstimatedPlaceFix: SelfSizingRowsController {
    override func showRow(_ row: Int) {
        collectionView.scrollToItem(at: [0, row], at: .bottom, animated: false)
        collectionView.layoutIfNeeded()
        collectionView.scrollToItem(at: [0, row], at: .bottom, animated: false)
    }
}
