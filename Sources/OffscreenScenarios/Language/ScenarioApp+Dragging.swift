import Offscreen
import UIKit

/// Drag and drop of single items. A dropped item moves to its destination, unless the model has no
/// such item or no such destination.
extension ScenarioApp: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    )
        -> [UIDragItem]
    {
        guard model.hasItem(at: indexPath) else { return [] }
        let title = model[indexPath]
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: title)))
        item.localObject = title
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let destination = coordinator.destinationIndexPath, let item = coordinator.items.first,
            coordinator.items.count == 1,
            let source = item.sourceIndexPath
        else { return }
        // A drop is ignored if the item is no longer at its index path, or if the model has no such
        // destination.
        guard model.hasItem(at: source), item.dragItem.localObject as? String == model[source],
            model.sections.indices.contains(destination.section)
        else { return }
        let count = model.sections[destination.section].count
        guard destination.item < (source.section == destination.section ? count : count + 1) else { return }
        perform([.moveItem(source, destination)], in: collectionView) {
            collectionView.moveItem(at: source, to: destination)
        }
        coordinator.drop(item.dragItem, toItemAt: destination)
    }
}
