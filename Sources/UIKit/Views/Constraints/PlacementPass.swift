/// Puts views and guides where their constraints say.
///
/// Items that depend on each other are solved together: free items, the constraints that refer to them, the free items these refer
/// to, and so on. An item that is not free keeps its place, which enters as numbers. Only the frames are kept from one pass to the
/// next. A pass starts from the constraints, so no other state can be out of date.
@MainActor
struct PlacementPass {
    // MARK: - The state of all constraints

    /// Grows with every change that could move something.
    private(set) static var state = 0
    private(set) static var isPlacing = false

    static func stateChanged() {
        state += 1
    }

    /// Places the subviews of a view, and the items that depend on them.
    static func placeSubviews(of view: UIView) {
        guard let facts = view.constraintFacts, facts.placedAt != state,
            facts.hasFreeSubviews || !facts.installed.isEmpty || !facts.tethers.isEmpty
        else { return }
        var pass = PlacementPass(sizing: nil)
        pass.include(everythingIn: view)
        pass.solve()
        facts.placedAt = state
        isPlacing = true
        pass.place()
        isPlacing = false
    }

    /// The size that the constraints inside a view give it.
    static func size(
        of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        var pass = PlacementPass(sizing: view)
        pass.target = (target, horizontal, vertical)
        pass.include(view)
        pass.solve()
        let scale = view.world.screen.scale
        func up(_ value: Double) -> CGFloat { (CGFloat(value) * scale - 1e-4).rounded(.up) / scale }
        let box = pass.boxes[ObjectIdentifier(view)]!
        return CGSize(width: up(pass.solver.value(of: box.width)), height: up(pass.solver.value(of: box.height)))
    }

    // MARK: - What hangs together

    /// The unknowns of a free item: its position in its parent's visible rectangle, and its size.
    private struct Box {
        let x, y, width, height: Int
    }

    /// The view whose size is computed. Its size is unknown, and everything outside of it is ignored.
    private let sizing: UIView?
    private var target: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?
    private var solver = LinearSolver()
    private var items: [any LayoutItem] = []
    private var constraints: [NSLayoutConstraint] = []
    private var boxes: [ObjectIdentifier: Box] = [:]
    private var known: Set<ObjectIdentifier> = []

    private init(sizing: UIView?) {
        self.sizing = sizing
    }

    private func isUnknown(_ item: any LayoutItem) -> Bool { item === sizing || item.isFree }

    private mutating func include(_ item: any LayoutItem) {
        guard isUnknown(item), known.insert(ObjectIdentifier(item)).inserted else { return }
        items.append(item)
        for constraint in item.layoutFacts.touching.compactMap(\.object) { include(constraint) }
        if let view = item as? UIView { include(everythingIn: view) }
        if item !== sizing, let parent = item.parentView { include(parent) }
    }

    private mutating func include(everythingIn view: UIView) {
        view.prepareConstraints()
        guard let facts = view.constraintFacts else { return }
        for constraint in facts.installed { include(constraint) }
        for constraint in facts.tethers.compactMap(\.object) { include(constraint) }
        if facts.hasFreeSubviews {
            for subview in view.subviews { include(subview) }
        }
        for guide in facts.guides { include(guide) }
    }

    private mutating func include(_ constraint: NSLayoutConstraint) {
        guard let owner = constraint.owner, known.insert(ObjectIdentifier(constraint)).inserted else { return }
        if let sizing, !owner.isDescendant(of: sizing) { return }
        constraints.append(constraint)
        for item in constraint.items {
            include(item)
            if item !== sizing, let view = item.parentView { include(view) }
            if let view = item as? UIScrollView, constraint.items.contains(where: { view.contains($0) }) {
                include(view.contentLayoutGuide)
            }
        }
    }

    // MARK: - Solving

    /// Text in several lines has a height only once its width is known. Then the system is solved again, at most twice.
    private mutating func solve() {
        var widths: [ObjectIdentifier: CGFloat] = [:]
        for _ in 0..<3 {
            build(widths)
            solver.optimize()
            var isSettled = true
            for case let view as UIView in items {
                let width = CGFloat(solver.value(of: boxes[ObjectIdentifier(view)]!.width))
                let assumed = widths[ObjectIdentifier(view)] ?? .greatestFiniteMagnitude
                guard view.intrinsicContentSize(forWidth: width).height != view.intrinsicContentSize(forWidth: assumed).height else {
                    continue
                }
                widths[ObjectIdentifier(view)] = width
                isSettled = false
            }
            if isSettled { return }
        }
    }

