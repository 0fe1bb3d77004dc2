#if !canImport(ObjectiveC)

    /// The name of a method. There is no Objective-C runtime, so no message is ever sent with it.
    public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
        let name: String

        public init(_ name: String) {
            self.name = name
        }

        public init(stringLiteral value: String) {
            name = value
        }
    }

#endif
