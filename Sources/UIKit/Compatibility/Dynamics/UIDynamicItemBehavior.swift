/// How items behave as bodies. Not modelled: nothing moves.
open class UIDynamicItemBehavior: UIDynamicBehavior {
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    open private(set) var items: [any UIDynamicItem]

    open func addItem(_ item: any UIDynamicItem) { items.append(item) }

    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    override var ownItems: [any UIDynamicItem] { items }

    /// Kept: nothing moves.
    open var elasticity: CGFloat = 0
    /// Kept: nothing moves.
    open var friction: CGFloat = 0
    /// Kept: nothing moves.
    open var density: CGFloat = 1
    /// Kept: nothing moves.
    open var resistance: CGFloat = 0
    /// Kept: nothing moves.
    open var angularResistance: CGFloat = 0
    /// Kept: nothing moves.
    open var charge: CGFloat = 0
    /// Kept: nothing moves.
    open var isAnchored = false
    /// Kept: nothing moves.
    open var allowsRotation = true

    /// Not modelled: nothing moves.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}

    /// Zero: nothing moves.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }

    /// Not modelled: nothing turns.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}

    /// Zero: nothing turns.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
