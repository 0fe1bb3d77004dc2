/// Methods called when an animator pauses and resumes. Not modelled: the methods are never called,
/// because items move at once.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Physics for views and for the attributes of a layout. Approximated: snaps and attachments to an
/// anchor move their items at once to the final places, and other behaviors move nothing. The trace
/// reports this once for each animator.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    open private(set) weak var referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Stored; never called.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    private weak var layout: UICollectionViewLayout?
    private var hasReported = false
    private var isInvalidationPending = false

    public override init() {}

    public init(referenceView view: UIView) {
        referenceView = view
    }

    /// Creates an animator for the attributes of a layout. After an item was updated, or an anchor
    /// or snap point was changed, the layout is invalidated in the next turn of the run loop.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        self.layout = layout
    }

    /// Whether items are moving. Always false, because behaviors move items at once.
    open var isRunning: Bool { false }
    /// The seconds since the animation began. Always zero, because behaviors move items at once.
    open var elapsedTime: TimeInterval { 0 }

    /// Adds a behavior. Approximated: a snap or an attachment to an anchor moves its item at once
    /// to the final place, and other behaviors move nothing.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        if !hasReported { World.current.recordNotModelled("UIDynamicAnimator.addBehavior(_:)") }
        hasReported = true
        behaviors.append(behavior)
        behavior.setAnimator(self)
        behavior.moveItems()
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.removeAll { $0 === behavior }
        behavior.setAnimator(nil)
    }

    open func removeAllBehaviors() { behaviors.forEach(removeBehavior) }

    /// Returns the items that intersect a rectangle, each once, in the order in which their
    /// behaviors were added. The transforms of the items do not count.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        var seen: Set<ObjectIdentifier> = []
        return behaviors.flatMap(\.allItems).filter {
            $0.untransformedFrame.intersects(rect) && seen.insert(ObjectIdentifier($0)).inserted
        }
    }

    /// Applies the behaviors of an item again, after other code has moved the item.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        for behavior in behaviors { behavior.moveItemsOfBehaviors(containing: item) }
        invalidateLayoutLater()
    }

    /// Invalidates the layout in the next turn of the run loop. Several calls before that turn lead
    /// to one invalidation.
    final func invalidateLayoutLater() {
        guard layout != nil, !isInvalidationPending else { return }
        isInvalidationPending = true
        World.current.timeline.schedule(after: 0, named: "a dynamic animator") { [weak self] in
            self?.isInvalidationPending = false
            self?.layout?.invalidateLayout()
        }
    }

    /// Returns the attributes of the cell at an index path, if a behavior has them as an item; nil
    /// otherwise.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(for: .cell, kind: nil, at: indexPath)
    }

    public func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        attributes(for: .supplementaryView, kind: kind, at: indexPath)
    }

    public func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(for: .decorationView, kind: decorationViewKind, at: indexPath) }

    private func attributes(
        for category: UICollectionView.ElementCategory, kind: String?, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        behaviors.flatMap(\.allItems).lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
            $0.indexPath == path && $0.representedElementCategory == category && $0.representedElementKind == kind
        }
    }
}
