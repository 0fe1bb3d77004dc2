import Offscreen
import OffscreenPictures
import OffscreenScenarios
import UIKit

/// The lesson on the steps of a layout pass and their costs.
@MainActor
enum PassesLesson {
    /// Returns a paragraph that compares the costs of a small scroll with those of a large one, and
    /// explains the difference.
    private static func scrollCostText(smallScroll: Counts, largeScroll: Counts) -> String {
        func newRowPhrase(for counts: Counts) -> String { counts.asks > 0 ? "a new row" : "no new row" }
        return
            """
            The scroll by 5 points asked the data source \(smallScroll.asks) times and applied attributes \
            to \(smallScroll.applied) views. For 90 points these numbers are \(largeScroll.asks) and \
            \(largeScroll.applied). Cells are requested as soon as a single point of their row comes on \
            screen. The 5 points brought \(newRowPhrase(for: smallScroll)) on screen, and the 90 points \
            brought \(newRowPhrase(for: largeScroll)). Here is the scroll by 5 points, step by step:
            """
    }

    static func make() -> Lesson {
        let (stage, screen) = Lessons.posters(sections: [45], itemSize: CGSize(width: 96, height: 80), height: 300)
        let view = screen.collectionView
        view.isPrefetchingEnabled = false
        var rows: [[String]] = []
        var costs: [String: Counts] = [:]
        func measureCosts(named what: String, during body: () -> Void) {
            let cost = stage.counts(of: view, during: body)
            costs[what] = cost
            rows.append(
                [what]
                    + [cost.prepares, cost.layoutAsks, cost.asks, cost.made.number, cost.taken, cost.applied].map(
                        String.init))
        }
        measureCosts(named: "show") { stage.show(view) }
        measureCosts(named: "scroll by 5 points") { stage.scroll(view, by: 5) }
        let small = stage.ticks
        measureCosts(named: "scroll by 90 points") { stage.scroll(view, by: 90) }
        let row = stage.ticks
        measureCosts(named: "reloadData()") { stage.act("reload data") { view.reloadData() } }
        measureCosts(named: "another width") { stage.resize(width: 280, height: 300) }
        let recording = stage.recording
        return Lesson(
            slug: "passes", title: "Layout passes",
            about: "Every change of the content offset leads to a pass, and most passes cost little.", minutes: 7,
            outcome: "find out what makes a pass expensive",
            parts: [
                .text(
                    """
                    Every change of the content offset leads to a layout pass. A pass updates an \
                    invalidated layout, gets the attributes near the screen, puts views that leave into \
                    their pools, provides views for elements that enter, and updates those that stay. It \
                    is cheap as long as nothing is invalidated and the screen stays inside the rectangle \
                    that the layout has returned attributes for. Then the layout is asked only \
                    shouldInvalidateLayout(forBoundsChange:), and the data source is asked only for the \
                    cells of new rows.
                    """),
                .exercise(
                    "A later scroll moves the content by 90 points, a whole row. How often is prepare() called?",
                    choices: ["0", "1", "3"],
                    answer: "\(costs["scroll by 90 points"]!.prepares)",
                    explanation:
                        """
                        prepare() is called only when the layout was invalidated. A scroll invalidates it \
                        only if shouldInvalidateLayout(forBoundsChange:) returns true. This flow layout \
                        returns false while the width does not change.
                        """
                ),
                .exercise(
                    "The list is scrolled by 5 points first. How often is the data source asked?",
                    choices: ["0", "1", "3", "15"],
                    answer: "\(costs["scroll by 5 points"]!.asks)",
                    explanation:
                        """
                        The data source is asked once for each cell of a row that comes into view, even if \
                        only one point of it does. The 5 points bring \
                        \(costs["scroll by 5 points"]!.asks > 0 ? "a new row" : "no new row") into view.
                        """
                ),
                .exercise(
                    "reloadData() is called. How many views are made?", choices: ["0", "3", "15"],
                    answer: "\(costs["reloadData()"]!.made.number)",
                    explanation: "All views go to the pool, and are taken from it again."),
                .table(
                    head: [
                        "", "prepare()", "questions to the layout", "questions to the data source", "made", "taken",
                        "applied",
                    ],
                    rows: rows),
                .text(
                    scrollCostText(
                        smallScroll: costs["scroll by 5 points"]!, largeScroll: costs["scroll by 90 points"]!)),
                .listing(recording.trace(ofTicks: small...small)),
                .text("The scroll by 90 points:"),
                .listing(recording.trace(ofTicks: row...row)),
                .picture(
                    recording.contentMap(atTick: row)!,
                    caption:
                        """
                        The layout is asked for large rectangles around the screen, so most scrolls \
                        request no attributes.
                        """
                ),
                .player(PlayerPage(recording, title: "Layout passes", source: LessonSourceCode.posters)),
                .experiment(
                    "stage 320x300\ndata items=45\nlayout flow item=96x80\n\nshow prefetching=no\n\nscroll by=5\n",
                    change: "scroll by=5", to: "scroll by=1"),
            ])
    }
}
