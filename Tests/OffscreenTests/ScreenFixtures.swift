import Offscreen
import OffscreenScenarios
import UIKit

func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

extension Stage {
    func shown<Shown: Screen>(_ screen: Shown) -> Shown {
        show(screen.collectionView)
        return screen
    }

    /// Performs a batch update in a separate tick.
    func batch(
        _ view: UICollectionView, settling: Bool = true, _ updates: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { act("batch", settling: settling) { view.performBatchUpdates(updates, completion: completion) } }
}
