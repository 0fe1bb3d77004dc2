extension UIView {
    /// The zIndex that is stored for the view's position; nil for a view that is neither reusable
    /// nor a scroll view of the layout.
    @inline(__always)
    final var elementZ: Int? {
        if let reuseStateIfReusable { return reuseStateIfReusable.stackingZ }
        return (self as? ElementScrollView)?.stackingZ
    }
}

extension SiblingPlacement {
    /// Calls `body` with the intended parent of a reusable view: a scroll view of the layout, or
    /// the list.
    @inline(__always)
    func withIntendedParent<Result>(of target: UIView, _ body: (UIView) -> Result) -> Result {
        if state.mayHaveInnerScrollViews, let scroller = target.reuseState.scroller { return body(scroller) }
        return host.withView(body)
    }

    /// Whether a view is a subview of its intended parent: a scroll view of the layout, or the
    /// list.
    @inline(__always)
    func isInIntendedParent(_ target: UIView) -> Bool {
        // OPTIMIZATION: no closure for both kinds of parents, which would retain the view.
        if state.mayHaveInnerScrollViews, let scroller = target.reuseState.scroller {
            return target.isChild(of: scroller)
        }
        return host.withView { target.isChild(of: $0) }
    }

    /// Stores the scroll view that must contain an element's view. The view is not moved yet.
    ///
    /// - Returns: whether the scroll view differs from the previous one.
    @discardableResult
    func storeScrollView(of target: UIView, for attributes: UICollectionViewLayoutAttributes?) -> Bool {
        let scroller = attributes.flatMap { layoutClient.innerScrolling?.findOrMakeScrollView(for: $0) }
        guard target.reuseState.scroller !== scroller else { return false }
        target.reuseState.scroller = scroller
        return true
    }

    /// Removes scroll views that are no longer needed and contain no visible view. The views in
    /// them, which are hidden in a reuse pool or kept for an item, become subviews of the
    /// list. [POOL-04]
    func removeUnneededScrollViews() {
        guard !state.scrollers.isEmpty else { return }
        state.scrollers.removeAll { scroller in
            if layoutClient.innerScrolling?.isNeeded(scroller, in: host.bounds) == true { return false }
            let children = scroller.layer.children.compactMap { $0.view?.isReusableView == true ? $0.view : nil }
            if children.contains(where: { $0.reuseState.state == .live || $0.reuseState.state == .leaving }) {
                return false
            }
            for child in children {
                child.reuseState.scroller = nil
                place(child, z: child.reuseState.stackingZ, placementRule: .byZIndex)
            }
            changeSiblings { scroller.removeFromSuperview() }
            return true
        }
        state.updateMayHaveInnerScrollViews(for: layoutClient.innerScrolling)
    }
}
