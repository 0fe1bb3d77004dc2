/// How a plan places a view among its siblings when the view comes on screen, or appears anew.
enum Placing {
    /// Where its zIndex belongs. [STACK-02]
    case byZIndex
    /// In front of all reusable siblings. The zIndex of the view is only stored.
    case inFront
    /// Where a zIndex of 0 belongs. The zIndex of the view is stored afterwards, and the view is not moved.
    case byZero

    /// The word for it in recordings.
    var cause: PackedEvent.Cause {
        switch self {
        case .byZIndex: .layout
        case .inFront: .front
        case .byZero: .appearing
        }
    }
}
