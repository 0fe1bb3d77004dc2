/// Distances from the edges of a rectangle, in points. Which edge is leading or trailing depends on
/// the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    public var top: CGFloat = 0
    public var leading: CGFloat = 0
    public var bottom: CGFloat = 0
    public var trailing: CGFloat = 0

    public init() {}

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public static let zero = NSDirectionalEdgeInsets()
}
