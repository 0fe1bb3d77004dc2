/// Finds the items whose places and sizes are computed together, and the constraints from which
/// they are computed.
@MainActor
struct PlacementDiscovery {
    /// The view whose size is requested; nil if subviews are placed. Constraints that belong to
    /// views outside of this view are ignored.
    let sizedView: UIView?
    private(set) var items: [any LayoutItem] = []
    private(set) var constraints: [NSLayoutConstraint] = []
    /// The views on which `prepareConstraints()` was called, in this order.
    private(set) var preparedViews: [UIView] = []
    private var known: Set<ObjectIdentifier> = []

    /// Finds the items that must be placed together with the subviews of a view.
    init(placingSubviewsOf view: UIView) {
        sizedView = nil
        include(everythingIn: view)
    }

    /// Finds the items on which the size of a view depends.
    init(sizing view: UIView) {
        sizedView = view
        include(view)
    }

    private mutating func include(_ item: any LayoutItem) {
        guard item === sizedView || item.isPlacedByConstraints, known.insert(ObjectIdentifier(item)).inserted else {
            return
        }
        items.append(item)
        let facts = item.layoutFacts
        include(constraintsReferringTo: facts)
        // A constraint on a guide of the view is one on the view's edges.
        if !facts.builtInGuides.isEmpty {
            for role in UILayoutGuide.Role.ofViews {
                if let guide = facts.builtInGuides[role] { include(constraintsReferringTo: guide.layoutFacts) }
            }
        }
        if let view = item as? UIView { include(everythingIn: view) }
        if item !== sizedView, let parent = item.parentView { include(parent) }
    }

    private mutating func include(constraintsReferringTo facts: LayoutItemConstraints) {
        for index in facts.referringConstraints.indices { facts.referringConstraints[index].object.map { include($0) } }
    }

    private mutating func include(everythingIn view: UIView) {
        preparedViews.append(view)
        view.prepareConstraints()
        guard let facts = view.constraintFacts else { return }
        for constraint in facts.ownedConstraints { include(constraint) }
        for index in facts.constraintsAcrossContent.indices {
            facts.constraintsAcrossContent[index].object.map { include($0) }
        }
        if facts.hasSubviewsPlacedByConstraints {
            for subview in view.subviews { include(subview) }
        }
        for guide in facts.guides { include(guide) }
    }

    private mutating func include(_ constraint: NSLayoutConstraint) {
        guard let owner = constraint.owner, known.insert(ObjectIdentifier(constraint)).inserted else { return }
        if let sizedView, !owner.isDescendant(of: sizedView) { return }
        constraints.append(constraint)
        for item in constraint.items {
            include(item)
            if item !== sizedView, let view = item.parentView { include(view) }
            if let view = item as? UIScrollView, constraint.refersToEdges(of: view),
                constraint.items.contains(where: { view.contains($0) })
            {
                include(view.contentLayoutGuide)
            }
        }
    }
}

extension UIScrollView {
    /// Whether an item is inside the scroll view. In a constraint between them, edges and centers
    /// of the scroll view are those of its content.
    func contains(_ item: any LayoutItem) -> Bool {
        guard item !== self, let host = item.hostView else { return false }
        if let guide = item as? UILayoutGuide, guide.owningView === self { return guide.role == .free }
        return host !== self && host.isDescendant(of: self)
    }

    /// Whether an item belongs to the scroll view's content: it is inside the scroll view, or is
    /// the guide of the content.
    func scrolls(_ item: any LayoutItem) -> Bool {
        contains(item) || (item as? UILayoutGuide).map { $0.owningView === self && $0.role == .content } ?? false
    }
}
