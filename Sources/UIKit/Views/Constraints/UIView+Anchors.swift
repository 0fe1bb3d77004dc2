extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: - Guides

    public var layoutGuides: [UILayoutGuide] { constraintFacts?.guides ?? [] }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        PlacementPass.structureDidChange(of: layoutFacts)
        layoutFacts.guides.append(layoutGuide)
        layoutGuide.owningView = self
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard let facts = constraintFacts, facts.guides.contains(where: { $0 === layoutGuide }) else { return }
        for constraint in layoutGuide.layoutFacts.referringConstraints.compactMap(\.object) { constraint.deactivate() }
        PlacementPass.structureDidChange(of: facts)
        facts.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    public var layoutMarginsGuide: UILayoutGuide { builtInGuide(.margins) }
    public var safeAreaLayoutGuide: UILayoutGuide { builtInGuide(.safeArea) }
    public var readableContentGuide: UILayoutGuide { builtInGuide(.readableContent) }

    func builtInGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
        if let known = constraintFacts?.builtInGuides[role] { return known }
        let guide = UILayoutGuide(role, of: self)
        layoutFacts.builtInGuides[role] = guide
        return guide
    }
}

extension UIScrollView {
    /// The layout guide of the scroll view's content. Constraints on the guide determine
    /// `contentSize`.
    public var contentLayoutGuide: UILayoutGuide { builtInGuide(.content) }
    /// The layout guide of the scroll view's own frame, which does not scroll.
    public var frameLayoutGuide: UILayoutGuide { builtInGuide(.frame) }
}

extension UIView {
    public var constraints: [NSLayoutConstraint] { constraintFacts?.ownedConstraints ?? [] }

    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    /// Returns the constraints that affect the layout along an axis. Approximated: all constraints
    /// that refer to the view itself, along both axes.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintFacts?.referringConstraints.compactMap(\.object) ?? []
    }
}

extension UIView: LayoutItem {
    var parentView: UIView? { superview }
    var hostView: UIView? { self }
    var isPlacedByConstraints: Bool {
        !translatesAutoresizingMaskIntoConstraints && !isManagedByCollectionView
            && !(superview?.placesItself(self) ?? false)
    }
    var itemText: String { viewText + (shownText.map { "'\($0)'" } ?? "") }

    /// The data that constraints store for the view, created at the first access.
    var layoutFacts: LayoutItemConstraints {
        if let constraintFacts { return constraintFacts }
        let facts = LayoutItemConstraints()
        constraintFacts = facts
        return facts
    }

    func nearestCommonAncestor(with other: UIView) -> UIView? {
        sequence(first: self) { $0.superview }.first { other.isDescendant(of: $0) }
    }

    // MARK: - Changes that require layout

    /// Marks the equations of the view, and of all constraints that refer to it, as out of date.
    func equationsDidChange() {
        guard let constraintFacts else { return }
        PlacementPass.structureDidChange(of: constraintFacts)
        for index in constraintFacts.referringConstraints.indices {
            constraintFacts.referringConstraints[index].object?.equationsDidChange()
        }
    }

    /// Requests layout for this view and for the ancestors whose layout places this view. Called
    /// after constraints of the view, or values that the constraints use, have changed.
    func constraintsDidChange() {
        PlacementPass.changeCount += 1
        setNeedsLayout()
        var view = self
        while view.isPlacedByConstraints, let parent = view.superview {
            parent.setNeedsLayout()
            view = parent
        }
        superview?.sizeMayHaveToChange(of: self, byConstraints: true)
    }

    /// Requests layout for the other views that own constraints on this view, unless constraints
    /// have changed the frame.
    func frameDidChange() {
        guard !PlacementPass.isPlacing, let constraintFacts else { return }
        PlacementPass.changeCount += 1
        // OPTIMIZATION: a view that places its subviews is named by many constraints, which it owns
        // itself.
        guard constraintFacts.outerConstraintCount > 0 else { return }
        for index in constraintFacts.referringConstraints.indices {
            guard let owner = constraintFacts.referringConstraints[index].object?.owner, owner !== self else {
                continue
            }
            owner.constraintsDidChange()
        }
    }

    /// Marks the equations of the view as out of date, and requests layout for the views that own
    /// constraints on it. Called after its leading and trailing edges may have been exchanged.
    func edgesWereExchanged() {
        guard let constraintFacts else { return }
        equationsDidChange()
        constraintsDidChange()
        for index in constraintFacts.referringConstraints.indices {
            constraintFacts.referringConstraints[index].object?.owner?.constraintsDidChange()
        }
    }

    /// [SCROLL-04] Marks the places of subviews as out of date after the origin of the bounds has
    /// changed. In a scroll view this is only necessary if constraints connect its content with an
    /// item outside.
    func boundsOriginDidChange() {
        guard let constraintFacts, !(self is UIScrollView) || !constraintFacts.constraintsAcrossContent.isEmpty else {
            return
        }
        constraintFacts.changeCountWhenPlaced = -1
    }

    /// Marks the equations as out of date and requests layout. Called after
    /// `translatesAutoresizingMaskIntoConstraints` has changed, and after a view for which it is
    /// false was inserted into a superview.
    func placementConditionsDidChange() {
        guard !isManagedByCollectionView else { return constraintsWereIgnored() }
        if let superview, superview.placesItself(self) { return superview.constraintsWereIgnored(for: self) }
        if isPlacedByConstraints { superview?.layoutFacts.hasSubviewsPlacedByConstraints = true }
        if let facts = superview?.constraintFacts { PlacementPass.structureDidChange(of: facts) }
        equationsDidChange()
        (superview ?? self).constraintsDidChange()
    }

    /// Deactivates the constraints between views of this subtree and views outside, when this view
    /// is removed from `parent`.
    func deactivateOuterConstraints(whenRemovedFrom parent: UIView) {
        var ancestor: UIView? = parent
        while let view = ancestor {
            if let constraints = view.constraintFacts?.ownedConstraints, !constraints.isEmpty {
                for constraint in constraints
                where constraint.items.contains(where: { $0.hostView?.isDescendant(of: self) == true }) {
                    constraint.deactivate()
                }
            }
            ancestor = view.superview
        }
    }
}
