/// The solved equations of items that depend on each other, stored for the next pass.
///
/// A pass updates the numbers of the equations: constants of constraints, places of items that
/// constraints do not place, margins, natural sizes, and the requested size. Usually the solver
/// only updates its previous solution. If several solutions are equally good, the updated solution
/// would depend on previous ones. In that case everything is solved from scratch, so that a stored
/// system gives the same result as a new system.
@MainActor
final class PlacementSystem {
    /// The indexes of an item's variables in the solver: its origin, measured from the corner of
    /// its superview's bounds, and its size.
    struct Variables {
        let start, length: AxisPair<Int>

        init(ofItem index: Int) {
            (start, length) = (AxisPair(index * 4, index * 4 + 1), AxisPair(index * 4 + 2, index * 4 + 3))
        }
    }

    private struct Item {
        private(set) weak var view: UIView?
        private(set) weak var guide: UILayoutGuide?
        /// Whether the item has no natural size, because it is a layout guide or a plain `UIView`
        /// (no subclass).
        let isPlain: Bool
        /// The indexes of the given numbers for the natural size; -1 along an axis without a
        /// natural length.
        var natural = AxisPair(-1)
        /// The width for which the natural height was computed, in points. The initial value
        /// represents an unlimited width.
        var assumedWidth = CGFloat.greatestFiniteMagnitude

        init(_ item: any LayoutItem) {
            view = item as? UIView
            guide = item as? UILayoutGuide
            isPlain = view.map { type(of: $0) == UIView.self } ?? true
        }
    }

    /// An equation or inequality: `sum + factor * given + ... - sign * constant`, compared with
    /// zero.
    private struct Equation {
        let sum: LinearSum
        let relation: LinearSolver.Relation
        /// The priority; nil if the equation is required.
        let level: Float?
        let givens: [GivenTerm]
        /// The index of the constraint in `constraintEntries`; -1 for an equation without a
        /// constraint.
        let constraint: Int
        /// The sign with which the constraint's constant is subtracted; 0 without a constraint.
        let sign: Double
        /// The constant that was last read from the constraint; 0 without a constraint.
        var constraintConstant: CGFloat
    }

    private struct GivenTerm {
        let given: Int
        let factor: Double
    }

    private struct ConstraintEntry {
        let constraint: WeakReference<NSLayoutConstraint>
        let constant: SharedConstant
        let equation: Int
    }

    /// The value of `PlacementPass.structureChangeCount` for which the equations are known to be
    /// valid.
    private var knownStructureChangeCount: Int
    private let revisions: ContiguousArray<EquationRevision>
    private let direction: UIUserInterfaceLayoutDirection?
    private let preparedViews: ContiguousArray<WeakReference<UIView>>
    private var items: ContiguousArray<Item>
    private var givens = PlacementGivens()
    private var equations: ContiguousArray<Equation> = []
    private var constraintEntries: ContiguousArray<ConstraintEntry> = []
    /// For each given number, the indexes of the equations that contain it.
    private var equationsOfGiven: [[Int]] = []
    /// The value of `PlacementPass.constantChangeCount` when the constants in the equations were
    /// last read.
    private var knownConstantChangeCount = PlacementPass.constantChangeCount
    /// The priorities of the requested size; nil if no size is requested.
    private let targetPriorities: AxisPair<UILayoutPriority>?
    /// The indexes of the given numbers for the requested size; -1 if no size is requested.
    private var targetGivens = AxisPair(-1)
    private var solver = LinearSolver()
    /// The number of times that the equations were solved from scratch.
    private(set) var fullSolutionCount = 0

