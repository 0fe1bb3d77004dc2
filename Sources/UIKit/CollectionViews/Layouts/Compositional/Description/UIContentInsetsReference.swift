/// The area of a view inside which a section is placed, across the scroll direction.
public enum UIContentInsetsReference: Int, Sendable {
    /// The reference of the layout, for a section. No reference, for a layout.
    case automatic
    case none
    case safeArea
    case layoutMargins
    /// The layout margins, as on a phone. Readable widths are not modelled.
    case readableContent
}