    private mutating func build(_ widths: [ObjectIdentifier: CGFloat]) {
        solver = LinearSolver()
        boxes = [:]
        for item in items {
            boxes[ObjectIdentifier(item)] = Box(
                x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(), height: solver.makeVariable())
        }
        for item in items {
            let box = boxes[ObjectIdentifier(item)]!
            solver.add(LinearSum(variable: box.width), .atLeast)
            solver.add(LinearSum(variable: box.height), .atLeast)
            if let guide = item as? UILayoutGuide, guide.role == .content, let view = guide.owningView {
                solver.add(LinearSum(variable: box.x) + Double(view.bounds.minX), .equal)
                solver.add(LinearSum(variable: box.y) + Double(view.bounds.minY), .equal)
            }
        }
        for constraint in constraints { add(constraint) }
        for case let view as UIView in items {
            let box = boxes[ObjectIdentifier(view)]!
            let size = view.intrinsicContentSize(forWidth: widths[ObjectIdentifier(view)] ?? .greatestFiniteMagnitude)
            for (axis, variable, length) in [
                (NSLayoutConstraint.Axis.horizontal, box.width, size.width), (.vertical, box.height, size.height),
            ] where length != UIView.noIntrinsicMetric {
                let surplus = LinearSum(variable: variable) + Double(-length)
                solver.add(surplus, .atMost, level: view.contentHuggingPriority(for: axis).level)
                solver.add(surplus, .atLeast, level: view.contentCompressionResistancePriority(for: axis).level)
            }
        }
        if let sizing, let target {
            let box = boxes[ObjectIdentifier(sizing)]!
            solver.add(LinearSum(variable: box.width) + Double(-target.size.width), .equal, level: target.horizontal.level)
            solver.add(LinearSum(variable: box.height) + Double(-target.size.height), .equal, level: target.vertical.level)
        }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let owner = constraint.owner, let first = sum(constraint.first, constraint, in: owner) else { return }
        var right = LinearSum()
        if let quantity = constraint.second {
            guard let second = sum(quantity, constraint, in: owner) else { return }
            right = second * Double(constraint.multiplier)
        }
        var (constant, relation) = (constraint.constant, constraint.relation)
        if constraint.first.followsReading, isMirrored(constraint.first) {
            // In right-to-left interfaces, a greater distance is further back, and "more" becomes "less".
            constant = -constant
            relation = NSLayoutConstraint.Relation(rawValue: -relation.rawValue)!
        }
        let difference = first - right + Double(-constant)
        let kind: LinearSolver.Relation =
            switch relation {
            case .equal: .equal
            case .lessThanOrEqual: .atMost
            case .greaterThanOrEqual: .atLeast
            }
        if !solver.add(difference, kind, level: constraint.priority.level) {
            owner.world.log(
                "Unable to simultaneously satisfy constraints.\n  left out \(constraint)")
        }
    }

