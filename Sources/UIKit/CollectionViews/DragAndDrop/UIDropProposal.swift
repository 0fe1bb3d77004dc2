/// The effect of a drop on the dragged items.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing is dropped.
    case cancel
    /// Nothing is dropped, although a drop at this position is usually possible.
    case forbidden
    case copy
    /// The items are moved. This operation is possible only if the session allows moves. [DRAG-04]
    case move
}

/// A proposal for the effect of a drop at the current position.
open class UIDropProposal: NSObject, NSCopying {
    public let operation: UIDropOperation
    /// Stored; has no effect, because precise drop targets are not modelled.
    open var isPrecise = false
    /// Stored; has no effect, because previews are not modelled.
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) {
        self.operation = operation
    }

    open func copy(with zone: NSZone? = nil) -> Any { copyProperties(to: UIDropProposal(operation: operation)) }

    final func copyProperties(to copy: UIDropProposal) -> UIDropProposal {
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}

/// A proposal for the effect of a drop at the current position in a collection view.
open class UICollectionViewDropProposal: UIDropProposal {
    public enum Intent: Int, Sendable {
        /// The drop delegate decides where the items go when they are dropped. No gap opens.
        case unspecified
        /// The items go to the destination. If a single item is dragged, and the operation is
        /// `copy` or `move`, a gap opens there.
        case insertAtDestinationIndexPath
        /// The items go into the item at the destination. No gap opens.
        case insertIntoDestinationIndexPath
    }

    public let intent: Intent

    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        copyProperties(to: UICollectionViewDropProposal(operation: operation, intent: intent))
    }
}
