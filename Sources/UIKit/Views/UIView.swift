/// A rectangle on the screen that contains subviews, receives touches and lays out its subviews.
///
/// Subclasses may override the open members in this file. Longer implementations are in
/// `UIView+Hierarchy` and `UIView+Layout`. The layer stores the geometry and the order of the
/// subviews.
open class UIView: UIResponder, UITraitEnvironment, CALayerDelegate {
    final let backing: CALayer
    final var world = World.current
    final var name: ViewName

    /// The data that a list stores with the view; nil for a view of a class that is not made for
    /// reuse.
    final let reuseStateIfReusable: ReusableViewState?
    /// This view as a window; nil if it is none. OPTIMIZATION: otherwise, finding the window would
    /// need a cast for each ancestor.
    var asWindow: UIWindow? { nil }

    final var needsLayout = true
    final var descendantNeedsLayout = false
    final var isBeingLaidOut = false
    private var cachedSubviews: [UIView]?
    /// The data that constraints store for the view; nil until `layoutFacts` is first used.
    final var constraintFacts: LayoutItemConstraints?
    final var rarePropertiesIfPresent: RareViewProperties?

    // MARK: - Creating a view

    /// Creates a view with a frame in points.
    public init(frame: CGRect) {
        backing = RuntimeInstantiation.makeLayer(ofClass: Self.layerClass)
        name = world.viewNames.makeName(for: Self.self)
        reuseStateIfReusable = Self.isReusable ? ReusableViewState() : nil
        super.init()
        backing.owner = self
        if Self.requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
        guard backing.validate(bounds: frame) else { return }
        backing.position = CGPoint(x: frame.midX, y: frame.midY)
        backing.bounds = CGRect(origin: backing.bounds.origin, size: frame.size)
    }

    /// Creates a view with an empty frame. Nothing is decoded from `coder`.
    public required init?(coder: NSCoder) {
        backing = RuntimeInstantiation.makeLayer(ofClass: Self.layerClass)
        name = world.viewNames.makeName(for: Self.self)
        reuseStateIfReusable = Self.isReusable ? ReusableViewState() : nil
        super.init()
        backing.owner = self
    }

    public override convenience init() { self.init(frame: .zero) }

    /// Calls `init(frame:)`. This initialiser can be called on a class that is known only at run
    /// time; see `RuntimeInstantiation`.
    @available(*, unavailable)
    public required convenience init(_madeWithFrame frame: CGRect) { self.init(frame: frame) }

    deinit {
        backing.owner = nil
    }

    // MARK: - A view that a list reuses

    // The engine of a list calls these members of the views of its elements. The classes that are
    // made for reuse, which have only this class in common, override them and call the members that
    // UIKit declares there. The names differ from UIKit's, because an override by an app would not
    // be called through an internal method of the same name.

    /// Whether lists can reuse the views of this class. False in the base class.
    class var isReusable: Bool { false }

    /// The identifier with which the view was dequeued, as the app sees it; nil in the base class.
    var identifierForReuse: String? { nil }

    /// Makes a view of this class for a reuse pool.
    class func makeForReuse(identifier: String, frame: CGRect) -> UIView {
        RuntimeInstantiation.make(self, frame: frame)
    }

    /// Called when the view is taken from its reuse pool.
    func wasTakenFromPool() {}

    /// Called after the geometry in the attributes was set.
    func receive(_ attributes: UICollectionViewLayoutAttributes) {}

    /// Returns attributes with the preferred size of the view. In the base class, the same
    /// attributes.
    func preferredAttributes(fitting attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        attributes
    }

