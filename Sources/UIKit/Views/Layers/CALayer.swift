/// A geometry, an appearance and a list of sublayers, of a view or without a view. Painting and hit
/// testing use the same list.
///
/// The properties of the view for its geometry, and its `alpha`, `isHidden` and `clipsToBounds`,
/// read and change the values that are stored in the layer. A view stores its own
/// `backgroundColor`, and copies it to the layer.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// A sublayer, and its view if it was added as a subview. The list keeps the view alive, as a
    /// superview does.
    struct Child {
        let layer: CALayer
        let view: UIView?
    }

    /// The sublayers, back to front. Only `CALayer+Tree` and
    /// `UIView.exchangeSubview(at:withSubviewAt:)` change the list.
    // UNCHECKED: this property is read for each new view. An exclusivity check would make a first
    // layout 4 % slower.
    @exclusivity(unchecked) final nonisolated(unsafe) var children: ContiguousArray<Child> = []
    final var childrenChangeCount = 0
    /// The index among the siblings at which this layer was last inserted or found.
    final var lastIndex = 0
    /// An upper limit for the number of levels from this layer down.
    final var levels = 1
    /// The view to which this layer belongs; nil if there is none. The view's deinit sets this
    /// property to nil.
    final nonisolated(unsafe) unowned(unsafe) var owner: UIView?
    final var world: World { owner?.world ?? World.current }
    /// The superlayer. The deinit of the superlayer sets this property to nil.
    final nonisolated var parent: CALayer? {
        get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map(Unmanaged.passUnretained) }
    }
    private final nonisolated(unsafe) var parentReference: Unmanaged<CALayer>?

    /// Whether `layer` is the superlayer of this layer. OPTIMIZATION: no reference is counted.
    @inline(__always)
    final func hasParent(_ layer: CALayer) -> Bool {
        parentReference?.toOpaque() == Unmanaged.passUnretained(layer).toOpaque()
    }

    /// Creates a layer that shows nothing.
    public override init() {}

    /// Creates a copy for presentation. If `layer` is a `CALayer`, its geometry, visibility,
    /// clipping, background, corners and border are copied.
    public init(layer: Any) {
        super.init()
        if let source = layer as? CALayer { copyValuesForPresentation(from: source) }
    }

    /// Calls `init()`. `RuntimeInstantiation` uses this initializer for a class that is known only
    /// at run time.
    @available(*, unavailable)
    public required convenience init(_madeByInit: Void) { self.init() }

    deinit {
        for child in children { child.layer.parent = nil }
    }

    // MARK: - Geometry

    /// The place of the anchor point in the superlayer, in points.
    open var position: CGPoint {
        get { storedPosition }
        set {
            guard validate(position: newValue) else { return }
            willChange(.position)
            storedPosition = newValue
        }
    }
    /// The layer's rectangle in its own coordinate space. In a scroll view, its origin is the
    /// content offset.
    open var bounds: CGRect {
        get { storedBounds }
        set {
            guard validate(bounds: newValue) else { return }
            willChange(.bounds)
            storedBounds = newValue
        }
    }
    /// The point of the bounds that lies at `position`, as fractions of the size.
    // UNCHECKED: this property is read whenever a frame is computed. An exclusivity check would
    // make a hunt 1.7 % slower.
    @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// Stored; has no effect.
    open var anchorPointZ: CGFloat {
        get { rareValues.anchorPointZ }
        set { mutableRareValues.anchorPointZ = newValue }
    }
    /// The first criterion of the paint order among siblings. The second is the order in the list
    /// of sublayers. [ORDER-01]
    // UNCHECKED: read for each view of a scene. A check would make a recorded page 3 % slower.
    @exclusivity(unchecked) open var zPosition: CGFloat = 0 { willSet { willChange(.zPosition) } }

    private final var storedPosition = CGPoint.zero
    /// The bounds, even if a subclass overrides `bounds`.
    ///
    /// OPTIMIZATION: a property that can be overridden is read by two calls.
    private(set) final var storedBounds = CGRect.zero
    private final var storedTransform: TransformBox?
    /// The values of rarely used properties; nil until one of these properties is set.
    private final var rareProperties: RareLayerProperties?
    /// The stored values of rarely used properties, or the default values. The object must not be
    /// changed.
    final var rareValues: RareLayerProperties { rareProperties ?? .defaults }
    /// The values of rarely used properties, to be changed. The object is created when it is first
    /// needed.
    final var mutableRareValues: RareLayerProperties {
        if let rareProperties { return rareProperties }
        let made = RareLayerProperties()
        rareProperties = made
        return made
    }
    /// The animations that animation blocks began, by property. A finished animation stays until it
    /// is removed, for example by `removeFinishedAnimations()`, or until its property is set.
    // UNCHECKED: this property is read whenever the position, the bounds or another animatable
    // property is set. An exclusivity check would make a scroll by a screenful 5 % slower.
    @exclusivity(unchecked) final var runningAnimations: [LayerAnimation.Property: LayerAnimation]?

    open var transform: CATransform3D {
        get { storedTransform?.value ?? CATransform3DIdentity }
        set {
            willChange(.transform)
            storedTransform = CATransform3DIsIdentity(newValue) ? nil : TransformBox(newValue)
        }
    }

    final var isUntransformed: Bool { storedTransform == nil }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The smallest upright rectangle around the layer in its superlayer, derived from position,
    /// bounds, anchor point and transform. Setting the frame sets the position and the size of the
    /// bounds. [APPLY-07]
    open var frame: CGRect {
        get {
            if isPlain, storedTransform == nil { return plainFrame }
            let size = bounds.size
            let box = CGRect(
                x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y,
                width: size.width, height: size.height)
            guard let storedTransform else { return box }
            return box.projected(by: storedTransform.value, about: position)
        }
        set {
            guard validate(frame: newValue) else { return }
            let size = boundsSize(forFrame: newValue)
            // OPTIMIZATION: the bounds are set as a whole, because setting a part of a property
            // that can be overridden allocates memory.
            bounds = CGRect(origin: bounds.origin, size: size)
            // The frame that the layer has at the position zero.
            var box = CGRect(
                origin: CGPoint(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y), size: size)
            if let storedTransform { box = box.projected(by: storedTransform.value, about: .zero) }
            position = CGPoint(x: newValue.origin.x - box.origin.x, y: newValue.origin.y - box.origin.y)
        }
    }

    /// The frame of a layer of the class `CALayer` that has no transform.
    /// OPTIMIZATION: the stored values are read, because access to `frame` and other properties
    /// that can be overridden is a call.
    @inline(__always)
    final var plainFrame: CGRect {
        let anchor = anchorPoint
        return CGRect(
            x: storedPosition.x - storedBounds.size.width * anchor.x,
            y: storedPosition.y - storedBounds.size.height * anchor.y,
            width: storedBounds.size.width, height: storedBounds.size.height)
    }

    /// Returns the size that setting `frame` gives to the bounds.
    final func boundsSize(forFrame frame: CGRect) -> CGSize {
        guard let transform = storedTransform?.value, CATransform3DIsAffine(transform) else { return frame.size }
        let inverse = CATransform3DGetAffineTransform(transform).inverted()
        return CGRect(origin: .zero, size: frame.size).applying(inverse).size
    }

    // MARK: - Appearance

    // UNCHECKED: this property is read when attributes are applied to a cell. An exclusivity check
    // would make a scroll by a screenful 2.6 % slower.
    @exclusivity(unchecked) open var opacity: Float = 1 { willSet { willChange(.opacity) } }
    // UNCHECKED: this property is set and read for each cell. An exclusivity check would make a
    // scroll by a screenful 10 % slower.
    @exclusivity(unchecked) open var isHidden = false
    // UNCHECKED: read for each view of a scene. A check would make a recorded page 3 % slower.
    @exclusivity(unchecked) open var masksToBounds = false
    /// Stored; has no effect.
    open var isOpaque = false
    open var backgroundColor: CGColor? {
        get { storedBackgroundColor }
        set { storedBackgroundColor = newValue }
    }
    private final var storedBackgroundColor: CGColor?
    /// Whether `backgroundColor` is not nil. OPTIMIZATION: no reference is counted.
    final var hasBackgroundColor: Bool { isPlain ? storedBackgroundColor != nil : backgroundColor != nil }
    open var cornerRadius: CGFloat = 0 { willSet { willChange(.cornerRadius) } }
    /// Stored; has no effect.
    open var maskedCorners: CACornerMask {
        get { rareValues.maskedCorners }
        set { mutableRareValues.maskedCorners = newValue }
    }
    // UNCHECKED: read for each view of a scene. A check would make a recorded page 3 % slower.
    @exclusivity(unchecked) open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? {
        get { rareValues.borderColor }
        set { mutableRareValues.borderColor = newValue }
    }
    open var shadowColor: CGColor? {
        get { rareValues.shadowColor }
        set { mutableRareValues.shadowColor = newValue }
    }
    // UNCHECKED: read for each view of a scene. A check would make a recorded page 3 % slower.
    @exclusivity(unchecked) open var shadowOpacity: Float = 0
    open var shadowOffset: CGSize {
        get { rareValues.shadowOffset }
        set { mutableRareValues.shadowOffset = newValue }
    }
    open var shadowRadius: CGFloat {
        get { rareValues.shadowRadius }
        set { mutableRareValues.shadowRadius = newValue }
    }
    open var contents: Any? {
        get { rareValues.contents }
        set { mutableRareValues.contents = newValue }
    }
    open var name: String? {
        get { rareValues.name }
        set { mutableRareValues.name = newValue }
    }

    /// Stored; has no effect.
    open var contentsGravity: CALayerContentsGravity {
        get { rareValues.contentsGravity }
        set { mutableRareValues.contentsGravity = newValue }
    }
    /// Stored; has no effect.
    open var contentsScale: CGFloat {
        get { rareValues.contentsScale }
        set { mutableRareValues.contentsScale = newValue }
    }
    /// Stored; has no effect.
    open var cornerCurve: CALayerCornerCurve {
        get { rareValues.cornerCurve }
        set { mutableRareValues.cornerCurve = newValue }
    }
    /// Stored; has no effect.
    open var isDoubleSided = true
    /// Stored; has no effect.
    open var isGeometryFlipped = false
    /// Stored; has no effect.
    open var allowsEdgeAntialiasing = false
    /// Stored; has no effect.
    open var allowsGroupOpacity = true
    /// Stored; has no effect.
    open var needsDisplayOnBoundsChange = false
    /// Stored; has no effect.
    open var shouldRasterize = false
    /// Stored; has no effect.
    open var rasterizationScale: CGFloat {
        get { rareValues.rasterizationScale }
        set { mutableRareValues.rasterizationScale = newValue }
    }
    /// Stored; has no effect.
    open var shadowPath: CGPath? {
        get { rareValues.shadowPath }
        set { mutableRareValues.shadowPath = newValue }
    }
    /// A layer whose shape limits what recordings and pictures show of this layer. Approximated:
    /// translucent parts of the mask are opaque.
    open var mask: CALayer? {
        get { storedMask }
        set { storedMask = newValue }
    }
    private final var storedMask: CALayer?
    /// Whether `mask` is not nil. OPTIMIZATION: no reference is counted.
    final var hasMask: Bool { isPlain ? storedMask != nil : mask != nil }
    /// Whether the class of the layer is `CALayer` itself. A subclass may override properties, or
    /// show more, such as a gradient.
    final var isPlain: Bool { type(of: self) == CALayer.self }
    /// A transform for sublayers. Approximated: stored; sublayers are placed without this
    /// transform.
    open var sublayerTransform: CATransform3D {
        get { rareValues.sublayerTransform }
        set { mutableRareValues.sublayerTransform = newValue }
    }

    // MARK: - Drawing

    /// Does nothing. Approximated: layers are not drawn.
    open func setNeedsDisplay() {}

    /// Does nothing. Approximated: layers are not drawn.
    open func setNeedsDisplay(_ r: CGRect) {}

    /// Draws the contents. Not modelled: there are no pixels.
    open func display() { owner?.world.recordNotModelled("CALayer.display()") }

    /// Draws into a context. Not modelled: there are no pixels.
    open func draw(in ctx: CGContext) { owner?.world.recordNotModelled("CALayer.draw(in:)") }

    /// Draws the tree into a context. Not modelled: there are no pixels.
    open func render(in ctx: CGContext) { owner?.world.recordNotModelled("CALayer.render(in:)") }

    // MARK: - Tree

    /// The sublayers, back to front; nil if there are none.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children.map(\.layer) }
        set {
            let new = newValue ?? []
            for child in children where !new.contains(where: { $0 === child.layer }) {
                child.layer.removeFromSuperlayer()
            }
            for (index, layer) in new.enumerated() {
                if layer.parent === self, let old = self.index(of: layer) {
                    moveChild(from: old, to: index)
                } else {
                    insert(layer, at: index)
                }
            }
        }
    }

    open var superlayer: CALayer? { parent }

    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: sibling.flatMap(index(of:)) ?? 0)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: sibling.flatMap(index(of:)).map { $0 + 1 } ?? children.count)
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = index(of: oldLayer), oldLayer !== newLayer else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index)
    }

    open func removeFromSuperlayer() {
        if let owner, owner.superview != nil { return owner.removeFromSuperview() }
        parent?.detach(self)
    }

    // MARK: - Presentation

    /// Returns a new layer with the geometry, visibility, background, corners and border that are
    /// shown now, including the values of animations that animation blocks began.
    open func presentation() -> Self? {
        let copy = RuntimeInstantiation.makeInstance(of: type(of: self))
        copy.copyValuesForPresentation(from: self)
        for key in LayerAnimation.Property.allCases where runningAnimations?[key] != nil {
            copy.setValue(presentedValue(of: key), of: key)
        }
        return copy
    }

    open func model() -> Self { self }

    /// Returns the names of the properties that are being animated, and the keys of added
    /// animations; nil if there are none.
    open func animationKeys() -> [String]? {
        removeFinishedAnimations()
        let keys = (runningAnimations?.keys.map(\.rawValue) ?? []) + rareValues.addedAnimations.keys
        return keys.isEmpty ? nil : keys.sorted()
    }

    /// Adds an animation. Not modelled: the animation is stored, and its delegate is called, but
    /// the layer does not show the animation.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        let name = key ?? (1...).lazy.map { "animation \($0)" }.first { rareValues.addedAnimations[$0] == nil }!
        let (replaced, added) = (rareProperties?.addedAnimations[name], AddedAnimation(anim))
        mutableRareValues.addedAnimations[name] = added
        replaced?.stop(finished: false)
        if let delegate = anim.delegate {
            delegate.animationDidStart(anim)
            DispatchQueue.main.asyncAfter(deadline: .now() + (anim.duration > 0 ? anim.duration : 0.25)) {
                [weak self] in
                MainActor.assumeIsolated {
                    guard let self, self.rareProperties?.addedAnimations[name] === added else { return }
                    if anim.isRemovedOnCompletion { self.mutableRareValues.addedAnimations[name] = nil }
                    added.stop(finished: true)
                }
            }
        }
        world.recordNotModelled("CALayer.add(_:forKey:)")
    }

    open func animation(forKey key: String) -> CAAnimation? { rareValues.addedAnimations[key]?.animation }

    open func removeAnimation(forKey key: String) {
        let removed = rareProperties?.addedAnimations[key]
        rareProperties?.addedAnimations[key] = nil
        removed?.stop(finished: false)
        if let key = LayerAnimation.Property(rawValue: key) { runningAnimations?[key] = nil }
    }

    /// The actions that `action(forKey:)` returns, by key. Stored; no change of a property runs an
    /// action.
    open var actions: [String: any CAAction]? {
        get { rareValues.actions }
        set { mutableRareValues.actions = newValue }
    }

    open func action(forKey event: String) -> (any CAAction)? { actions?[event] }

    /// The delegate. The default is the view to which the layer belongs.
    open weak var delegate: (any CALayerDelegate)? {
        get { rareProperties?.delegate ?? owner }
        set { mutableRareValues.delegate = newValue }
    }

    /// Removes all animations, so that the layer shows its final values at once. The delegates of
    /// the animations are not called.
    open func removeAllAnimations() {
        rareProperties?.addedAnimations = [:]
        runningAnimations = nil
    }

    // MARK: - Layout and coordinates

    /// Returns whether a layout of the view to which the layer belongs is pending; false for a
    /// layer without a view.
    open func needsLayout() -> Bool { owner?.needsLayout ?? false }

    open func setNeedsLayout() { owner?.setNeedsLayout() }

    open func layoutIfNeeded() { owner?.layoutIfNeeded() }

    /// Called during the layout of the view to which the layer belongs.
    open func layoutSublayers() {}

    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { convert(p, from: l, to: self) }

    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { convert(p, from: self, to: l) }

    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { convert(r, from: l, to: self) }

    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { convert(r, from: self, to: l) }

    /// Returns this layer or its descendant that is painted frontmost at a point of the superlayer;
    /// nil if there is none. Touches use `UIView.hitTest(_:with:)` instead. [ORDER-02]
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let inside = convertPointFromSuperlayer(p)
        if masksToBounds, !contains(inside) { return nil }
        for child in paintOrder.reversed() {
            if let hit = child.layer.hitTest(inside) { return hit }
        }
        return contains(inside) ? self : nil
    }
}

/// A transform other than the identity, stored separately because most layers have none.
final class TransformBox: Sendable {
    let value: CATransform3D

    init(_ value: CATransform3D) { self.value = value }
}
