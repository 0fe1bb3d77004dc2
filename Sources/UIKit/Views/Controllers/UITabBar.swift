/// The bar below the content of a tab bar controller. Stored; has no effect, because no bar is
/// shown.
open class UITabBar: UIView {
    /// Stored; has no effect, because no bar is shown.
    open var isTranslucent = true
    /// Stored; has no effect, because no bar is shown.
    open var barTintColor: UIColor?
    /// Stored; has no effect, because no bar is shown.
    open var unselectedItemTintColor: UIColor?
}
