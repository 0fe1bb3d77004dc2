/// The geometry and appearance of an element. A layout returns attributes, and a collection view
/// applies them to views.
///
/// A subclass with additional properties must override `isEqual(_:)` and `copy(with:)`. Otherwise a
/// change of these properties alone is not applied since iOS 9, and copies lack their values.
/// [APPLY-02]
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    // UNCHECKED: this property is read sixteen times for each cell. An exclusivity check would make
    // a scroll by one screen 40 % slower.
    @exclusivity(unchecked) final var values = Values()

    public override init() {}

    /// Makes an object of a class that is known only at run time. `RuntimeInstantiation` calls this
    /// initializer, because `init()` is not `required`.
    @available(*, unavailable)
    public required convenience init(_madeByInit: Void) { self.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        values.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        values.indexPath = indexPath
        values.category = .supplementaryView
        values.kind = elementKind
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        values.indexPath = indexPath
        values.category = .decorationView
        values.kind = decorationViewKind
    }

    // MARK: - Element

    open var indexPath: IndexPath {
        get { values.indexPath }
        set { values.indexPath = newValue }
    }

    open var representedElementCategory: UICollectionView.ElementCategory { values.category }

    /// The element kind; nil for a cell.
    open var representedElementKind: String? { values.category == .cell ? nil : values.kind }

    // MARK: - Geometry

    /// The smallest upright rectangle around the element, in the content's coordinates. Its value
    /// follows from center, size and transform. Setting it sets center and size. [APPLY-07]
    open var frame: CGRect {
        get { values.frame }
        set { values.frame = newValue }
    }

    open var center: CGPoint {
        get { values.center }
        set { values.center = newValue }
    }

    open var size: CGSize {
        get { values.size }
        set { values.size = newValue }
    }

    /// A rectangle of the element's size with origin zero. Setting it sets the size.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: values.size) }
        set { values.size = newValue.size }
    }

    open var transform3D: CATransform3D {
        get { values.transform ?? CATransform3DIdentity }
        set { values.transform = CATransform3DIsIdentity(newValue) ? nil : newValue }
    }

    /// `transform3D` as an affine transform; the identity if `transform3D` is not affine.
    open var transform: CGAffineTransform {
        get {
            guard let value = values.transform, CATransform3DIsAffine(value) else { return .identity }
            return CATransform3DGetAffineTransform(value)
        }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    // MARK: - Appearance

    open var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }

    /// The position from back to front. An element with a greater value is in front. Equal values
    /// have no defined order.
    open var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }

    /// Whether the element is hidden. A hidden element has no view. [PASS-07]
    open var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }

    // MARK: - Copying and comparing

    // OPTIMIZATION: Foundation's `copy()` converts each object to `NSCopying` at run time. That
    // conversion is 5 % of the work of a screen with cards.
    open override func copy() -> Any { copy(with: nil) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy =
            type(of: self) == UICollectionViewLayoutAttributes.self
            ? UICollectionViewLayoutAttributes() : RuntimeInstantiation.makeInstance(of: type(of: self))
        copy.values = values
        return copy
    }

    /// Whether class, element, geometry and appearance are equal. [APPLY-04] Since iOS 9, equal
    /// attributes are not applied again.
    /// [APPLY-01]
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return self === other || (type(of: self) == type(of: other) && values == other.values)
    }

    open override var hash: Int { values.indexPath.hashValue }

    /// The description in UIKit's format, without the address.
    open override var description: String {
        var text = "<\(type(of: self))> index path: (\(values.indexPath.failureText)); "
        if values.category != .cell, let kind = values.kind { text += "element kind: (\(kind)); " }
        let f = values.frame
        func formatted(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
        text += "frame = (\(formatted(f.minX)) \(formatted(f.minY)); \(formatted(f.width)) \(formatted(f.height))); "
        if let value = values.transform, !CATransform3DIsAffine(value) { text += "non-affine transform; " }
        if values.alpha != 1 { text += "alpha = \(formatted(values.alpha)); " }
        if values.isHidden { text += "hidden = YES; " }
        if values.zIndex != 0 { text += "zIndex = \(values.zIndex); " }
        return text
    }
}
