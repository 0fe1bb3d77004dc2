/// A width and a height, each with a dimension of its own.
open class NSCollectionLayoutSize: NSObject, NSCopying, @unchecked Sendable {
    public private(set) final var widthDimension = NSCollectionLayoutDimension.absolute(0)
    public private(set) final var heightDimension = NSCollectionLayoutDimension.absolute(0)

    public required override init() {
        super.init()
    }

    public convenience init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        self.init()
        widthDimension = width
        heightDimension = height
    }

    /// The value that the solver reads.
    final var value: LayoutSize { LayoutSize(width: widthDimension.value, height: heightDimension.value) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.widthDimension = widthDimension
        copy.heightDimension = heightDimension
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSize else { return false }
        return type(of: self) == type(of: other) && value == other.value
    }

    open override var hash: Int { value.hashValue }
}
