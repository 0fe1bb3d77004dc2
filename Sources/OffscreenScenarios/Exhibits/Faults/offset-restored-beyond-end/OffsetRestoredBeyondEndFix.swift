import UIKit

final class OffsetRestoredBeyondEndFix: TileGridController {
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let offset = collectionView.contentOffset
        coordinator.animate(alongsideTransition: nil) { [unowned self] _ in
            collectionView.layoutIfNeeded()
            let end = max(0, collectionView.contentSize.height - collectionView.bounds.height)
            collectionView.contentOffset.y = min(offset.y, end)
        }
    }
}
