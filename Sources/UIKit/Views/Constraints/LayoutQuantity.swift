/// A quantity in a constraint: an edge, a baseline, a center or a length of an item, or the
/// distance between two positions.
@MainActor
struct LayoutQuantity {
    private(set) weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    /// The quantity at the end of a distance, in an array because a structure cannot contain
    /// itself; empty for other quantities.
    private let end: [LayoutQuantity]

    private init() {
        attribute = .notAnAttribute
        end = []
    }

    /// The quantity of a constraint that refers to nothing.
    static let nothing = LayoutQuantity()

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        end = []
    }

    init(from start: LayoutQuantity, to end: LayoutQuantity) {
        item = start.item
        attribute = start.attribute
        self.end = [end]
    }

    var isDistance: Bool { !end.isEmpty }

    var distanceEnd: LayoutQuantity? { end.first }

    var items: [any LayoutItem] { [item, end.first?.item].compactMap { $0 } }

    /// Whether the quantity, or the end of the distance, is an edge or the center of a view.
    func isEdge(of view: UIView) -> Bool {
        item === view && attribute != .width && attribute != .height || end.first?.isEdge(of: view) ?? false
    }

    func isSame(as other: LayoutQuantity) -> Bool {
        guard item === other.item, attribute == other.attribute, end.count == other.end.count else { return false }
        return zip(end, other.end).allSatisfy { $0.isSame(as: $1) }
    }

    /// Whether a constraint with this quantity on its left side changes the sign of its constant in
    /// right-to-left interfaces.
    var followsReadingDirection: Bool { !isDistance && attribute.followsReadingDirection }

    var text: String {
        guard let item else { return "nothing.\(attribute)" }
        return (isDistance ? "distance from " : "") + "\(item.itemText).\(attribute)"
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the reading direction decides if the attribute is at the left or at the right.
    var followsReadingDirection: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }
}

/// A view or a layout guide, to which constraints can refer.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view in whose coordinate space the item is placed.
    var parentView: UIView? { get }
    /// The view itself, or the view that owns the guide.
    var hostView: UIView? { get }
    /// Whether constraints place the item. Any other view has the frame that code gives it, and any
    /// other guide follows its view.
    var isPlacedByConstraints: Bool { get }
    var layoutFacts: LayoutItemConstraints { get }
    var itemText: String { get }
}

/// The data that constraints store for a view or a layout guide. Most views have no such object.
@MainActor
final class LayoutItemConstraints {
    var ownedConstraints: [NSLayoutConstraint] = []
    var referringConstraints: [WeakReference<NSLayoutConstraint>] = []
    /// The number of active constraints that refer to this item and that another view owns.
    var outerConstraintCount = 0
    /// For a scroll view, the active constraints between an item in its content and an item
    /// outside, except constraints on lengths.
    var constraintsAcrossContent: [WeakReference<NSLayoutConstraint>] = []
    /// The content hugging priorities that were set; nil for the default.
    var hugging = AxisPair<UILayoutPriority?>(nil)
    /// The compression resistance priorities that were set; nil for the default.
    var compressionResistance = AxisPair<UILayoutPriority?>(nil)
    var guides: [UILayoutGuide] = []
    var builtInGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
    /// Whether this view has ever had a subview that constraints place.
    var hasSubviewsPlacedByConstraints = false
    var needsUpdateConstraints = false
    /// The stack view that arranges this view.
    weak var stack: UIStackView?
    /// The value of `PlacementPass.changeCount` when the subviews were last placed; -1 if they must
    /// be placed in any case.
    var changeCountWhenPlaced = -1
    let equationRevision = EquationRevision()
    /// The equations that were made last for placing the subviews of this view; nil if there are
    /// none.
    var placementSystem: PlacementSystem?
    /// The equations with which the view's own size was last computed.
    var sizingSystem: PlacementSystem?
}

struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    init(_ horizontal: Value, _ vertical: Value) { (self.horizontal, self.vertical) = (horizontal, vertical) }
    init(_ both: Value) { self.init(both, both) }

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension NSLayoutConstraint.Axis {
    static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}

extension CGPoint {
    init(each coordinate: (NSLayoutConstraint.Axis) -> CGFloat) {
        self.init(x: coordinate(.horizontal), y: coordinate(.vertical))
    }

    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGSize {
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGRect {
    func start(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }
    func length(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
    func start(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
    func end(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}
