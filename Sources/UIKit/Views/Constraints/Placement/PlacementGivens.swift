/// The given numbers of the equations: the places of items that constraints do not place, content
/// offsets, margins, baselines, natural sizes and requested sizes.
///
/// While equations are made, each given number is a variable with a negative index, -1 for the
/// first.
@MainActor
struct PlacementGivens {
    enum Kind: Hashable {
        /// The origin of a view's frame, measured from the top left corner of its superview's
        /// bounds.
        case start(NSLayoutConstraint.Axis)
        case length(NSLayoutConstraint.Axis)
        /// The content offset of a scroll view.
        case origin(NSLayoutConstraint.Axis)
        case startMargin(NSLayoutConstraint.Axis), endMargin(NSLayoutConstraint.Axis)
        /// The distances of a layout guide from the edges of its view's bounds.
        case startInset(NSLayoutConstraint.Axis), endInset(NSLayoutConstraint.Axis)
        /// The height of a view's part that the keyboard covers.
        case keyboardHeight
        case firstBaseline, lastBaseline
        /// The natural length of a view, which `PlacementSystem` sets.
        case natural(NSLayoutConstraint.Axis)
        /// The requested length of a view, which `PlacementSystem` sets.
        case target(NSLayoutConstraint.Axis)
    }

    private struct Given {
        weak var item: (any LayoutItem)?
        let kind: Kind
        var value: Double
    }

    private struct Key: Hashable {
        let item: ObjectIdentifier
        let kind: Kind
    }

    private var givens: [Given] = []
    private var indices: [Key: Int] = [:]

    var indicesOfAll: Range<Int> { givens.indices }

    func value(at index: Int) -> Double { givens[index].value }

    /// Returns the index of an item's given number of a kind. If the number is not stored yet,
    /// stores `initialValue`, or else the current number of the item, or 0 if it has none.
    mutating func indexOfStoredNumber(for kind: Kind, of item: any LayoutItem, initialValue: Double? = nil) -> Int {
        let key = Key(item: ObjectIdentifier(item), kind: kind)
        if let index = indices[key] { return index }
        indices[key] = givens.count
        givens.append(
            Given(item: item, kind: kind, value: initialValue ?? PlacementGivens.currentValue(for: kind, of: item) ?? 0)
        )
        return givens.count - 1
    }

    /// Returns the variable that represents an item's given number while equations are made. Stores
    /// the number if it is not stored yet.
    mutating func placeholder(for kind: Kind, of item: any LayoutItem) -> LinearSum {
        LinearSum(variable: -1 - indexOfStoredNumber(for: kind, of: item))
    }

    /// Removes the keys by which `indexOfStoredNumber` finds numbers. Called after all equations
    /// were made.
    mutating func removeKeys() { indices = [:] }

    /// Replaces the stored number at an index, and returns whether the number has changed.
    mutating func updateValue(at index: Int, to value: CGFloat) -> Bool {
        let isChange = givens[index].value != Double(value)
        givens[index].value = Double(value)
        return isChange
    }

    /// Reads a given number again from its item. A natural or requested length is not read.
    ///
    /// - Returns: whether the number has changed, or nil if the item no longer exists or has no
    ///   such number.
    mutating func rereadValue(at index: Int) -> Bool? {
        switch givens[index].kind {
        case .natural, .target: return false
        default:
            guard let item = givens[index].item,
                let value = PlacementGivens.currentValue(for: givens[index].kind, of: item)
            else {
                return nil
            }
            let isChange = value != givens[index].value
            givens[index].value = value
            return isChange
        }
    }

    private static func currentValue(for kind: Kind, of item: any LayoutItem) -> Double? {
        let view = item as? UIView
        let value: CGFloat? =
            switch kind {
            case .start(let axis): view?.superview.map { view!.frame.start(along: axis) - $0.bounds.start(along: axis) }
            case .length(let axis): view?.bounds.length(along: axis)
            case .origin(let axis): view?.bounds.start(along: axis)
            case .startMargin(let axis): view?.layoutMargins.start(along: axis)
            case .endMargin(let axis): view?.layoutMargins.end(along: axis)
            case .startInset(let axis): (item as? UILayoutGuide)?.insets.start(along: axis)
            case .endInset(let axis): (item as? UILayoutGuide)?.insets.end(along: axis)
            case .keyboardHeight: (item as? UILayoutGuide)?.keyboardHeight
            case .firstBaseline: view?.baselines?.first
            case .lastBaseline: view?.baselines?.last
            case .natural, .target: nil
            }
        return value.map { Double($0) }
    }
}
