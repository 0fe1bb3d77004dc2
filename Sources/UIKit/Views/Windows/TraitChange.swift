/// The traits of views before a change. After the change, `callTraitCollectionDidChange()` calls
/// `traitCollectionDidChange(_:)` of each view whose traits differ. The method of a superview is
/// called before that of its subviews, and that of a controller before that of its view. [VIEW-21]
@MainActor
struct TraitChange {
    private let before: [(view: UIView, traits: UITraitCollection)]

    /// Stores the traits of `views` and of all views below them.
    init(of views: [UIView]) {
        var found: [(view: UIView, traits: UITraitCollection)] = []
        func storeTraits(ofViewsFrom root: UIView) {
            found.append((root, root.traitCollection))
            for view in root.childViews { storeTraits(ofViewsFrom: view) }
        }
        for view in views { storeTraits(ofViewsFrom: view) }
        before = found
    }

    /// Calls the registered handlers and `traitCollectionDidChange(_:)` of each view whose traits
    /// differ, and of its controller. [VIEW-31]
    func callTraitCollectionDidChange() {
        for (view, old) in before {
            let new = view.traitCollection
            if new === old || new == old { continue }
            view.hostingController?.traitsDidChange(from: old)
            view.traitsDidChange(from: old)
        }
    }
}

extension World {
    /// Changes the reading direction of the app. Lays out all views in the windows again, and reports
    /// the changed traits.
    package func changeLayoutDirection(to direction: UIUserInterfaceLayoutDirection) {
        guard direction != layoutDirection else { return }
        let traits = TraitChange(of: allWindows)
        layoutDirection = direction
        for window in allWindows { window.readingDirectionDidChangeInSubtree() }
        traits.callTraitCollectionDidChange()
    }
}

extension UIView {
    fileprivate func readingDirectionDidChangeInSubtree() {
        readingDirectionDidChange()
        for view in childViews { view.readingDirectionDidChangeInSubtree() }
    }
}
