/// The shape with which an item would collide. Approximated: it has no effect, because nothing
/// collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

/// An object that UIKit Dynamics can move. Not modelled: nothing moves it.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
    /// The shape with which the item would collide. Optional. Not modelled: nothing collides.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline of the shape `path`. Optional. Not modelled: nothing collides.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
    /// The frame that the item would have without its transform.
    var untransformedFrame: CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that would move as one. Approximated: the group is an item with the bounding
/// rectangle of its items, and moving the group does not move these items.
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    public let items: [any UIDynamicItem]
    open var center: CGPoint
    public let bounds: CGRect
    open var transform = CGAffineTransform.identity

    public init(items: [any UIDynamicItem]) {
        self.items = items
        let box = items.dropFirst().reduce(items.first?.untransformedFrame ?? .zero) { $0.union($1.untransformedFrame) }
        (center, bounds) = (CGPoint(x: box.midX, y: box.midY), CGRect(origin: .zero, size: box.size))
    }
}
