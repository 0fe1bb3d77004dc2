/// How the preview of a dragged item looks. Kept: previews are not modelled.
open class UIDragPreviewParameters: UIPreviewParameters {
    open override func copy(with zone: NSZone? = nil) -> Any { copied(UIDragPreviewParameters()) }
}

/// Where the preview of a dragged item goes. Kept: previews are not modelled.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of a dragged item. Kept: previews are not modelled.
open class UIDragPreview: NSObject, NSCopying {
    public let view: UIView
    private let kept: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        kept = parameters.copy() as! UIDragPreviewParameters
        super.init()
    }

    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

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
