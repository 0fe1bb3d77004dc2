/// The shape and background of the preview of a view. Stored; previews are not modelled.
open class UIPreviewParameters: NSObject, NSCopying {
    /// Stored; has no effect, because previews are not modelled.
    open var visiblePath: UIBezierPath?
    /// Stored; has no effect, because previews are not modelled.
    open var shadowPath: UIBezierPath?
    /// Stored; has no effect, because previews are not modelled.
    open var backgroundColor: UIColor!

    public override init() {}
    /// Creates parameters for a preview of lines of text. Not modelled: the rectangles are ignored.
    public init(textLineRects: [NSValue]) { World.recordNotModelled("UIPreviewParameters.init(textLineRects:)") }
    open func copy(with zone: NSZone? = nil) -> Any { copyValues(to: UIPreviewParameters()) }

    final func copyValues<Copy: UIPreviewParameters>(to copy: Copy) -> Copy {
        (copy.visiblePath, copy.shadowPath, copy.backgroundColor) = (visiblePath, shadowPath, backgroundColor)
        return copy
    }
}

/// The shape and background of the preview of a dragged item. Stored; previews are not modelled.
open class UIDragPreviewParameters: UIPreviewParameters {
    open override func copy(with zone: NSZone? = nil) -> Any { copyValues(to: UIDragPreviewParameters()) }
}

/// The container and position of a preview. Stored; previews are not modelled.
open class UIPreviewTarget: NSObject, NSCopying {
    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        (self.container, self.center, self.transform) = (container, center, transform)
    }

    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The container and position to which the preview of a dragged item moves. Stored; previews are
/// not modelled.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of a view, at a position in a container. Stored; previews are not modelled.
open class UITargetedPreview: NSObject, NSCopying {
    public let view: UIView
    public let target: UIPreviewTarget
    private let storedParameters: UIPreviewParameters

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.target, storedParameters) = (view, target, parameters.copy() as! UIPreviewParameters)
    }

    /// Creates a preview at the current center of the view in its superview. A view without a
    /// superview is its own container.
    @preconcurrency @MainActor
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    @preconcurrency @MainActor
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// A copy of the parameters.
    open var parameters: UIPreviewParameters { storedParameters.copy() as! UIPreviewParameters }
    /// The size of the view.
    @preconcurrency @MainActor
    open var size: CGSize { view.bounds.size }

    /// Returns a preview of the same view with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: storedParameters, target: newTarget)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The preview of a dragged item. Stored; previews are not modelled.
open class UIDragPreview: NSObject, NSCopying {
    public let view: UIView
    private let storedParameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, storedParameters) = (view, parameters.copy() as! UIDragPreviewParameters)
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
    /// A copy of the parameters.
    open var parameters: UIDragPreviewParameters { storedParameters.copy() as! UIDragPreviewParameters }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The preview of a dragged item, at a position in a container. Stored; previews are not modelled.
open class UITargetedDragPreview: UITargetedPreview {
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
