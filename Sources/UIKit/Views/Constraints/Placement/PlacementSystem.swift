/// The solved equations of items that depend on each other, stored for the next pass.
///
/// A pass updates the numbers of the equations: constants of constraints, places of items that are not free, margins, natural
/// sizes, and the requested size. The solver follows the changes. If several solutions are equally good, the one it finds depends
/// on its history. Then everything is solved from scratch, so that stored systems give the results of new ones.
@MainActor
final class PlacementSystem {
    /// The variables of an item: its origin in its parent's visible rectangle, and its size.
    struct Box {
        let start, length: AxisPair<Int>

        init(_ index: Int) { (start, length) = (AxisPair(index * 4, index * 4 + 1), AxisPair(index * 4 + 2, index * 4 + 3)) }
    }

    private struct Item {
        private(set) weak var view: UIView?
        private(set) weak var guide: UILayoutGuide?
        /// Whether the item has no natural size, because it is a guide or of the class `UIView`.
        let isPlain: Bool
        /// The indexes of the given numbers for the natural size; -1 if there is none along an axis.
        var natural = AxisPair(-1)
        /// The width to which the natural height belongs.
        var assumedWidth = CGFloat.greatestFiniteMagnitude

        init(_ item: any LayoutItem) {
            view = item as? UIView
            guide = item as? UILayoutGuide
            isPlain = view.map { type(of: $0) == UIView.self } ?? true
        }
    }

    /// An equation or inequality: `sum + factor * given + ... - sign * constant`, compared with zero.
    private struct Demand {
        let sum: LinearSum
        let relation: LinearSolver.Relation
        let level: Float?
        var givens: ArraySlice<Use> = []
        var constraint = -1
        var sign = 0.0
    }

    private struct Use {
        let given: Int
        let factor: Double
    }

    private struct Source {
        let constraint: Weak<NSLayoutConstraint>
        var constant: CGFloat
        let demand: Int
    }

    /// The value of `PlacementPass.structure` for which the equations are known to be valid.
    private var structure: Int
    private let structures: ContiguousArray<PlacementStructure>
    private let direction: UIUserInterfaceLayoutDirection?
    private let prepared: ContiguousArray<Weak<UIView>>
    private var items: ContiguousArray<Item>
    private var givens: PlacementGivens
    private var demands: ContiguousArray<Demand> = []
    private var sources: ContiguousArray<Source> = []
    /// The indexes of the demands that contain a given number, by its index.
    private var demandsOfGiven: [[Int]] = []
    /// The value of `PlacementPass.constants` whose constants the equations contain.
    private var constants = PlacementPass.constants
    private var target: PlacementTarget?
    private var targetGivens = AxisPair(-1)
    private var solver = LinearSolver()
    /// The number of times that everything was solved from scratch.
    private(set) var solutions = 0

    /// Makes the equations and solves them.
    init(_ discovery: PlacementDiscovery, _ target: PlacementTarget? = nil) {
        structure = PlacementPass.structure
        structures = ContiguousArray(
            discovery.items.map(\.layoutFacts.structure) + discovery.prepared.compactMap(\.constraintFacts?.structure))
        direction = discovery.items.first?.hostView?.world.layoutDirection
        prepared = ContiguousArray(discovery.prepared.map { Weak($0) })
        items = ContiguousArray(discovery.items.map { Item($0) })
        self.target = target
        var equations = PlacementEquations(discovery)
        givens = equations.givens
        for (index, item) in discovery.items.enumerated() {
            let box = Box(index)
            for axis in NSLayoutConstraint.Axis.both { demand(LinearSum(variable: box.length[axis]), .atLeast) }
            guard let guide = item as? UILayoutGuide, guide.role == .content, let view = guide.owningView else { continue }
            for axis in NSLayoutConstraint.Axis.both {
                demand(LinearSum(variable: box.start[axis]) + equations.givens.sum(.origin(axis), of: view), .equal)
            }
        }
        for constraint in discovery.constraints {
            guard let (sum, relation, sign) = equations.difference(constraint) else { continue }
            demand(sum, relation, level: constraint.priority.level, sources.count, sign)
            sources.append(Source(constraint: Weak(constraint), constant: constraint.constant, demand: demands.count - 1))
        }
        for (index, item) in discovery.items.enumerated() {
            guard let view = item as? UIView else { continue }
            let size = view.intrinsicContentSize(forWidth: .greatestFiniteMagnitude)
            for axis in NSLayoutConstraint.Axis.both {
                items[index].natural[axis] = demandNatural(size[axis], of: view, axis, Box(index).length[axis], &equations.givens)
            }
        }
        if let target, let view = discovery.sizing {
            for axis in NSLayoutConstraint.Axis.both {
                let given = equations.givens.index(.target(axis), of: view, Double(target.size[axis]))
                targetGivens[axis] = given
                let surplus = LinearSum(variable: Box(0).length[axis]) - LinearSum(variable: -1 - given)
                demand(surplus, .equal, level: target.priorities[axis].level)
            }
        }
        givens = equations.givens
        givens.forgetNames()
        demandsOfGiven = Array(repeating: [], count: givens.indicesOfAll.count)
        for index in demands.indices {
            for use in demands[index].givens { demandsOfGiven[use.given].append(index) }
        }
        solveFromScratch()
        settleHeights()
    }

