/// Holds an item at an anchor, or at another item. Approximated: the item rests where the attachment would leave it; nothing swings.
open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable {
        case items
        case anchor
    }

    public let items: [any UIDynamicItem]
    public let attachedBehaviorType: AttachmentType
    /// Setting it lets the item rest there. The zero point for an attachment between items.
    open var anchorPoint: CGPoint {
        didSet {
            guard dynamicAnimator != nil else { return }
            rest()
            dynamicAnimator?.itemsMoved()
        }
    }
    /// The distance from the anchor, in points. At first it is that which the item has.
    open var length: CGFloat
    /// Kept: nothing swings.
    open var damping: CGFloat = 0
    /// Kept: nothing swings.
    open var frequency: CGFloat = 0
    /// Kept: nothing turns.
    open var frictionTorque: CGFloat = 0

    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        items = [item]
        attachedBehaviorType = .anchor
        anchorPoint = point
        length = item.center.distance(to: point)
        super.init()
    }

    /// Approximated: where on the item it is attached makes no difference.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        self.init(item: item, attachedToAnchor: point)
    }

    /// Not modelled: an attachment between two items holds neither.
    public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        items = [item1, item2]
        attachedBehaviorType = .items
        anchorPoint = .zero
        length = item1.center.distance(to: item2.center)
        super.init()
    }

    override var ownItems: [any UIDynamicItem] { items }

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
