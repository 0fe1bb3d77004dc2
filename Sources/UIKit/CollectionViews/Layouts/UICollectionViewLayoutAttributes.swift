/// The place and look of an element. A layout returns attributes, and a collection view applies them.
///
/// A subclass with properties of its own must override `isEqual(_:)`, or changes to them are not seen, and `copy(with:)`, or their
/// values are lost when the collection view copies. [APPLY-02]
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    // UNCHECKED: this property is read sixteen times for each cell. A check would cost 40 % of a page.
    @exclusivity(unchecked) final var values = Values()

    public override init() {}

    /// The partner of `init()`, for class values: see `ClassMaker`.
    @available(*, unavailable)
    public required convenience init(_madeByInit: Void) {
        self.init()
    }

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

    /// Nil for a cell.
    open var representedElementKind: String? { values.category == .cell ? nil : values.kind }

    // MARK: - Geometry

    /// The upright box around the element in the collection view's content, in points. It is derived from center, size and
    /// transform. Setting it sets center and size. [APPLY-07]
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

    /// The origin is always zero; setting the bounds sets the size.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: values.size) }
        set { values.size = newValue.size }
    }

    open var transform3D: CATransform3D {
        get { values.transform ?? CATransform3DIdentity }
        set { values.transform = CATransform3DIsIdentity(newValue) ? nil : newValue }
    }

    /// The affine part of `transform3D`, or the identity if that is not affine.
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

    /// An element with a greater value lies in front. Equal values have no determined order. The default is 0.
    open var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }

    /// A hidden element gets no view. [PASS-07]
    open var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }

    // MARK: - Copying and comparing

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = ClassMaker.make(type(of: self))
        copy.values = values
        return copy
    }

    /// Compares class, element, geometry and appearance. [APPLY-04] The result decides whether `apply(_:)` is called. [APPLY-01]
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return self === other || (type(of: self) == type(of: other) && values == other.values)
    }

    open override var hash: Int { values.indexPath.hashValue }

    /// UIKit's form, without the address.
    open override var description: String {
        var text = "<\(type(of: self))> index path: (\(values.indexPath.inFailures)); "
        if values.category != .cell, let kind = values.kind { text += "element kind: (\(kind)); " }
        let f = values.frame
        func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
        text += "frame = (\(number(f.minX)) \(number(f.minY)); \(number(f.width)) \(number(f.height))); "
        if let value = values.transform, !CATransform3DIsAffine(value) { text += "non-affine transform; " }
        if values.alpha != 1 { text += "alpha = \(number(values.alpha)); " }
        if values.isHidden { text += "hidden = YES; " }
        if values.zIndex != 0 { text += "zIndex = \(values.zIndex); " }
        return text
    }
}
