import Offscreen
import UIKit

/// A list whose items can be dragged and dropped. It records the calls of its delegates.
@MainActor
final class DragScreen: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    let list: ListScreen
    var view: UICollectionView { list.view }
    var log: [String] = []
    var allowsDrag = true
    var allowsMove = true
    var handles = true
    var operation = UIDropOperation.move
    var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
    /// Handles a drop in place of `move(_:)`.
    var onDrop: ((any UICollectionViewDropCoordinator) -> Void)?
    /// Called with the destination at each update of the drop session.
    var onUpdate: ((IndexPath?) -> Void)?
    /// Called with each entry that is added to the log.
    var onNote: ((String) -> Void)?
    /// The last drag session.
    var drag: (any UIDragSession)?
    /// The last drop session.
    var drop: (any UIDropSession)?
    init(_ names: String...) {
        list = ListScreen([names])
        super.init()
        (view.dragDelegate, view.dropDelegate) = (self, self)
    }

    /// The names in the order in which their cells lie, with a dot for the gap.
    var visibleNames: String {
        view.visibleCells.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
            .map { $0.alpha == 0 ? "." : ($0 as? ListScreen.Cell)?.name ?? "?" }.joined(separator: " ")
    }

    /// The upper edges of the visible cells, by name.
    var tops: [String: CGFloat] {
        Dictionary(view.visibleCells.filter { $0.alpha > 0 }.map { (($0 as! ListScreen.Cell).name, $0.frame.minY) }) {
            $1
        }
    }

    /// Moves the dropped item to its destination, as most apps do.
    func move(_ coordinator: any UICollectionViewDropCoordinator) {
        guard let source = coordinator.items.first?.sourceIndexPath, let target = coordinator.destinationIndexPath
        else { return }
        view.performBatchUpdates {
            let name = list.sections[source.section].remove(at: source.item)
            list.sections[target.section].insert(name, at: target.item)
            view.deleteItems(at: [source])
            view.insertItems(at: [target])
        }
        coordinator.drop(coordinator.items[0].dragItem, toItemAt: target).addCompletion { [self] _ in note("landed") }
    }
    func note(_ text: String) {
        log.append(text)
        onNote?(text)
    }
    private func text(_ path: IndexPath?) -> String { path.map { "\($0.section)-\($0.item)" } ?? "nil" }

    // MARK: - Drag

    func collectionView(_ view: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    {
        let items = allowsDrag ? [item(at: indexPath)] : []
        note("items \(text(indexPath))")
        drag = session
        return items
    }
    private func item(at path: IndexPath) -> UIDragItem {
        let name = list.sections[path.section][path.item]
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
        item.localObject = name
        return item
    }
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        let items = [item(at: indexPath)]
        note("add \(text(indexPath)) at \(Int(point.y))")
        return items
    }
    func collectionView(_ view: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        note("drag preview \(text(indexPath))")
        return nil
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        note("will begin, \(collectionView.hasActiveDrag)")
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        note("drag ended, \(collectionView.hasActiveDrag)")
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    {
        note("allows move")
        return allowsMove
    }
    func collectionView(
        _ view: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        note("restricted")
        return true
    }

    // MARK: - Drop

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        note("can handle")
        return handles
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        drop = session
        note("entered, \(collectionView.hasActiveDrop)")
    }
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        if log.last != "update \(text(destinationIndexPath))" { note("update \(text(destinationIndexPath))") }
        onUpdate?(destinationIndexPath)
        return UICollectionViewDropProposal(operation: operation, intent: intent)
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        note("exited, \(collectionView.hasActiveDrop)")
    }
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        note("drop at \(text(coordinator.destinationIndexPath))")
        if let onDrop { onDrop(coordinator) } else { move(coordinator) }
    }
    func collectionView(_ view: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        note("drop preview \(text(indexPath))")
        return nil
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        note("drop ended")
    }
}
