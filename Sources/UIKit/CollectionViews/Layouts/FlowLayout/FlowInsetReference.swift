/// The area from whose edges the section insets across the scroll direction are measured. [FLOW-20]
///
/// UNKNOWN: whether the insets along the scroll direction are measured from this area as well. Here
/// they are not.
enum FlowInsetReference {
    /// The area inside the content inset, in which the layout places its sections.
    case contentInset
    /// The safe area or the area inside the layout margins.
    case area(UIEdgeInsets, contentInset: UIEdgeInsets, axis: LayoutAxis)

    /// Converts section insets that are measured from this reference to insets that are measured
    /// from the area inside the content inset. An inset that is negative after a conversion from
    /// another area becomes zero.
    func insetsInsideContentInset(from insets: UIEdgeInsets) -> UIEdgeInsets {
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
