/// A bar with items. Its look is not modelled, and a touch cannot reach the items.
open class UIToolbar: UIView {
    /// Stored; has no effect.
    open var items: [UIBarButtonItem]?
    /// Stored; has no effect.
    open var isTranslucent = true
    /// Stored; has no effect.
    open var barTintColor: UIColor?

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}
