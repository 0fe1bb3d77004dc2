/// The numbers that enter the equations from outside: places of what is not free, margins, natural sizes.
///
/// While equations are made each one is a variable with a negative index, -1 for the first. So a sum tells how much of each is in it.
@MainActor
struct PlacementGivens {
    enum Kind: Hashable {
        /// Where a view begins in the visible rectangle of its parent.
        case start(NSLayoutConstraint.Axis)
        case length(NSLayoutConstraint.Axis)
        /// Where the visible rectangle of a scroll view begins in its content.
        case origin(NSLayoutConstraint.Axis)
        case startMargin(NSLayoutConstraint.Axis), endMargin(NSLayoutConstraint.Axis)
        /// How far a guide lies inside of the bounds of its view.
        case startInset(NSLayoutConstraint.Axis), endInset(NSLayoutConstraint.Axis)
        case firstBaseline, lastBaseline
        /// Set by who solves.
        case natural(NSLayoutConstraint.Axis), target(NSLayoutConstraint.Axis)
    }

    private struct Given {
        weak var item: (any LayoutItem)?
        let kind: Kind
        var value: Double
    }

    private struct Name: Hashable {
        let item: ObjectIdentifier
        let kind: Kind
    }

    private var givens: [Given] = []
    private var indices: [Name: Int] = [:]

    var indicesOfAll: Range<Int> { givens.indices }

    func value(of index: Int) -> Double { givens[index].value }

    /// The index of a number; the same for the same question.
    mutating func index(_ kind: Kind, of item: any LayoutItem, _ value: Double? = nil) -> Int {
        let name = Name(item: ObjectIdentifier(item), kind: kind)
        if let index = indices[name] { return index }
        indices[name] = givens.count
        givens.append(Given(item: item, kind: kind, value: value ?? PlacementGivens.value(kind, of: item) ?? 0))
        return givens.count - 1
    }

    mutating func sum(_ kind: Kind, of item: any LayoutItem) -> LinearSum { LinearSum(variable: -1 - index(kind, of: item)) }

    /// Ends the making of equations.
    mutating func forgetNames() {
        indices = [:]
    }

    /// - Returns: whether it is another value.
    mutating func set(_ index: Int, to value: CGFloat) -> Bool {
        let isChange = givens[index].value != Double(value)
        givens[index].value = Double(value)
        return isChange
    }

    /// Asks again.
    ///
    /// - Returns: whether the answer is another one; nil when there is nobody to ask any more.
    mutating func update(_ index: Int) -> Bool? {
        switch givens[index].kind {
        case .natural, .target: return false
        default:
            guard let item = givens[index].item, let value = PlacementGivens.value(givens[index].kind, of: item) else { return nil }
            let isChange = value != givens[index].value
            givens[index].value = value
            return isChange
        }
    }

    private static func value(_ kind: Kind, of item: any LayoutItem) -> Double? {
        let view = item as? UIView
        let value: CGFloat? =
            switch kind {
            case .start(let axis): view?.superview.map { view!.frame.start(axis) - $0.bounds.start(axis) }
            case .length(let axis): view?.bounds.length(axis)
            case .origin(let axis): view?.bounds.start(axis)
            case .startMargin(let axis): view?.layoutMargins.start(axis)
            case .endMargin(let axis): view?.layoutMargins.end(axis)
            case .startInset(let axis): (item as? UILayoutGuide)?.insets.start(axis)
            case .endInset(let axis): (item as? UILayoutGuide)?.insets.end(axis)
            case .firstBaseline: view?.baselines?.first
            case .lastBaseline: view?.baselines?.last
            case .natural, .target: nil
            }
        return value.map { Double($0) }
    }
}
