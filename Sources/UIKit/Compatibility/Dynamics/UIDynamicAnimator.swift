/// Is told when an animator pauses and goes on. Not modelled: nothing moves, so nothing pauses.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Physics for views and for the attributes of a layout. Approximated: items rest where their attachments and snaps would leave them,
/// at once. Nothing else moves them, and the trace says so once for each animator.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    open private(set) weak var referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Kept: it is never told anything.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    private weak var layout: UICollectionViewLayout?
    private var hasSaid = false
    private var owesInvalidation = false

    public override init() {}

    public init(referenceView view: UIView) {
        referenceView = view
    }

    /// An animator for the attributes of a layout. The layout is invalidated in the turn after items were moved.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        self.layout = layout
    }

    /// Never: everything is at rest.
    open var isRunning: Bool { false }
    /// Zero: nothing moves.
    open var elapsedTime: TimeInterval { 0 }

    /// Approximated: the behavior's items rest where it would leave them.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        if !hasSaid { World.current.notModelled("UIDynamicAnimator.addBehavior(_:)") }
        hasSaid = true
        behaviors.append(behavior)
        behavior.join(self)
        behavior.rest()
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.removeAll { $0 === behavior }
        behavior.join(nil)
    }

    open func removeAllBehaviors() { behaviors.forEach(removeBehavior) }

    /// The items that intersect a rectangle, each once, in the order in which their behaviors were added.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        var seen: Set<ObjectIdentifier> = []
        return behaviors.flatMap(\.allItems).filter { $0.box.intersects(rect) && seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Lets an item that was moved rest again.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        for behavior in behaviors { behavior.rest(item) }
        itemsMoved()
    }

    final func itemsMoved() {
        guard layout != nil, !owesInvalidation else { return }
        owesInvalidation = true
        World.current.timeline.after(0, "a dynamic animator") { [weak self] in
            self?.owesInvalidation = false
            self?.layout?.invalidateLayout()
        }
    }

    /// The attributes of a cell, if they are among the items.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { attributes(.cell, nil, indexPath) }

    public func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, kind, indexPath)
    }

    public func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, decorationViewKind, indexPath) }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        behaviors.flatMap(\.allItems).lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
            $0.indexPath == path && $0.representedElementCategory == category && $0.representedElementKind == kind
        }
    }
}
