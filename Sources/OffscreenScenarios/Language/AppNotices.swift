/// How often the app heard of something since somebody asked.
@MainActor
final class AppNotices {
    /// The button of a cell was pressed.
    var presses = 0
    /// The content scrolled: `scrollViewDidScroll(_:)`, or the handler of a section.
    var scrolls = 0

    func reset() { (presses, scrolls) = (0, 0) }
}
