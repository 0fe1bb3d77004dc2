public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = bit(0)
    public static let left = bit(1)
    public static let bottom = bit(2)
    public static let right = bit(3)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
