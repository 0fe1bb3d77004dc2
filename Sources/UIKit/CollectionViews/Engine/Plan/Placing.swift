/// The way in which a view gets its position among its siblings, when it comes on screen or its zIndex changes.
enum Placing {
    /// The view is placed by its zIndex. [STACK-02]
    case byZIndex
    /// The view is placed in front of all reusable siblings, and its zIndex is only stored.
    case inFront
    /// The view is placed as if its zIndex were 0. Its zIndex is stored afterwards, and the view is not moved.
    case byZero

    /// The word for the placing in recordings.
    var cause: PackedEvent.Cause {
        switch self {
        case .byZIndex: .layout
        case .inFront: .front
        case .byZero: .appearing
        }
    }
}
