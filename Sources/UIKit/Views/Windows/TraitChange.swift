/// A change of traits. Views whose traits it changes are told afterwards, each after the views above it and after its controller. [VIEW-21]
@MainActor
struct TraitChange {
    private let before: [(view: UIView, traits: UITraitCollection)]

    /// Notes the traits of these views and of all below them.
    init(of views: [UIView]) {
        var found: [(view: UIView, traits: UITraitCollection)] = []
        func note(_ view: UIView) {
            found.append((view, view.traitCollection))
            for child in view.childViews { note(child) }
        }
        for view in views { note(view) }
        before = found
    }

    /// Tells the views that have other traits now.
    func announce() {
        for (view, old) in before where view.traitCollection != old {
            view.hostingController?.traitCollectionDidChange(old)
            view.traitCollectionDidChange(old)
        }
    }
}
