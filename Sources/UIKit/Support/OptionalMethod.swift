/// Finds out whether a delegate or data source implements an optional method.
///
/// On Linux there is no Objective-C runtime that could answer this. Where the answer matters, the
/// default implementation of an optional requirement records that it ran. If there is such a record
/// after a call, the delegate does not implement the method. Swift fixes the witness at the class
/// that declares the conformance, so an optional method that only a subclass of that class adds is
/// not called.
///
/// `Tests/optional_methods.py` writes these default implementations, and what else each optional
/// method needs, from the protocols, except for `UINavigationControllerDelegate`. A comment in a
/// protocol marks a method as required, or gives the result for a delegate that does not implement
/// the method.
@MainActor
enum OptionalMethod {
    private static var recordedDelegate: ObjectIdentifier?

    /// Records that a default implementation ran, and returns its result. Only default
    /// implementations call this function.
    static func defaultAnswer<Answer>(_ answer: Answer = (), of delegate: AnyObject) -> Answer {
        recordedDelegate = ObjectIdentifier(delegate)
        return answer
    }

    /// Returns the current record: the object whose default implementation ran. Called before
    /// methods that are known to be implemented, so that `restoreRecord(_:)` can restore the record
    /// afterwards.
    @inline(__always)
    static func currentRecord() -> ObjectIdentifier? { recordedDelegate }

    /// Restores the record that `currentRecord()` returned, so that the calls in between leave no
    /// record.
    ///
    /// - Parameter outer: the result of `currentRecord()`.
    @inline(__always)
    static func restoreRecord(_ outer: ObjectIdentifier?) {
        recordedDelegate = outer
    }

    /// Returns the result of `call`, or nil if `delegate` does not implement the method that `call`
    /// calls.
    @inline(__always)
    static func answer<Answer>(of delegate: AnyObject, _ call: () -> Answer) -> Answer? {
        // This call may run inside another optional method.
        // The record of the outer call is restored, so that a default that runs here does not count
        // for it.
        let outer = recordedDelegate
        recordedDelegate = nil
        defer { recordedDelegate = outer }
        let answer = call()
        return recordedDelegate == ObjectIdentifier(delegate) ? nil : answer
    }
}

/// What a class does that declares an optional method only so that its subclasses can override it.
/// `offscreen port` writes such methods.
@preconcurrency @MainActor
public enum _OptionalDefault {
    /// Records that `delegate` does not implement the method that runs, and returns the answer.
    public static func answer<Answer>(_ answer: Answer = (), of delegate: AnyObject) -> Answer {
        OptionalMethod.defaultAnswer(answer, of: delegate)
    }
}

/// The syntax with which code for iOS calls an optional method with one argument without a label:
/// `delegate.scrollViewDidScroll?(view)`. The call returns nil if the delegate does not implement
/// the method.
@preconcurrency @MainActor
public struct _OptionalCall<Argument, Answer> {
    let delegate: AnyObject
    let method: (Argument) -> Answer

    @discardableResult
    public func callAsFunction(_ argument: Argument) -> Answer? {
        OptionalMethod.answer(of: delegate) { method(argument) }
    }
}

/// The optional methods that a delegate or data source is known to lack, so that they are not
/// called again.
struct MissingMethods {
    private var bits: UInt64 = 0
    /// The methods whose numbers are 64 and more.
    private var laterBits: UInt64 = 0

    mutating func insert(_ method: some RawRepresentable<UInt8>) {
        let bit = 1 &<< UInt64(method.rawValue)
        if method.rawValue < 64 { bits |= bit } else { laterBits |= bit }
    }

    /// OPTIMIZATION: `&<<` uses the lowest six bits of the number, and needs no check of it.
    @inline(__always)
    func contains(_ method: some RawRepresentable<UInt8>) -> Bool {
        (method.rawValue < 64 ? bits : laterBits) & (1 &<< UInt64(method.rawValue)) != 0
    }
}
