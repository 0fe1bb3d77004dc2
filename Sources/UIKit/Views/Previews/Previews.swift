/// How a preview of a view looks. Kept: previews are not modelled.
open class UIPreviewParameters: NSObject, NSCopying {
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor!

    public override init() {}
    /// The lines of a text, which a preview shows without what is around them.
    public init(textLineRects: [NSValue]) {}
    open func copy(with zone: NSZone? = nil) -> Any { copied(UIPreviewParameters()) }

    final func copied<Copy: UIPreviewParameters>(_ copy: Copy) -> Copy {
        (copy.visiblePath, copy.shadowPath, copy.backgroundColor) = (visiblePath, shadowPath, backgroundColor)
        return copy
    }
}

/// How the preview of a dragged item looks. Kept: previews are not modelled.
open class UIDragPreviewParameters: UIPreviewParameters {
    open override func copy(with zone: NSZone? = nil) -> Any { copied(UIDragPreviewParameters()) }
}

/// Where a preview belongs. Kept: previews are not modelled.
open class UIPreviewTarget: NSObject, NSCopying {
    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        (self.container, self.center, self.transform) = (container, center, transform)
    }

    public convenience init(container: UIView, center: CGPoint) { self.init(container: container, center: center, transform: .identity) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where the preview of a dragged item goes. Kept: previews are not modelled.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of a view, with the place where it belongs. Kept: previews are not modelled.
open class UITargetedPreview: NSObject, NSCopying {
    public let view: UIView
    public let target: UIPreviewTarget
    private let kept: UIPreviewParameters

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.target, kept) = (view, target, parameters.copy() as! UIPreviewParameters)
    }

    /// The place is the view's own.
    @preconcurrency @MainActor
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    @preconcurrency @MainActor
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// A copy.
    open var parameters: UIPreviewParameters { kept.copy() as! UIPreviewParameters }
    /// The size of the view.
    @preconcurrency @MainActor
    open var size: CGSize { view.bounds.size }

    /// The same preview at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: kept, target: newTarget)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The preview of a dragged item. Kept: previews are not modelled.
open class UIDragPreview: NSObject, NSCopying {
    public let view: UIView
    private let kept: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, kept) = (view, parameters.copy() as! UIDragPreviewParameters)
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
    /// A copy.
    open var parameters: UIDragPreviewParameters { kept.copy() as! UIDragPreviewParameters }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The preview of a dragged item, with the place where it belongs. Kept: previews are not modelled.
open class UITargetedDragPreview: UITargetedPreview {
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
