/// Converts constraints to linear sums of the solver's variables and of given numbers
/// (`PlacementGivens`).
@MainActor
struct PlacementEquations {
    let sizedView: UIView?
    private let indexOfItem: [ObjectIdentifier: Int]
    var givens = PlacementGivens()

    init(_ discovery: PlacementDiscovery) {
        sizedView = discovery.sizedView
        var indices: [ObjectIdentifier: Int] = [:]
        for (index, item) in discovery.items.enumerated() { indices[ObjectIdentifier(item)] = index }
        indexOfItem = indices
    }

    /// Returns the left side of a constraint minus its right side, without the constraint's own
    /// constant. Also returns the relation of this difference to zero, and the sign with which the
    /// constant must be subtracted. Nil if the constraint is inactive, or if one of its items no
    /// longer exists or is a guide without a view.
    mutating func differenceOfSides(of constraint: NSLayoutConstraint) -> (
        sum: LinearSum, relation: LinearSolver.Relation, sign: Double
    )? {
        guard let owner = constraint.owner, let first = sum(of: constraint.first, in: constraint, owner: owner) else {
            return nil
        }
        var right = LinearSum()
        if let quantity = constraint.second {
            guard let second = sum(of: quantity, in: constraint, owner: owner) else { return nil }
            right = second * Double(constraint.multiplier)
        }
        // In a right-to-left interface, distances between leading and trailing edges are measured
        // from right to left. The sign of the constant and the direction of an inequality are
        // therefore reversed.
        let isReversed = constraint.first.followsReadingDirection && isInRightToLeftView(constraint.first)
        let relation: LinearSolver.Relation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: isReversed ? .atLeast : .atMost
            case .greaterThanOrEqual: isReversed ? .atMost : .atLeast
            }
        return (first - right, relation, isReversed ? -1 : 1)
    }

    private func isInRightToLeftView(_ quantity: LayoutQuantity) -> Bool {
        quantity.item?.hostView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private mutating func sum(of quantity: LayoutQuantity, in constraint: NSLayoutConstraint, owner: UIView)
        -> LinearSum?
    {
        guard let from = value(of: quantity, in: constraint, owner: owner) else { return nil }
        guard let end = quantity.distanceEnd else { return from }
        guard let to = value(of: end, in: constraint, owner: owner) else { return nil }
        return quantity.attribute.followsReadingDirection && isInRightToLeftView(quantity) ? from - to : to - from
    }

    private mutating func value(of quantity: LayoutQuantity, in constraint: NSLayoutConstraint, owner: UIView)
        -> LinearSum?
    {
        guard var item = quantity.item else { return nil }
        if let view = item as? UIScrollView, quantity.attribute != .width, quantity.attribute != .height,
            constraint.items.contains(where: { view.contains($0) })
        {
            item = view.contentLayoutGuide
        }
        return value(of: quantity.attribute, item: item, owner: owner)
    }

    private mutating func value(of attribute: NSLayoutConstraint.Attribute, item: any LayoutItem, owner: UIView)
        -> LinearSum?
    {
        guard let host = item.hostView else { return nil }
        let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let axis: NSLayoutConstraint.Axis = attribute.isVertical ? .vertical : .horizontal
        switch attribute {
        case .notAnAttribute: return LinearSum()
        case .width, .height: return length(of: item, along: axis)
        case .leading: return value(of: isMirrored ? .right : .left, item: item, owner: owner)
        case .trailing: return value(of: isMirrored ? .left : .right, item: item, owner: owner)
        case .leadingMargin: return value(of: isMirrored ? .rightMargin : .leftMargin, item: item, owner: owner)
        case .trailingMargin: return value(of: isMirrored ? .leftMargin : .rightMargin, item: item, owner: owner)
        default: break
        }
        let start = origin(of: item, in: owner, along: axis)
        let view = item as? UIView
        switch attribute {
        case .firstBaseline where view?.baselines != nil:
            return start + givens.placeholder(for: .firstBaseline, of: item)
        case .lastBaseline where view?.baselines != nil:
            return start + length(of: item, along: axis) - givens.placeholder(for: .lastBaseline, of: item)
        // An item without text has its baselines at its bottom.
        case .right, .bottom, .firstBaseline, .lastBaseline: return start + length(of: item, along: axis)
        case .centerX, .centerY: return start + length(of: item, along: axis) * 0.5
        case .leftMargin, .topMargin: return start + margin(.startMargin(axis), of: view)
        case .rightMargin, .bottomMargin:
            return start + length(of: item, along: axis) - margin(.endMargin(axis), of: view)
        case .centerXWithinMargins, .centerYWithinMargins:
            return start
                + (length(of: item, along: axis) + margin(.startMargin(axis), of: view)
                    - margin(.endMargin(axis), of: view)) * 0.5
        default: return start
        }
    }

    private mutating func margin(_ kind: PlacementGivens.Kind, of view: UIView?) -> LinearSum {
        view.map { givens.placeholder(for: kind, of: $0) } ?? LinearSum()
    }

    /// Returns the distance, along an axis, from the top left corner of the bounds of `owner` to
    /// the top left corner of an item.
    private mutating func origin(of item: any LayoutItem, in owner: UIView, along axis: NSLayoutConstraint.Axis)
        -> LinearSum
    {
        if item === owner || item === sizedView { return LinearSum() }
        if let index = indexOfItem[ObjectIdentifier(item)] {
            let own = LinearSum(variable: PlacementSystem.Variables(ofItem: index).start[axis])
            return item.parentView.map { own + origin(of: $0, in: owner, along: axis) } ?? own
        }
        if let guide = item as? UILayoutGuide, let view = guide.owningView {
            let start = origin(of: view, in: owner, along: axis)
            if guide.role == .keyboard, axis == .vertical {
                return start + length(of: view, along: axis) - givens.placeholder(for: .keyboardHeight, of: guide)
            }
            return start + givens.placeholder(for: .startInset(axis), of: guide)
        }
        if let strip = item as? LayoutSupport { return origin(of: strip, in: owner, along: axis) }
        guard let view = item as? UIView, let parent = view.superview else { return LinearSum() }
        return origin(of: parent, in: owner, along: axis) + givens.placeholder(for: .start(axis), of: view)
    }

    private mutating func length(of item: any LayoutItem, along axis: NSLayoutConstraint.Axis) -> LinearSum {
        if let index = indexOfItem[ObjectIdentifier(item)] {
            return LinearSum(variable: PlacementSystem.Variables(ofItem: index).length[axis])
        }
        if let guide = item as? UILayoutGuide, let view = guide.owningView {
            if guide.role == .keyboard, axis == .vertical {
                return givens.placeholder(for: .keyboardHeight, of: guide)
            }
            return length(of: view, along: axis) - givens.placeholder(for: .startInset(axis), of: guide)
                - givens.placeholder(for: .endInset(axis), of: guide)
        }
        if let strip = item as? LayoutSupport { return length(of: strip, along: axis) }
        return (item as? UIView).map { givens.placeholder(for: .length(axis), of: $0) } ?? LinearSum()
    }

    // MARK: - Layout guides of controllers

    private mutating func origin(of strip: LayoutSupport, in owner: UIView, along axis: NSLayoutConstraint.Axis)
        -> LinearSum
    {
        guard let view = strip.hostView else { return LinearSum() }
        let start = origin(of: view, in: owner, along: axis)
        guard axis == .vertical, !strip.isTop else { return start }
        return start + length(of: view, along: axis) - length(of: strip, along: axis)
    }

    private mutating func length(of strip: LayoutSupport, along axis: NSLayoutConstraint.Axis) -> LinearSum {
        guard let view = strip.hostView else { return LinearSum() }
        guard axis == .vertical else { return length(of: view, along: axis) }
        let inset: PlacementGivens.Kind = strip.isTop ? .startInset(axis) : .endInset(axis)
        return givens.placeholder(for: inset, of: view.safeAreaLayoutGuide)
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isVertical: Bool {
        switch self {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            true
        default: false
        }
    }
}
