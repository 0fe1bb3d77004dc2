/// The place from which the insets of a section are measured, at the sides across the scroll direction. [FLOW-20]
///
/// UNKNOWN: whether the other two sides follow the reference as well.
enum FlowInsetReference {
    /// The edge of the content inset, which is the edge of the layout.
    case contentInset
    /// The edge of the safe area or of the margins, and the content inset.
    case area(UIEdgeInsets, contentInset: UIEdgeInsets, axis: FlowAxis)

    /// The insets of a section from the edge of the content inset.
    func insets(from insets: UIEdgeInsets) -> UIEdgeInsets {
        guard case .area(let area, let content, let axis) = self else { return insets }
        var moved = insets
        if axis.direction == .vertical {
            moved.left = max(0, area.left + insets.left - content.left)
            moved.right = max(0, area.right + insets.right - content.right)
        } else {
            moved.top = max(0, area.top + insets.top - content.top)
            moved.bottom = max(0, area.bottom + insets.bottom - content.bottom)
        }
        return moved
    }
}
