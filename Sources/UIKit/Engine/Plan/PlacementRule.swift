/// The position among its siblings at which a view is placed.
enum PlacementRule {
    /// The view goes to the position for its zIndex. [STACK-02]
    case byZIndex
    /// The view goes in front of all siblings with a stored zIndex, whatever its own zIndex is.
    case inFront
    /// The view goes to the position for the zIndex 0. Its own zIndex is stored afterwards, without
    /// moving the view.
    case byZero

    /// The word for this rule in recordings.
    var cause: PackedEvent.PlacementCause {
        switch self {
        case .byZIndex: .layout
        case .inFront: .front
        case .byZero: .appearing
        }
    }
}
