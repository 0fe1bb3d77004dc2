#if !canImport(Darwin)

    import Dispatch
    import Synchronization

    // Names of Apple's modules that code for iOS gets by importing UIKit or Foundation, and that
    // Foundation on Linux lacks.

    public typealias CFTimeInterval = Double
    public typealias CFAbsoluteTime = Double
    public typealias NSInteger = Int
    public typealias NSUInteger = UInt

    public let MAXFLOAT = Float.greatestFiniteMagnitude
    public let NSEC_PER_SEC: UInt64 = 1_000_000_000
    public let NSEC_PER_MSEC: UInt64 = 1_000_000
    public let USEC_PER_SEC: UInt64 = 1_000_000

    /// Returns the seconds since the first of January 2001.
    public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

    /// Runs `body`. There are no autorelease pools to drain on Linux.
    public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

    /// A key of the dictionary that describes a change of an observed value.
    public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let newKey = NSKeyValueChangeKey(rawValue: "new")
        public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
        public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
        public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    }

    private let atomicLock = Mutex(())

    /// Adds 1 atomically, and returns the new value.
    @discardableResult
    public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { add(1, to: value) }

    /// Subtracts 1 atomically, and returns the new value.
    @discardableResult
    public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { add(-1, to: value) }

    private func add(_ number: Int32, to value: UnsafeMutablePointer<Int32>) -> Int32 {
        atomicLock.withLock { _ in
            value.pointee &+= number
            return value.pointee
        }
    }

    /// A set of objects, compared by identity, that does not keep them alive.
    ///
    /// Approximated: every table holds its objects weakly, in the order in which they were added.
    open class NSHashTable<ObjectType: AnyObject>: NSObject {
        private var members: [WeakReference<ObjectType>] = []

        open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable<ObjectType>() }

        open var allObjects: [ObjectType] { members.compactMap(\.object) }
        open var anyObject: ObjectType? { allObjects.first }
        open var count: Int { allObjects.count }

        open func add(_ object: ObjectType?) {
            guard let object, !contains(object) else { return }
            members.removeAll { $0.object == nil }
            members.append(WeakReference(object))
        }

        open func remove(_ object: ObjectType?) {
            members.removeAll { $0.object == nil || $0.object === object }
        }

        open func removeAllObjects() {
            members = []
        }

        open func contains(_ object: ObjectType?) -> Bool {
            members.contains { $0.object != nil && $0.object === object }
        }
    }

    // A class method of NSObject could not be declared again in a subclass, as `class func
    // description()` of an app does.
    extension NSObjectProtocol {
        /// Returns the name of the class. The name of its module comes first unless that is UIKit
        /// or Foundation.
        ///
        /// Approximated: a private or local class has no mangled name, so two of them can have the
        /// same description.
        public static func description() -> String {
            let parts = String(reflecting: self).split(separator: ".").filter { !$0.hasPrefix("(unknown context at ") }
            return parts.dropFirst(parts.first == "UIKit" || parts.first == "Foundation" ? 1 : 0).joined(separator: ".")
        }

    }

    extension NSObject {
        /// Returns the class itself.
        public class func classForCoder() -> AnyClass { self }
    }

#endif
