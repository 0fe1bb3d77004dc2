/// A distance along both axes, in points.
public struct UIOffset: Equatable, Codable, Sendable {
    public var horizontal: CGFloat = 0
    public var vertical: CGFloat = 0

    public init() {}

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let zero = UIOffset()
}
