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
        (objectClass as Any.Type as! any InstantiableWithInit.Type).init(_madeByInit: ()) as! Object
    }
}

/// A class whose `init()` can be called through a metatype.
protocol InstantiableWithInit {
    init(_madeByInit: Void)
}
