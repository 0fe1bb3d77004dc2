/// Initialisers that any class value can call: `View()` for a generic type `View`, and `type(of: view).init()`.
///
/// Swift prefers the initialisers of the class itself wherever the class is named. [VIEW-18]
public protocol _MadeFromMetatype: AnyObject, _MadeElsewhere {}

extension _MadeFromMetatype where Self: NSObject {
    @_disfavoredOverload
    public init() {
        // In a call through a class value, `type(of: self)` is the class that the value holds, and `Self` is its declared class.
        self.init(_made: RuntimeInstantiation.make(type(of: self)))
    }
}

/// Lets an initialiser return an object that another initialiser made, which a protocol limited to classes could not.
public protocol _MadeElsewhere {}

extension _MadeElsewhere {
    init(_made object: Any) {
        self = object as! Self
    }
}
