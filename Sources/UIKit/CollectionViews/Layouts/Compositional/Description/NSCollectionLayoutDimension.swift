/// A length that is fixed, a share of the container, or an estimate until the view was asked.
///
/// Like all parts of a description it is a value, and may be made, copied and compared on any thread.
open class NSCollectionLayoutDimension: NSObject, NSCopying, ComparedByContent, @unchecked Sendable {
    /// The value that the solver reads.
    final private(set) var value = LayoutDimension.absolute(0)

    public required override init() {}

    private static func make(_ kind: LayoutDimension.Kind, _ number: CGFloat, _ name: String, _ noun: String = "dimension") -> Self {
        if !number.isFinite {
            MainActor.assumeIsolated {
                World.current.fail(
                    "Invalid \(name): \(String(format: "%g", Double(number))). The \(noun) must be a finite value.",
                    hint: "a division by zero, or a size that is not known yet, often makes such a number")
            }
        }
        let dimension = self.init()
        dimension.value = LayoutDimension(kind: kind, number: number.isFinite ? number : 0)
        return dimension
    }

    /// A share of the width of the container. Fails for a share that is not finite. [api: text 34]
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        make(.fractionalWidth, fractionalWidth, "fractional width", "fraction")
    }

    /// A share of the height of the container.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        make(.fractionalHeight, fractionalHeight, "fractional height", "fraction")
    }

    /// In points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self {
        make(.absolute, absoluteDimension, "absolute dimension")
    }

    /// In points. It is used until the view says how large it would like to be.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self {
        make(.estimated, estimatedDimension, "estimated dimension")
    }

    /// In points. Once the views were asked, all items of the group are as large as the largest of them.
    open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        make(.uniform, estimatedDimension, "estimated dimension")
    }

    open var isFractionalWidth: Bool { value.kind == .fractionalWidth }
    open var isFractionalHeight: Bool { value.kind == .fractionalHeight }
    open var isAbsolute: Bool { value.kind == .absolute }
    /// UNKNOWN: whether a uniform dimension also counts as estimated; the plainest is that it does not.
    open var isEstimated: Bool { value.kind == .estimated }
    open var isUniformAcrossSiblings: Bool { value.kind == .uniform }

    /// The share, or points.
    open var dimension: CGFloat { value.number }

    /// Another object with the same value.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.value = value
        return copy
    }

    var content: [AnyHashable] { [value] }

    open override func isEqual(_ object: Any?) -> Bool { hasContent(of: object) }

    open override var hash: Int { content.hashValue }
}