    init(_ discovery: PlacementDiscovery, _ target: PlacementTarget? = nil) {
        knownStructureChangeCount = PlacementPass.structureChangeCount
        revisions = ContiguousArray(
            discovery.items.map(\.layoutFacts.equationRevision)
                + discovery.preparedViews.compactMap(\.constraintFacts?.equationRevision))
        direction = discovery.items.first?.hostView?.world.layoutDirection
        preparedViews = ContiguousArray(discovery.preparedViews.map { WeakReference($0) })
        items = ContiguousArray(discovery.items.map { Item($0) })
        targetPriorities = target?.priorities
        var converter = PlacementEquations(discovery)
        for (index, item) in discovery.items.enumerated() {
            let variables = Variables(ofItem: index)
            for axis in NSLayoutConstraint.Axis.both {
                addEquation(LinearSum(variable: variables.length[axis]), relation: .atLeast)
            }
            guard let guide = item as? UILayoutGuide, guide.role == .content, let view = guide.owningView else {
                continue
            }
            for axis in NSLayoutConstraint.Axis.both {
                let offset = converter.givens.placeholder(for: .origin(axis), of: view)
                addEquation(LinearSum(variable: variables.start[axis]) + offset, relation: .equal)
            }
        }
        // If a stack view hides a view that the app gives a length, the constraint of the app is left out.
        let constraints =
            discovery.constraints.filter(\.hidesView) + discovery.constraints.filter { !$0.hidesView }
        for constraint in constraints {
            guard let (sum, relation, sign) = converter.differenceOfSides(of: constraint) else { continue }
            let entry = ConstraintEntry(
                constraint: WeakReference(constraint), constant: constraint.sharedConstant, equation: equations.count)
            addEquation(
                sum, relation: relation, level: constraint.priority.level, constraint: constraintEntries.count,
                sign: sign, constraintConstant: constraint.constant)
            constraintEntries.append(entry)
        }
        for (index, item) in discovery.items.enumerated() {
            guard let view = item as? UIView else { continue }
            let size = view.intrinsicContentSize(forWidth: .greatestFiniteMagnitude)
            for axis in NSLayoutConstraint.Axis.both {
                items[index].natural[axis] = addEquations(
                    forNaturalLength: size[axis], of: view, along: axis,
                    variable: Variables(ofItem: index).length[axis],
                    givens: &converter.givens)
            }
        }
        if let target, let view = discovery.sizedView {
            for axis in NSLayoutConstraint.Axis.both {
                let given = converter.givens.indexOfStoredNumber(
                    for: .target(axis), of: view, initialValue: Double(target.size[axis]))
                targetGivens[axis] = given
                let surplus = LinearSum(variable: Variables(ofItem: 0).length[axis]) - LinearSum(variable: -1 - given)
                addEquation(surplus, relation: .equal, level: target.priorities[axis].level)
            }
        }
        givens = converter.givens
        givens.removeKeys()
        equationsOfGiven = Array(repeating: [], count: givens.indicesOfAll.count)
        for index in equations.indices {
            for term in equations[index].givens { equationsOfGiven[term.given].append(index) }
        }
        solveFromScratch()
        settleHeights()
    }

    /// Adds the inequalities that keep a length of a view near its natural length, with the view's
    /// priorities.
    ///
    /// - Returns: the index of the given number for the natural length, or -1 if the view has none.
    private func addEquations(
        forNaturalLength length: CGFloat, of view: UIView, along axis: NSLayoutConstraint.Axis, variable: Int,
        givens: inout PlacementGivens
    ) -> Int {
        guard length != UIView.noIntrinsicMetric else { return -1 }
        let natural = givens.indexOfStoredNumber(for: .natural(axis), of: view, initialValue: Double(length))
        let surplus = LinearSum(variable: variable) - LinearSum(variable: -1 - natural)
        // [VIEW-15] If its arranged views have equal priorities, a stack view with the distribution
        // `fill` stretches or compresses the first visible one before the others. For the solver,
        // the two priorities of that view are therefore lowered by the smallest possible step.
        let isLower = view.constraintFacts?.stack?.resizesFirst(view, along: axis) ?? false
        func solverLevel(of priority: UILayoutPriority) -> Float? {
            isLower ? priority.level?.nextDown : priority.level
        }
        addEquation(surplus, relation: .atMost, level: solverLevel(of: view.contentHuggingPriority(for: axis)))
        addEquation(
            surplus, relation: .atLeast, level: solverLevel(of: view.contentCompressionResistancePriority(for: axis)))
        return natural
    }

