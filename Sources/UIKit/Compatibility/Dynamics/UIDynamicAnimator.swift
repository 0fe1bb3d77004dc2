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

    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// An animator for the attributes of a layout. The layout is invalidated in the turn after items were moved.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        self.layout = layout
    }

    public override init() {
        super.init()
    }

    /// Never: everything is at rest.
    open var isRunning: Bool { false }

    /// Zero: nothing moves.
    open var elapsedTime: TimeInterval { 0 }

    // MARK: - Behaviors

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

    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    // MARK: - Items

    /// The items that intersect a rectangle, in the order in which their behaviors were added.
    open func items(in rect: CGRect) -> [any UIDynamicItem] { allItems { $0.box.intersects(rect) } }

    /// Lets an item that was moved rest again.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        for behavior in behaviors { rest(item, in: behavior) }
        itemsMoved()
    }

    private func rest(_ item: any UIDynamicItem, in behavior: UIDynamicBehavior) {
        if behavior.ownItems.contains(where: { $0 === item }) { behavior.rest() }
        for child in behavior.childBehaviors { rest(item, in: child) }
    }

    final func itemsMoved() {
        guard layout != nil, !owesInvalidation else { return }
        owesInvalidation = true
        World.current.timeline.after(0, "a dynamic animator") { [weak self] in
            self?.owesInvalidation = false
            self?.layout?.invalidateLayout()
        }
    }

    /// Each item once.
    private func allItems(where isWanted: (any UIDynamicItem) -> Bool) -> [any UIDynamicItem] {
        var (seen, found): (Set<ObjectIdentifier>, [any UIDynamicItem]) = ([], [])
        func visit(_ behavior: UIDynamicBehavior) {
            for item in behavior.ownItems where isWanted(item) && seen.insert(ObjectIdentifier(item)).inserted { found.append(item) }
            for child in behavior.childBehaviors { visit(child) }
        }
        for behavior in behaviors { visit(behavior) }
        return found
    }

    // MARK: - Attributes

    /// The attributes of a cell, if they are among the items.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, kind: nil, indexPath)
    }

    public func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, kind: kind, indexPath)
    }

    public func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, kind: decorationViewKind, indexPath) }

    private func attributes(
        _ category: UICollectionView.ElementCategory, kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let found = allItems {
            guard let attributes = $0 as? UICollectionViewLayoutAttributes else { return false }
            return attributes.indexPath == path && attributes.representedElementCategory == category
                && attributes.representedElementKind == kind
        }
        return found.first as? UICollectionViewLayoutAttributes
    }
}
