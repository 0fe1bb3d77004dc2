/// The area of a view inside which a section is placed, across the scroll direction.
public enum UIContentInsetsReference: Int, Sendable {
    /// For a section, the reference of its layout. For a layout, the same as `none`.
    case automatic
    case none
    case safeArea
    case layoutMargins
    /// The area inside the layout margins, as on a phone. Readable widths are not modelled.
    case readableContent
}
