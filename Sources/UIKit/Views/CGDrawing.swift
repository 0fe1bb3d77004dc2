#if !canImport(Darwin)

    /// A place to draw into. Not modelled: there are no pixels, and nothing makes one.
    public final class CGContext: Sendable {
        private init() {}
    }

    /// Pixels. Not modelled: there are none, and nothing makes one.
    public final class CGImage: Sendable {
        private init() {}
    }

    /// An outline. Approximated: known by the box around it.
    public final class CGPath: Hashable, Sendable {
        public let boundingBox: CGRect

        public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            boundingBox = transform.map { rect.applying($0.pointee) } ?? rect
        }

        public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init(rect: rect, transform: transform)
        }

        public convenience init(
            roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
        ) {
            self.init(rect: rect, transform: transform)
        }

        public var isEmpty: Bool { boundingBox.isNull }
        public var boundingBoxOfPath: CGRect { boundingBox }

        public static func == (a: CGPath, b: CGPath) -> Bool { a.boundingBox == b.boundingBox }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(boundingBox.origin.x)
            hasher.combine(boundingBox.origin.y)
            hasher.combine(boundingBox.size.width)
            hasher.combine(boundingBox.size.height)
        }
    }

#endif
