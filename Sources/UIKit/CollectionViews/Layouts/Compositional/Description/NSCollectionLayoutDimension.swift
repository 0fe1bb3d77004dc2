/// A length that is fixed, a fraction of the container's length, or an estimate until a view has
/// been measured.
///
/// A dimension behaves as a value: it may be made, copied and compared on any thread.
open class NSCollectionLayoutDimension: NSObject, NSCopying, ComparedByContent, @unchecked Sendable {
    final private(set) var value = LayoutDimension.absolute(0)

    public required override init() {}

    private static func make(
        _ kind: LayoutDimension.Kind, number: CGFloat, argumentName: String, numberName: String = "dimension"
    ) -> Self {
        if !number.isFinite {
            MainActor.assumeIsolated {
                World.current.fail(
                    """
                    Invalid \(argumentName): \(String(format: "%g", Double(number))). The \(numberName) \
                    must be a finite value.
                    """,
                    hint: "such a number often comes from a division by zero or from a size that is not known yet")
            }
        }
        let dimension = self.init()
        dimension.value = LayoutDimension(kind: kind, number: number.isFinite ? number : 0)
        return dimension
    }

    /// Returns a dimension that is a fraction of the width of the container. Fails for a number
    /// that is not finite.
    /// https://github.com/kern0x1b/charon/blob/main/packages/a/apple-backports/facts/UIKit/NSCollectionLayoutDimension.md
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        make(.fractionalWidth, number: fractionalWidth, argumentName: "fractional width", numberName: "fraction")
    }

    /// Returns a dimension that is a fraction of the height of the container. Fails for a number
    /// that is not finite.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        make(.fractionalHeight, number: fractionalHeight, argumentName: "fractional height", numberName: "fraction")
    }

    /// Returns a dimension with a fixed length, in points. Fails for a number that is not finite.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self {
        make(.absolute, number: absoluteDimension, argumentName: "absolute dimension")
    }

    /// Returns a dimension with an estimated length, in points. The estimate is used until the view
    /// has been measured. Fails for a number that is not finite.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self {
        make(.estimated, number: estimatedDimension, argumentName: "estimated dimension")
    }

    /// Returns a dimension with an estimated length, in points. All items of a group that have such
    /// a dimension have the greatest of their measured or estimated lengths. Fails for a number
    /// that is not finite.
    open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        make(.uniform, number: estimatedDimension, argumentName: "estimated dimension")
    }

    open var isFractionalWidth: Bool { value.kind == .fractionalWidth }
    open var isFractionalHeight: Bool { value.kind == .fractionalHeight }
    open var isAbsolute: Bool { value.kind == .absolute }
    /// Whether the length is an estimate. UNKNOWN: whether a uniform dimension also counts as
    /// estimated. Here it does not.
    open var isEstimated: Bool { value.kind == .estimated }
    open var isUniformAcrossSiblings: Bool { value.kind == .uniform }

    /// The fraction, or the length in points.
    open var dimension: CGFloat { value.number }

    /// Returns a dimension with an equal value.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.value = value
        return copy
    }

    var comparedValues: [AnyHashable] { [value] }

    open override func isEqual(_ object: Any?) -> Bool { isContentEqual(to: object) }

    open override var hash: Int { comparedValues.hashValue }
}
