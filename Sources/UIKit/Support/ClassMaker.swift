/// Makes an instance of a class that is known at run time only, by the `init()` of that class.
///
/// Swift calls an initialiser on a class value only where it is `required`, and a required one would forbid subclasses to have
/// designated initialisers of their own. [INV-03] But every subclass of NSObject has an entry for `init()` in its table of methods,
/// and this class calls that entry. Where a class has no `init()`, the process ends in Swift's words, as it does on iOS: "Use of
/// unimplemented initializer 'init()' for class".
class ClassMaker: NSObject {
    required override init() {}

    // Not optimised: the optimiser must not guess which class it is.
    @_optimize(none)
    static func make<Object: NSObject>(_ objectClass: Object.Type) -> Object {
        unsafeDowncast(unsafeBitCast(objectClass, to: ClassMaker.Type.self).init() as AnyObject, to: Object.self)
    }
}

/// Overrides `init()`, so that the compiler has it looked up in the table and does not call the one above at once.
private final class OtherClassMaker: ClassMaker {
    required init() { super.init() }
}
