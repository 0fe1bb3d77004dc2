#if !_runtime(_ObjC)

    import Synchronization

    /// The way in which an associated object is held. On Linux the policy has no effect: every
    /// value is held strongly.
    public enum objc_AssociationPolicy: UInt, Sendable {
        case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
            OBJC_ASSOCIATION_RETAIN = 769,
            OBJC_ASSOCIATION_COPY = 771
    }

    /// The values attached to objects, by object and key. The values of released objects are
    /// removed by a later call of `setValue`.
    private struct AssociatedObjects {
        // The conformance to Sendable is unchecked, because any value can be attached to any
        // object, as in Objective-C.
        struct Entry: @unchecked Sendable {
            weak var owner: AnyObject?
            var values: [UnsafeRawPointer: Any] = [:]
        }
        static let shared = Mutex(AssociatedObjects())
        private var entries: [ObjectIdentifier: Entry] = [:]
        private var callsUntilSweep = 64

        func entry(of object: AnyObject) -> Entry? {
            entries[ObjectIdentifier(object)].flatMap { $0.owner === object ? $0 : nil }
        }

        /// Attaches a value to an object, or removes the attached value if `value` is nil.
        ///
        /// - Returns: the previous entry of the object with all of its values, and the entries of
        ///   deallocated objects that this call removed. The caller releases them after the lock is
        ///   unlocked, because the `deinit` of a value may call this code again.
        mutating func setValue(_ value: Any?, forKey key: UnsafeRawPointer, of object: AnyObject) -> [Entry] {
            var old: [Entry] = []
            callsUntilSweep -= 1
            if callsUntilSweep == 0 {
                old = entries.values.filter { $0.owner == nil }
                entries = entries.filter { $0.value.owner != nil }
                callsUntilSweep = 64 + entries.count
            }
            if let before = entries[ObjectIdentifier(object)] { old.append(before) }
            var entry = entry(of: object) ?? Entry(owner: object)
            entry.values[key] = value
            entries[ObjectIdentifier(object)] = entry.values.isEmpty ? nil : entry
            return old
        }
    }

    /// Attaches a value to an object under a key.
    ///
    /// Approximated: the value is not released together with its object, but in a later call of
    /// this function.
    public func objc_setAssociatedObject(
        _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
    ) {
        let old = AssociatedObjects.shared.withLock { $0.setValue(value, forKey: key, of: object as AnyObject) }
        extendLifetime(old)
    }

    public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
        AssociatedObjects.shared.withLock { $0.entry(of: object as AnyObject) }?.values[key]
    }

#endif
