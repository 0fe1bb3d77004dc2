/// A rule of physics, or a group of such rules. A behavior of this class itself moves items only by
/// its child behaviors.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Stored; never called, because items move without animation steps.
    open var action: (() -> Void)?
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
    /// The items of this behavior, without those of its child behaviors.
    final var ownItems: [any UIDynamicItem] = []

    public override init() {}

    init(_ items: [any UIDynamicItem]) {
        ownItems = items
    }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        guard let dynamicAnimator else { return }
        behavior.setAnimator(dynamicAnimator)
        behavior.moveItems()
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.setAnimator(nil)
    }

    /// Called before the behavior joins an animator, and with nil before the behavior leaves its
    /// animator.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    final func setAnimator(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.setAnimator(animator) }
    }

    final func add(_ item: any UIDynamicItem) { ownItems.append(item) }
    final func remove(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }
    final var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }

    /// Moves the items to the final places that this behavior and its children determine. Only
    /// attachments to an anchor and snaps move items.
    func moveItems() {
        for child in childBehaviors { child.moveItems() }
    }

    /// Calls `moveItems()` on each behavior that contains `item`, among this behavior and its
    /// descendants.
    final func moveItemsOfBehaviors(containing item: any UIDynamicItem) {
        if ownItems.contains(where: { $0 === item }) { moveItems() }
        for child in childBehaviors { child.moveItemsOfBehaviors(containing: item) }
    }

    /// Moves the items after their final places have changed, and invalidates the animator's
    /// layout. Does nothing if the behavior has no animator.
    final func moveItemsAndInvalidateLayout() {
        guard let dynamicAnimator else { return }
        moveItems()
        dynamicAnimator.invalidateLayoutLater()
    }
}

/// Holds an item at an anchor, or at another item. Approximated: an attachment to an anchor moves
/// its item at once.
open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable { case items, anchor }

    public var items: [any UIDynamicItem] { ownItems }
    public let attachedBehaviorType: AttachmentType
    /// The point to which the item is attached. Setting the anchor moves the item if the behavior
    /// has an animator. In an attachment between two items, the anchor is initially zero and moves
    /// neither item.
    open var anchorPoint: CGPoint { didSet { moveItemsAndInvalidateLayout() } }
    /// The distance from the anchor or between the items, in points. The default is the distance at
    /// the time when the attachment is made. In an attachment to an anchor, a new length has an
    /// effect when the attachment is next applied: when it joins an animator, after a new anchor,
    /// or in `updateItem(usingCurrentState:)`. Between two items it has no effect.
    open var length: CGFloat

    // Stored; has no effect, because nothing swings or turns.
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    open var frictionTorque: CGFloat = 0

    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        (attachedBehaviorType, anchorPoint, length) = (.anchor, point, item.center.distance(to: point))
        super.init([item])
    }

    /// Creates an attachment to an anchor. Approximated: `offset`, the place on the item, has no
    /// effect.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init(item: item, attachedToAnchor: point)
    }

    /// Creates an attachment between two items. Not modelled: it moves neither item.
    public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        (attachedBehaviorType, anchorPoint, length) = (.items, .zero, item1.center.distance(to: item2.center))
        super.init([item1, item2])
    }

    /// In an attachment to an anchor, moves the item along the line from the anchor, so that the
    /// distance is `length`. An item that is at the anchor stays there.
    override func moveItems() {
        super.moveItems()
        guard attachedBehaviorType == .anchor, let item = items.first else { return }
        let distance = item.center.distance(to: anchorPoint)
        guard abs(distance - length) > 1e-6 else { return }
        guard distance > 0, length > 0 else {
            item.center = anchorPoint
            return
        }
        let share = length / distance
        item.center = CGPoint(
            x: anchorPoint.x + (item.center.x - anchorPoint.x) * share,
            y: anchorPoint.y + (item.center.y - anchorPoint.y) * share)
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}

/// Moves an item to a point. Approximated: the item is at the point at once.
open class UISnapBehavior: UIDynamicBehavior {
    open var snapPoint: CGPoint { didSet { moveItemsAndInvalidateLayout() } }
    /// Stored; has no effect, because nothing swings.
    open var damping: CGFloat = 0.5

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        snapPoint = point
        super.init([item])
    }

    override func moveItems() {
        super.moveItems()
        ownItems[0].center = snapPoint
    }
}
