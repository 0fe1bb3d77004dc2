public enum UIViewAnimatingState: Int, Sendable {
    case inactive
    case active
    case stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
    case end
    case start
    case current
}
