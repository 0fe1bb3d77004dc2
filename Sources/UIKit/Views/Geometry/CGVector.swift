#if !canImport(Darwin)

    /// A two-dimensional vector, in points. Foundation on Linux has no such type.
    public struct CGVector: Equatable, Codable, Sendable {
        public var dx: CGFloat = 0
        public var dy: CGFloat = 0

        public init() {}

        public init(dx: CGFloat, dy: CGFloat) {
            self.dx = dx
            self.dy = dy
        }

        public init(dx: Double, dy: Double) {
            self.dx = CGFloat(dx)
            self.dy = CGFloat(dy)
        }

        public init(dx: Int, dy: Int) {
            self.dx = CGFloat(dx)
            self.dy = CGFloat(dy)
        }

        public static var zero: CGVector { CGVector() }
    }

#endif
