import Synchronization

/// Makes objects of a class that is known only at run time.
///
/// Swift allows only `required` initialisers in a call through a metatype. Most of UIKit's are not
/// required, because a subclass may replace them by designated initialisers of its own. [INV-03] So
/// each initialiser that is called in this way has a required counterpart that calls it. The call
/// reaches the override of a subclass. If a subclass has replaced the initialiser, the process ends
/// with Swift's message, as on iOS: "Use of unimplemented initializer 'init()' for class".
///
/// The counterparts are marked unavailable, so that a subclass need not implement them and other
/// modules cannot call them. They are called through a protocol. The conformance of their class is
/// unavailable too, but a cast finds it at run time. [VIEW-18]
enum RuntimeInstantiation {
    /// Returns an object made by the `init()` of its class.
    static func makeInstance<Object: NSObject>(of objectClass: Object.Type) -> Object {
        instantiable(objectClass).init(_madeByInit: ()) as! Object
    }

    // MARK: - Classes that were cast before

    /// A class, as the protocol through which its `init()` is called.
    private final class Entry: Sendable {
        let objectClass: ObjectIdentifier
        let instantiable: any InstantiableWithInit.Type

        init(_ objectClass: ObjectIdentifier, _ instantiable: any InstantiableWithInit.Type) {
            self.objectClass = objectClass
            self.instantiable = instantiable
        }
    }

    /// All classes that were cast. The entries are never removed, so that `latestEntry` is valid.
    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])
    private static let latestEntry = Atomic<Unmanaged<Entry>?>(nil)

    /// Returns a class as the protocol through which its `init()` is called.
    ///
    /// OPTIMIZATION: the latest class is stored, because a cast to a protocol looks the conformance
    /// up. Attributes of a subclass are copied each time they are applied.
    private static func instantiable(_ objectClass: AnyClass) -> any InstantiableWithInit.Type {
        let identity = ObjectIdentifier(objectClass)
        if let latest = latestEntry.load(ordering: .acquiring) {
            let known = latest._withUnsafeGuaranteedRef {
                $0.objectClass == identity ? $0.instantiable : nil
            }
            if let known { return known }
        }
        let entry = entries.withLock { entries in
            if let entry = entries[identity] { return entry }
            let entry = Entry(identity, objectClass as Any.Type as! any InstantiableWithInit.Type)
            entries[identity] = entry
            return entry
        }
        latestEntry.store(.passUnretained(entry), ordering: .releasing)
        return entry.instantiable
    }
}

/// A class whose `init()` can be called through a metatype.
///
/// OPTIMIZATION: the protocol is one of classes. A cast of any other existential to a class takes
/// 20 times as many instructions.
protocol InstantiableWithInit: NSObject {
    init(_madeByInit: Void)
}
