/// Initialisers that code can call through a metatype: `View()` for a generic type `View`, and
/// `type(of: view).init()`.
///
/// Where code names a class, Swift prefers the initialisers of that class. [VIEW-18]
public protocol _MadeFromMetatype: AnyObject, _MadeElsewhere {}

extension _MadeFromMetatype where Self: NSObject {
    @_disfavoredOverload
    public init() {
        // In a call through a metatype, `type(of: self)` is the dynamic class, and `Self` is the
        // metatype's static class.
        self.init(_made: RuntimeInstantiation.makeInstance(of: type(of: self)))
    }
}

/// Lets an initialiser return an object that another initialiser made, by assigning `self`. A
/// protocol limited to classes does not allow this.
public protocol _MadeElsewhere {}

extension _MadeElsewhere {
    init(_made object: Any) {
        self = object as! Self
    }
}
