/// Edges of a rectangle. Which edge is leading or trailing depends on the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var top: NSDirectionalRectEdge { bit(0) }
    public static var leading: NSDirectionalRectEdge { bit(1) }
    public static var bottom: NSDirectionalRectEdge { bit(2) }
    public static var trailing: NSDirectionalRectEdge { bit(3) }
    public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}

/// A side or a corner of a rectangle, or none.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
