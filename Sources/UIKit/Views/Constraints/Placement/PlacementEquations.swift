/// Writes constraints as sums of unknowns and of numbers from outside.
@MainActor
struct PlacementEquations {
    let sizing: UIView?
    private let indexOfItem: [ObjectIdentifier: Int]
    var givens = PlacementGivens()

    init(_ discovery: PlacementDiscovery) {
        sizing = discovery.sizing
        var indices: [ObjectIdentifier: Int] = [:]
        for (index, item) in discovery.items.enumerated() { indices[ObjectIdentifier(item)] = index }
        indexOfItem = indices
    }

    /// The difference of the two sides without the constraint's own constant, what it has to be compared with zero, and how often the
    /// constant is taken away.
    mutating func difference(
        _ constraint: NSLayoutConstraint
    ) -> (sum: LinearSum, relation: LinearSolver.Relation, sign: Double)? {
        guard let owner = constraint.owner, let first = sum(constraint.first, constraint, in: owner) else { return nil }
        var right = LinearSum()
        if let quantity = constraint.second {
            guard let second = sum(quantity, constraint, in: owner) else { return nil }
            right = second * Double(constraint.multiplier)
        }
        // Seen from the other side, further is back and more is less.
        let isReversed = constraint.first.followsReading && isMirrored(constraint.first)
        let relation: LinearSolver.Relation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: isReversed ? .atLeast : .atMost
            case .greaterThanOrEqual: isReversed ? .atMost : .atLeast
            }
        return (first - right, relation, isReversed ? -1 : 1)
    }

    private func isMirrored(_ quantity: LayoutQuantity) -> Bool {
        quantity.item?.hostView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private mutating func sum(_ quantity: LayoutQuantity, _ constraint: NSLayoutConstraint, in owner: UIView) -> LinearSum? {
        if let end = quantity.distanceEnd {
            guard let from = place(quantity, constraint, in: owner), let to = place(end, constraint, in: owner) else { return nil }
            return quantity.attribute.followsReading && isMirrored(quantity) ? from - to : to - from
        }
        return place(quantity, constraint, in: owner)
    }

    private mutating func place(_ quantity: LayoutQuantity, _ constraint: NSLayoutConstraint, in owner: UIView) -> LinearSum? {
        guard let item = quantity.item else { return nil }
        if let view = item as? UIScrollView, quantity.attribute != .width, quantity.attribute != .height,
            constraint.items.contains(where: { view.contains($0) })
        {
            return place(quantity.attribute, of: view.contentLayoutGuide, in: owner)
        }
        return place(quantity.attribute, of: item, in: owner)
    }

    private mutating func place(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in owner: UIView) -> LinearSum? {
        guard let host = item.hostView else { return nil }
        let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch attribute {
        case .notAnAttribute: return LinearSum()
        case .width: return width(of: item)
        case .height: return height(of: item)
        case .left: return left(of: item, in: owner)
        case .right: return right(of: item, in: owner)
        case .leading: return isMirrored ? right(of: item, in: owner) : left(of: item, in: owner)
        case .trailing: return isMirrored ? left(of: item, in: owner) : right(of: item, in: owner)
        case .centerX: return left(of: item, in: owner) + width(of: item) * 0.5
        case .top: return top(of: item, in: owner)
        case .bottom: return top(of: item, in: owner) + height(of: item)
        case .centerY: return top(of: item, in: owner) + height(of: item) * 0.5
        case .firstBaseline:
            guard let view = item as? UIView, view.baselines != nil else { return top(of: item, in: owner) + height(of: item) }
            return top(of: item, in: owner) + givens.sum(.firstBaseline, of: view)
        case .lastBaseline:
            let bottom = top(of: item, in: owner) + height(of: item)
            guard let view = item as? UIView, view.baselines != nil else { return bottom }
            return bottom - givens.sum(.lastBaseline, of: view)
        case .leftMargin: return leftMargin(of: item, in: owner)
        case .rightMargin: return rightMargin(of: item, in: owner)
        case .leadingMargin: return isMirrored ? rightMargin(of: item, in: owner) : leftMargin(of: item, in: owner)
        case .trailingMargin: return isMirrored ? leftMargin(of: item, in: owner) : rightMargin(of: item, in: owner)
        case .topMargin: return top(of: item, in: owner) + margin(.topMargin, of: item)
        case .bottomMargin: return top(of: item, in: owner) + height(of: item) - margin(.bottomMargin, of: item)
        case .centerXWithinMargins: return (leftMargin(of: item, in: owner) + rightMargin(of: item, in: owner)) * 0.5
        case .centerYWithinMargins:
            return top(of: item, in: owner) + (height(of: item) + margin(.topMargin, of: item) - margin(.bottomMargin, of: item)) * 0.5
        }
    }

    private mutating func left(of item: any LayoutItem, in owner: UIView) -> LinearSum { origin(of: item, in: owner, vertical: false) }
    private mutating func top(of item: any LayoutItem, in owner: UIView) -> LinearSum { origin(of: item, in: owner, vertical: true) }
    private mutating func right(of item: any LayoutItem, in owner: UIView) -> LinearSum { left(of: item, in: owner) + width(of: item) }

    private mutating func leftMargin(of item: any LayoutItem, in owner: UIView) -> LinearSum {
        left(of: item, in: owner) + margin(.leftMargin, of: item)
    }

    private mutating func rightMargin(of item: any LayoutItem, in owner: UIView) -> LinearSum {
        right(of: item, in: owner) - margin(.rightMargin, of: item)
    }

    private mutating func margin(_ kind: PlacementGivens.Kind, of item: any LayoutItem) -> LinearSum {
        (item as? UIView).map { givens.sum(kind, of: $0) } ?? LinearSum()
    }

    /// From the visible corner of `owner` to that of an item.
    private mutating func origin(of item: any LayoutItem, in owner: UIView, vertical: Bool) -> LinearSum {
        if item === owner || item === sizing { return LinearSum() }
        if let index = indexOfItem[ObjectIdentifier(item)] {
            let box = PlacementSystem.Box(index)
            let own = LinearSum(variable: vertical ? box.y : box.x)
            return item.parentView.map { own + origin(of: $0, in: owner, vertical: vertical) } ?? own
        }
        if let guide = item as? UILayoutGuide, let view = guide.owningView {
            return origin(of: view, in: owner, vertical: vertical) + givens.sum(vertical ? .topInset : .leftInset, of: guide)
        }
        guard let view = item as? UIView, let parent = view.superview else { return LinearSum() }
        return origin(of: parent, in: owner, vertical: vertical) + givens.sum(vertical ? .top : .left, of: view)
    }

    private mutating func width(of item: any LayoutItem) -> LinearSum {
        if let index = indexOfItem[ObjectIdentifier(item)] { return LinearSum(variable: PlacementSystem.Box(index).width) }
        if let guide = item as? UILayoutGuide, let view = guide.owningView {
            return width(of: view) - givens.sum(.leftInset, of: guide) - givens.sum(.rightInset, of: guide)
        }
        return (item as? UIView).map { givens.sum(.width, of: $0) } ?? LinearSum()
    }

    private mutating func height(of item: any LayoutItem) -> LinearSum {
        if let index = indexOfItem[ObjectIdentifier(item)] { return LinearSum(variable: PlacementSystem.Box(index).height) }
        if let guide = item as? UILayoutGuide, let view = guide.owningView {
            return height(of: view) - givens.sum(.topInset, of: guide) - givens.sum(.bottomInset, of: guide)
        }
        return (item as? UIView).map { givens.sum(.height, of: $0) } ?? LinearSum()
    }
}
