/// A constraint of the form `first = multiplier * second + constant`, with `=`, `<=` or `>=`. The
/// part `multiplier * second` may be missing.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1, equal, greaterThanOrEqual
    }

    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
            firstBaseline,
            leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins,
            centerYWithinMargins
    }

    /// The quantity on the left side of the relation: a length, a position, or the distance between
    /// two positions.
    final private(set) var first = LayoutQuantity.nothing
    /// The quantity on the right side of the relation; nil if that side is only a constant.
    final private(set) var second: LayoutQuantity?
    open private(set) var relation = Relation.equal
    open private(set) var multiplier: CGFloat = 1

    /// The constant, for the stored equations that contain this constraint.
    final let sharedConstant = SharedConstant()

    /// The constant of the relation, in points.
    open var constant: CGFloat = 0 {
        didSet {
            guard validate(constant: constant) else {
                constant = oldValue
                return
            }
            sharedConstant.value = constant
            // An inactive constraint is in no stored equations.
            guard constant != oldValue, let owner else { return }
            PlacementPass.constantChangeCount += 1
            owner.constraintsDidChange()
        }
    }

    open var priority = UILayoutPriority.required {
        didSet {
            guard priority != oldValue else { return }
            equationsDidChange()
            owner?.constraintsDidChange()
        }
    }

    open var identifier: String?

    /// The nearest view that is, or contains, each of the items; nil while the constraint is
    /// inactive.
    final weak var owner: UIView?

    /// Creates a constraint without items, which has no effect.
    ///
    /// [VIEW-29] The designated initialiser is public, so that a subclass in another module
    /// inherits the convenience initialisers.
    public override init() {}

    convenience init(
        _ first: LayoutQuantity, _ relation: Relation, _ second: LayoutQuantity?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.init()
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier.isFinite ? multiplier : 1
        self.constant = constant
        sharedConstant.value = self.constant
        if !multiplier.isFinite {
            world.fail("Multiplier is not finite!  That's illegal.  multiplier:\(multiplier.text)")
        }
    }

    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        let second = (view2 as? any LayoutItem).flatMap { attr2 == .notAnAttribute ? nil : LayoutQuantity($0, attr2) }
        self.init(
            LayoutQuantity(view1 as! any LayoutItem, attr1), relation, second, multiplier: multiplier, constant: c)
    }

    // MARK: - Items, attributes and anchors

    open var firstItem: AnyObject? { first.item }
    open var firstAttribute: Attribute { first.attribute }
    open var secondItem: AnyObject? { second?.item }
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    // MARK: - Activating constraints

    /// Whether the constraint is active. Activating reports a failure if the items have no common
    /// ancestor.
    open var isActive: Bool {
        get { owner != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open override var description: String { MainActor.assumeIsolated { text } }

    /// [VIEW-04] The description that UIKit prints: a visual format if possible, and otherwise an
    /// equation.
    private var text: String {
        let name = identifier.map { "'\($0)' " } ?? ""
        let state = isActive ? "active" : "inactive"
        let visual = visualText
        let names = visual?.container.map { ", names: '|':\($0) " } ?? ""
        return "<NSLayoutConstraint \(name)\(visual?.text ?? equationText)   (\(state)\(names))>"
    }

    private var priorityText: String { priority == .required ? "" : "@\(CGFloat(priority.rawValue).text)" }

    private var equationText: String {
        var text = "\(first.text) \(relation.text) "
        if let second {
            text += (multiplier == 1 ? "" : "\(multiplier.text)*") + second.text
            if constant != 0 { text += constant > 0 ? " + \(constant.text)" : " - \((-constant).text)" }
        } else {
            text += constant.text
        }
        return text + priorityText
    }

    /// The visual form, such as `H:|-(16)-[UILabel#1]` or `H:[UILabel#1]-(16)-|`, and the name of
    /// the item that `|` represents.
    ///
    /// Nil for most constraints. With multiplier 1, these three kinds have a visual form:
    /// `view.leading = superview.leading + c`, `view.leading = sibling.trailing + c` and
    /// `superview.trailing = view.trailing + c`. The edges may also be left and right, or top and
    /// bottom, and the relation may be an inequality.
    private var visualText: (text: String, container: String?)? {
        guard let second, multiplier == 1, let item = first.item, let other = second.item, !first.isDistance,
            !second.isDistance,
            let edges = NSLayoutConstraint.visualEdges.first(where: {
                $0.start == first.attribute || $0.end == first.attribute
            })
        else { return nil }
        let distance = "-(\(relation == .equal ? "" : relation.text)\(constant.text)\(priorityText))-"
        func text(_ chain: String) -> String { "\(edges.axis):\(chain)\(edges.direction)" }
        switch (first.attribute, second.attribute) {
        case (edges.start, edges.start) where item.parentView === other:
            return (text("|\(distance)[\(item.itemText)]"), other.itemText)
        case (edges.end, edges.end) where other.parentView === item:
            return (text("[\(other.itemText)]\(distance)|"), item.itemText)
        case (edges.start, edges.end) where item.parentView === other.parentView:
            return (text("[\(other.itemText)]\(distance)[\(item.itemText)]"), nil)
        default: return nil
        }
    }

    /// The edges that have a visual form, with the words for their axis and reading direction.
    private static let visualEdges: [(start: Attribute, end: Attribute, axis: String, direction: String)] = [
        (.leading, .trailing, "H", ""), (.left, .right, "H", "(LTR)"), (.top, .bottom, "V", ""),
    ]
}

extension NSLayoutConstraint.Relation {
    var text: String { if self == .equal { "==" } else if self == .lessThanOrEqual { "<=" } else { ">=" } }
}

extension NSLayoutConstraint {
    var items: [any LayoutItem] { first.items + (second?.items ?? []) }

    /// Whether the constraint refers to an edge or the center of a view. A constraint on its width or
    /// height does not.
    func refersToEdges(of view: UIView) -> Bool { first.isEdge(of: view) || second?.isEdge(of: view) ?? false }

    /// Marks the equations of the constraint's items and owner as out of date. Does nothing while
    /// the constraint is inactive.
    func equationsDidChange() {
        guard let owner else { return }
        PlacementPass.structureDidChange(of: owner.layoutFacts)
        for item in items {
            PlacementPass.structureDidChange(of: item.layoutFacts)
            // The equations of a view contain the constraints on its guides.
            if let host = item.hostView, host !== item { PlacementPass.structureDidChange(of: host.layoutFacts) }
        }
    }

    private var world: World { first.item?.hostView?.world ?? World.current }

    /// Reports a failure for a constant that is infinite or NaN, and logs a constant that is too
    /// large, with UIKit's messages.
    ///
    /// - Returns: whether the constant is finite.
    private func validate(constant: CGFloat) -> Bool {
        guard constant.isFinite else {
            world.fail(
                """
                NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant.text) \
                firstAnchor:\(first.text) secondAnchor:\(second?.text ?? "(null)")
                """, hint: "look for a division by zero")
            return false
        }
        // UNKNOWN: the greatest constant that UIKit accepts. Here it is the limit of the solver.
        if abs(constant) > LinearSum.limit {
            world.log(
                """
                This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  \
                A smaller value will be substituted, but this problem should be fixed.
                """)
        }
        return true
    }

    private func activate() {
        let items = self.items
        guard var common = items.first?.hostView else { return }
        for item in items.dropFirst() {
            guard let host = item.hostView, let nearest = common.nearestCommonAncestor(with: host) else {
                common.world.fail(
                    """
                    Unable to activate constraint with anchors \(first.text) and \
                    \(second?.text ?? "nothing") because they have no common ancestor.  Does the \
                    constraint or its anchors reference items in different view hierarchies?  That's \
                    illegal.
                    """,
                    hint: "add both views to the hierarchy before the constraint is activated")
                return
            }
            common = nearest
        }
        let changesNothing = repeatsActiveConstraint
        owner = common
        equationsDidChange()
        common.layoutFacts.ownedConstraints.append(self)
        for item in items {
            item.layoutFacts.referringConstraints.append(WeakReference(self))
            if item !== common { item.layoutFacts.outerConstraintCount += 1 }
        }
        forEachScrollViewBetweenItems(upTo: common) {
            $0.constraintsAcrossContent.append(WeakReference(self))
            PlacementPass.structureDidChange(of: $0)
        }
        // UNKNOWN: whether UIKit lays out a view for a constraint that moves nothing. Here it does
        // not, so that a view that activates the same constraints in each layout comes to rest.
        if !changesNothing { common.constraintsDidChange() }
    }

    /// Whether an active constraint has the same equation, and the same priority.
    private var repeatsActiveConstraint: Bool {
        // OPTIMIZATION: a container is named by many constraints, its subviews by few. A loop,
        // because a closure would check for each constraint that it runs on the main actor.
        guard var fewest = first.item?.layoutFacts.referringConstraints else { return false }
        if let other = second?.item?.layoutFacts.referringConstraints, other.count < fewest.count { fewest = other }
        for reference in fewest {
            if let other = reference.object, other !== self, hasSameEquation(as: other) { return true }
        }
        return false
    }

    private func hasSameEquation(as other: NSLayoutConstraint) -> Bool {
        guard constant == other.constant, priority == other.priority, multiplier == other.multiplier,
            relation == other.relation, first.isSame(as: other.first)
        else { return false }
        guard let second, let otherSecond = other.second else { return second == nil && other.second == nil }
        return second.isSame(as: otherSecond)
    }

    func deactivate() {
        guard let owner else { return }
        equationsDidChange()
        self.owner = nil
        owner.layoutFacts.ownedConstraints.removeAll { $0 === self }
        for item in items {
            item.layoutFacts.referringConstraints.removeAll { $0.object == nil || $0.object === self }
            if item !== owner { item.layoutFacts.outerConstraintCount -= 1 }
        }
        forEachScrollViewBetweenItems(upTo: owner) {
            $0.constraintsAcrossContent.removeAll { $0.object == nil || $0.object === self }
        }
        owner.constraintsDidChange()
    }

    /// Visits each scroll view, up to the owner, for which one of the constraint's items is in its
    /// content and another is outside. Does nothing for a constraint on a length, because lengths
    /// do not depend on an offset.
    private func forEachScrollViewBetweenItems(upTo owner: UIView, _ visit: (LayoutItemConstraints) -> Void) {
        let items = self.items
        guard items.count > 1, first.attribute != .width, first.attribute != .height else { return }
        for item in items {
            var ancestor = item.parentView
            while let view = ancestor {
                if let view = view as? UIScrollView, view.scrolls(item),
                    items.contains(where: { $0 !== view && !view.scrolls($0) })
                {
                    visit(view.layoutFacts)
                }
                ancestor = view === owner ? nil : view.superview
            }
        }
    }
}

/// The constant of a constraint, in points. Stored equations that contain the constraint share this
/// object.
///
/// OPTIMIZATION: with weak references to the constraints instead, and with a walk over all
/// constraints that refer to a view, another constant of one of 500 constraints took twice the
/// instructions.
@MainActor
final class SharedConstant {
    var value: CGFloat = 0
}
