/// A bar with items. Its look is not modelled, and nobody can press an item.
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    /// Kept: nothing reads it.
    open var isTranslucent = true
    /// Kept: nothing reads it.
    open var barTintColor: UIColor?

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}
