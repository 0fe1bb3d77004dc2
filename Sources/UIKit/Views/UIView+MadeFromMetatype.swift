/// Makes objects of a class that is known at run time only: `View(frame:)` and `View()` where `View` is a generic type.
///
/// Swift calls an initialiser on a class value only where it is `required`, or where a protocol has it. UIView's cannot be required,
/// because subclasses have designated initialisers of their own; so this protocol has them, behind UIView's own. [INV-03]
public protocol _MadeFromMetatype {}

extension _MadeFromMetatype where Self: UIView {
    @_disfavoredOverload
    public init(frame: CGRect) {
        self = MainActor.assumeIsolated { ViewMaker.make(Self.self, frame) }
    }
}

extension _MadeFromMetatype where Self: NSObject {
    @_disfavoredOverload
    public init() {
        self = ClassMaker.make(Self.self)
    }
}

extension UIView: _MadeFromMetatype {}
extension UIViewController: _MadeFromMetatype {}
