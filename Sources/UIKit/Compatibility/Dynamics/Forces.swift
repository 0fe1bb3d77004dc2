/// Pulls items in a direction. Not modelled: the items stay where they are.
open class UIGravityBehavior: UIDynamicBehavior {
    /// Stored; has no effect, because nothing falls.
    open var gravityDirection = CGVector(dx: 0, dy: 1)

    public init(items: [any UIDynamicItem]) { super.init(items) }
    open var items: [any UIDynamicItem] { ownItems }
    open func addItem(_ item: any UIDynamicItem) { add(item) }
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }

    /// The direction of gravity, in radians.
    open var angle: CGFloat {
        get { gravityDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { gravityDirection.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, magnitude: magnitude)
    }
}

/// Pushes items. Not modelled: the items stay where they are.
open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable { case continuous, instantaneous }

    public let mode: Mode

    // Stored; has no effect, because nothing is pushed.
    open var active = true
    open var pushDirection = CGVector(dx: 0, dy: 0)

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items)
    }
    open var items: [any UIDynamicItem] { ownItems }
    open func addItem(_ item: any UIDynamicItem) { add(item) }
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }

    /// The direction of the push, in radians.
    open var angle: CGFloat {
        get { pushDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { pushDirection.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(angle: angle, magnitude: magnitude)
    }
    /// Sets the point at which an item is pushed. Not modelled: nothing turns.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { .zero }
}

extension CGVector {
    fileprivate init(angle: CGFloat, magnitude: CGFloat) {
        self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }
    fileprivate var angle: CGFloat { atan2(dy, dx) }
    fileprivate var magnitude: CGFloat { (dx * dx + dy * dy).squareRoot() }
}

/// A field that acts on items. Not modelled: the items stay where they are.
public final class UIFieldBehavior: UIDynamicBehavior {
    // Stored; has no effect, because items do not move over time.
    public var position = CGPoint.zero
    public var region = UIRegion.infinite
    public var strength: CGFloat = 1
    public var falloff: CGFloat = 0
    public var minimumRadius: CGFloat = 0
    public var direction = CGVector(dx: 0, dy: 0)
    public var smoothness: CGFloat = 0
    public var animationSpeed: CGFloat = 0

    public var items: [any UIDynamicItem] { ownItems }
    public func addItem(_ item: any UIDynamicItem) { add(item) }
    public func removeItem(_ item: any UIDynamicItem) { remove(item) }

    public class func dragField() -> UIFieldBehavior { UIFieldBehavior() }
    public class func vortexField() -> UIFieldBehavior { UIFieldBehavior() }
    public class func springField() -> UIFieldBehavior { UIFieldBehavior() }
    public class func electricField() -> UIFieldBehavior { UIFieldBehavior() }
    public class func magneticField() -> UIFieldBehavior { UIFieldBehavior() }

    public class func radialGravityField(position: CGPoint) -> UIFieldBehavior { makeField { $0.position = position } }
    public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        makeField { $0.direction = direction }
    }
    public class func velocityField(direction: CGVector) -> UIFieldBehavior { makeField { $0.direction = direction } }

    public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        makeField { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }
    public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        noiseField(smoothness: smoothness, animationSpeed: speed)
    }

    private class func makeField(_ change: (UIFieldBehavior) -> Void) -> UIFieldBehavior {
        let field = UIFieldBehavior()
        change(field)
        return field
    }
}

/// The region in which a field acts. Approximated: it has no effect, because nothing moves over
/// time.
open class UIRegion: NSObject, NSCopying {
    public static var infinite: UIRegion { UIRegion() }
    public override init() {}
    public init(radius: CGFloat) {}
    public init(size: CGSize) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
