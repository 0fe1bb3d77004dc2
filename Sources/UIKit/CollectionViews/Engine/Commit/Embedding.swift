/// A layout some of whose elements stand in scroll views of their own inside the collection view. [COMP-02]
///
/// Attributes say where an element is in its scroll view's content; that content has the collection view's coordinates, so
/// that only the scroll view's own offset lies between where an element is and where it shows.
@MainActor
protocol Embedding: AnyObject {
    /// The scroll view that the element's view stands in; nil for the collection view itself.
    func scroller(for attributes: UICollectionViewLayoutAttributes) -> ElementScrollView?

    /// Where the element shows, in the collection view's content.
    func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect

    /// Scrolls the element's own scroll view so that the element stands where asked.
    func scroll(to attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition, animated: Bool)

    /// Whether a scroll view is one of the layout's, for a section that shows in `visible`.
    func needs(_ scroller: ElementScrollView, in visible: CGRect) -> Bool
}

/// A scroll view inside a collection view that holds views of elements.
class ElementScrollView: UIScrollView {
    /// The z with which it stands among the collection view's children.
    final var stackingZ = 0
}

extension SiblingPlacement {
    /// The view among whose children a reusable view stands.
    func parent(of target: UICollectionReusableView) -> UIView { state.embeds ? target.scroller ?? journal.view : journal.view }

    /// Whether a view stands where it belongs: among the children of its parent.
    @inline(__always)
    func isPlaced(_ target: UICollectionReusableView) -> Bool {
        state.embeds ? target.isChild(of: parent(of: target)) : journal.withView { target.isChild(of: $0) }
    }

    /// Notes where the view of an element belongs.
    ///
    /// - Returns: whether that is elsewhere than before.
    @discardableResult
    func embed(_ target: UICollectionReusableView, as attributes: UICollectionViewLayoutAttributes?) -> Bool {
        let scroller = attributes.flatMap { layout.embedding?.scroller(for: $0) }
        guard target.scroller !== scroller else { return false }
        target.scroller = scroller
        return true
    }

    /// Lets scroll views go that nobody needs. Views that wait in them, for their items or for any, wait in the collection view
    /// itself from now on. [POOL-04]
    func removeUnneededScrollers() {
        guard !state.scrollers.isEmpty else { return }
        state.scrollers.removeAll { scroller in
            if let embedding = layout.embedding, embedding.needs(scroller, in: journal.view.bounds) { return false }
            let children = scroller.layer.children.compactMap { $0.view as? UICollectionReusableView }
            guard !children.contains(where: { $0.standing.state == .live || $0.standing.state == .leaving }) else { return false }
            for child in children {
                child.scroller = nil
                place(child, z: child.standing.stackingZ, cause: .layout)
            }
            arrange { scroller.removeFromSuperview() }
            return true
        }
        state.noteEmbedding(by: layout.embedding)
    }
}
