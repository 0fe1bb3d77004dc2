/// The strip at the top or bottom of a controller's view that bars can cover. Without bars, the
/// strip reaches from the edge of the view to its safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The strip between the top or bottom edge of a controller's view and the safe area.
///
/// [VIEW-28] Constraints can refer to the strip itself. They belong to the controller's view, or to
/// a view above it.
final class LayoutSupport: NSObject, UILayoutSupport {
    private weak var controller: UIViewController?
    let isTop: Bool
    private lazy var facts = LayoutItemConstraints()

    init(_ controller: UIViewController, isTop: Bool) {
        self.controller = controller
        self.isTop = isTop
    }

    var length: CGFloat {
        let insets = controller?.view.safeAreaInsets ?? .zero
        return isTop ? insets.top : insets.bottom
    }

    var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension LayoutSupport: LayoutItem {
    var parentView: UIView? { controller?.view }
    var hostView: UIView? { controller?.view }
    var isPlacedByConstraints: Bool { false }
    var layoutFacts: LayoutItemConstraints { facts }
    var itemText: String { "_UILayoutGuide" }
}
