/// A number of views. If the views are known, the description lists at most 12 of them, so that a
/// failing comparison names them.
public struct ViewCount: Comparable, ExpressibleByIntegerLiteral, Sendable, CustomStringConvertible {
    public let number: Int
    /// Each view with its element and the call in which it was made: "PosterCell#13 for item 0-18,
    /// in cellForItemAt". The array is empty if the views are not known.
    public let views: [String]

    init(_ number: Int, views: [String] = []) {
        self.number = number
        self.views = views
    }

    public init(integerLiteral number: Int) {
        self.init(number)
    }

    public static func == (a: ViewCount, b: ViewCount) -> Bool { a.number == b.number }
    public static func < (a: ViewCount, b: ViewCount) -> Bool { a.number < b.number }
    public static func == (a: ViewCount, b: Int) -> Bool { a.number == b }
    public static func <= (a: ViewCount, b: Int) -> Bool { a.number <= b }

    /// The number with at most 12 of the views, such as `0` or
    /// `2: PosterCell#13 for item 0-18, in cellForItemAt; PosterCell#14 for item 0-19, in
    /// cellForItemAt`.
    public var description: String {
        guard !views.isEmpty else { return "\(number)" }
        let (shown, more) = (views.prefix(ViewCount.maximumViewCount), views.count - ViewCount.maximumViewCount)
        return "\(number): " + shown.joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
    }

    private static let maximumViewCount = 12
}

extension ViewCount {
    /// Makes a count of the views that a collection view made, and lists these views from the
    /// events in which they were made.
    @MainActor
    init(made number: Int, in events: [Event], of collection: String) {
        var openEvents: [Event] = []
        var views: [String] = []
        for event in events {
            switch event.extent {
            case .begin: openEvents.append(event)
            case .end: _ = openEvents.popLast()
            case .point: break
            }
            guard event.verb == .make, event.collection == collection, let view = event.view else { continue }
            let element = (openEvents.last { $0.element != nil })?.element
            let question = openEvents.last { $0.verb == .ask }
            views.append(view + (element.map { " for \($0)" } ?? "") + (question.map { ", in \($0.name)" } ?? ""))
        }
        self.init(number, views: views)
    }
}
