/// The physical properties of items. Not modelled: the items stay where they are.
open class UIDynamicItemBehavior: UIDynamicBehavior {
    public init(items: [any UIDynamicItem]) { super.init(items) }
    open var items: [any UIDynamicItem] { ownItems }
    open func addItem(_ item: any UIDynamicItem) { add(item) }
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }

    // Stored; has no effect, because nothing moves over time.
    open var elasticity: CGFloat = 0
    open var friction: CGFloat = 0
    open var density: CGFloat = 1
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    open var charge: CGFloat = 0
    open var isAnchored = false
    open var allowsRotation = true

    /// Does nothing. Not modelled: nothing moves over time.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    /// Returns zero. Not modelled: nothing moves over time.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    /// Does nothing. Not modelled: nothing turns.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
    /// Returns zero. Not modelled: nothing turns.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

/// Makes items collide with each other and with boundaries. Not modelled: nothing collides.
open class UICollisionBehavior: UIDynamicBehavior {
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let items = Mode(rawValue: 1 << 0)
        public static let boundaries = Mode(rawValue: 1 << 1)
        public static let everything = Mode(rawValue: .max)
    }

    public init(items: [any UIDynamicItem]) { super.init(items) }
    open var items: [any UIDynamicItem] { ownItems }
    open func addItem(_ item: any UIDynamicItem) { add(item) }
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }

    // Stored; has no effect, because nothing collides.
    open var collisionMode = Mode.everything
    open var translatesReferenceBoundsIntoBoundary = false
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    /// Uses the reference view's edges as boundaries. Not modelled: nothing collides, and the
    /// insets are dropped.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
    }

    private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append((identifier, bezierPath))
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { areEqual($0.identifier, identifier) }?.path
    }

    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { areEqual($0.identifier, identifier) }
    }
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
    open func removeAllBoundaries() { boundaries = [] }

    private func areEqual(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
        (one as? NSObject)?.isEqual(other) ?? ((one as AnyObject) === (other as AnyObject))
    }
}

/// Methods called when items collide. Not modelled: nothing collides, so the methods are never
/// called.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
