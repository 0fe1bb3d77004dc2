/// A view that creates constraints by which its arranged subviews form a row or a column.
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init(coder: NSCoder) { super.init(coder: coder)! }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open private(set) var arrangedSubviews: [UIView] = []

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
    open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
    open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
    /// The distance between neighboring arranged views without custom spacing, in points. With the
    /// distributions `equalSpacing` and `equalCentering`, the least distance.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
    /// Stored; has no effect.
    open var isBaselineRelativeArrangement = false

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var ownConstraints: [NSLayoutConstraint] = []
    private var isArranged = false

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: stackIndex)
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        view.layoutFacts.stack = self
        arrangementDidChange()
    }

    /// Removes a view from `arrangedSubviews`. The view stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        view.layoutFacts.stack = nil
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    nonisolated public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude / 2

    // MARK: - Constraints

    final func arrangementDidChange() {
        isArranged = false
        setNeedsUpdateConstraints()
        constraintsDidChange()
    }

    /// Creates the stack view's constraints again if the arrangement has changed. Called before
    /// constraints are used.
    override func prepareConstraints() {
        super.prepareConstraints()
        guard !isArranged else { return }
        isArranged = true
        NSLayoutConstraint.deactivate(ownConstraints)
        ownConstraints = StackArrangement(self).constraints
        NSLayoutConstraint.activate(ownConstraints)
    }

    final func spacing(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let gap = custom == UIStackView.spacingUseDefault ? spacing : custom
        return gap == UIStackView.spacingUseSystem ? systemSpacing : gap
    }

    /// [VIEW-15] Whether an arranged view is stretched or compressed along an axis before the other
    /// arranged views with the same priority.
    final func resizesFirst(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
        axis == self.axis && distribution == .fill && arrangedSubviews.first { !$0.isHidden } === view
    }
}

@MainActor
private struct StackArrangement {
    let stack: UIStackView
    /// The arranged views that are not hidden.
    let views: [UIView]
    private(set) var constraints: [NSLayoutConstraint] = []
    private let isHorizontal: Bool
    private let area: any LayoutItem

    init(_ stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews.filter { !$0.isHidden }
        isHorizontal = stack.axis == .horizontal
        area = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        collapseHiddenViews()
        guard let first = views.first, let last = views.last else { return }
        addConstraint(start, of: first, .equal, start, of: area)
        addConstraint(end, of: last, .equal, end, of: area)
        addDistributionConstraints()
        for view in views { addAlignmentConstraints(for: view) }
        addFittingConstraints()
    }

