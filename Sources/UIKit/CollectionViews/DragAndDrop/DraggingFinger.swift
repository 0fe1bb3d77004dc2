/// A simulated finger that lifts items, moves them over a window and drops them. The delegates are
/// called in UIKit's order. [DRAG-02]
///
/// Not modelled: scrolling near an edge, previews, and drops on views other than collection views.
@MainActor
package final class DraggingFinger {
    private let window: UIWindow
    private let session: LocalDragSession
    private let dropSession: LocalDropSession
    private var source: UICollectionView?
    private var target: UICollectionView?
    /// The views that the finger has entered during the drag, in the order of entry. Their drop
    /// delegates are notified when the session ends.
    private var entered: [UICollectionView] = []
    private var refused: Set<ObjectIdentifier> = []

    package init(in window: UIWindow) {
        self.window = window
        session = LocalDragSession()
        dropSession = LocalDropSession(of: session)
    }

    /// Presses on the item at a point until it is lifted. Returns whether an item was lifted.
    /// UNKNOWN: which touches a cell receives before the lift. Here it receives none.
    package func liftItem(at point: CGPoint) -> Bool {
        session.point = point
        source = collectionView(withItemAt: point) { view, path in
            view.dragging.liftItems(at: path, into: session)
        }
        return source != nil
    }

    /// Taps the item at a point with another finger. If the drag began in the item's collection
    /// view, the drag delegate may add drag items to the session. Returns whether any were added.
    @discardableResult
    package func tapWithSecondFinger(at point: CGPoint) -> Bool {
        collectionView(withItemAt: point) { view, path in
            view === source && view.dragging.addItems(at: path, point: view.convert(point, from: nil))
        } != nil
    }

    package func move(to point: CGPoint) {
        guard let source else { return }
        session.point = point
        if !session.hasBegun { source.dragging.beginDrag() }
        updateTarget(at: point)
        target?.dragging.updateDrop()
    }

    /// Lifts the finger, which drops the items if a drop is allowed. The session ends after the
    /// animation of the drop. If nothing was dropped, the session ends without delay, but
    /// asynchronously.
    package func liftFinger() {
        guard let source else { return }
        let isDropped = target?.dragging.drop() ?? false
        target = nil
        source.world.timeline.schedule(after: isDropped ? BatchUpdates.duration : 0, named: "a drag") {
            self.endSession()
        }
    }

    private func endSession() {
        for view in entered { view.dragging.didEnd(dropSession) }
        source?.dragging.endDrag()
        (source, entered) = (nil, [])
    }

    /// Sets `target` to the innermost collection view at a point that accepts the session; to nil
    /// if there is none.
    private func updateTarget(at point: CGPoint) {
        for case let view as UICollectionView in hitViewAndSuperviews(at: point) {
            if view === target || enterIfSessionIsAccepted(by: view) { return }
        }
        leaveTarget()
    }

    private func enterIfSessionIsAccepted(by view: UICollectionView) -> Bool {
        guard view.dropDelegate != nil, !refused.contains(ObjectIdentifier(view)) else { return false }
        guard view.dragging.canHandle(dropSession) else {
            refused.insert(ObjectIdentifier(view))
            return false
        }
        leaveTarget()
        view.dragging.enter(dropSession)
        target = view
        if !entered.contains(where: { $0 === view }) { entered.append(view) }
        return true
    }

    private func leaveTarget() {
        target?.dragging.exit()
        target = nil
    }

    /// Returns the innermost collection view that has an item at a point, and for which `body`
    /// returns true; nil if there is none.
    private func collectionView(withItemAt point: CGPoint, where body: (UICollectionView, IndexPath) -> Bool)
        -> UICollectionView?
    {
        var cells: [UICollectionViewCell] = []
        for view in hitViewAndSuperviews(at: point) {
            if let cell = view as? UICollectionViewCell { cells.append(cell) }
            if let view = view as? UICollectionView,
                let path = cells.lazy.compactMap({ view.engineForDragging.path(of: $0) }).first,
                body(view, path)
            {
                return view
            }
        }
        return nil
    }

    /// Returns the view that a touch at a point hits, followed by its superviews, the innermost
    /// first.
    private func hitViewAndSuperviews(at point: CGPoint) -> [UIView] {
        window.hitTest(point, with: nil).map { Array(sequence(first: $0) { $0.superview }) } ?? []
    }
}
