#if !canImport(Darwin)

    // `print` and the message of a failed expectation show points, sizes and rectangles as on iOS.

    extension CGPoint: @retroactive CustomDebugStringConvertible {
        /// `(1.0, 2.0)`, in points.
        public var debugDescription: String { "(\(x), \(y))" }
    }

    extension CGSize: @retroactive CustomDebugStringConvertible {
        /// `(100.0, 50.0)`, in points.
        public var debugDescription: String { "(\(width), \(height))" }
    }

    extension CGRect: @retroactive CustomDebugStringConvertible {
        /// `(1.0, 2.0, 100.0, 50.0)`: x, y, width and height, in points.
        public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
    }

#endif
