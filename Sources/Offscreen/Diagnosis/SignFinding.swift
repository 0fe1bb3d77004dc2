import UIKit

/// A possible mistake, before it is reported as a `Problem`.
struct SignFinding {
    /// The number of the exhibit that shows a similar mistake; nil if there is none.
    private(set) var exhibit: Int?
    let tick: Int
    let text: String
    /// Whether the finding is a failure, or a log line that an exhibit shows. Such findings are the
    /// first problems of a recording.
    var isMessage = false
    /// The name of the cell, or other view of an element, that the finding is about; nil if it is
    /// not about one.
    var view: String?
    /// The word for several such views: "cell", or "view" if they may be headers, for example.
    var noun = "cell"
    /// A fix for what the recording shows, if the exhibit's fix is for another case; otherwise nil.
    var fix: String?
    /// The number of the exhibit with the same mistake in a table view; nil if there is no such exhibit.
    var exhibitOfTables: Int?
}

extension SignFinding {
    init(
        _ exhibit: Int?, _ context: TickContext, _ text: String, isMessage: Bool = false, view: String? = nil,
        noun: String = "cell", fix: String? = nil, exhibitOfTables: Int? = nil
    ) {
        self.init(
            exhibit: exhibit, tick: context.tick.number, text: text, isMessage: isMessage, view: view, noun: noun,
            fix: fix, exhibitOfTables: exhibitOfTables)
    }

    /// Returns the finding with the exhibit about table views, if its view is one of theirs.
    func withExhibitOfTables(forViews views: Set<String>) -> SignFinding {
        guard let exhibitOfTables, let view, views.contains(view) else { return self }
        var finding = self
        finding.exhibit = exhibitOfTables
        return finding
    }

    /// Returns the finding about one item, with the number of the other items that show the same.
    func counting(_ items: Set<ElementName>) -> SignFinding {
        let others = items.count - 1
        guard others > 0 else { return self }
        return SignFinding(
            exhibit: exhibit, tick: tick,
            text: "\(text); so it is for \(others) more item\(others == 1 ? "" : "s")", isMessage: isMessage,
            view: view,
            noun: noun, fix: fix, exhibitOfTables: exhibitOfTables)
    }
}
