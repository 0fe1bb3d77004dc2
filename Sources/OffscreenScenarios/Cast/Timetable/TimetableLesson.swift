/// A lesson and its time of day.
public struct TimetableLesson: Equatable, Sendable {
    public let title: String
    /// The beginning of the lesson, in minutes since midnight.
    public let start: Int
    public let end: Int

    public init(_ title: String, from start: Int, to end: Int) {
        self.title = title
        self.start = start
        self.end = end
    }

    /// Parses a text such as `9:00-10:30 Maths`. The result is nil if the text does not begin with
    /// two times, or if the second time is not after the first.
    public init?(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 1)
        let times = words.first?.split(separator: "-").map(TimetableLesson.minutesSinceMidnight) ?? []
        guard times.count == 2, let start = times[0], let end = times[1], start < end else { return nil }
        self.init(words.count > 1 ? String(words[1]) : "", from: start, to: end)
    }

    /// Returns the time of an item's lesson, in minutes since midnight. If the title does not begin
    /// with a time, the lesson takes an hour, and begins at 8:00 plus 45 minutes for each item
    /// before it.
    static func minutes(ofItem item: Int, titled title: String) -> Range<Int> {
        let start = 8 * 60 + item * 45
        return TimetableLesson(title).map { $0.start..<$0.end } ?? start..<start + 60
    }

    private static func minutesSinceMidnight(from text: Substring) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]),
            (0...24).contains(hour),
            (0..<60).contains(minute)
        else { return nil }
        return hour * 60 + minute
    }
}