    private func addEquation(
        _ sum: LinearSum, relation: LinearSolver.Relation, level: Float? = nil, constraint: Int = -1,
        sign: Double = 0, constraintConstant: CGFloat = 0
    ) {
        var unknowns = LinearSum(sum.constant)
        var terms: [GivenTerm] = []
        for term in sum.terms {
            if term.variable < 0 {
                terms.append(GivenTerm(given: -1 - term.variable, factor: term.factor))
            } else {
                unknowns.add(term.factor, times: term.variable)
            }
        }
        equations.append(
            Equation(
                sum: unknowns, relation: relation, level: level, givens: terms, constraint: constraint, sign: sign,
                constraintConstant: constraintConstant))
    }

    /// Returns the constant of an equation's sum, including the given numbers and the constraint's
    /// constant.
    private func constant(ofEquation index: Int) -> Double {
        var constant = equations[index].sum.constant
        for term in equations[index].givens { constant += term.factor * givens.value(at: term.given) }
        return constant - equations[index].sign * Double(equations[index].constraintConstant)
    }

    // MARK: - Solving the equations

    private func solveFromScratch() {
        fullSolutionCount += 1
        solver = LinearSolver()
        for _ in 0..<items.count * 4 { _ = solver.makeVariable() }
        for index in equations.indices {
            let equation = equations[index]
            var sum = equation.sum
            sum.constant = constant(ofEquation: index)
            if solver.addConstraint(sum, relation: equation.relation, level: equation.level) { continue }
            guard equation.constraint >= 0, let constraint = constraintEntries[equation.constraint].constraint.object
            else { continue }
            constraint.owner?.world.log("Unable to simultaneously satisfy constraints.\n  left out \(constraint)")
        }
        solver.optimize()
    }

    /// Solves again, at most twice, while the solved width of a view, such as a label with several
    /// lines, changes its natural height.
    private func settleHeights() {
        for _ in 0..<2 {
            var isSettled = true
            for index in items.indices where !items[index].isPlain {
                guard let view = items[index].view, view.intrinsicHeightDependsOnWidth else { continue }
                let width = CGFloat(solver.value(of: Variables(ofItem: index).length.horizontal))
                let height = view.intrinsicContentSize(forWidth: width).height
                guard height != view.intrinsicContentSize(forWidth: items[index].assumedWidth).height else { continue }
                isSettled = false
                items[index].assumedWidth = width
                setGivenNumber(at: items[index].natural.vertical, to: height)
            }
            if isSettled { return }
            if !solver.updateSolution() { solveFromScratch() }
        }
    }

    private func setGivenNumber(at given: Int, to value: CGFloat) {
        if given >= 0, givens.updateValue(at: given, to: value) { updateEquations(ofGivenNumber: given) }
    }

    private func updateEquations(ofGivenNumber given: Int) {
        for index in equationsOfGiven[given] {
            solver.changeConstant(ofConstraint: index, to: constant(ofEquation: index))
        }
    }

    /// Updates the numbers of the equations and solves them again. Returns false if the equations
    /// themselves are out of date.
    func update(forTarget newTarget: PlacementTarget? = nil) -> Bool {
        guard isStructureKept else { return false }
        for index in preparedViews.indices {
            guard let view = preparedViews[index].object else { return false }
            view.prepareConstraints()
        }
        guard isStructureKept,
            direction == (items.first?.view ?? items.first?.guide?.owningView)?.world.layoutDirection,
            updateTarget(newTarget)
        else { return false }
        updateConstants()
        for given in givens.indicesOfAll {
            guard let isChange = givens.rereadValue(at: given) else { return false }
            if isChange { updateEquations(ofGivenNumber: given) }
        }
        for index in items.indices {
            guard updateNaturalSize(ofItem: index) else { return false }
        }
        if !solver.updateSolution() { solveFromScratch() }
        settleHeights()
        return true
    }

    private var isStructureKept: Bool {
        guard knownStructureChangeCount != PlacementPass.structureChangeCount else { return true }
        for index in revisions.indices where revisions[index].number > knownStructureChangeCount { return false }
        knownStructureChangeCount = PlacementPass.structureChangeCount
        return true
    }

