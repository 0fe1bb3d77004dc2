/// The frame of one item of a custom group.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying, @unchecked Sendable {
    /// The frame relative to the group's origin, in points.
    public private(set) final var frame = CGRect.zero
    public private(set) final var zIndex = 0

    public required override init() {}

    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    public convenience init(frame: CGRect, zIndex: Int) {
        self.init()
        self.frame = frame
        self.zIndex = zIndex
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.frame = frame
        copy.zIndex = zIndex
        return copy
    }
}
