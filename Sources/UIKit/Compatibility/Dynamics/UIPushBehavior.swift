/// Pushes items. Not modelled: they stay where they are.
open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable {
        case continuous
        case instantaneous
    }

    public let mode: Mode
    open private(set) var items: [any UIDynamicItem]
    open var active = true
    /// Kept: nothing is pushed.
    open var pushDirection = CGVector(dx: 0, dy: 0)

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.items = items
        self.mode = mode
        super.init()
    }

    open func addItem(_ item: any UIDynamicItem) { items.append(item) }

    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    override var ownItems: [any UIDynamicItem] { items }

    /// In radians.
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    open var magnitude: CGFloat {
        get { (pushDirection.dx * pushDirection.dx + pushDirection.dy * pushDirection.dy).squareRoot() }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    /// Not modelled: nothing turns.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}

    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { .zero }
}
