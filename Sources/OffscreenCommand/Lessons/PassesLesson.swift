import Offscreen
import OffscreenPictures
import OffscreenScenarios
import UIKit

/// The lesson on the steps of a layout pass and their costs.
enum PassesLesson {
    /// Returns the reason for which a small scroll can cost more than a large one, with the counts of both.
    private static func scrollCostText(_ small: Counts, _ large: Counts) -> String {
        "A scroll by 5 points applied \(small.applied) views and asked the data source \(small.asks) times, one by 90 points "
            + "\(large.applied) and \(large.asks). The distance does not decide: a view is needed as soon as a single point of its row "
            + "comes on screen. The 5 points brought the top of a new row into view, and the 90 points "
            + (large.asks > small.asks
                ? "brought more rows." : "moved rows that were on screen already, and brought no more than one other.")
            + " Here is the scroll by 5 points, step by step:"
    }

    @MainActor static func make() -> Lesson {
        let stage = Stage(width: 320, height: 300)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 96, height: 80)
        let screen = stage.run { PosterScreen(sections: [45], layout: layout) }
        let view = screen.collectionView
        view.isPrefetchingEnabled = false
        var rows: [[String]] = []
        var costs: [String: Counts] = [:]
        func measure(_ what: String, _ body: () -> Void) {
            let cost = stage.counts(of: view, during: body)
            costs[what] = cost
            rows.append(
                [what] + [cost.prepares, cost.layoutAsks, cost.asks, cost.made.number, cost.taken, cost.applied].map(String.init))
        }
        measure("show") { stage.show(view) }
        measure("scroll by 5 points") { stage.scroll(view, by: 5) }
        let small = stage.ticks
        measure("scroll by 90 points") { stage.scroll(view, by: 90) }
        let row = stage.ticks
        measure("reloadData()") { stage.act("reload data") { view.reloadData() } }
        measure("another width") { stage.resize(width: 280, height: 300) }
        let recording = stage.recording
        return Lesson(
            slug: "passes", title: "Layout passes",
            about: "Every change of the content offset leads to a pass, and most passes cost little.", minutes: 7,
            outcome: "find out what makes a pass expensive",
            parts: [
                .text(
                    "Every change of the content offset leads to a layout pass. A pass brings an invalidated layout up to date, gathers the "
                        + "attributes near the screen, retires views that leave, provides views for elements that enter, and updates those that "
                        + "stay. It is cheap as long as nothing is invalidated and the screen stays inside the pages that the layout has "
                        + "answered for. Then the layout is asked one question, and the data source is asked for the new row."),
                .exercise(
                    "The next scroll goes by 90 points, a whole row. How often is prepare() called?", choices: ["0", "1", "3"],
                    answer: "\(costs["scroll by 90 points"]!.prepares)",
                    explanation: "prepare() is called only when the layout was invalidated. A scroll invalidates it only if "
                        + "shouldInvalidateLayout(forBoundsChange:) returns true. A flow layout returns false as long as the width stays."
                ),
                .exercise(
                    "A scroll goes by 5 points first. How often is the data source asked?", choices: ["0", "1", "3", "15"],
                    answer: "\(costs["scroll by 5 points"]!.asks)",
                    explanation: "Once for each cell of a row that comes into view, even by one point."),
                .exercise(
                    "reloadData() is called. How many views are made?", choices: ["0", "3", "15"],
                    answer: "\(costs["reloadData()"]!.made.number)",
                    explanation: "All views go to the pool, and are taken from it again."),
                .table(head: ["", "prepare()", "asks of the layout", "asks of the data source", "made", "taken", "applied"], rows: rows),
                .text(scrollCostText(costs["scroll by 5 points"]!, costs["scroll by 90 points"]!)),
                .listing(recording.trace(ofTicks: small...small)),
                .text("The scroll by 90 points:"),
                .listing(recording.trace(ofTicks: row...row)),
                .picture(
                    recording.contentMap(atTick: row)!,
                    caption: "The layout is asked for whole pages around the screen, so most scrolls ask it nothing."),
                .player(PlayerPage(recording, title: "Layout passes", source: LessonListing.posters)),
                .experiment(
                    "stage 320x300\ndata items=45\nlayout flow item=96x80\n\nshow prefetching=no\n\nscroll by=5\n",
                    change: "scroll by=5", to: "scroll by=1"),
            ])
    }
}
