import UIKit

final class OffsetRestoredBeyondEndMistake: TileGridController {
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let offset = collectionView.contentOffset
        coordinator.animate(alongsideTransition: nil) { [unowned self] _ in
            collectionView.contentOffset = offset
        }
    }
}
