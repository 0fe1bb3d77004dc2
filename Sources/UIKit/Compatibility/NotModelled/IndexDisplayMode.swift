extension UIScrollView {
    /// Kept for tvOS code: there is no index to display.
    public enum IndexDisplayMode: Int, Sendable {
        case automatic, alwaysHidden
    }
}
