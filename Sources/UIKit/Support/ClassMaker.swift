/// Makes objects of a class that is known at run time only.
///
/// Swift lets a class value call `required` initialisers only. UIKit's are not required, because a subclass may have designated
/// initialisers of its own in their place. [INV-03] So each of them has a partner, which is required and calls it; the call reaches
/// the override of the subclass. Where the subclass has none, the process ends in Swift's words, as it does on iOS: "Use of
/// unimplemented initializer 'init()' for class".
///
/// The partners are marked unavailable, because Swift then lets a subclass do without them, and code outside cannot call them. They
/// are called by way of a protocol to which their class conforms unavailably as well, and which a cast finds at run time. [VIEW-18]
enum ClassMaker {
    /// An object made by the `init()` of its class.
    static func make<Object: NSObject>(_ objectClass: Object.Type) -> Object {
        (objectClass as Any.Type as! any MadeByInit.Type).init(_madeByInit: ()) as! Object
    }
}

/// Has a partner of `init()`.
protocol MadeByInit {
    init(_madeByInit: Void)
}
