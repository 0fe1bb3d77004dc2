/// A width and a height, each as a dimension.
open class NSCollectionLayoutSize: NSObject, NSCopying, ComparedByContent, @unchecked Sendable {
    public private(set) final var widthDimension = NSCollectionLayoutDimension.absolute(0)
    public private(set) final var heightDimension = NSCollectionLayoutDimension.absolute(0)

    public required override init() {}

    public convenience init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        self.init()
        widthDimension = width
        heightDimension = height
    }

    final var value: LayoutSize { LayoutSize(width: widthDimension.value, height: heightDimension.value) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.widthDimension = widthDimension
        copy.heightDimension = heightDimension
        return copy
    }

    var comparedValues: [AnyHashable] { [value] }

    open override func isEqual(_ object: Any?) -> Bool { isContentEqual(to: object) }

    open override var hash: Int { comparedValues.hashValue }
}
