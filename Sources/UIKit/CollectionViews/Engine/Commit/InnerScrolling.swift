/// A layout that puts some elements into scroll views inside the collection view. [COMP-02]
///
/// The position in the attributes of such an element is a position in the content of its scroll
/// view. That content uses the coordinates of the collection view's content. The element therefore
/// appears at this position, moved by the offset of its scroll view.
@MainActor
protocol InnerScrolling: AnyObject {
    /// Returns the scroll view that contains the element's view; nil if the collection view itself
    /// contains it.
    func findOrMakeScrollView(for attributes: UICollectionViewLayoutAttributes) -> ElementScrollView?

    /// Returns the frame in which the element appears, in the coordinates of the collection view's
    /// content.
    func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect

    /// Scrolls the scroll view that contains the element's view, so that the element comes as near
    /// as possible to the requested position.
    func scroll(
        to attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition, animated: Bool)

    /// Whether a scroll view is needed, because its section is visible in the rectangle `visible`.
    func isNeeded(_ scroller: ElementScrollView, in visible: CGRect) -> Bool
}

/// A scroll view that is inside a collection view and contains views of elements.
class ElementScrollView: UIScrollView {
    /// The zIndex by which the scroll view is placed among the collection view's children.
    final var stackingZ = 0
}

extension UIView {
    /// The zIndex that is stored for the view's position; nil for a view that is neither reusable
    /// nor a scroll view of the layout.
    @inline(__always)
    final var elementZ: Int? {
        isReusableView
            ? (self as! UICollectionReusableView).reuseState.stackingZ : (self as? ElementScrollView)?.stackingZ
    }
}

extension SiblingPlacement {
    /// Calls `body` with the intended parent of a reusable view: a scroll view of the layout, or
    /// the collection view.
    @inline(__always)
    func withIntendedParent<Result>(of target: UICollectionReusableView, _ body: (UIView) -> Result) -> Result {
        if state.mayHaveInnerScrollViews, let scroller = target.scroller { return body(scroller) }
        return host.withView(body)
    }

    /// Whether a view is a subview of its intended parent: a scroll view of the layout, or the
    /// collection view.
    @inline(__always)
    func isInIntendedParent(_ target: UICollectionReusableView) -> Bool {
        // OPTIMIZATION: no closure for both kinds of parents, which would retain the view.
        if state.mayHaveInnerScrollViews, let scroller = target.scroller { return target.isChild(of: scroller) }
        return host.withView { target.isChild(of: $0) }
    }

    /// Stores the scroll view that must contain an element's view. The view is not moved yet.
    ///
    /// - Returns: whether the scroll view differs from the previous one.
    @discardableResult
    func storeScrollView(of target: UICollectionReusableView, for attributes: UICollectionViewLayoutAttributes?) -> Bool
    {
        let scroller = attributes.flatMap { layoutClient.innerScrolling?.findOrMakeScrollView(for: $0) }
        guard target.scroller !== scroller else { return false }
        target.scroller = scroller
        return true
    }

    /// Removes scroll views that are no longer needed and contain no visible view. The views in
    /// them, which are hidden in a reuse pool or kept for an item, become subviews of the
    /// collection view. [POOL-04]
    func removeUnneededScrollViews() {
        guard !state.scrollers.isEmpty else { return }
        state.scrollers.removeAll { scroller in
            if layoutClient.innerScrolling?.isNeeded(scroller, in: host.bounds) == true { return false }
            let children = scroller.layer.children.compactMap { $0.view as? UICollectionReusableView }
            if children.contains(where: { $0.reuseState.state == .live || $0.reuseState.state == .leaving }) {
                return false
            }
            for child in children {
                child.scroller = nil
                place(child, z: child.reuseState.stackingZ, placementRule: .byZIndex)
            }
            changeSiblings { scroller.removeFromSuperview() }
            return true
        }
        state.updateMayHaveInnerScrollViews(for: layoutClient.innerScrolling)
    }
}
