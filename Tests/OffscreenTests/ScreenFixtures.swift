import Offscreen
import OffscreenScenarios
import UIKit

func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

extension PosterScreen {
    /// Creates a screen with a flow layout.
    convenience init(sections counts: Int...) { self.init(sections: counts, layout: UICollectionViewFlowLayout()) }
}

extension Recording { var jsonText: String { String(decoding: json(), as: UTF8.self) } }

extension Stage {
    /// Shows the collection view of a screen, and returns the screen.
    func shown<Shown: Screen>(_ screen: Shown) -> Shown {
        show(screen.collectionView)
        return screen
    }

    /// Performs a batch update in a tick of its own.
    func batch(
        _ view: UICollectionView, settling: Bool = true, _ updates: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { act("batch", settling: settling) { view.performBatchUpdates(updates, completion: completion) } }
}