    private func isMirrored(_ quantity: LayoutQuantity) -> Bool {
        quantity.item?.hostView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    // MARK: - Quantities as sums of unknowns

    private func sum(_ quantity: LayoutQuantity, _ constraint: NSLayoutConstraint, in owner: UIView) -> LinearSum? {
        if let end = quantity.distanceEnd {
            guard let from = place(quantity, constraint, in: owner), let to = place(end, constraint, in: owner) else { return nil }
            return quantity.attribute.followsReading && isMirrored(quantity) ? from - to : to - from
        }
        return place(quantity, constraint, in: owner)
    }

    private func place(_ quantity: LayoutQuantity, _ constraint: NSLayoutConstraint, in owner: UIView) -> LinearSum? {
        guard let item = quantity.item else { return nil }
        if let view = item as? UIScrollView, quantity.attribute != .width, quantity.attribute != .height,
            constraint.items.contains(where: { view.contains($0) })
        {
            return place(quantity.attribute, of: view.contentLayoutGuide, in: owner)
        }
        return place(quantity.attribute, of: item, in: owner)
    }

    private func place(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in owner: UIView) -> LinearSum? {
        guard let host = item.hostView else { return nil }
        let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (width, height) = size(of: item)
        let margins = (item as? UIView)?.layoutMargins ?? .zero
        func start(_ vertical: Bool) -> LinearSum { origin(of: item, in: owner, vertical: vertical) }
        switch attribute {
        case .notAnAttribute: return LinearSum()
        case .width: return width
        case .height: return height
        case .left: return start(false)
        case .right: return start(false) + width
        case .leading: return isMirrored ? start(false) + width : start(false)
        case .trailing: return isMirrored ? start(false) : start(false) + width
        case .centerX: return start(false) + width * 0.5
        case .top: return start(true)
        case .bottom: return start(true) + height
        case .centerY: return start(true) + height * 0.5
        case .firstBaseline:
            guard let baseline = (item as? UIView)?.baselines?.first else { return start(true) + height }
            return start(true) + Double(baseline)
        case .lastBaseline: return start(true) + height + Double(-((item as? UIView)?.baselines?.last ?? 0))
        case .leftMargin: return start(false) + Double(margins.left)
        case .rightMargin: return start(false) + width + Double(-margins.right)
        case .leadingMargin: return isMirrored ? start(false) + width + Double(-margins.right) : start(false) + Double(margins.left)
        case .trailingMargin: return isMirrored ? start(false) + Double(margins.left) : start(false) + width + Double(-margins.right)
        case .topMargin: return start(true) + Double(margins.top)
        case .bottomMargin: return start(true) + height + Double(-margins.bottom)
        case .centerXWithinMargins: return start(false) + width * 0.5 + Double((margins.left - margins.right) / 2)
        case .centerYWithinMargins: return start(true) + height * 0.5 + Double((margins.top - margins.bottom) / 2)
        }
    }

    /// The distance from the visible corner of `owner` to the corner of an item.
    private func origin(of item: any LayoutItem, in owner: UIView, vertical: Bool) -> LinearSum {
        if item === owner || item === sizing { return LinearSum() }
        if let box = boxes[ObjectIdentifier(item)] {
            let own = LinearSum(variable: vertical ? box.y : box.x)
            return item.parentView.map { own + origin(of: $0, in: owner, vertical: vertical) } ?? own
        }
        if let guide = item as? UILayoutGuide, let view = guide.owningView {
            return origin(of: view, in: owner, vertical: vertical) + Double(vertical ? guide.insets.top : guide.insets.left)
        }
        guard let view = item as? UIView, let parent = view.superview else { return LinearSum() }
        let own = vertical ? view.frame.minY - parent.bounds.minY : view.frame.minX - parent.bounds.minX
        return origin(of: parent, in: owner, vertical: vertical) + Double(own)
    }

    private func size(of item: any LayoutItem) -> (width: LinearSum, height: LinearSum) {
        if let box = boxes[ObjectIdentifier(item)] { return (LinearSum(variable: box.width), LinearSum(variable: box.height)) }
        if let guide = item as? UILayoutGuide, let view = guide.owningView {
            let (width, height) = size(of: view)
            let insets = guide.insets
            return (width + Double(-insets.left - insets.right), height + Double(-insets.top - insets.bottom))
        }
        let size = (item as? UIView)?.bounds.size ?? .zero
        return (LinearSum(Double(size.width)), LinearSum(Double(size.height)))
    }

    // MARK: - Placing

    private func place() {
        for item in items {
            let box = boxes[ObjectIdentifier(item)]!
            let corner = item.parentView?.bounds.origin ?? .zero
            let scale = item.hostView?.world.screen.scale ?? 1
            // [TEXT-03] Half a pixel is rounded up, in spite of rounding errors of the solver.
            func pixel(_ value: Double) -> CGFloat { CGFloat(value + 1e-6).rounded(toPixelsOf: scale) }
            let (x, y) = (solver.value(of: box.x), solver.value(of: box.y))
            let left = pixel(x)
            let top = pixel(y)
            let size = CGSize(width: pixel(x + solver.value(of: box.width)) - left, height: pixel(y + solver.value(of: box.height)) - top)
            let frame = CGRect(origin: CGPoint(x: corner.x + left, y: corner.y + top), size: size)
            if let view = item as? UIView {
                view.layoutFacts.placedAt = PlacementPass.state
                guard view.superview != nil else { continue }
                view.layer.isUntransformed ? (view.frame = frame) : view.placeUntransformed(frame)
            } else if let guide = item as? UILayoutGuide {
                guide.placed = frame
                if guide.role == .content, let view = guide.owningView as? UIScrollView { view.contentSize = size }
            }
        }
    }
}

extension UIView {
    /// Sets the frame that the view would have without its transform.
    fileprivate func placeUntransformed(_ frame: CGRect) {
        bounds.size = frame.size
        let anchor = layer.anchorPoint
        center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }
}

extension UIScrollView {
    /// Whether an item is inside the scroll view. For such an item the scroll view's edges are those of its content.
    fileprivate func contains(_ item: any LayoutItem) -> Bool {
        guard item !== self, let host = item.hostView else { return false }
        if let guide = item as? UILayoutGuide, guide.owningView === self { return guide.role == .free }
        return host !== self && host.isDescendant(of: self)
    }

    /// Whether an item moves when the content scrolls.
    func scrolls(_ item: any LayoutItem) -> Bool {
        contains(item) || (item as? UILayoutGuide).map { $0.owningView === self && $0.role == .content } ?? false
    }
}
