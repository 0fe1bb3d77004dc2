/// A rule of physics. Not modelled: nothing moves by it.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Kept: it is never called, because there are no steps.
    open var action: (() -> Void)?
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

    public override init() {
        super.init()
    }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        if let dynamicAnimator {
            behavior.join(dynamicAnimator)
            behavior.rest()
        }
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.join(nil)
    }

    /// Called with the animator, and with nil when the behavior is taken out.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    final func join(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.join(animator) }
    }

    /// The items that it is about, without those of its children.
    var ownItems: [any UIDynamicItem] { [] }

    /// Puts its items where they would come to rest, if it says where that is.
    func rest() {
        for child in childBehaviors { child.rest() }
    }
}
