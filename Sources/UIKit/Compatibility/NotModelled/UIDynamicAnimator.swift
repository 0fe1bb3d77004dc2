/// Something that physics could move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// A rule of physics. Not modelled: nothing moves by it.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    open var action: (() -> Void)?
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
    }
}

/// Not modelled: nothing ever pauses, because nothing moves.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {}

/// Physics for views. Not modelled: behaviors are kept, nothing moves by them.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    open private(set) weak var referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Never: nothing moves.
    open var isRunning: Bool { false }

    /// Not modelled: the behavior is kept, and nothing moves by it.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.append(behavior)
        behavior.dynamicAnimator = self
        World.current.notModelled("UIDynamicAnimator.addBehavior(_:)")
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
    }

    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// Not modelled: no item is ever under way.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        World.current.notModelled("UIDynamicAnimator.items(in:)")
        return []
    }

    /// Not modelled: there is no state to update.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        World.current.notModelled("UIDynamicAnimator.updateItem(usingCurrentState:)")
    }
}
