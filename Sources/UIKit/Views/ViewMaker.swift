/// Makes a view of a class that is known at run time only, by the `init(frame:)` of that class, as `ClassMaker` does by `init()`.
class ViewMaker: UIView {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    // Not optimised: the optimiser must not guess which class it is.
    @_optimize(none)
    static func make<View: UIView>(_ viewClass: View.Type, _ frame: CGRect) -> View {
        unsafeDowncast(unsafeBitCast(viewClass, to: ViewMaker.Type.self).init(frame: frame) as AnyObject, to: View.self)
    }
}

/// Overrides `init(frame:)`, so that the compiler has it looked up in the table and does not call the one above at once.
private final class OtherViewMaker: ViewMaker {
    required init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
