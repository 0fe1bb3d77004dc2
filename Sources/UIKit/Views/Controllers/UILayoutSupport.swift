/// The strip at the top or bottom of a controller's view that bars can cover. Without bars, the
/// strip reaches from the edge of the view to its safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}
