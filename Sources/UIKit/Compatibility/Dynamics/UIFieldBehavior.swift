/// A field that acts on items. Not modelled: they stay where they are.
public final class UIFieldBehavior: UIDynamicBehavior {
    public private(set) var items: [any UIDynamicItem] = []
    /// Kept: nothing moves.
    public var position = CGPoint.zero
    /// Kept: nothing moves.
    public var region = UIRegion.infinite
    /// Kept: nothing moves.
    public var strength: CGFloat = 1
    /// Kept: nothing moves.
    public var falloff: CGFloat = 0
    /// Kept: nothing moves.
    public var minimumRadius: CGFloat = 0
    /// Kept: nothing moves.
    public var direction = CGVector(dx: 0, dy: 0)
    /// Kept: nothing moves.
    public var smoothness: CGFloat = 0
    /// Kept: nothing moves.
    public var animationSpeed: CGFloat = 0

    public func addItem(_ item: any UIDynamicItem) { items.append(item) }

    public func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    override var ownItems: [any UIDynamicItem] { items }

    public class func dragField() -> UIFieldBehavior { UIFieldBehavior() }

    public class func vortexField() -> UIFieldBehavior { UIFieldBehavior() }

    public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior()
        field.position = position
        return field
    }

    public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior()
        field.direction = direction
        return field
    }

    public class func velocityField(direction: CGVector) -> UIFieldBehavior { linearGravityField(direction: direction) }

    public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior()
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        noiseField(smoothness: smoothness, animationSpeed: speed)
    }

    public class func springField() -> UIFieldBehavior { UIFieldBehavior() }

    public class func electricField() -> UIFieldBehavior { UIFieldBehavior() }

    public class func magneticField() -> UIFieldBehavior { UIFieldBehavior() }
}

/// The region in which a field acts. Kept: nothing moves.
open class UIRegion: NSObject, NSCopying {
    public static var infinite: UIRegion { UIRegion() }

    public override init() {
        super.init()
    }

    public init(radius: CGFloat) {
        super.init()
    }

    public init(size: CGSize) {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
