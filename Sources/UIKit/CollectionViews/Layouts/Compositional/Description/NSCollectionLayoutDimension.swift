/// A length that is fixed, a share of the container, or an estimate until the view was asked.
///
/// Like all parts of a description it is a value, and may be made, copied and compared on any thread.
open class NSCollectionLayoutDimension: NSObject, NSCopying, ComparedByContent, @unchecked Sendable {
    /// The value that the solver reads.
    final private(set) var value = LayoutDimension.absolute(0)

    public required override init() {}

    private static func make(_ value: LayoutDimension) -> Self {
        let dimension = self.init()
        dimension.value = value
        return dimension
    }

    /// A share of the width of the container. Fails for a share that is not finite. [api: text 34]
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        make(.fractionalWidth(finite(fractionalWidth, "fractional width", "fraction")))
    }

    /// A share of the height of the container.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        make(.fractionalHeight(finite(fractionalHeight, "fractional height", "fraction")))
    }

    /// In points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self {
        make(.absolute(finite(absoluteDimension, "absolute dimension", "dimension")))
    }

    /// In points. It is used until the view says how large it would like to be.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self {
        make(.estimated(finite(estimatedDimension, "estimated dimension", "dimension")))
    }

    /// In points. Once the views were asked, all items of the group are as large as the largest of them.
    open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        make(.uniform(finite(estimatedDimension, "estimated dimension", "dimension")))
    }

    open var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }
    open var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }
    open var isAbsolute: Bool { if case .absolute = value { true } else { false } }
    /// UNKNOWN: whether a uniform dimension also counts as estimated; the plainest is that it does not.
    open var isEstimated: Bool { if case .estimated = value { true } else { false } }
    open var isUniformAcrossSiblings: Bool { if case .uniform = value { true } else { false } }

    /// The share, or points.
    open var dimension: CGFloat { value.number }

    private static func finite(_ number: CGFloat, _ name: String, _ noun: String) -> CGFloat {
        guard !number.isFinite else { return number }
        MainActor.assumeIsolated {
            World.current.fail(
                "Invalid \(name): \(String(format: "%g", Double(number))). The \(noun) must be a finite value.",
                hint: "a division by zero, or a size that is not known yet, often makes such a number")
        }
        return 0
    }

    /// Another object with the same value.
    open func copy(with zone: NSZone? = nil) -> Any { Self.make(value) }

    var content: [AnyHashable] { [value] }

    open override func isEqual(_ object: Any?) -> Bool { hasContent(of: object) }

    open override var hash: Int { content.hashValue }
}
