/// The way in which a view that comes on screen, or is placed again, gets its position among its siblings.
enum Placing {
    /// By its zIndex. [STACK-02]
    case byZIndex
    /// In front of all reusable siblings. The zIndex of the view is only stored.
    case inFront
    /// As if its zIndex were 0. The zIndex of the view is stored afterwards, and the view is not moved.
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
