/// A change of traits. Each view whose traits change is called afterwards, after the views above it and its controller. [VIEW-21]
@MainActor
struct TraitChange {
    private let before: [(view: UIView, traits: UITraitCollection)]

    /// Stores the traits of views, and of all views below them, before the change.
    init(of views: [UIView]) {
        var found: [(view: UIView, traits: UITraitCollection)] = []
        func note(_ view: UIView) {
            found.append((view, view.traitCollection))
            for child in view.childViews { note(child) }
        }
        for view in views { note(view) }
        before = found
    }

    /// Calls the views whose traits have changed.
    func announce() {
        for (view, old) in before where view.traitCollection != old {
            view.hostingController?.traitCollectionDidChange(old)
            view.traitCollectionDidChange(old)
        }
    }
}
