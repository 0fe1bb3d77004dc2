/// A rectangle that constraints can refer to, and that shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, NSCoding {
    enum Role: Hashable {
        /// A rectangle that constraints place.
        case free
        case margins, safeArea, readableContent
        /// The frame of a scroll view's content.
        case content
        /// The frame of a scroll view.
        case frame
        /// The part of a view that the keyboard covers.
        case keyboard

        /// The guides that follow a view, in a fixed order.
        static let ofViews: [Role] = [.margins, .safeArea, .readableContent, .frame, .keyboard]
    }

    let role: Role
    private lazy var facts = LayoutItemConstraints()

    public override init() { role = .free }

    init(_ role: Role, of view: UIView) {
        self.role = role
        super.init()
        owningView = view
    }

    /// Creates a guide that constraints place. Archives are not read.
    public required nonisolated init?(coder: NSCoder) { role = .free }

    /// Does nothing. Not modelled: guides are not archived.
    open nonisolated func encode(with coder: NSCoder) { World.recordNotModelled("UILayoutGuide.encode(with:)") }

    open var identifier = ""
    open weak var owningView: UIView?

    /// The rectangle in the coordinate space of the owning view, in points.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        switch role {
        case .free, .content:
            view.layoutIfNeeded()
            return placedFrame
        case .frame:
            return view.bounds
        case .margins, .safeArea, .readableContent, .keyboard:
            return view.bounds.inset(by: insets)
        }
    }

    /// The frame from the last placement by constraints. A list cell itself sets the frame of its
    /// `separatorLayoutGuide`.
    final var placedFrame = CGRect.zero

    /// The insets from the owning view's bounds; zero for the roles that have none.
    final var insets: UIEdgeInsets {
        guard let view = owningView else { return .zero }
        switch role {
        case .free, .content, .frame: return .zero
        case .margins: return view.layoutMargins
        case .safeArea: return view.safeAreaInsets
        case .keyboard: return UIEdgeInsets(top: view.bounds.height - keyboardHeight, left: 0, bottom: 0, right: 0)
        case .readableContent:
            // UNKNOWN: the readable width for other font sizes. At the default size it is about 672
            // points.
            var insets = view.layoutMargins
            let surplus = max(0, view.bounds.width - insets.left - insets.right - 672)
            insets.left += surplus / 2
            insets.right += surplus / 2
            return insets
        }
    }

    /// The height of the part of the owning view that the keyboard covers, or would cover.
    var keyboardHeight: CGFloat { 0 }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    /// Whether constraints allow several places. Not modelled: always false. A position or length
    /// that nothing determines is zero.
    open var hasAmbiguousLayout: Bool {
        owningView?.world.recordNotModelled("UILayoutGuide.hasAmbiguousLayout")
        return false
    }

    /// Returns the constraints that affect the layout along an axis. Approximated: all constraints
    /// that refer to the guide itself, along both axes.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        facts.referringConstraints.compactMap(\.object)
    }
}

extension UILayoutGuide: LayoutItem {
    var parentView: UIView? { owningView }
    var hostView: UIView? { owningView }
    var isPlacedByConstraints: Bool { role == .free || role == .content }
    var layoutFacts: LayoutItemConstraints { facts }
    var itemText: String { identifier.isEmpty ? "UILayoutGuide(\(role))" : identifier }
}
