/// The numbers that enter the equations from outside: places of what is not free, margins, natural sizes.
///
/// While equations are made each one is a variable with a negative index, -1 for the first. So a sum tells how much of each is in it.
@MainActor
struct PlacementGivens {
    enum Kind: Hashable {
        /// Where a view begins in the visible rectangle of its parent.
        case left, top
        case width, height
        /// Where the visible rectangle of a scroll view begins in its content.
        case originX, originY
        case leftMargin, topMargin, rightMargin, bottomMargin
        /// How far a guide lies inside of the bounds of its view.
        case leftInset, topInset, rightInset, bottomInset
        case firstBaseline, lastBaseline
        /// Set by who solves.
        case natural(NSLayoutConstraint.Axis), target(NSLayoutConstraint.Axis)
    }

    private struct Given {
        private(set) weak var item: (any LayoutItem)?
        let kind: Kind
        var value: Double

        init(_ item: any LayoutItem, _ kind: Kind, _ value: Double) {
            self.item = item
            self.kind = kind
            self.value = value
        }
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
        givens.append(Given(item, kind, value ?? PlacementGivens.value(kind, of: item) ?? 0))
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
        if let guide = item as? UILayoutGuide {
            let insets = guide.insets
            switch kind {
            case .leftInset: return Double(insets.left)
            case .topInset: return Double(insets.top)
            case .rightInset: return Double(insets.right)
            case .bottomInset: return Double(insets.bottom)
            default: return nil
            }
        }
        guard let view = item as? UIView else { return nil }
        switch kind {
        case .left: return view.superview.map { Double(view.frame.minX - $0.bounds.minX) }
        case .top: return view.superview.map { Double(view.frame.minY - $0.bounds.minY) }
        case .width: return Double(view.bounds.width)
        case .height: return Double(view.bounds.height)
        case .originX: return Double(view.bounds.minX)
        case .originY: return Double(view.bounds.minY)
        case .leftMargin: return Double(view.layoutMargins.left)
        case .topMargin: return Double(view.layoutMargins.top)
        case .rightMargin: return Double(view.layoutMargins.right)
        case .bottomMargin: return Double(view.layoutMargins.bottom)
        case .firstBaseline: return view.baselines.map { Double($0.first) }
        case .lastBaseline: return view.baselines.map { Double($0.last) }
        case .leftInset, .topInset, .rightInset, .bottomInset, .natural, .target: return nil
        }
    }
}
