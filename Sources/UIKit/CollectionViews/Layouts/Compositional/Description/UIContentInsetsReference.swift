/// The area of a collection view in which a section is placed, across the scroll direction.
public enum UIContentInsetsReference: Int, Sendable {
    /// For the groups of a section, the reference in the layout's configuration. For the boundary
    /// items of a section, the reference of its groups. For a layout, the same as `none`.
    case automatic
    case none
    case safeArea
    case layoutMargins
    /// The area inside the layout margins. Readable widths are not modelled.
    case readableContent
}
