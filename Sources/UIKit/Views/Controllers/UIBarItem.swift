/// An entry in a bar. Stored; has no effect, because no bar is shown.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Stored; has no effect, because no bar is shown.
    open var title: String?
    /// Stored; has no effect, because no bar is shown.
    open var image: UIImage?
    /// Stored; has no effect, because no bar is shown.
    open var isEnabled = true
    /// Stored; has no effect, because no bar is shown.
    open var tag = 0
    /// Stored; has no effect, because no bar is shown.
    open var accessibilityIdentifier: String?
    /// Stored; has no effect, because no bar is shown.
    open var accessibilityLabel: String?
    /// Stored; has no effect, because no bar is shown.
    open var accessibilityHint: String?
}
