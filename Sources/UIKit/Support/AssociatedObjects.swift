#if !_runtime(_ObjC)

    /// How an associated object is held. Here an object is always held strongly, and a value is stored as it is.
    public enum objc_AssociationPolicy: UInt, Sendable {
        case OBJC_ASSOCIATION_ASSIGN = 0
        case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
        case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
        case OBJC_ASSOCIATION_RETAIN = 769
        case OBJC_ASSOCIATION_COPY = 771
    }

    /// The values attached to objects, by object and key. When an object is gone, the next call removes its values.
    private final class AssociatedObjects: @unchecked Sendable {
        static let shared = AssociatedObjects()
        private struct Entry {
            weak var owner: AnyObject?
            var values: [UnsafeRawPointer: Any] = [:]
        }
        private let lock = NSLock()
        private var entries: [ObjectIdentifier: Entry] = [:]
        private var callsUntilSweep = 64

        func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
            lock.withLock {
                let entry = entries[ObjectIdentifier(object)]
                return entry?.owner === object ? entry?.values[key] : nil
            }
        }

        func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
            // Old values are released outside of the lock, because their deinit may call this code again.
            var old: [Any] = []
            lock.withLock {
                callsUntilSweep -= 1
                if callsUntilSweep == 0 {
                    for (id, entry) in entries where entry.owner == nil {
                        old.append(entry)
                        entries[id] = nil
                    }
                    callsUntilSweep = 64 + entries.count
                }
                var entry = entries[ObjectIdentifier(object)] ?? Entry()
                if entry.owner !== object {
                    old.append(entry)
                    entry = Entry(owner: object)
                }
                if let replaced = entry.values[key] { old.append(replaced) }
                entry.values[key] = value
                entries[ObjectIdentifier(object)] = entry.values.isEmpty ? nil : entry
            }
            extendLifetime(old)
        }
    }

    /// Approximated: the value is released some time after its object, not together with it.
    public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
        AssociatedObjects.shared.set(value, of: object as AnyObject, key)
    }

    public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
        AssociatedObjects.shared.value(of: object as AnyObject, key)
    }

#endif
