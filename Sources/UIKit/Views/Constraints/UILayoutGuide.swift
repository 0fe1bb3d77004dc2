/// A rectangle that constraints can speak of and that nothing is shown in.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, NSCoding {
    /// What the rectangle is.
    enum Role: Hashable {
        /// Decided by constraints.
        case free
        case margins, safeArea, readableContent
        /// Of a scroll view: the place of its content and of itself.
        case content, frame
    }

    let role: Role
    private lazy var facts = LayoutFacts()

    public override init() {
        role = .free
        super.init()
    }

    init(_ role: Role, of view: UIView) {
        self.role = role
        super.init()
        owningView = view
    }

    /// Archives are not read: the guide is new.
    public required nonisolated init?(coder: NSCoder) {
        role = .free
        super.init()
    }

    open nonisolated func encode(with coder: NSCoder) {}

    open var identifier = ""
    open weak var owningView: UIView?

    /// In the bounds of the owning view, in points.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch role {
        case .free, .content:
            view.layoutIfNeeded()
            return placed
        case .frame:
            return view.bounds
        case .margins, .safeArea, .readableContent:
            return view.bounds.inset(by: insets)
        }
    }

    /// Where constraints have put it last.
    final var placed = CGRect.zero

    /// How far inside of the owning view's bounds, for roles that go by it.
    final var insets: UIEdgeInsets {
        guard let view = owningView else { return .zero }
        switch role {
        case .free, .content, .frame: return .zero
        case .margins: return view.layoutMargins
        case .safeArea: return view.safeAreaInsets
        case .readableContent:
            // UNKNOWN: the readable width depends on the font size; at the default size it is about 672 points.
            var insets = view.layoutMargins
            let surplus = max(0, view.bounds.width - insets.left - insets.right - 672)
            insets.left += surplus / 2
            insets.right += surplus / 2
            return insets
        }
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutQuantity(self, .leading)) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutQuantity(self, .trailing)) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutQuantity(self, .left)) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutQuantity(self, .right)) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutQuantity(self, .top)) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutQuantity(self, .bottom)) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutQuantity(self, .width)) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutQuantity(self, .height)) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutQuantity(self, .centerX)) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutQuantity(self, .centerY)) }

    /// Not modelled: ambiguity is not looked for; what nothing decides is zero.
    open var hasAmbiguousLayout: Bool {
        owningView?.world.notModelled("UILayoutGuide.hasAmbiguousLayout")
        return false
    }

    /// Approximated: those that speak of the guide itself.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        facts.touching.compactMap(\.object)
    }
}

extension UILayoutGuide: LayoutItem {
    var parentView: UIView? { owningView }
    var hostView: UIView? { owningView }
    var isFree: Bool { role == .free || role == .content }
    var layoutFacts: LayoutFacts { facts }
    var itemText: String { identifier.isEmpty ? "UILayoutGuide(\(role))" : identifier }
}
