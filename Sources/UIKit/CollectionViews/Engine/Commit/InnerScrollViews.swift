/// A layout that puts some elements into scroll views of their own inside the collection view. [COMP-02]
///
/// Attributes give the place of an element in the content of its scroll view. That content uses the collection view's coordinates,
/// so only the scroll view's own offset separates the place of an element from where it shows.
@MainActor
protocol InnerScrolling: AnyObject {
    /// The scroll view that contains the element's view; nil for the collection view itself.
    func scroller(for attributes: UICollectionViewLayoutAttributes) -> ElementScrollView?

    /// Where the element shows, in the collection view's content.
    func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect

    /// Scrolls the element's own scroll view, so that the element comes to the requested place.
    func scroll(to attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition, animated: Bool)

    /// Whether a scroll view is needed for a section that shows in `visible`.
    func needs(_ scroller: ElementScrollView, in visible: CGRect) -> Bool
}

/// A scroll view inside a collection view that holds views of elements.
class ElementScrollView: UIScrollView {
    /// Its z among the collection view's children.
    final var stackingZ = 0
}

extension UIView {
    /// The z that the walk among the siblings compares; nil for a view that neither stands for an element nor holds any.
    @inline(__always)
    final var elementZ: Int? {
        isReusableView ? (self as! UICollectionReusableView).standing.stackingZ : (self as? ElementScrollView)?.stackingZ
    }
}

extension SiblingPlacement {
    /// Runs `body` with the view that a reusable view belongs into.
    @inline(__always)
    func inParent<Result>(of target: UICollectionReusableView, _ body: (UIView) -> Result) -> Result {
        if state.scrollsInside, let scroller = target.scroller { return body(scroller) }
        return host.peek(body)
    }

    /// Whether a view is a child of the right parent.
    @inline(__always)
    func isPlaced(_ target: UICollectionReusableView) -> Bool {
        inParent(of: target) { target.isChild(of: $0) }
    }

    /// Notes the parent that the view of an element belongs to.
    ///
    /// - Returns: whether that parent is a different one than before.
    @discardableResult
    func embed(_ target: UICollectionReusableView, as attributes: UICollectionViewLayoutAttributes?) -> Bool {
        let scroller = attributes.flatMap { clients.layout.innerScrolling?.scroller(for: $0) }
        guard target.scroller !== scroller else { return false }
        target.scroller = scroller
        return true
    }

    /// Removes scroll views that are no longer needed. Dormant and kept views inside them move to the collection view itself.
    /// [POOL-04]
    func removeUnneededScrollers() {
        guard !state.scrollers.isEmpty else { return }
        state.scrollers.removeAll { scroller in
            if clients.layout.innerScrolling?.needs(scroller, in: host.bounds) == true { return false }
            let children = scroller.layer.children.compactMap { $0.view as? UICollectionReusableView }
            if children.contains(where: { $0.standing.state == .live || $0.standing.state == .leaving }) { return false }
            for child in children {
                child.scroller = nil
                place(child, z: child.standing.stackingZ, placing: .byZIndex)
            }
            arrange { scroller.removeFromSuperview() }
            return true
        }
        state.noteInnerScrolling(by: clients.layout.innerScrolling)
    }
}
