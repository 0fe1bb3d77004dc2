#if !_runtime(_ObjC)

    /// The frames per second that an animation or a display link asks for. Kept: a stage has 60 ticks a second.
    public struct CAFrameRateRange: Hashable, Sendable {
        public var minimum: Float
        public var maximum: Float
        /// Nil where any rate of the range will do.
        public var preferred: Float?

        public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
            self.minimum = minimum
            self.maximum = maximum
            self.preferred = preferred
        }

        /// No wish at all.
        public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
    }

#endif
