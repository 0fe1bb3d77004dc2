/// The equations of whatever hangs together, solved, and kept for the next pass.
///
/// A pass compares the numbers that the equations were solved with: constants of constraints, places of what is not free, margins,
/// natural sizes, the size asked for. The solver follows those that are others now. Where more than one answer is as good, the
/// one that is found depends on the way to it: then everything is solved anew, so that a kept system never shows.
@MainActor
final class PlacementSystem {
    /// The unknowns of an item: its place in its parent's visible rectangle, and its size.
    struct Box {
        let start, length: AxisPair<Int>

        init(_ index: Int) { (start, length) = (AxisPair(index * 4, index * 4 + 1), AxisPair(index * 4 + 2, index * 4 + 3)) }
    }

    private struct Item {
        private(set) weak var view: UIView?
        private(set) weak var guide: UILayoutGuide?
        /// A plain view has no natural size.
        let isPlain: Bool
        /// The numbers that stand for the natural size; -1 where there is none in an axis.
        var natural = AxisPair(-1)
        /// The width that the natural height is for.
        var assumedWidth = CGFloat.greatestFiniteMagnitude

        init(_ item: any LayoutItem) {
            view = item as? UIView
            guide = item as? UILayoutGuide
            isPlain = view.map { type(of: $0) == UIView.self } ?? true
        }
    }

    /// Something that has to be so: `sum + factor * given + ... - sign * constant`, compared with zero.
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

    /// The state of the structures that the equations are right for.
    private var structure: Int
    private let structures: ContiguousArray<PlacementStructure>
    private let direction: UIUserInterfaceLayoutDirection?
    private let prepared: ContiguousArray<Weak<UIView>>
    private var items: ContiguousArray<Item>
    private var givens: PlacementGivens
    private var demands: ContiguousArray<Demand> = []
    private var sources: ContiguousArray<Source> = []
    /// By given: the demands that it is part of.
    private var demandsOfGiven: [[Int]] = []
    /// The state of all constants of constraints that the equations have.
    private var constants = PlacementPass.constants
    private var target: PlacementTarget?
    private var targetGivens = AxisPair(-1)
    private var solver = LinearSolver()
    /// How often everything was solved anew.
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
        solveAnew()
        settleHeights()
    }

    private func demandNatural(
        _ length: CGFloat, of view: UIView, _ axis: NSLayoutConstraint.Axis, _ variable: Int, _ givens: inout PlacementGivens
    ) -> Int {
        guard length != UIView.noIntrinsicMetric else { return -1 }
        let natural = givens.index(.natural(axis), of: view, Double(length))
        let surplus = LinearSum(variable: variable) - LinearSum(variable: -1 - natural)
        // [VIEW-15] Just below its equals.
        let givesWay = view.constraintFacts?.stack?.givesWay(view, along: axis) ?? false
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

    private func solveAnew() {
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

    /// Text that is broken into lines has a height only once its width is known: then it is solved again, at most twice.
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
            if !solver.follow() { solveAnew() }
        }
    }

    private func set(_ given: Int, to value: CGFloat) {
        if given >= 0, givens.set(given, to: value) { tell(given) }
    }

    private func tell(_ given: Int) {
        for index in demandsOfGiven[given] { solver.change(index, to: constant(of: demands[index])) }
    }

    /// Solves the same equations with the numbers of now.
    ///
    /// - Returns: false when the equations are not the same any more.
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
            guard let isChange = givens.update(given) else { return false }
            if isChange { tell(given) }
        }
        for index in items.indices {
            guard updateNaturalSize(index) else { return false }
        }
        if !solver.follow() { solveAnew() }
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

    /// Of the view whose size was asked for.
    func lengthOfFirst(_ axis: NSLayoutConstraint.Axis) -> Double { solver.value(of: Box(0).length[axis]) }

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
        // [TEXT-03] Half a pixel goes up, whatever the solver lost on the way.
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
    /// Puts the view where it would have a frame if it were not transformed.
    fileprivate func placeUntransformed(_ frame: CGRect) {
        bounds = CGRect(origin: bounds.origin, size: frame.size)
        let anchor = layer.anchorPoint
        center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }
}
