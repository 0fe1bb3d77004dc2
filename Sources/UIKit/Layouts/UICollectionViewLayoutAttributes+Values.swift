extension UICollectionViewLayoutAttributes {
    /// The properties of `UICollectionViewLayoutAttributes` as a value. For an object of that class
    /// itself, a collection view stores this value instead of a copy of the object.
    struct Values {
        /// The properties that every element has, as plain values.
        ///
        /// OPTIMIZATION: plain values are copied and compared without reference counting. Section
        /// and item are stored instead of an index path, because making an index path takes two
        /// calls into Foundation, and reading it takes three.
        struct PlainValues: Equatable {
            var center = CGPoint.zero
            var size = CGSize.zero
            var alpha: CGFloat = 1
            var zIndex = 0
            /// The first index of the path; zero if the path does not have exactly two indexes.
            fileprivate(set) var section = 0
            /// The second index of the path; zero if the path does not have exactly two indexes.
            fileprivate(set) var item = 0
            /// Whether the path has exactly two indexes.
            fileprivate(set) var isItemPath = false
            var isHidden = false
            var category = ElementCategory.cell

            /// OPTIMIZATION: written out, because the compiler does not inline its own function, which
            /// makes a scroll by a page 1 % slower.
            @inline(__always)
            static func == (one: Self, other: Self) -> Bool {
                one.center == other.center && one.size == other.size && one.alpha == other.alpha
                    && one.zIndex == other.zIndex && one.section == other.section && one.item == other.item
                    && one.isItemPath == other.isItemPath && one.isHidden == other.isHidden
                    && one.category == other.category
            }
        }

        /// Properties that few elements have: an index path without exactly two indexes, and a
        /// transform other than the identity.
        private final class RareProperties: Sendable {
            let path: IndexPath
            let transform: CATransform3D?

            init(path: IndexPath, transform: CATransform3D?) {
                self.path = path
                self.transform = transform
            }
        }

        var plainValues = PlainValues()
        /// The element kind; nil for cells.
        var kind: String?
        private var rareProperties: RareProperties?

        var indexPath: IndexPath {
            get {
                plainValues.isItemPath
                    ? IndexPath(item: plainValues.item, section: plainValues.section)
                    : rareProperties?.path ?? IndexPath()
            }
            set {
                guard newValue.count == 2 else {
                    setIndexPath(section: 0, item: 0)
                    plainValues.isItemPath = false
                    rareProperties = RareProperties(path: newValue, transform: transform)
                    return
                }
                setIndexPath(section: newValue[0], item: newValue[1])
            }
        }

        mutating func setIndexPath(section: Int, item: Int) {
            plainValues.section = section
            plainValues.item = item
            plainValues.isItemPath = true
        }

        /// The transform; nil for the identity.
        var transform: CATransform3D? {
            get { rareProperties?.transform }
            set {
                if newValue == nil, rareProperties == nil { return }
                rareProperties = RareProperties(path: rareProperties?.path ?? IndexPath(), transform: newValue)
            }
        }

        var isTransformed: Bool { rareProperties != nil && transform != nil }

        var frame: CGRect {
            get {
                let (center, size) = (plainValues.center, plainValues.size)
                let box = CGRect(
                    x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
                guard isTransformed, let transform else { return box }
                return box.projected(by: transform, about: center)
            }
            set {
                plainValues.size = newValue.size
                plainValues.center = CGPoint(
                    x: newValue.origin.x + newValue.size.width / 2, y: newValue.origin.y + newValue.size.height / 2)
            }
        }

        /// Whether any property outside of `plainValues` may be set.
        @inline(__always)
        var hasOtherValues: Bool { kind != nil || rareProperties != nil }
    }

    /// Whether the object's class is `UICollectionViewLayoutAttributes` itself, so that `values`
    /// are all its properties.
    final var isPlain: Bool { type(of: self) == UICollectionViewLayoutAttributes.self }

    /// Copies the values to `target`. OPTIMIZATION: copying all of `values` would retain and
    /// release object references. Usually there are none, and only `plainValues` are copied.
    @inline(__always)
    final func copyValues(to target: inout Values) {
        target.plainValues = values.plainValues
        if values.hasOtherValues || target.hasOtherValues { target = values }
    }
}

/// The category, kind and index path of an element.
struct ElementName: Hashable {
    let category: ElementCategory
    /// The element kind; nil for cells.
    let kind: String?
    let path: IndexPath
}

extension UICollectionViewLayoutAttributes.Values: Equatable {
    var name: ElementName { ElementName(category: category, kind: kind, path: indexPath) }

    /// [APPLY-04] Whether element, geometry and appearance are equal.
    static func == (a: Self, b: Self) -> Bool {
        guard a.plainValues == b.plainValues, a.category == .cell || a.kind == b.kind else { return false }
        if a.rareProperties === b.rareProperties { return true }
        return (a.plainValues.isItemPath || a.indexPath == b.indexPath)
            && CATransform3DEqualToTransform(a.transform ?? CATransform3DIdentity, b.transform ?? CATransform3DIdentity)
    }
}

extension UICollectionViewLayoutAttributes.Values {
    var center: CGPoint {
        get { plainValues.center }
        set { plainValues.center = newValue }
    }
    var size: CGSize {
        get { plainValues.size }
        set { plainValues.size = newValue }
    }
    var alpha: CGFloat {
        get { plainValues.alpha }
        set { plainValues.alpha = newValue }
    }
    var zIndex: Int {
        get { plainValues.zIndex }
        set { plainValues.zIndex = newValue }
    }
    var isHidden: Bool {
        get { plainValues.isHidden }
        set { plainValues.isHidden = newValue }
    }
    var category: ElementCategory {
        get { plainValues.category }
        set { plainValues.category = newValue }
    }
}
