/// A row of dots, one for each page. A tap moves one page forward or back. The look of the control
/// is not modelled.
open class UIPageControl: UIControl {
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = page
            invalidateIntrinsicContentSize()
        }
    }

    /// The number of the current page, limited to the existing pages. Setting the page sends no
    /// action.
    open var currentPage: Int {
        get { page }
        set { page = max(0, min(newValue, numberOfPages - 1)) }
    }
    private var page = 0

    /// Stored; has no effect.
    open var hidesForSinglePage = false
    /// Stored; has no effect.
    open var pageIndicatorTintColor: UIColor?
    /// Stored; has no effect.
    open var currentPageIndicatorTintColor: UIColor?

    /// Moves one page forward after a tap in the trailing half, and one page back after a tap in
    /// the leading half.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, point(inside: touch.location(in: self), with: event) else { return }
        let isLeft = touch.location(in: self).x < bounds.midX
        let before = page
        currentPage = page + (isLeft == (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? 1 : -1)
        if page != before { sendActions(for: .valueChanged) }
    }

    // UNKNOWN: the size and distance of the dots, which differ between systems. Here they are seven
    // points wide and nine apart.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(0, pageCount))
        return CGSize(width: count * 7 + max(0, count - 1) * 9, height: 37)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