    private func updateConstants() {
        guard knownConstantChangeCount != PlacementPass.constantChangeCount else { return }
        knownConstantChangeCount = PlacementPass.constantChangeCount
        for index in constraintEntries.indices {
            let constant = constraintEntries[index].constant.value
            let equation = constraintEntries[index].equation
            guard constant != equations[equation].constraintConstant else { continue }
            equations[equation].constraintConstant = constant
            solver.changeConstant(ofConstraint: equation, to: self.constant(ofEquation: equation))
        }
    }

    private func updateTarget(_ new: PlacementTarget?) -> Bool {
        guard let new, let targetPriorities else { return targetPriorities == nil }
        for axis in NSLayoutConstraint.Axis.both where new.priorities[axis] != targetPriorities[axis] { return false }
        for axis in NSLayoutConstraint.Axis.both { setGivenNumber(at: targetGivens[axis], to: new.size[axis]) }
        return true
    }

    private func updateNaturalSize(ofItem index: Int) -> Bool {
        guard !items[index].isPlain else { return true }
        guard let view = items[index].view else { return false }
        let natural = items[index].natural
        let size = view.intrinsicContentSize(forWidth: .greatestFiniteMagnitude)
        items[index].assumedWidth = .greatestFiniteMagnitude
        for axis in NSLayoutConstraint.Axis.both {
            guard (size[axis] != UIView.noIntrinsicMetric) == (natural[axis] >= 0) else { return false }
            setGivenNumber(at: natural[axis], to: size[axis])
        }
        return true
    }

    /// Returns the solved length, in points, of the view whose size was requested. That view is the
    /// first item.
    func solvedLengthOfSizedView(along axis: NSLayoutConstraint.Axis) -> Double {
        solver.value(of: Variables(ofItem: 0).length[axis])
    }

    // MARK: - Placing views

    func placeItems() {
        for index in items.indices {
            if let view = items[index].view {
                view.layoutFacts.changeCountWhenPlaced = PlacementPass.changeCount
                guard let parent = view.superview else { continue }
                let frame = frame(ofItem: index, offset: parent.bounds.origin, scale: view.world.screen.scale)
                if view.layer.isUntransformed { view.frame = frame } else { view.setUntransformedFrame(frame) }
            } else if let guide = items[index].guide {
                let owner = guide.owningView
                let frame = frame(
                    ofItem: index, offset: owner?.bounds.origin ?? .zero, scale: owner?.world.screen.scale ?? 1)
                guide.placedFrame = frame
                if guide.role == .content, let view = owner as? UIScrollView, !view.hasOwnContentSize {
                    view.contentSize = frame.size
                }
            }
        }
    }

    /// Returns the solved frame of an item, aligned to pixels and moved by `offset`.
    private func frame(ofItem item: Int, offset: CGPoint, scale: CGFloat) -> CGRect {
        // [TEXT-03] Half a pixel is rounded up, in spite of the solver's rounding errors.
        func roundedToPixel(_ value: Double) -> CGFloat { CGFloat(value + 1e-6).rounded(toPixelsOf: scale) }
        // OPTIMIZATION: the solver is read here and not in a nested function, which would copy all
        // its arrays. Without the copies another width of 500 constraints has 0.59 of the
        // instructions.
        let variables = Variables(ofItem: item)
        let x = solver.value(of: variables.start.horizontal)
        let y = solver.value(of: variables.start.vertical)
        let left = roundedToPixel(x)
        let top = roundedToPixel(y)
        let right = roundedToPixel(x + solver.value(of: variables.length.horizontal))
        let bottom = roundedToPixel(y + solver.value(of: variables.length.vertical))
        return CGRect(x: offset.x + left, y: offset.y + top, width: right - left, height: bottom - top)
    }
}

extension UIView {
    /// Places the view so that its frame would be `frame` if it had no transform.
    fileprivate func setUntransformedFrame(_ frame: CGRect) {
        bounds = CGRect(origin: bounds.origin, size: frame.size)
        let anchor = layer.anchorPoint
        center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }
}
