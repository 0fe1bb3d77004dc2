/// A change of traits. After the change, calls the views whose traits have changed. Superviews and the view's controller are called
/// before the view. [VIEW-21]
@MainActor
struct TraitChange {
    private let before: [(view: UIView, traits: UITraitCollection)]

    /// Stores the traits of views, and of all views below them, before the change.
    init(of views: [UIView]) {
        var found: [(view: UIView, traits: UITraitCollection)] = []
        func storeTraits(ofViewsFrom root: UIView) {
            found.append((root, root.traitCollection))
            for child in root.childViews { storeTraits(ofViewsFrom: child) }
        }
        for view in views { storeTraits(ofViewsFrom: view) }
        before = found
    }

    /// Calls the views whose traits have changed, and their controllers.
    func announce() {
        for (view, old) in before where view.traitCollection != old {
            view.hostingController?.traitCollectionDidChange(old)
            view.traitCollectionDidChange(old)
        }
    }
}