    private func demandNatural(
        _ length: CGFloat, of view: UIView, _ axis: NSLayoutConstraint.Axis, _ variable: Int, _ givens: inout PlacementGivens
    ) -> Int {
        guard length != UIView.noIntrinsicMetric else { return -1 }
        let natural = givens.index(.natural(axis), of: view, Double(length))
        let surplus = LinearSum(variable: variable) - LinearSum(variable: -1 - natural)
        // [VIEW-15] A view that gives way has a level just below others of the same priority.
        let givesWay = view.constraintFacts?.stack?.hasLowerPriority(view, along: axis) ?? false
        func level(_ priority: UILayoutPriority) -> Float? { givesWay ? priority.level?.nextDown : priority.level }
        demand(surplus, .atMost, level: level(view.contentHuggingPriority(for: axis)))
        demand(surplus, .atLeast, level: level(view.contentCompressionResistancePriority(for: axis)))
        return natural
    }

    private func demand(
        _ sum: LinearSum, _ relation: LinearSolver.Relation, level: Float? = nil, _ constraint: Int = -1, _ sign: Double = 0
    ) {
        var own = LinearSum(sum.constant)
        var uses: [Use] = []
        for term in sum.terms {
            if term.variable < 0 {
                uses.append(Use(given: -1 - term.variable, factor: term.factor))
            } else {
                own.add(term.factor, times: term.variable)
            }
        }
        demands.append(Demand(sum: own, relation: relation, level: level, givens: uses[...], constraint: constraint, sign: sign))
    }

    private func constant(of demand: Demand) -> Double {
        var constant = demand.sum.constant
        for use in demand.givens { constant += use.factor * givens.value(of: use.given) }
        return demand.constraint < 0 ? constant : constant - demand.sign * Double(sources[demand.constraint].constant)
    }

    // MARK: - Solving

    private func solveFromScratch() {
        solutions += 1
        solver = LinearSolver()
        for _ in 0..<items.count * 4 { _ = solver.makeVariable() }
        for demand in demands {
            var sum = demand.sum
            sum.constant = constant(of: demand)
            if solver.add(sum, demand.relation, level: demand.level) { continue }
            guard demand.constraint >= 0, let constraint = sources[demand.constraint].constraint.object else { continue }
            constraint.owner?.world.log(
                "Unable to simultaneously satisfy constraints.\n  left out \(constraint)")
        }
        solver.optimize()
    }

    /// Solves again, at most twice, with the heights of texts that are broken into lines at the solved widths.
    private func settleHeights() {
        for _ in 0..<2 {
            var isSettled = true
            for index in items.indices where !items[index].isPlain {
                guard let view = items[index].view, view.naturalHeightFollowsWidth else { continue }
                let width = CGFloat(solver.value(of: Box(index).length.horizontal))
                let height = view.intrinsicContentSize(forWidth: width).height
                guard height != view.intrinsicContentSize(forWidth: items[index].assumedWidth).height else { continue }
                isSettled = false
                items[index].assumedWidth = width
                set(items[index].natural.vertical, to: height)
            }
            if isSettled { return }
            if !solver.follow() { solveFromScratch() }
        }
    }

    private func set(_ given: Int, to value: CGFloat) {
        if given >= 0, givens.set(given, to: value) { updateDemands(of: given) }
    }

    private func updateDemands(of given: Int) {
        for index in demandsOfGiven[given] { solver.change(index, to: constant(of: demands[index])) }
    }