    /// [VIEW-14] Makes hidden views zero points long along the axis, and places each at half of the
    /// spacing after the shown view before it. This is the middle of the gap, unless the
    /// distribution `equalSpacing` or `equalCentering` makes the gap longer than the spacing.
    ///
    /// UNKNOWN: the place of a hidden view before the first or after the last shown view, and
    /// whether a hidden view with a natural size enlarges the stack across the axis. Here the view
    /// is at the edge, and does not enlarge the stack.
    private mutating func collapseHiddenViews() {
        var previous: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                previous = view
                continue
            }
            constrainToZero(length, of: view, priority: 1000, identifier: NSLayoutConstraint.hidingIdentifier)
            if let previous {
                let isLast = previous === views.last
                addConstraint(
                    start, of: view, .equal, end, of: previous,
                    constant: isLast ? 0 : stack.spacing(after: previous) / 2)
            } else {
                addConstraint(start, of: view, .equal, start, of: area)
            }
            addConstraint(crossStart, of: view, .equal, crossStart, of: area)
            let naturalBreadth = isHorizontal ? view.intrinsicContentSize.height : view.intrinsicContentSize.width
            if stack.alignment == .fill, naturalBreadth == UIView.noIntrinsicMetric {
                addConstraint(crossEnd, of: view, .equal, crossEnd, of: area)
            }
        }
    }

    /// Adds a constraint for a width or height of zero. With a low priority, the view becomes as
    /// small as other constraints allow.
    private mutating func constrainToZero(
        _ length: Attribute, of view: UIView, priority: Float, identifier: String = "UISV"
    ) {
        add(NSLayoutConstraint(LayoutQuantity(view, length), .equal, nil), priority: priority, identifier: identifier)
    }

    private mutating func add(_ constraint: NSLayoutConstraint, priority: Float, identifier: String = "UISV") {
        constraint.priority = UILayoutPriority(priority)
        constraint.identifier = identifier
        constraints.append(constraint)
    }

    private typealias Attribute = NSLayoutConstraint.Attribute
    private var start: Attribute { isHorizontal ? .leading : .top }
    private var end: Attribute { isHorizontal ? .trailing : .bottom }
    private var length: Attribute { isHorizontal ? .width : .height }
    private var crossLength: Attribute { isHorizontal ? .height : .width }
    private var center: Attribute { isHorizontal ? .centerX : .centerY }
    private var crossStart: Attribute { isHorizontal ? .top : .leading }
    private var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
    private var crossCenter: Attribute { isHorizontal ? .centerY : .centerX }

    private mutating func addConstraint(
        _ attribute: Attribute, of view: any LayoutItem, _ relation: NSLayoutConstraint.Relation, _ other: Attribute,
        of item: any LayoutItem, constant: CGFloat = 0, multiplier: CGFloat = 1, priority: Float = 1000
    ) {
        let (first, second) = (LayoutQuantity(view, attribute), LayoutQuantity(item, other))
        add(NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant), priority: priority)
    }

    private mutating func addDistributionConstraints() {
        let relation: NSLayoutConstraint.Relation =
            stack.distribution == .equalSpacing || stack.distribution == .equalCentering ? .greaterThanOrEqual : .equal
        for (view, next) in zip(views, views.dropFirst()) {
            addConstraint(start, of: next, relation, end, of: view, constant: stack.spacing(after: view))
        }
        switch stack.distribution {
        case .fill:
            // [VIEW-15] Of the views without a natural length, the last one gets the remaining
            // length.
            for view in views.filter({ $0.intrinsicContentSize[stack.axis] == UIView.noIntrinsicMetric }).dropLast() {
                constrainToZero(length, of: view, priority: 25)
            }
        case .fillEqually:
            for view in views.dropFirst() { addConstraint(length, of: view, .equal, length, of: views[0]) }
        case .fillProportionally:
            // [VIEW-06] Except for the last view, the length of each view with a positive natural
            // length is a fraction of the stack's own length, including margins. The last view gets
            // the rest.
            let lengths = views.map { max(0, $0.intrinsicContentSize[stack.axis]) }
            let total = views.dropLast().reduce(lengths.reduce(0, +)) { $0 + stack.spacing(after: $1) }
            for (view, natural) in zip(views, lengths).dropLast() where natural > 0 && total > 0 {
                addConstraint(length, of: view, .equal, length, of: stack, multiplier: natural / total, priority: 999)
            }
        case .equalSpacing: equalizeDistances(from: end, to: start)
        case .equalCentering: equalizeDistances(from: center, to: center)
        }
    }

    /// Makes all distances between neighboring views equal to the first distance. With
    /// `equalCentering`, the required spacing may prevent this.
    private mutating func equalizeDistances(from: Attribute, to: Attribute) {
        let distances = zip(views, views.dropFirst()).map {
            LayoutQuantity(from: LayoutQuantity($0, from), to: LayoutQuantity($1, to))
        }
        for distance in distances.dropFirst() {
            let constraint = NSLayoutConstraint(distance, .equal, distances[0])
            // The minimum space between neighbors is required. Equal distances between centers are
            // less important.
            if stack.distribution == .equalCentering { constraint.priority = UILayoutPriority(150) }
            constraints.append(constraint)
        }
    }

    private mutating func addAlignmentConstraints(for view: UIView) {
        let alignment = stack.alignment
        let isFirst = view === views[0]
        let isStart = alignment == .fill || alignment == .leading || (alignment == .firstBaseline && isFirst)
        let isEnd = alignment == .fill || alignment == .trailing || (alignment == .lastBaseline && isFirst)
        addConstraint(crossStart, of: view, isStart ? .equal : .greaterThanOrEqual, crossStart, of: area)
        addConstraint(crossEnd, of: view, isEnd ? .equal : .lessThanOrEqual, crossEnd, of: area)
        switch alignment {
        case .center: addConstraint(crossCenter, of: view, .equal, crossCenter, of: area)
        case .firstBaseline where isHorizontal && !isFirst:
            addConstraint(.firstBaseline, of: view, .equal, .firstBaseline, of: views[0])
        case .lastBaseline where isHorizontal && !isFirst:
            addConstraint(.lastBaseline, of: view, .equal, .lastBaseline, of: views[0])
        default: break
        }
        // [VIEW-15] A view without a natural size has the size 0 across the axis, unless another
        // constraint determines its size.
        if alignment != .fill { constrainToZero(crossLength, of: view, priority: 25) }
    }

    /// [VIEW-26] Makes the stack as small as the views and the other constraints allow: across the
    /// axis unless the alignment is `fill`, and along the axis with the distributions that leave
    /// the gaps open.
    ///
    /// The priority decides whether the stack keeps its own size or gets the size that a caller of
    /// `systemLayoutSizeFitting` requests with the priority `fittingSizeLevel`, which is 50.
    ///
    /// UNKNOWN: the size across the axis that a row with a baseline alignment gets from such a
    /// request. The sources disagree on how its upper edge is connected. Here it is the row's own.
    private mutating func addFittingConstraints() {
        let (belowRequest, aboveRequest): (Float, Float) = (49, 51)
        if stack.alignment != .fill {
            // Hidden views count: UIKit surrounds two or more arranged views by a guide.
            let isSurrounded = stack.arrangedSubviews.count > 1
            constrainToZero(crossLength, of: stack, priority: isSurrounded ? aboveRequest : belowRequest)
        }
        if stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
            constrainToZero(length, of: stack, priority: belowRequest)
        }
    }
}

extension NSLayoutConstraint {
    /// The identifier that UIKit gives to the constraint with which a stack view hides a view.
    fileprivate static let hidingIdentifier = "UISV-hiding"

    /// Whether a stack view hides a view by this constraint. [VIEW-14]
    var hidesView: Bool { identifier == NSLayoutConstraint.hidingIdentifier }
}
