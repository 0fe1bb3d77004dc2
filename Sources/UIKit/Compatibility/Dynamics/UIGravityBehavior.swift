/// Pulls items in a direction. Not modelled: they stay where they are.
open class UIGravityBehavior: UIDynamicBehavior {
    /// Kept: nothing falls.
    open var gravityDirection = CGVector(dx: 0, dy: 1)

    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    open private(set) var items: [any UIDynamicItem]

    open func addItem(_ item: any UIDynamicItem) { items.append(item) }

    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    override var ownItems: [any UIDynamicItem] { items }

    /// In radians.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    open var magnitude: CGFloat {
        get { (gravityDirection.dx * gravityDirection.dx + gravityDirection.dy * gravityDirection.dy).squareRoot() }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }
}
