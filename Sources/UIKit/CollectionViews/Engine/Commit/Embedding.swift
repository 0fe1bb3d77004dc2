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

extension CollectionEngine {
    /// The view among whose children a reusable view stands.
    func parent(of target: UICollectionReusableView) -> UIView { embeds ? target.scroller ?? view : view }

    /// Called whenever the layout was prepared: the hot path looks at a flag.
    func noteEmbedding() {
        embeds = !scrollers.isEmpty || layoutClient.embedding != nil
    }

    /// Notes where the view of an element belongs.
    ///
    /// - Returns: whether that is elsewhere than before.
    @discardableResult
    func embed(_ target: UICollectionReusableView, as attributes: UICollectionViewLayoutAttributes?) -> Bool {
        let scroller = attributes.flatMap { layoutClient.embedding?.scroller(for: $0) }
        guard target.scroller !== scroller else { return false }
        target.scroller = scroller
        return true
    }

    /// Puts a scroll view among the views of elements.
    func insert(_ scroller: ElementScrollView, z: Int) {
        scroller.stackingZ = z
        SiblingPlacement.Walked.storedZs &+= 1
        scrollers.append(scroller)
        arrange { view.insert(scroller, at: stacking.index(for: z, in: view, leaving: scroller)) }
    }

    /// Something scrolled inside: other elements show now, and the layout is asked again.
    func embeddedContentMoved() {
        map.forget()
        view.setNeedsLayout()
    }

    /// Where an element shows, in the collection view's content.
    func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        layoutClient.embedding?.shownFrame(of: attributes) ?? attributes.frame
    }

    /// What is known of elements says where they show.
    func showEmbedded() {
        guard let embedding = layoutClient.embedding else { return }
        map.show(at: embedding.shownFrame)
    }

    /// Lets scroll views go that nobody needs. Views that wait in them, for their items or for any, wait in the collection view
    /// itself from now on. [POOL-04]
    func removeUnneededScrollers() {
        guard !scrollers.isEmpty else { return }
        scrollers.removeAll { scroller in
            if let embedding = layoutClient.embedding, embedding.needs(scroller, in: view.bounds) { return false }
            let children = scroller.layer.children.compactMap { $0.view as? UICollectionReusableView }
            guard !children.contains(where: { $0.standing.state == .live || $0.standing.state == .leaving }) else { return false }
            for child in children {
                child.scroller = nil
                stacking.place(child, z: child.standing.stackingZ, cause: .layout)
            }
            arrange { scroller.removeFromSuperview() }
            return true
        }
        noteEmbedding()
    }
}
