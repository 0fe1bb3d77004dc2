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
        to attributes: UICollectionViewLayoutAttributes, at position: ItemScrollPosition, animated: Bool)

    /// Whether a scroll view is needed, because its section is visible in the rectangle `visible`.
    func isNeeded(_ scroller: ElementScrollView, in visible: CGRect) -> Bool
}

/// A scroll view that is inside a collection view and contains views of elements.
class ElementScrollView: UIScrollView {
    /// The zIndex by which the scroll view is placed among the collection view's children.
    final var stackingZ = 0
}
