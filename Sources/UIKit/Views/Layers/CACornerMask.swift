/// A set of corners of a layer, for the property `maskedCorners`.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = bit(0)
    public static let layerMaxXMinYCorner = bit(1)
    public static let layerMinXMaxYCorner = bit(2)
    public static let layerMaxXMaxYCorner = bit(3)
}
