/// The traits of views before a change. After the change, `callTraitCollectionDidChange()` calls `traitCollectionDidChange(_:)` of each
/// view whose traits differ. The method of a superview is called before that of its subviews, and that of a controller before that of its
/// view. [VIEW-21]
@MainActor
struct TraitChange {
    private let before: [(view: UIView, traits: UITraitCollection)]

    /// Stores the traits of `views` and of all views below them.
    init(of views: [UIView]) {
        func traits(from root: UIView) -> [(view: UIView, traits: UITraitCollection)] {
            [(root, root.traitCollection)] + root.childViews.flatMap(traits)
        }
        before = views.flatMap(traits)
    }

    func callTraitCollectionDidChange() {
        for (view, old) in before where view.traitCollection != old {
            view.hostingController?.traitCollectionDidChange(old)
            view.traitCollectionDidChange(old)
        }
    }
}
