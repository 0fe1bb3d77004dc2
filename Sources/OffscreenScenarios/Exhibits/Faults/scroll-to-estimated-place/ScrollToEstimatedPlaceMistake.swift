import UIKit

final class ScrollToEstimatedPlaceMistake: SelfSizingRowsController {
    override func showRow(_ row: Int) {
        collectionView.scrollToItem(at: [0, row], at: .bottom, animated: false)
    }
}
