/// A rectangle on the screen that has subviews, takes touches and is laid out.
///
/// This file holds what may be overridden; what the members do stands in `UIView+Hierarchy`, `+Layout`, `+Conversion` and
/// `+HitTesting`. Geometry and sibling order live in the layer.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment {
    final let backing: CALayer
    /// The world the view lives in.
    @exclusivity(unchecked) final var world: World
    /// The view's name in its world.
    @exclusivity(unchecked) final var name: ViewName

    /// Known without a cast, for the walk among siblings.
    @exclusivity(unchecked) final var isReusableView = false

    @exclusivity(unchecked) final var needsLayout = true
    @exclusivity(unchecked) final var descendantNeedsLayout = false
    @exclusivity(unchecked) private var cachedSubviews: [UIView]?

    // MARK: - Creating a view

    /// A view with a frame in points.
    public init(frame: CGRect) {
        backing = (Self.layerClass as! CALayer.Type).init(backing: ())
        world = World.current
        name = ViewName(classNumber: 0, serial: 0)
        super.init()
        backing.owner = self
        name = world.registry.name(for: self)
        backing.position = CGPoint(x: frame.midX, y: frame.midY)
        backing.bounds.size = frame.size
    }

    /// Archives are not read: the view is empty.
    public required init?(coder: NSCoder) {
        backing = (Self.layerClass as! CALayer.Type).init(backing: ())
        world = World.current
        name = ViewName(classNumber: 0, serial: 0)
        super.init()
        backing.owner = self
        name = world.registry.name(for: self)
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    deinit {
        backing.owner = nil
    }

    open func awakeFromNib() {}

    open class var layerClass: AnyClass { CALayer.self }

    open var layer: CALayer { backing }

    // MARK: - Geometry

    /// The upright box around the view in its superview, in points. Derived; setting it sets center and size. [APPLY-07]
    open var frame: CGRect {
        get { backing.frame }
        set {
            guard newValue != backing.frame else { return }
            let old = backing.bounds
            let new = CGRect(origin: old.origin, size: backing.boundsSize(forFrame: newValue))
            if new != old { boundsWillChange(to: new) }
            backing.frame = newValue
            boundsChanged(from: old)
        }
    }

    /// The view's own coordinate space, in points.
    open var bounds: CGRect {
        get { backing.bounds }
        set {
            let old = backing.bounds
            guard newValue != old else { return }
            boundsWillChange(to: newValue)
            backing.bounds = newValue
            boundsChanged(from: old)
        }
    }

    open var center: CGPoint {
        get { backing.position }
        set { backing.position = newValue }
    }

    open var transform: CGAffineTransform {
        get { backing.isUntransformed ? .identity : backing.affineTransform() }
        set {
            if backing.isUntransformed, newValue.isIdentity { return }
            backing.setAffineTransform(newValue)
        }
    }

    open var transform3D: CATransform3D {
        get { backing.transform }
        set {
            if backing.isUntransformed, CATransform3DIsIdentity(newValue) { return }
            backing.transform = newValue
        }
    }

    open var anchorPoint: CGPoint {
        get { backing.anchorPoint }
        set { backing.anchorPoint = newValue }
    }

    /// Called before the bounds take a new value other than the old one.
    func boundsWillChange(to bounds: CGRect) {}

    /// Called after the bounds took a new value. The size lays out, the origin scrolls.
    func boundsChanged(from old: CGRect) {
        let size = backing.bounds.size
        guard size != old.size else { return }
        if autoresizesSubviews { resizeSubviews(from: old.size, to: size) }
        setNeedsLayout()
    }

    // MARK: - Appearance

    open var alpha: CGFloat {
        get { CGFloat(backing.opacity) }
        set { backing.opacity = Float(newValue) }
    }

    open var isHidden: Bool {
        get { backing.isHidden }
        set { backing.isHidden = newValue }
    }

    open var backgroundColor: UIColor? {
        didSet { backing.backgroundColor = backgroundColor?.cgColor }
    }

    open var clipsToBounds: Bool {
        get { backing.masksToBounds }
        set { backing.masksToBounds = newValue }
    }

    open var isOpaque = true
    open var contentMode = ContentMode.scaleToFill
    open var tag = 0

    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set { ownTintColor = newValue }
    }
    private var ownTintColor: UIColor?

    // MARK: - Events

    open var isUserInteractionEnabled = true

    open override var next: UIResponder? { hostingController ?? superview }

    /// The controller whose view this is.
    final weak var hostingController: UIViewController?

    /// [ORDER-02] The frontmost descendant at a point: reverse sibling order, hidden, nearly transparent and untouchable views
    /// skipped, zPosition ignored.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitTestInSiblingOrder(point, with: event)
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    // MARK: - Hierarchy

    /// Back to front.
    open var subviews: [UIView] {
        if let cachedSubviews { return cachedSubviews }
        let views = backing.children.compactMap(\.view)
        cachedSubviews = views
        return views
    }

    final func siblingsChanged() {
        cachedSubviews = nil
    }

    open var superview: UIView? { backing.parent?.owner }

    /// OPTIMIZATION: `superview ===` without counting references.
    @inline(__always)
    final func isChild(of view: UIView) -> Bool { backing.hasParent(view.backing) }

    open var window: UIWindow? { enclosingWindow }

    open func addSubview(_ view: UIView) {
        insert(view, at: backing.children.count)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: childIndex(ofSubviewAt: index, leaving: view))
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, nextTo: siblingSubview, offset: 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, nextTo: siblingSubview, offset: 1)
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(index1, index2)
    }

    open func bringSubviewToFront(_ view: UIView) {
        moveSubview(view, to: backing.children.count - 1)
    }

    open func sendSubviewToBack(_ view: UIView) {
        moveSubview(view, to: 0)
    }

    open func removeFromSuperview() {
        removeFromHierarchy()
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    open func isDescendant(of view: UIView) -> Bool {
        var step: UIView? = self
        while let current = step {
            if current === view { return true }
            step = current.superview
        }
        return false
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in backing.children {
            if let found = child.view?.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Makes this view and all below it members of another world, with serial numbers of that world.
    func join(_ world: World) {
        self.world = world
        name = world.registry.name(for: self)
        for child in layer.children { child.view?.join(world) }
    }

    // MARK: - Layout

    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true

    open func setNeedsLayout() {
        markNeedsLayout()
    }

    open func layoutIfNeeded() {
        layOutFromTopmostPending()
    }

    open func layoutSubviews() {}

    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func draw(_ rect: CGRect) {}

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    open func invalidateIntrinsicContentSize() {}

    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    // MARK: - Traits and direction

    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    /// Which way people read here: the view's own word, otherwise its world's.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: world.layoutDirection
        }
    }

    /// The traits of the view's world.
    open var traitCollection: UITraitCollection { world.traits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - Margins and safe area

    open var safeAreaInsets: UIEdgeInsets { insetsFromSafeArea }
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    // MARK: - Converting

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, from: self, to: view) }

    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view, to: self) }

    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, from: self, to: view) }

    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view, to: self) }
}