    /// Called when an animated or interactive change of the list's layout begins.
    func layoutWillChange(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called when an animated or interactive change of the list's layout is complete.
    func layoutDidChange(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Whether the view is known to have no content that could determine its size. False in the
    /// base class.
    var hasNothingToMeasure: Bool { false }

    /// Whether the view shows the editing mode of its list. False in the base class.
    var showsEditing: Bool { false }

    /// The view of the app that this view contains; the view itself in the base class.
    var viewOfApp: UIView { self }

    /// The selection and the highlight of the item that the view shows.
    var shownAppearance: (isSelected: Bool, isHighlighted: Bool) { (false, false) }

    /// Updates the view for the selection and the highlight of its item.
    func updateAppearance(isSelected: Bool, isHighlighted: Bool) {}

    /// Updates the view for one state of its item.
    func setItemState(_ itemState: ItemState, to isOn: Bool) {}

    // MARK: - Nibs, focus and description

    /// Not modelled: never called, because nibs are not read.
    open func awakeFromNib() {}

    /// Whether the view can become focused. Not modelled: never read, because there is no focus.
    open var canBecomeFocused: Bool { false }

    /// [VIEW-04] The description that devices print, with a stable name in place of the memory
    /// address.
    open override var description: String { MainActor.assumeIsolated { deviceDescription } }

    var descriptionSuffixes: [String] { [] }

    /// The text that follows the description of the view.
    var textAfterDescription: String { "" }

    open class var layerClass: AnyClass { CALayer.self }

    open var layer: CALayer { backing }

    // MARK: - Accessibility

    open var accessibilityIdentifier: String? {
        get { rarePropertiesIfPresent?.accessibilityIdentifier }
        set { rareProperties.accessibilityIdentifier = newValue }
    }

    open var accessibilityLabel: String? {
        get { rarePropertiesIfPresent?.accessibilityLabel }
        set { rareProperties.accessibilityLabel = newValue }
    }

    /// Stored; has no effect.
    open var isAccessibilityElement = false

    /// The accessibility traits of the view. Stored. The default is `staticText` for a label,
    /// `button` for a button and `image` for an image view.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { rarePropertiesIfPresent?.accessibilityTraits ?? defaultAccessibilityTraits }
        set { rareProperties.accessibilityTraits = newValue }
    }

    /// Stored; has no effect.
    open var accessibilityHint: String? {
        get { rarePropertiesIfPresent?.accessibilityHint }
        set { rareProperties.accessibilityHint = newValue }
    }
    /// Stored; has no effect.
    open var accessibilityValue: String? {
        get { rarePropertiesIfPresent?.accessibilityValue }
        set { rareProperties.accessibilityValue = newValue }
    }
    /// Stored; has no effect.
    open var accessibilityElements: [Any]? {
        get { rarePropertiesIfPresent?.accessibilityElements }
        set { rareProperties.accessibilityElements = newValue }
    }
    /// Stored; has no effect.
    open var accessibilityViewIsModal = false
    /// Stored; has no effect.
    open var accessibilityElementsHidden = false
    /// Stored; has no effect.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { rarePropertiesIfPresent?.accessibilityCustomActions }
        set { rareProperties.accessibilityCustomActions = newValue }
    }
    /// Whether the view reacts to touches. Stored; has no effect.
    ///
    /// UNKNOWN: the default. Here it is `isUserInteractionEnabled`.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { rarePropertiesIfPresent?.accessibilityRespondsToUserInteraction ?? isUserInteractionEnabled }
        set { rareProperties.accessibilityRespondsToUserInteraction = newValue }
    }
    /// The frame of the view in the coordinate space of the screen, in points, unless it was set.
    open var accessibilityFrame: CGRect {
        get { rarePropertiesIfPresent?.accessibilityFrame ?? convert(bounds, to: nil) }
        set { rareProperties.accessibilityFrame = newValue }
    }
    /// Stored; has no effect.
    open var shouldGroupAccessibilityChildren: Bool {
        get { rarePropertiesIfPresent?.groupsAccessibilityChildren ?? false }
        set { rareProperties.groupsAccessibilityChildren = newValue }
    }

    /// The point at which assistive technology activates the view, in the coordinate space of the
    /// screen: the middle of `accessibilityFrame`, unless it was set.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return rarePropertiesIfPresent?.accessibilityActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { rareProperties.accessibilityActivationPoint = newValue }
    }
    /// Stored; has no effect.
    open var accessibilityPath: UIBezierPath? {
        get { rarePropertiesIfPresent?.accessibilityPath }
        set { rareProperties.accessibilityPath = newValue }
    }
    /// Stored; has no effect.
    open var accessibilityLanguage: String? {
        get { rarePropertiesIfPresent?.accessibilityLanguage }
        set { rareProperties.accessibilityLanguage = newValue }
    }

    // [VIEW-33] What the methods of an element and of a container return unless they are
    // overridden. No assistive technology calls them here.
    /// Activates the element. Returns whether the element did something.
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementCount() -> Int { 0 }
    open func accessibilityElement(at index: Int) -> Any? { nil }
    open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }

    // MARK: - Geometry

    /// The bounding rectangle of the view in the coordinate space of its superview, in points. The
    /// setter changes `center` and the size of `bounds`. [APPLY-07]
    open var frame: CGRect {
        get { backing.frame }
        set {
            guard newValue != backing.frame, backing.validate(frame: newValue) else { return }
            let old = backing.bounds
            let new = CGRect(origin: old.origin, size: backing.boundsSize(forFrame: newValue))
            if new != old { boundsWillChange(to: new) }
            backing.frame = newValue
            boundsOrFrameDidChange(from: old)
            if constraintFacts != nil { frameDidChange() }
            if world.hasSafeAreas { reportSafeAreaChangeIfNeeded() }
            KeyValueObservers.valuesChanged(of: self)
        }
    }

    /// The view's rectangle in its own coordinate space, in points. A scroll view changes the
    /// origin to scroll.
    open var bounds: CGRect {
        get { backing.bounds }
        set {
            let old = backing.bounds
            guard newValue != old, backing.validate(bounds: newValue) else { return }
            boundsWillChange(to: newValue)
            backing.bounds = newValue
            boundsOrFrameDidChange(from: old)
            if world.hasSafeAreas, newValue.size != old.size { reportSafeAreaChangeIfNeeded() }
            KeyValueObservers.valuesChanged(of: self)
            guard constraintFacts != nil else { return }
            if newValue.size == old.size { boundsOriginDidChange() } else { frameDidChange() }
        }
    }

    open var center: CGPoint {
        get { backing.position }
        set {
            backing.position = newValue
            if constraintFacts != nil { frameDidChange() }
            if world.hasSafeAreas { reportSafeAreaChangeIfNeeded() }
            KeyValueObservers.valuesChanged(of: self)
        }
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

    func boundsWillChange(to bounds: CGRect) {}

    /// Called after `bounds` or `frame` was set to another value. If the size has changed, requests
    /// layout and, if `autoresizesSubviews` is true, resizes the subviews by their autoresizing
    /// masks.
    func boundsOrFrameDidChange(from old: CGRect) {
        let size = backing.bounds.size
        guard size != old.size else { return }
        if autoresizesSubviews { autoresizeSubviews(from: old.size, to: size) }
        setNeedsLayout()
    }

    // MARK: - Appearance

    open var alpha: CGFloat {
        get { CGFloat(backing.opacity) }
        set {
            backing.opacity = Float(newValue)
            KeyValueObservers.valuesChanged(of: self)
        }
    }

    open var isHidden: Bool {
        get { backing.isHidden }
        set {
            let isChange = backing.isHidden != newValue
            backing.isHidden = newValue
            if isChange, let stack = constraintFacts?.stack { stack.arrangementDidChange() }
            KeyValueObservers.valuesChanged(of: self)
        }
    }

    open var backgroundColor: UIColor? { didSet { backing.backgroundColor = backgroundColor?.cgColor } }

    open var clipsToBounds: Bool {
        get { backing.masksToBounds }
        set { backing.masksToBounds = newValue }
    }

    /// Stored; has no effect except in descriptions.
    open var isOpaque = true
    /// Stored; has no effect.
    open var contentMode = ContentMode.scaleToFill
    open var tag = 0

    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            guard newValue != ownTintColor else { return }
            ownTintColor = newValue
            reportTintColorChange()
        }
    }

    /// Called after the tint color of the view was set, or that of a superview from which the view has it.
    /// The base implementation does nothing.
    open func tintColorDidChange() {}

    private func reportTintColorChange() {
        tintColorDidChange()
        for view in subviews where view.ownTintColor == nil { view.reportTintColorChange() }
    }

    private var ownTintColor: UIColor?

    // MARK: - Events

    // UNCHECKED: read for each view of a scene. A check would make a recorded page 3 % slower.
    @exclusivity(unchecked) open var isUserInteractionEnabled = true
    /// Stored; has no effect, because only one finger is simulated.
    open var isMultipleTouchEnabled = false
    /// Stored; has no effect, because only one finger is simulated.
    open var isExclusiveTouch = false

    open override var next: UIResponder? { hostingController ?? superview }

    /// The controller whose `view` is this view; nil if there is none.
    final weak var hostingController: UIViewController?

    /// [ORDER-02] Returns the frontmost view at a point by sibling order, among this view and its
    /// descendants; nil if there is none. Ignores `zPosition`. Skips views that are hidden, have an
    /// `alpha` below 0.01, or do not accept touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        for child in backing.children.reversed() {
            guard let view = child.view, view.takesTouches else { continue }
            if let hit = view.hitTest(view.backing.convertPointFromSuperlayer(point), with: event) { return hit }
        }
        return self
    }

    final var takesTouches: Bool { !isHidden && backing.opacity >= 0.01 && isUserInteractionEnabled }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: - Hierarchy

    /// The subviews, back to front.
    open var subviews: [UIView] { childViews }

    /// The subviews in the layer tree, even if a subclass overrides `subviews`.
    package final var childViews: [UIView] {
        if let cachedSubviews { return cachedSubviews }
        let views = backing.children.compactMap(\.view)
        cachedSubviews = views
        return views
    }

    final func discardCachedSubviews() { cachedSubviews = nil }

    open var superview: UIView? { backing.parent?.owner }

    /// Whether `view` is the superview. OPTIMIZATION: reading `superview` would retain and release
    /// the object.
    @inline(__always)
    final func isChild(of view: UIView) -> Bool { backing.hasParent(view.backing) }

    open var window: UIWindow? { enclosingWindow }

    open func addSubview(_ view: UIView) { insert(view, at: backing.children.count) }

    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: childIndex(ofSubviewAt: index, excluding: view))
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        if let index = childIndex(of: siblingSubview, excluding: view) { insert(view, at: index) }
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        if let index = childIndex(of: siblingSubview, excluding: view) { insert(view, at: index + 1) }
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let views = subviews
        guard views.indices.contains(index1), views.indices.contains(index2), index1 != index2,
            let a = layer.index(of: views[index1].layer), let b = layer.index(of: views[index2].layer)
        else { return }
        layer.children.swapAt(a, b)
        layer.noteChildrenChange()
    }

    open func bringSubviewToFront(_ view: UIView) { moveSubview(view, to: backing.children.count - 1) }

    open func sendSubviewToBack(_ view: UIView) { moveSubview(view, to: 0) }

    open func removeFromSuperview() {
        guard let parent = superview else { return }
        let oldWindow = enclosingWindow
        if oldWindow?.firstResponder != nil { endEditing(true) }
        parent.willRemoveSubview(self)
        // [VIEW-01] willMove(toSuperview:) is called before willMove(toWindow:).
        willMove(toSuperview: nil)
        if oldWindow != nil { callWillMove(toWindow: nil) }
        deactivateOuterConstraints(whenRemovedFrom: parent)
        // `entry` keeps the view alive until the callbacks of its removal have returned.
        let entry = parent.layer.detach(layer)
        if oldWindow != nil { callDidMoveToWindow() }
        didMoveToSuperview()
        if world.hasSafeAreas { reportSafeAreaChangeIfNeeded() }
        parent.setNeedsLayout()
        extendLifetime(entry)
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    open func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superview
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

    /// Moves this view and its descendants to another simulated environment, in which they get new
    /// names.
    func join(_ world: World) {
        if self.world.hasSafeAreas { world.hasSafeAreas = true }
        if self.world.hasOverriddenTraits { world.hasOverriddenTraits = true }
        self.world = world
        name = world.viewNames.makeName(for: type(of: self))
        for child in layer.children { child.view?.join(world) }
    }

    // MARK: - Layout

    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    /// Whether code sets the frame. If false, constraints determine the frame, unless the view is
    /// managed by a collection view.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { placementConditionsDidChange() } }
    }
    /// Whether a collection view sets the frame, whatever constraints there are. False in the base
    /// class.
    var isManagedByCollectionView: Bool { false }
    /// Called instead of a placement by constraints if a collection view sets the frame. The base
    /// implementation does nothing.
    func constraintsWereIgnored() {}
    /// Whether this view sets the frame of a subview, whatever constraints the subview has. False in the
    /// base class.
    func placesItself(_ subview: UIView) -> Bool { false }
    /// Called instead of a placement by constraints if this view places the subview itself. The base
    /// implementation does nothing.
    func constraintsWereIgnored(for subview: UIView) {}
    /// Returns the margins of a subview for which none were set, in points; nil for the usual ones. Nil in
    /// the base class.
    func defaultMargins(of subview: UIView) -> UIEdgeInsets? { nil }

    open func setNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        superview?.setDescendantNeedsLayout()
        if self is UIWindow { world.scheduleTurnIfNeeded() }
    }

    /// Lays out this view and its descendants if layout is pending. If the superview needs layout,
    /// layout begins at the topmost of the consecutive ancestors that need it, as in Core
    /// Animation, so that no view uses outdated bounds.
    open func layoutIfNeeded() {
        var top = self
        while let parent = top.superview, parent.needsLayout { top = parent }
        top.layOutTreeIfNeeded()
    }

    /// Sets the frames of the subviews that constraints determine.
    open func layoutSubviews() {
        if constraintFacts != nil { PlacementPass.placeSubviews(of: self) }
    }

    /// Calls `layoutSubviews()` between the controller's two layout methods. Does nothing if
    /// `layer` is not the layer of the view.
    open func layoutSublayers(of layer: CALayer) {
        guard layer === backing else { return }
        hostingController?.viewWillLayoutSubviews()
        layoutSubviews()
        hostingController?.viewDidLayoutSubviews()
    }

    /// Approximated: does nothing, because nothing is drawn.
    open func setNeedsDisplay() {}
    /// Approximated: does nothing, because nothing is drawn.
    open func setNeedsDisplay(_ rect: CGRect) {}

    /// Draws the view. Not modelled: never called, because nothing is drawn.
    open func draw(_ rect: CGRect) {}

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    open func invalidateIntrinsicContentSize() {
        if constraintFacts != nil || isPlacedByConstraints { (superview ?? self).constraintsDidChange() }
        superview?.sizeMayHaveToChange(of: self, byConstraints: false)
    }

    /// Called on the superview when the size of `subview` may have to change. By default, passes
    /// the call on to the next superview.
    func sizeMayHaveToChange(of subview: UIView, byConstraints: Bool) {
        superview?.sizeMayHaveToChange(of: subview, byConstraints: byConstraints)
    }

    /// Returns the intrinsic content size if the view has a given width, in points. By default, the
    /// width has no effect.
    func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

    var intrinsicHeightDependsOnWidth: Bool { false }

    /// The distances, in points, of the first baseline from the top and of the last baseline from
    /// the bottom; nil if the view is not a label.
    var baselines: (first: CGFloat, last: CGFloat)? { nil }

    /// The insets from the frame to the alignment rectangle, in points. Approximated: constraints
    /// use frames. The insets affect only `alignmentRect(forFrame:)` and
    /// `frame(forAlignmentRect:)`.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    // MARK: - Constraints

    /// Whether views of this class create their constraints in `updateConstraints()`. If true,
    /// `init(frame:)` requests a call of that method before the first layout.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Called before layout uses the constraints, if `setNeedsUpdateConstraints()` was called.
    open func updateConstraints() {}

    open func setNeedsUpdateConstraints() {
        layoutFacts.needsUpdateConstraints = true
        setNeedsLayout()
    }

    open func needsUpdateConstraints() -> Bool { constraintFacts?.needsUpdateConstraints ?? false }

    open func updateConstraintsIfNeeded() { prepareConstraints() }

    func prepareConstraints() {
        guard let facts = constraintFacts, facts.needsUpdateConstraints else { return }
        facts.needsUpdateConstraints = false
        hostingController?.updateViewConstraints()
        updateConstraints()
    }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintFacts?.hugging[axis] ?? .defaultLow
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if contentHuggingPriority(for: axis) != priority { setPriority(\.hugging, to: priority, along: axis) }
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintFacts?.compressionResistance[axis] ?? .defaultHigh
    }

    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if contentCompressionResistancePriority(for: axis) != priority {
            setPriority(\.compressionResistance, to: priority, along: axis)
        }
    }

    private func setPriority(
        _ part: ReferenceWritableKeyPath<LayoutItemConstraints, AxisPair<UILayoutPriority?>>,
        to priority: UILayoutPriority,
        along axis: NSLayoutConstraint.Axis
    ) {
        layoutFacts[keyPath: part][axis] = priority
        PlacementPass.structureDidChange(of: layoutFacts)
        (superview ?? self).constraintsDidChange()
    }

    /// Returns the size that satisfies the constraints inside the view and is as close as possible
    /// to `targetSize`, in points.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        PlacementPass.fittingSize(
            of: self, targetSize: targetSize, horizontalPriority: horizontalFittingPriority,
            verticalPriority: verticalFittingPriority)
    }

    /// Whether the constraints allow several frames. Not modelled: always false. A value that no
    /// constraint determines is zero.
    open var hasAmbiguousLayout: Bool {
        world.recordNotModelled("UIView.hasAmbiguousLayout")
        return false
    }

    // MARK: - Gestures

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: - Traits and direction

    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            if semanticContentAttribute != oldValue { readingDirectionDidChange() }
        }
    }

    /// Called after the reading direction of the view may have changed.
    func readingDirectionDidChange() {
        setNeedsLayout()
        edgesWereExchanged()
    }

    /// The reading direction that `semanticContentAttribute` selects. If the attribute is
    /// `unspecified`, the reading direction of the app.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: world.layoutDirection)
    }

    /// The traits of the screen, with the light or dark style that `overrideUserInterfaceStyle`
    /// sets for this view, its controller or an ancestor.
    open var traitCollection: UITraitCollection {
        world.hasOverriddenTraits ? traitsWithOverrides : world.traits
    }

    /// Called when the screen's size classes, or the `overrideUserInterfaceStyle` or
    /// `traitOverrides` of this view, an ancestor or a controller, have changed the traits.
    /// [VIEW-21] Not called when the view moves to a superview with other traits.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - Margins and safe area

    /// The part of the superview's safe area insets that reaches into the view, plus the insets
    /// that the view's controller adds.
    open var safeAreaInsets: UIEdgeInsets {
        guard let hostingController else { return insetsFromSafeArea }
        return insetsFromSafeArea + hostingController.additionalSafeAreaInsets
    }

    /// Called after the safe area insets have changed, because a controller adds other insets or
    /// the view has another superview or frame.
    ///
    /// UNKNOWN: whether scrolling changes the safe areas of the views that are scrolled. Here,
    /// scrolling does not call this method.
    open func safeAreaInsetsDidChange() {}

    /// Calls the callbacks of the view and its controller, and requests layout, after the safe area
    /// insets have changed. [VIEW-12]
    func safeAreaDidChange() {
        if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
        safeAreaInsetsDidChange()
        hostingController?.viewSafeAreaInsetsDidChange()
        if constraintFacts != nil { constraintsDidChange() }
        setNeedsLayout()
    }

    /// The margins inside the view, in points: 8 by default, plus the safe area insets if
    /// `insetsLayoutMarginsFromSafeArea` is true. In the view of a controller, the default and the
    /// minimum are the controller's `systemMinimumLayoutMargins`. If
    /// `viewRespectsSystemMinimumLayoutMargins` of the controller is false, the default is 0, and
    /// there is no minimum. [VIEW-03]
    open var layoutMargins: UIEdgeInsets {
        get {
            let margins = insetsLayoutMarginsFromSafeArea ? ownMargins + safeAreaInsets : ownMargins
            return preservesSuperviewLayoutMargins ? margins.edgewiseMaximum(with: superviewMarginsInside) : margins
        }
        set {
            guard newValue != assignedMargins else { return }
            assignedMargins = newValue
            marginsDidChange()
        }
    }
    /// The margins that were set, without the safe area insets; nil if none were set.
    private var assignedMargins: UIEdgeInsets?
    private var ownMargins: UIEdgeInsets {
        guard let hostingController else {
            return assignedMargins ?? superview?.defaultMargins(of: self)
                ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
        return hostingController.marginsRaisedToSystemMinimum(from: assignedMargins ?? .zero)
    }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let (margins, isMirrored) = (layoutMargins, effectiveUserInterfaceLayoutDirection == .rightToLeft)
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isMirrored ? margins.left : margins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(newValue, in: self)
        }
    }

    open var insetsLayoutMarginsFromSafeArea = true
    /// Whether each margin is at least as wide as the part of the superview's margin that reaches
    /// into this view.
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
    }

    open func layoutMarginsDidChange() {}

    // MARK: - Converting coordinates

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, from: layer, to: coordinateSpaceLayer(of: view))
    }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: coordinateSpaceLayer(of: view), to: layer)
    }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, from: layer, to: coordinateSpaceLayer(of: view))
    }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: coordinateSpaceLayer(of: view), to: layer)
    }

    final func coordinateSpaceLayer(of view: UIView?) -> CALayer? { (view ?? enclosingWindow)?.layer }
}
