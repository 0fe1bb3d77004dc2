/// Gives `UIScrollView` a computed `delegate`, so that `UICollectionView` can declare a `delegate`
/// of a narrower type.
@preconcurrency @MainActor
public protocol _ScrollViewDelegating: AnyObject {
    var _scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension _ScrollViewDelegating where Self: UIScrollView {
    public var delegate: (any UIScrollViewDelegate)? {
        get { _scrollDelegate }
        set { setDelegate(newValue) }
    }
}

/// A view that shows a part of larger content. The content offset is the origin of the view's
/// bounds.
open class UIScrollView: UIView, _ScrollViewDelegating {
    public final weak var _scrollDelegate: (any UIScrollViewDelegate)? {
        didSet { missingScrollMethods = MissingMethods() }
    }
    final var missingScrollMethods = MissingMethods()
    final var scrollReentrancyLimit = ReentrancyLimit(
        "a delegate changes the offset whenever it is told of a change of the offset")

    /// Stores a delegate that is set through the type `UIScrollView`. `UICollectionView` overrides
    /// this function.
    func setDelegate(_ delegate: (any UIScrollViewDelegate)?) { _scrollDelegate = delegate }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    override var descriptionSuffixes: [String] { scrollParts }

    // MARK: - Content

    /// The point of the content at the top left corner of the view, which is the origin of the
    /// bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds = CGRect(origin: newValue, size: bounds.size) }
    }

    /// Whether the view determines the size of its content itself, whatever constraints its subviews have.
    /// False in the base class.
    var hasOwnContentSize: Bool { false }

    /// The size of the content, in points.
    open var contentSize: CGSize = .zero {
        didSet {
            guard contentSize != oldValue else { return }
            updateIndicators()
            handleAdjustedInsetChange()
            offsetRangeDidChange()
            KeyValueObservers.valuesChanged(of: self)
        }
    }

    open var contentInset: UIEdgeInsets = .zero {
        didSet { if contentInset != oldValue { handleAdjustedInsetChange() } }
    }

    /// The content inset plus the part of the safe area that `contentInsetAdjustmentBehavior` adds.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaContribution }

    /// The value of `adjustedContentInset` at the last call of `handleAdjustedInsetChange()`.
    final var knownAdjustedInset = UIEdgeInsets.zero

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { handleAdjustedInsetChange() } }
    }

    open func adjustedContentInsetDidChange() {}

    /// Scrolls to an offset, at once or with an animation. As in UIKit, the offset may lie beyond
    /// the ends of the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls only as far as needed to show the part of `rect` inside the content, or to the start
    /// of this part along an axis where it does not fit into the view.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard let target = offset(showing: rect) else { return }
        setContentOffset(target, animated: animated)
    }

    /// Whether the range of offsets has changed since the offset was last checked.
    final var hasOffsetRangeChanged = false

    /// Whether `contentSize` is final, so that the offset may be limited to it. While constraints
    /// place views, the size is not final.
    var isContentSizeFinal: Bool { !PlacementPass.isPlacing }

    // UNKNOWN: whether UIKit calls `safeAreaInsetsDidChange()` before the adjusted inset changes, as
    // here, or after.
    override func safeAreaDidChange() {
        super.safeAreaDidChange()
        handleAdjustedInsetChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        prepareIndicators()
        handleAdjustedInsetChange()
        limitOffsetToEndIfNeeded()
    }

    override func boundsOrFrameDidChange(from old: CGRect) {
        super.boundsOrFrameDidChange(from: old)
        updateIndicators()
        if bounds.origin != old.origin {
            setNeedsLayout()
            callDidScroll()
        }
        if bounds.size != old.size { offsetRangeDidChange() }
    }

    // MARK: - Behaviour

    open var isScrollEnabled = true
    /// Stored; has no effect.
    open var isDirectionalLockEnabled = false
    open var isPagingEnabled = false
    /// Whether content bounces along both axes. Setting this property sets both axes.
    open var bounces: Bool {
        get { bouncesHorizontally && bouncesVertically }
        set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
    }
    open var bouncesHorizontally = true
    open var bouncesVertically = true
    /// A place for content smaller than the view. Approximated: stored; such content is at the top
    /// left.
    open var contentAlignmentPoint = CGPoint.zero
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    /// Stored; has no effect, because there is no status bar to tap.
    open var scrollsToTop = true
    open internal(set) var isTracking = false
    open internal(set) var isDragging = false
    open internal(set) var isDecelerating = false
    open var isScrollAnimating: Bool { motion != nil && !isDecelerating }
    /// The rate at which the content slows down after the finger has lifted. With paging, the rate
    /// is always `fast`.
    open var decelerationRate = DecelerationRate.normal
    final var motion: ScrollMotion?
    /// The offset to which the finger has last moved the content, before and after it was rounded
    /// to whole pixels; nil until the finger moves.
    final var draggedOffset: (exact: CGPoint, rounded: CGPoint)?

    func dragDidBegin() {}

    /// Returns the target that the delegate gets at the end of a drag. A subclass may return an
    /// offset other than `target`.
    func adjustedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

    /// Stops the content at its current offset.
    open func stopScrollingAndZooming() {
        motion = nil
        isDecelerating = false
    }

    // MARK: - Zooming

    /// Stored; has no effect, because content is not zoomed.
    open var minimumZoomScale: CGFloat = 1
    /// Stored; has no effect.
    open var maximumZoomScale: CGFloat = 1
    /// Stored; has no effect.
    open var bouncesZoom = true
    /// Always false, because zooming is not modelled.
    open var isZooming: Bool { false }
    /// Always false, because zooming is not modelled.
    open var isZoomBouncing: Bool { false }

    /// The scale of the content. Not modelled: always 1.
    open var zoomScale: CGFloat {
        get { 1 }
        set { if newValue != 1 { world.recordNotModelled("UIScrollView.zoomScale") } }
    }

    /// Scales the content. Not modelled: content is not zoomed.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        if scale != 1 { world.recordNotModelled("UIScrollView.setZoomScale(_:animated:)") }
    }

    /// Scales the content to show a rectangle. Not modelled: content is not zoomed.
    open func zoom(to rect: CGRect, animated: Bool) {
        world.recordNotModelled("UIScrollView.zoom(to:animated:)")
    }

    // MARK: - Fingers

    /// The recogniser for the drags that a `Stage` performs.
    open var panGestureRecognizer: UIPanGestureRecognizer {
        if let pan { return pan }
        let made = UIPanGestureRecognizer()
        made.view = self
        pan = made
        return made
    }
    final var pan: UIPanGestureRecognizer?

    /// The recogniser for zooming. Always nil, because zooming is not modelled.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }

    /// Stored; has no effect.
    open var canCancelContentTouches = true
    /// Stored; has no effect.
    open var delaysContentTouches = true
    /// Stored; has no effect, because there is no keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The refresh control. Approximated: the control is not added as a subview. A drag does not
    /// begin a refresh, but `Stage.pullToRefresh` does.
    open var refreshControl: UIRefreshControl?

    // MARK: - Indicators

    /// Stored; has no effect.
    open var indicatorStyle = IndicatorStyle.default
    /// Stored; has no effect.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The insets of both indicators. Reading returns those of the vertical indicator. Stored; has
    /// no effect.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    open var showsVerticalScrollIndicator = true {
        didSet { showsIndicatorDidChange(from: oldValue, to: showsVerticalScrollIndicator) }
    }
    open var showsHorizontalScrollIndicator = true {
        didSet { showsIndicatorDidChange(from: oldValue, to: showsHorizontalScrollIndicator) }
    }
    /// Whether a layout has created the enabled indicators, and none was enabled or disabled since.
    /// As long as this is true, a layout does not create indicators again that the app has removed.
    final var hasPreparedIndicators = false

    private func showsIndicatorDidChange(from old: Bool, to new: Bool) {
        if old != new { hasPreparedIndicators = false }
        updateIndicators()
    }
    /// Stored; has no effect.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// Stored; has no effect.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero

    /// Shows the enabled indicators of the axes along which the content is longer than the view.
    /// From then on, such an indicator is a subview, and `addSubview(_:)` inserts new subviews
    /// behind it. [STACK-13]
    open func flashScrollIndicators() { showIndicators() }

    final var indicators = AxisPair<ScrollIndicator?>(nil)

    // MARK: - Order of subviews

    open override func addSubview(_ view: UIView) {
        if view is ScrollIndicator { return super.addSubview(view) }
        insert(view, at: view.superview === self ? frontIndex - 1 : frontIndex)
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        for axis in NSLayoutConstraint.Axis.both where subview === indicators[axis] { indicators[axis] = nil }
    }

    open override func bringSubviewToFront(_ view: UIView) {
        if view is ScrollIndicator { return super.bringSubviewToFront(view) }
        moveSubview(view, to: frontIndex - 1)
    }
}

extension UIScrollView {
    /// The factor by which the speed of the content is multiplied every millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The color of the indicators. Approximated: indicators always look the same.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

    /// The display of an index, for code that also runs on tvOS. Approximated: there is no index.
    public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }

    /// The gesture that hides a keyboard. Stored; has no effect, because there is no keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The way in which the safe area adds to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
}
