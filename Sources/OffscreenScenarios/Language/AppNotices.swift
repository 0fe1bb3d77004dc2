/// How often the app was told of certain things since it was last asked.
@MainActor
final class AppNotices {
    /// How often the button of a cell was pressed.
    var presses = 0
    /// How often the content scrolled, by `scrollViewDidScroll(_:)` or by the handler of a section.
    var scrolls = 0

    func reset() { (presses, scrolls) = (0, 0) }
}
