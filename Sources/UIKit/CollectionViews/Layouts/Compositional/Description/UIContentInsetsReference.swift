/// The part of a view that the content of a section stays inside, across the scroll direction.
public enum UIContentInsetsReference: Int, Sendable {
    /// For a section, the reference of the layout. For a layout, no reference.
    case automatic
    case none
    case safeArea
    case layoutMargins
    /// On a phone the layout margins. Readable widths are not modelled.
    case readableContent
}
