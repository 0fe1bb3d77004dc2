extension UICollectionViewLayoutAttributes {
    /// What the built-in class holds, as a value: a collection view keeps it instead of a copy of the object.
    ///
    /// OPTIMIZATION: section and item are plain numbers, because an index path takes two calls into Foundation to make and
    /// three to read; what hardly any element has lies apart. So the values of a cell are copied without counting references.
    struct Values {
        var center = CGPoint.zero
        var size = CGSize.zero
        var alpha: CGFloat = 1
        var zIndex = 0
        private(set) var section = 0
        private(set) var item = 0
        var kind: String?
        private var uncommon: Uncommon?
        var category = UICollectionView.ElementCategory.cell
        var isHidden = false
        /// Whether section and item are the index path: it has two indexes.
        private(set) var isItemPath = false

        /// A path of another length than two, and a transform other than the identity.
        private final class Uncommon: Sendable {
            let path: IndexPath
            let transform: CATransform3D?

            init(path: IndexPath, transform: CATransform3D?) {
                self.path = path
                self.transform = transform
            }
        }

        var indexPath: IndexPath {
            get { isItemPath ? IndexPath(item: item, section: section) : uncommon?.path ?? IndexPath() }
            set {
                guard newValue.count == 2 else {
                    (section, item, isItemPath) = (0, 0, false)
                    uncommon = Uncommon(path: newValue, transform: transform)
                    return
                }
                place(section: newValue[0], item: newValue[1])
            }
        }

        mutating func place(section: Int, item: Int) {
            self.section = section
            self.item = item
            isItemPath = true
        }

        /// Nil for the identity.
        var transform: CATransform3D? {
            get { uncommon?.transform }
            set {
                if newValue == nil, uncommon == nil { return }
                uncommon = Uncommon(path: uncommon?.path ?? IndexPath(), transform: newValue)
            }
        }

        var isTransformed: Bool { uncommon != nil && transform != nil }

        var frame: CGRect {
            let box = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            guard isTransformed, let transform else { return box }
            return box.projected(by: transform, about: center)
        }
    }

    /// Whether this is exactly the built-in class, of which all there is to know are its values.
    final var isPlain: Bool { type(of: self) == UICollectionViewLayoutAttributes.self }
}

extension UICollectionViewLayoutAttributes.Values: Equatable {
    /// [APPLY-04] What differs most often comes first.
    @inline(__always)
    static func == (a: Self, b: Self) -> Bool {
        guard a.center == b.center, a.size == b.size, a.zIndex == b.zIndex, a.alpha == b.alpha, a.isHidden == b.isHidden,
            a.category == b.category, a.item == b.item, a.section == b.section, a.isItemPath == b.isItemPath,
            a.category == .cell || a.kind == b.kind
        else { return false }
        if a.uncommon === b.uncommon { return true }
        return (a.isItemPath || a.indexPath == b.indexPath)
            && CATransform3DEqualToTransform(a.transform ?? CATransform3DIdentity, b.transform ?? CATransform3DIdentity)
    }
}
