/// A point of a rectangle, determined by edges, and an offset from that point.
open class NSCollectionLayoutAnchor: NSObject, NSCopying, ComparedByContent, @unchecked Sendable {
    public private(set) final var edges: NSDirectionalRectEdge = []
    /// The offset from the point, in points or as a fraction of the supplementary view's size.
    public private(set) final var offset = CGPoint.zero
    public private(set) final var isFractionalOffset = false

    public required override init() {}

    /// Makes an anchor at edges. Along an axis without an edge, the anchor is in the middle.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init()
        self.edges = edges
    }

    /// Makes an anchor at edges, with an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges)
        offset = absoluteOffset
    }

    /// Makes an anchor at edges, with an offset as a fraction of the supplementary view's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, absoluteOffset: fractionalOffset)
        isFractionalOffset = true
    }

    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    final var value: LayoutAnchor {
        func anchorFraction(startEdge: NSDirectionalRectEdge, endEdge: NSDirectionalRectEdge) -> CGFloat {
            switch (edges.contains(startEdge), edges.contains(endEdge)) {
            case (true, false): 0
            case (false, true): 1
            default: 0.5
            }
        }
        return LayoutAnchor(
            point: CGPoint(
                x: anchorFraction(startEdge: .leading, endEdge: .trailing),
                y: anchorFraction(startEdge: .top, endEdge: .bottom)),
            offset: offset,
            isFractional: isFractionalOffset)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.edges = edges
        copy.offset = offset
        copy.isFractionalOffset = isFractionalOffset
        return copy
    }

    var comparedValues: [AnyHashable] { [edges.rawValue, value] }

    open override func isEqual(_ object: Any?) -> Bool { isContentEqual(to: object) }

    open override var hash: Int { comparedValues.hashValue }
}
