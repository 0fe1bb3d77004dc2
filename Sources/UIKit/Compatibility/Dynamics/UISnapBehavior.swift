/// Brings an item to a point. Approximated: the item is there at once.
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    open var snapPoint: CGPoint {
        didSet {
            guard dynamicAnimator != nil else { return }
            rest()
            dynamicAnimator?.itemsMoved()
        }
    }
    /// Kept: nothing swings.
    open var damping: CGFloat = 0.5

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    override var ownItems: [any UIDynamicItem] { [item] }

    override func rest() {
        super.rest()
        item.center = snapPoint
    }
}
