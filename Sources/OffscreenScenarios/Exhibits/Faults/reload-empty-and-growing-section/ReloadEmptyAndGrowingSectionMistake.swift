import UIKit

final class ReloadEmptyAndGrowingSectionMistake: TwoSectionsController {
    override func showInFirstSection(_ rows: [String]) {
        collectionView.performBatchUpdates {
            sections[0] = rows
            collectionView.reloadSections([0, 1])
        }
    }
}
