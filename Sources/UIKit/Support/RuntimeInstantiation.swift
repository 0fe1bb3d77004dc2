/// Makes objects of a class that is known only at run time.
///
/// Swift lets a class value call `required` initialisers only. UIKit's are not required, because a subclass may replace them by
/// designated initialisers of its own. [INV-03] So each of them has a required partner that calls it. The call reaches
/// the override of the subclass. If the subclass has none, the process ends with Swift's message, as on iOS: "Use of unimplemented
/// initializer 'init()' for class".
///
/// The partners are marked unavailable, so that a subclass need not implement them and code outside cannot call them. They are
/// called through a protocol to which their class conforms unavailably; a cast finds it at run time. [VIEW-18]
enum RuntimeInstantiation {
    /// Returns an object made by the `init()` of its class.
    static func make<Object: NSObject>(_ objectClass: Object.Type) -> Object {
        (objectClass as Any.Type as! any InitPartner.Type).init(_madeByInit: ()) as! Object
    }
}

/// A class with a partner of `init()`.
protocol InitPartner {
    init(_madeByInit: Void)
}
