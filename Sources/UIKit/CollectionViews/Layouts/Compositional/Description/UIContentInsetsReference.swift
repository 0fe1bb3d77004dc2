/// Which part of a view the content of a section keeps clear of, across the scroll direction.
public enum UIContentInsetsReference: Int, Sendable {
    /// A section: what the layout says. A layout: nothing.
    case automatic
    case none
    case safeArea
    case layoutMargins
    /// On a phone the layout margins. Readable widths are not modelled.
    case readableContent
}
