/// What a drop does with the items.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing is dropped.
    case cancel
    /// Nothing is dropped, although this place usually takes drops.
    case forbidden
    case copy
    /// Only for a session that allows it.
    case move
}

/// What a drop here would do.
open class UIDropProposal: NSObject, NSCopying {
    public let operation: UIDropOperation
    /// Kept: how precise a finger has to be is not modelled.
    open var isPrecise = false
    /// Kept: previews are not modelled.
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) {
        self.operation = operation
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied(UIDropProposal(operation: operation)) }

    final func copied(_ copy: UIDropProposal) -> UIDropProposal {
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}

/// What a drop here would do in a collection view.
open class UICollectionViewDropProposal: UIDropProposal {
    public enum Intent: Int, Sendable {
        /// Where the items go is decided later. No gap opens.
        case unspecified
        /// The items go to the destination, where a gap opens.
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
        copied(UICollectionViewDropProposal(operation: operation, intent: intent))
    }
}
