/// Tells whether a delegate implements an optional method.
///
/// There is no Objective-C runtime to ask. An optional requirement has a default implementation, which notes that it ran. If the
/// note is there after a call, the delegate does not implement the method. Swift fixes the witness at the class that declares the
/// conformance, so an optional method that only a subclass of that class adds is not seen.
///
/// `Tests/optional_methods.py` writes the default implementations, and what else each optional method needs, from the protocols: there
/// a comment says that a method is required, or what else is answered where nothing is implemented.
@MainActor
enum OptionalMethod {
    private static var noted: ObjectIdentifier?

    /// For default implementations only.
    static func defaultRan(_ delegate: AnyObject) {
        noted = ObjectIdentifier(delegate)
    }

    /// Call this before calling methods that are known to be implemented.
    @inline(__always)
    static func begin() -> ObjectIdentifier? { noted }

    /// Call this after them, so that nothing that ran in between leaves a note.
    ///
    /// - Parameter outer: the result of `begin()`.
    @inline(__always)
    static func end(_ outer: ObjectIdentifier?) {
        noted = outer
    }

    /// The answer of `call`, or nil when `delegate` does not implement what it calls.
    @inline(__always)
    static func answer<Answer>(of delegate: AnyObject, _ call: () -> Answer) -> Answer? {
        // A method that is implemented may call others in turn. Their notes must not be taken for its own.
        let outer = noted
        noted = nil
        defer { noted = outer }
        let answer = call()
        return noted == ObjectIdentifier(delegate) ? nil : answer
    }
}

/// The optional methods that a delegate is known to lack, so that they are not called again.
struct MissingMethods {
    private var bits: UInt64 = 0

    mutating func insert(_ method: some RawRepresentable<UInt8>) {
        bits |= 1 << UInt64(method.rawValue)
    }

    @inline(__always)
    func contains(_ method: some RawRepresentable<UInt8>) -> Bool {
        bits & (1 << UInt64(method.rawValue)) != 0
    }
}
