/// What a constraint speaks of: an edge, a center or a length of an item, or the distance between two edges.
@MainActor
struct LayoutQuantity {
    private(set) weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    /// For a distance: the quantity it ends at.
    private let end: [LayoutQuantity]

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        end = []
    }

    /// A distance.
    init(from start: LayoutQuantity, to end: LayoutQuantity) {
        item = start.item
        attribute = start.attribute
        self.end = [end]
    }

    var isDistance: Bool { !end.isEmpty }

    var distanceEnd: LayoutQuantity? { end.first }

    var items: [any LayoutItem] { [item, end.first?.item].compactMap { $0 } }

    /// Whether its constants go the other way where people read from right to left.
    var followsReading: Bool { !isDistance && attribute.followsReading }

    var text: String {
        guard let item else { return "nothing.\(attribute)" }
        return (isDistance ? "distance from " : "") + "\(item.itemText).\(attribute)"
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether it is at the other side where people read from right to left.
    var followsReading: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }
}

/// A view or a layout guide: something with a place that constraints decide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view whose coordinate space the item's place is in.
    var parentView: UIView? { get }
    /// The view itself, or the one that owns the guide.
    var hostView: UIView? { get }
    /// Whether constraints decide its place. What is not free has one already.
    var isFree: Bool { get }
    var layoutFacts: LayoutFacts { get }
    var itemText: String { get }
}

/// What constraints know of a view or a guide; most have none.
@MainActor
final class LayoutFacts {
    /// Active constraints held by this view.
    var installed: [NSLayoutConstraint] = []
    /// Active constraints that speak of this item.
    var touching: [Weak<NSLayoutConstraint>] = []
    /// Of a scroll view: active constraints that tie what is scrolled to a place that is not.
    var tethers: [Weak<NSLayoutConstraint>] = []
    /// Where they were set.
    var hugging = AxisPair<UILayoutPriority?>(nil)
    var compressionResistance = AxisPair<UILayoutPriority?>(nil)
    var guides: [UILayoutGuide] = []
    var builtInGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
    /// Whether a subview is placed by constraints.
    var hasFreeSubviews = false
    var needsUpdateConstraints = false
    /// The stack view that arranges this view.
    weak var stack: UIStackView?
    /// The state of all constraints for which subviews were placed last.
    var placedAt = -1
    let structure = PlacementStructure()
    /// The equations of the last pass: for the places of subviews, and for the view's own size.
    var placement: PlacementSystem?
    var sizing: PlacementSystem?
}

/// One value for each axis.
struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    init(_ both: Value) {
        horizontal = both
        vertical = both
    }

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
