#if !canImport(Darwin)

    // With these texts, `print` and the message of a failed expectation show points, sizes and
    // rectangles as on iOS.

    extension CGPoint: @retroactive CustomDebugStringConvertible {
        /// The coordinates in points, as in `(1.0, 2.0)`.
        public var debugDescription: String { "(\(x), \(y))" }
    }

    extension CGSize: @retroactive CustomDebugStringConvertible {
        /// The width and height in points, as in `(100.0, 50.0)`.
        public var debugDescription: String { "(\(width), \(height))" }
    }

    extension CGRect: @retroactive CustomDebugStringConvertible {
        /// The x, y, width and height in points, as in `(1.0, 2.0, 100.0, 50.0)`.
        public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
    }

#endif
