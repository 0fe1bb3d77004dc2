/// A rule of physics. Not modelled: nothing moves by it.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Kept: it is never called, because there are no steps.
    open var action: (() -> Void)?
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
    /// The items that it is about, without those of its children.
    final var ownItems: [any UIDynamicItem] = []

    public override init() {}

    init(_ items: [any UIDynamicItem]) {
        ownItems = items
    }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        guard let dynamicAnimator else { return }
        behavior.join(dynamicAnimator)
        behavior.rest()
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.join(nil)
    }

    /// Called with the animator, and with nil when the behavior is taken out.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    final func join(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.join(animator) }
    }

    final func add(_ item: any UIDynamicItem) { ownItems.append(item) }
    final func remove(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }
    final var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }

    /// Puts its items where they would come to rest, if it says where that is.
    func rest() {
        for child in childBehaviors { child.rest() }
    }

    /// Lets one item rest, wherever it is among the behaviors.
    final func rest(_ item: any UIDynamicItem) {
        if ownItems.contains(where: { $0 === item }) { rest() }
        for child in childBehaviors { child.rest(item) }
    }

    /// Lets the items rest at another place.
    final func placeChanged() {
        guard let dynamicAnimator else { return }
        rest()
        dynamicAnimator.itemsMoved()
    }
}

/// Holds an item at an anchor, or at another item. Approximated: the item rests where the attachment would leave it; nothing swings.
open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable { case items, anchor }

    public var items: [any UIDynamicItem] { ownItems }
    public let attachedBehaviorType: AttachmentType
    /// Setting it lets the item rest there. The zero point for an attachment between items.
    open var anchorPoint: CGPoint { didSet { placeChanged() } }
    /// The distance from the anchor, in points. At first it is that which the item has.
    open var length: CGFloat
    // Kept: nothing swings or turns.
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    open var frictionTorque: CGFloat = 0

    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        (attachedBehaviorType, anchorPoint, length) = (.anchor, point, item.center.distance(to: point))
        super.init([item])
    }

    /// Approximated: where on the item it is attached makes no difference.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        self.init(item: item, attachedToAnchor: point)
    }

    /// Not modelled: an attachment between two items holds neither.
    public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        (attachedBehaviorType, anchorPoint, length) = (.items, .zero, item1.center.distance(to: item2.center))
        super.init([item1, item2])
    }

    /// The item keeps its direction from the anchor, and gets its distance.
    override func rest() {
        super.rest()
        guard attachedBehaviorType == .anchor, let item = items.first else { return }
        let distance = item.center.distance(to: anchorPoint)
        guard abs(distance - length) > 1e-6 else { return }
        guard distance > 0, length > 0 else { return item.center = anchorPoint }
        let share = length / distance
        item.center = CGPoint(
            x: anchorPoint.x + (item.center.x - anchorPoint.x) * share, y: anchorPoint.y + (item.center.y - anchorPoint.y) * share)
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> CGFloat { ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot() }
}

/// Brings an item to a point. Approximated: the item is there at once.
open class UISnapBehavior: UIDynamicBehavior {
    open var snapPoint: CGPoint { didSet { placeChanged() } }
    /// Kept: nothing swings.
    open var damping: CGFloat = 0.5

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        snapPoint = point
        super.init([item])
    }

    override func rest() {
        super.rest()
        ownItems[0].center = snapPoint
    }
}
