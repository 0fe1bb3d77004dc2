import UIKit

final class ReloadDuringTouchMistake: RowChangesController {
    override func refresh(changedPaths: [IndexPath]) {
        collectionView.reloadData()
    }
}
