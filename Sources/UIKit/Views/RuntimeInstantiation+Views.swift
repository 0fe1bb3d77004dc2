extension RuntimeInstantiation {
    /// Returns a new view of `viewClass`, created with the `init(frame:)` of that class.
    @MainActor static func make<View: UIView>(_ viewClass: View.Type, frame: CGRect) -> View {
        // OPTIMIZATION: a cast to a protocol looks the conformance up, and the next view is nearly
        // always of the same class.
        if latestView?.viewClass != viewClass {
            latestView = (viewClass, viewClass as Any.Type as! any InstantiatedWithFrame.Type)
        }
        return latestView!.instantiable.init(_madeWithFrame: frame) as! View
    }

    /// The class of the view that `make(_:frame:)` has made last.
    @MainActor private static var latestView: (viewClass: UIView.Type, instantiable: any InstantiatedWithFrame.Type)?

    /// Returns a new layer of the class `layerClass`, which is nearly always `CALayer`.
    @MainActor static func makeLayer(ofClass layerClass: AnyClass) -> CALayer {
        // OPTIMIZATION: for `CALayer` itself no cast is needed.
        layerClass == CALayer.self ? CALayer() : makeInstance(of: layerClass as! CALayer.Type)
    }
}

/// A class whose `init(frame:)` can be called although the class is known only at run time; see
/// `RuntimeInstantiation`.
@MainActor protocol InstantiatedWithFrame {
    init(_madeWithFrame frame: CGRect)
}

/// A class whose `init(nibName:bundle:)` can be called although the class is known only at run
/// time; see `RuntimeInstantiation`.
@MainActor protocol InstantiatedWithNib {
    init(_madeWithNib nibName: String?, _ bundle: Bundle?)
}

@available(*, unavailable) extension UIResponder: @preconcurrency InstantiableWithInit {}
@available(*, unavailable) extension UIView: InstantiatedWithFrame {}
@available(*, unavailable) extension UIViewController: InstantiatedWithNib {}
@available(*, unavailable) extension CALayer: @preconcurrency InstantiableWithInit {}

extension UIResponder: _MadeFromMetatype {}
extension CALayer: _MadeFromMetatype {}

extension _MadeFromMetatype where Self: UIView {
    @_disfavoredOverload
    public init(frame: CGRect) {
        let viewClass = type(of: self) as UIView.Type
        self.init(_made: MainActor.assumeIsolated { RuntimeInstantiation.make(viewClass, frame: frame) })
    }
}

extension _MadeFromMetatype where Self: UIViewController {
    @_disfavoredOverload
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        let controllerClass = type(of: self) as UIViewController.Type
        let made = MainActor.assumeIsolated {
            (controllerClass as Any.Type as! any InstantiatedWithNib.Type).init(
                _madeWithNib: nibNameOrNil, nibBundleOrNil)
                as! UIViewController
        }
        self.init(_made: made)
    }
}

extension _MadeFromMetatype where Self: UIButton {
    @_disfavoredOverload
    public init(type buttonType: UIButton.ButtonType) {
        let buttonClass = type(of: self) as UIButton.Type
        let made = MainActor.assumeIsolated {
            let button = RuntimeInstantiation.make(buttonClass, frame: .zero)
            button.setType(buttonType)
            return button
        }
        self.init(_made: made)
    }
}
