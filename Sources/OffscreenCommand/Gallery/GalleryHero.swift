import Offscreen
import OffscreenPictures
import OffscreenScenarios

/// The part of the gallery's first page that shows the fault of exhibit 1: an exploded drawing of the
/// siblings at the symptom, and beside it the list of these siblings.
struct GalleryHero {
    private let exhibit: String
    private let title: String
    private let explanation: String
    private let picture: Picture
    private let report: StackingReport

    /// - Returns: nil if the recording has no collection view at the symptom.
    init?(exhibit: String, scenario: Scenario, recorded: RecordedScenario) {
        guard let number = recorded.defaultTick, let tick = recorded.recording[tick: number],
            let picture = recorded.recording.explodedView(atTick: number, labelsPlates: true),
            let view = tick.tree.root.first(where: { $0.scroll != nil }),
            let report = recorded.recording.stacking(of: view.name, atTick: number)
        else { return nil }
        self.exhibit = exhibit
        self.picture = picture
        self.report = report
        title = scenario.title
        explanation =
            (scenario.text(of: .trigger).map { capitalized($0) + ": " } ?? "")
            + (scenario.text(of: .symptom) ?? "") + "."
    }

    var html: String {
        """
        <section id="hero">
        <figure>\(picture.inline)</figure>
        <div>
        <h2><a href="\(exhibit).html">\(escapedForHTML(title))</a></h2>
        <p>\(escapedForHTML(explanation))</p>
        <table>
        <caption>The siblings, the frontmost first</caption>
        \(rows)</table>
        </div>
        </section>

        """
    }

    private var rows: String {
        let above = Set(report.inversions.filter(\.overlaps).map(\.above.view))
        let below = Set(report.inversions.filter(\.overlaps).map(\.below.view))
        return report.rows.reversed().map { row in
            let isAbove = above.contains(row.view)
            let covered = report.inversions.filter { $0.overlaps && $0.above.view == row.view }.count
            let note =
                isAbove
                ? "in front of \(countPhrase(covered, of: "view")) with a greater zIndex"
                : below.contains(row.view) ? "covered" : ""
            return """
                <tr\(isAbove ? " class=\"wrong\"" : "")><th scope="row">\
                \(escapedForHTML(row.element?.shortName ?? row.view))</th><td>zIndex \(row.z)</td>\
                <td>\(note)</td></tr>

                """
        }.joined()
    }
}
