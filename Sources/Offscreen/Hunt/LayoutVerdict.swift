import UIKit

/// A statement about which of two collection views shows an element at the frame in the layout's
/// attributes: the collection view on screen, the fresh one, both, or neither. If the attributes of
/// the two layouts differ, that is the statement.
struct LayoutVerdict {
    /// Whether the view on screen agrees with the layout, and the fresh one does not.
    let agreesWithScreenAlone: Bool
    /// Whether the attributes of the two layouts are the same, and the view on screen disagrees with
    /// them.
    let contradictsScreen: Bool
    /// The verdict as the end of a sentence.
    let text: String

    /// Compares the frames of an element's views with the layout's attributes. Returns nil if both
    /// collection views show the element in the same place, or if a section is orthogonal.
    ///
    /// - Parameters:
    ///   - here: the frames of the element's views on screen, or an empty array if the element has
    ///     none.
    ///   - there: the frames of the element's views in the fresh collection view.
    @MainActor
    init?(
        on element: ElementName, here: [CGRect], in view: any ObservedList, there: [CGRect], in fresh: any ObservedList
    ) {
        guard here != there, !view.subviews.contains(where: { $0 is UIScrollView }) else { return nil }
        let ours = LayoutVerdict.visibleLayoutFrames(of: element, in: view)
        let its = LayoutVerdict.visibleLayoutFrames(of: element, in: fresh)
        guard ours == its else {
            agreesWithScreenAlone = false
            contradictsScreen = false
            text =
                "the layout itself differs: its attributes are \(LayoutVerdict.text(ofFirstFrame: ours)) here, "
                + "\(LayoutVerdict.text(ofFirstFrame: its)) in the fresh one"
            return
        }
        let (isHere, isThere) = (LayoutVerdict.areNearlyEqual(here, ours), LayoutVerdict.areNearlyEqual(there, ours))
        agreesWithScreenAlone = isHere && !isThere
        contradictsScreen = !isHere
        let agreement =
            switch (isHere, isThere) {
            case (true, false): "the screen, and the fresh \(view.listName) is wrong"
            case (false, true): "the fresh \(view.listName), and the screen is wrong"
            case (true, true): "both, except for rounding errors"
            case (false, false): "neither"
            }
        text = "the layout's attributes, \(LayoutVerdict.text(ofFirstFrame: ours)), agree with \(agreement)"
    }

    /// Returns an array with the frame in the layout's attributes for an element; an empty array if
    /// there are no attributes, or if the element is hidden or outside of the bounds.
    @MainActor
    private static func visibleLayoutFrames(of element: ElementName, in view: any ObservedList) -> [CGRect] {
        let (layout, path) = (view.layoutOfItems, element.indexPath)
        let attributes: UICollectionViewLayoutAttributes? =
            switch element.category {
            case .cell:
                path.section < view.numberOfSections && path.item < view.itemCount(inSection: path.section)
                    ? layout.layoutAttributesForItem(at: path) : nil
            case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: element.kind, at: path)
            case .decorationView: layout.layoutAttributesForDecorationView(ofKind: element.kind, at: path)
            }
        guard let attributes, !attributes.isHidden,
            attributes.frame.intersectionIncludingEdges(with: view.bounds) != nil
        else { return [] }
        return [attributes.frame]
    }

    /// Whether frames are equal, with a tolerance because two computations of an edge can differ in
    /// the last bit.
    private static func areNearlyEqual(_ frames: [CGRect], _ others: [CGRect]) -> Bool {
        func areNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.001 }
        return frames.count == others.count
            && zip(frames, others).allSatisfy { one, other in
                areNear(one.minX, other.minX) && areNear(one.minY, other.minY) && areNear(one.width, other.width)
                    && areNear(one.height, other.height)
            }
    }

    private static func text(ofFirstFrame place: [CGRect]) -> String { place.first.map(\.text) ?? "none" }
}
