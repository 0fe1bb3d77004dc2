/// Has initialisers that any class value may call: `View(frame:)` and `View()` where `View` is a generic type, `type(of: view).init()`.
///
/// They stand behind the initialisers of the class itself, which are called wherever the class is named. [VIEW-18]
public protocol _MadeFromMetatype: AnyObject, _MadeElsewhere {}

extension _MadeFromMetatype where Self: NSObject {
    @_disfavoredOverload
    public init() {
        // Of a class value this is the class that it holds, and `Self` the one that it is declared with.
        self.init(_made: ClassMaker.make(type(of: self)))
    }
}

/// Lets an initialiser return an object that another one made. A protocol for classes alone could not.
public protocol _MadeElsewhere {}

extension _MadeElsewhere {
    init(_made object: Any) {
        self = object as! Self
    }
}