    /// Updates the numbers of the equations and solves them again. Returns false if the equations themselves are out of date.
    func update(_ newTarget: PlacementTarget? = nil) -> Bool {
        guard isStructureKept else { return false }
        for index in prepared.indices {
            guard let view = prepared[index].object else { return false }
            view.prepareConstraints()
        }
        guard isStructureKept, direction == (items.first?.view ?? items.first?.guide?.owningView)?.world.layoutDirection,
            updateTarget(newTarget), updateConstants()
        else { return false }
        for given in givens.indicesOfAll {
            guard let isChange = givens.reread(given) else { return false }
            if isChange { updateDemands(of: given) }
        }
        for index in items.indices {
            guard updateNaturalSize(index) else { return false }
        }
        if !solver.follow() { solveFromScratch() }
        settleHeights()
        return true
    }

    private var isStructureKept: Bool {
        guard structure != PlacementPass.structure else { return true }
        for index in structures.indices where structures[index].state > structure { return false }
        structure = PlacementPass.structure
        return true
    }

    private func updateConstants() -> Bool {
        guard constants != PlacementPass.constants else { return true }
        constants = PlacementPass.constants
        for index in sources.indices {
            guard let constraint = sources[index].constraint.object else { return false }
            let constant = constraint.constant
            guard constant != sources[index].constant else { continue }
            sources[index].constant = constant
            let demand = sources[index].demand
            solver.change(demand, to: self.constant(of: demands[demand]))
        }
        return true
    }

    private func updateTarget(_ new: PlacementTarget?) -> Bool {
        guard let new, let old = target else { return target == nil }
        for axis in NSLayoutConstraint.Axis.both where new.priorities[axis] != old.priorities[axis] { return false }
        target = new
        for axis in NSLayoutConstraint.Axis.both { set(targetGivens[axis], to: new.size[axis]) }
        return true
    }

    private func updateNaturalSize(_ index: Int) -> Bool {
        guard !items[index].isPlain else { return true }
        guard let view = items[index].view else { return false }
        let natural = items[index].natural
        let size = view.intrinsicContentSize(forWidth: .greatestFiniteMagnitude)
        items[index].assumedWidth = .greatestFiniteMagnitude
        for axis in NSLayoutConstraint.Axis.both {
            guard (size[axis] != UIView.noIntrinsicMetric) == (natural[axis] >= 0) else { return false }
            set(natural[axis], to: size[axis])
        }
        return true
    }

    /// Returns a length of the first item, which is the view whose size was requested.
    func sizedLength(_ axis: NSLayoutConstraint.Axis) -> Double { solver.value(of: Box(0).length[axis]) }

    // MARK: - Placing

    func place() {
        for index in items.indices {
            if let view = items[index].view {
                view.layoutFacts.placedAt = PlacementPass.state
                guard let parent = view.superview else { continue }
                let frame = frame(of: index, parent.bounds.origin, view.world.screen.scale)
                view.layer.isUntransformed ? (view.frame = frame) : view.placeUntransformed(frame)
            } else if let guide = items[index].guide {
                let owner = guide.owningView
                let frame = frame(of: index, owner?.bounds.origin ?? .zero, owner?.world.screen.scale ?? 1)
                guide.placed = frame
                if guide.role == .content, let view = owner as? UIScrollView { view.contentSize = frame.size }
            }
        }
    }

    private func frame(of item: Int, _ corner: CGPoint, _ scale: CGFloat) -> CGRect {
        // [TEXT-03] Half a pixel is rounded up, in spite of the solver's rounding errors.
        func pixel(_ value: Double) -> CGFloat { CGFloat(value + 1e-6).rounded(toPixelsOf: scale) }
        let box = Box(item)
        func extent(_ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, length: CGFloat) {
            let start = solver.value(of: box.start[axis])
            return (pixel(start), pixel(start + solver.value(of: box.length[axis])) - pixel(start))
        }
        let (x, y) = (extent(.horizontal), extent(.vertical))
        return CGRect(x: corner.x + x.start, y: corner.y + y.start, width: x.length, height: y.length)
    }
}

extension UIView {
    /// Places the view so that it would have a frame if it had no transform.
    fileprivate func placeUntransformed(_ frame: CGRect) {
        bounds = CGRect(origin: bounds.origin, size: frame.size)
        let anchor = layer.anchorPoint
        center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }
}
