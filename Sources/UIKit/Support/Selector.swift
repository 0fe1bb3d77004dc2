#if !_runtime(_ObjC)

    /// The name of a method, and optionally the method itself. There is no Objective-C runtime to
    /// find a method by its name.
    ///
    /// `Selector("tapped:", calls: MyView.tapped(_:))` replaces `#selector(tapped(_:))`; `offscreen
    /// port` writes it. Two selectors with the same name are equal.
    // The conformance to Sendable is unchecked, because the stored closure is not Sendable. As with
    // Objective-C's selectors, the caller is responsible for calling the closure on the right
    // thread.
    public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
        typealias Call = (_ target: AnyObject, _ first: Any?, _ second: Any?) -> Bool

        let name: String
        private let method: Call?

        public init(_ name: String) {
            self.name = name
            method = nil
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public var description: String { name }

        public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

        public func hash(into hasher: inout Hasher) { hasher.combine(name) }

        /// Whether the selector holds a method that it can call.
        var hasMethod: Bool { method != nil }

        /// Calls the method on a target.
        ///
        /// - Returns: false if the selector has no method, or if the class of the target or the
        ///   type of an argument does not match.
        @discardableResult
        func call(on target: AnyObject, with first: Any? = nil, _ second: Any? = nil) -> Bool {
            method?(target, first, second) ?? false
        }
    }

    // A method is passed as `MyView.tapped(_:)`: a function of the object that returns a function
    // of the arguments. The method may be bound to the main actor.
    // As with Objective-C's selectors, the caller is responsible for calling on the right thread.
    extension Selector {
        /// Creates a selector for a method without arguments.
        public init<Target, Answer>(_ name: String, calls method: @escaping (Target) -> () -> Answer) {
            self.init(name: name) { target, _, _ in
                guard let target = target as? Target else { return false }
                _ = method(target)()
                return true
            }
        }

        /// Creates a selector for a method with one argument, such as a sender, a notification or a
        /// timer.
        public init<Target, Sender, Answer>(_ name: String, calls method: @escaping (Target) -> (Sender) -> Answer) {
            self.init(name: name) { target, first, _ in
                guard let target = target as? Target, let first = first as? Sender else { return false }
                _ = method(target)(first)
                return true
            }
        }

        /// Creates a selector for a method with two arguments, such as a sender and an event.
        public init<Target, Sender, Event, Answer>(
            _ name: String, calls method: @escaping (Target) -> (Sender, Event) -> Answer
        ) {
            self.init(name: name) { target, first, second in
                guard let target = target as? Target, let first = first as? Sender, let second = second as? Event else {
                    return false
                }
                _ = method(target)(first, second)
                return true
            }
        }

        @_disfavoredOverload
        public init<Target, Answer>(
            _ name: String, calls method: @escaping @MainActor (Target) -> @MainActor () -> Answer
        ) {
            self.init(name, calls: unsafeBitCast(method, to: ((Target) -> () -> Answer).self))
        }

        @_disfavoredOverload
        public init<Target, Sender, Answer>(
            _ name: String, calls method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Answer
        ) {
            self.init(name, calls: unsafeBitCast(method, to: ((Target) -> (Sender) -> Answer).self))
        }

        @_disfavoredOverload
        public init<Target, Sender, Event, Answer>(
            _ name: String, calls method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Answer
        ) {
            self.init(name, calls: unsafeBitCast(method, to: ((Target) -> (Sender, Event) -> Answer).self))
        }

        private init(name: String, method: @escaping Call) {
            self.name = name
            self.method = method
        }
    }

    public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

    /// Returns a selector with a name and without a method, so that it calls nothing.
    public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

#endif
