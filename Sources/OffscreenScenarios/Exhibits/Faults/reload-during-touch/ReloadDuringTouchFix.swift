import UIKit

final class ReloadDuringTouchFix: RowChangesController {
    override func refresh(changedPaths: [IndexPath]) {
        collectionView.reconfigureItems(at: changedPaths)
    }
}
