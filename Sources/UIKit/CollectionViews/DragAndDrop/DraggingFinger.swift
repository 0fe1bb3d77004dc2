/// A finger that lifts items of a collection view, carries them over a window and drops them: one drag session, with every call to
/// the delegates in UIKit's order. [DRAG-02]
///
/// Not modelled: that content scrolls under a finger near an edge, previews, and drops on anything but collection views.
@MainActor
package final class DraggingFinger {
    private let window: UIWindow
    private let session: LocalDragSession
    private let drop: LocalDropSession
    private var source: UICollectionView?
    private var target: UICollectionView?
    /// Every view that the session has entered, in that order. They are told of the end.
    private var entered: [UICollectionView] = []
    private var refused: Set<ObjectIdentifier> = []

    package init(in window: UIWindow) {
        self.window = window
        session = LocalDragSession(at: .zero)
        drop = LocalDropSession(of: session)
    }

    /// The finger comes down and rests until the item below it is lifted.
    ///
    /// UNKNOWN: what a cell hears of the touch before; here nothing.
    ///
    /// - Returns: whether a drag begins.
    package func lift(at point: CGPoint) -> Bool {
        session.point = point
        source = item(at: point) { view, path in view.engine.dragSource.lift(at: path, into: session) }
        return source != nil
    }

    /// Another finger taps an item, which adds it to the drag.
    ///
    /// - Returns: whether something was added.
    @discardableResult
    package func add(at point: CGPoint) -> Bool {
        item(at: point) { view, path in
            view === source && view.engine.dragSource.add(at: path, point: view.convert(point, from: nil))
        } != nil
    }

    package func move(to point: CGPoint) {
        guard let source else { return }
        session.point = point
        if !session.hasBegun { source.engine.dragSource.begin() }
        follow(to: point)
        target?.engine.dropTarget.update()
    }

    /// The finger lifts. The session ends when the drop is over.
    package func letGo() {
        guard let source else { return }
        let isDropped = target?.engine.dropTarget.drop() ?? false
        target = nil
        source.world.timeline.after(isDropped ? DropTarget.duration : 0, "a drag") { self.end() }
    }

    private func end() {
        for view in entered { view.engine.clients.drop.didEnd(drop) }
        source?.engine.dragSource.end()
        (source, entered) = (nil, [])
    }

    /// The innermost collection view under a point that takes the session.
    private func follow(to point: CGPoint) {
        for case let view as UICollectionView in views(at: point) {
            if view === target || enter(view) { return }
        }
        leave()
    }

    private func enter(_ view: UICollectionView) -> Bool {
        guard view.dropDelegate != nil, !refused.contains(ObjectIdentifier(view)) else { return false }
        guard view.engine.dropTarget.canHandle(drop) else {
            refused.insert(ObjectIdentifier(view))
            return false
        }
        leave()
        view.engine.dropTarget.enter(drop)
        target = view
        if !entered.contains(where: { $0 === view }) { entered.append(view) }
        return true
    }

    private func leave() {
        target?.engine.dropTarget.exit()
        target = nil
    }

    /// The innermost collection view with an item at a point for which `body` is true.
    private func item(at point: CGPoint, _ body: (UICollectionView, IndexPath) -> Bool) -> UICollectionView? {
        var cells: [UICollectionViewCell] = []
        for view in views(at: point) {
            if let cell = view as? UICollectionViewCell { cells.append(cell) }
            if let view = view as? UICollectionView, let path = cells.lazy.compactMap({ view.engine.lookup.path(of: $0) }).first,
                body(view, path)
            {
                return view
            }
        }
        return nil
    }

    /// The views at a point, the innermost first.
    private func views(at point: CGPoint) -> [UIView] {
        window.hitTest(point, with: nil).map { Array(sequence(first: $0) { $0.superview }) } ?? []
    }
}
