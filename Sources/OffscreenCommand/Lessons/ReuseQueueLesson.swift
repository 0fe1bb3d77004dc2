import Offscreen
import OffscreenPictures
import OffscreenScenarios
import UIKit

/// The lesson on the reuse queue of a table view. It follows one view from its first row to its next
/// one, and shows what the view keeps on the way.
@MainActor
enum ReuseQueueLesson {
    private static let rows = 30
    private static let rowHeight: CGFloat = 44

    /// A table view with bills, of which the first one is overdue, that was scrolled in steps of half
    /// a row.
    @MainActor private struct Run {
        let stage: Stage
        let screen: BillScreen

        init(_ cells: BillScreen.Cells, steps: Int) {
            let stage = Stage(width: 320, height: 5 * rowHeight)
            screen = stage.run { BillScreen(count: rows, overdue: [0], cells: cells) }
            stage.show(screen.tableView)
            for _ in 0..<steps { stage.scroll(screen.tableView, by: rowHeight / 2) }
            self.stage = stage
        }

        var tree: ViewTree { stage.recording.ticks.last!.tree }

        var numberOfViewsMade: Int { stage.pools(of: screen.tableView).pools.reduce(0) { $0 + $1.made } }

        /// Returns the color of the view that shows a row: "yellow" or "none".
        func color(ofRowAt path: IndexPath) -> String {
            screen.tableView.cellForRow(at: path)?.backgroundColor == .systemYellow ? "yellow" : "none"
        }
    }

    /// An event in the life of a view.
    private struct Occurrence {
        let event: Event
        /// The row for which the data source was asked last.
        let row: IndexPath
        /// The number of the tick, and the step that it belongs to.
        let step: String

        /// What the event says about its view.
        var sentence: String {
            switch event.verb {
            case .make: "It is made for \(rowName)."
            case .put: "It leaves the screen, and is put into the queue of \"\(event.text)\"."
            case .take: "It is taken from the queue for \(rowName)."
            default: "Its prepareForReuse() is called."
            }
        }

        var rowName: String { "row \(row.section)-\(row.row)" }
    }

    /// Returns the events about the views of rows and their queue, in order.
    private static func occurrences(in recording: Recording) -> [Occurrence] {
        var (step, row) = ("", IndexPath(row: 0, section: 0))
        var found: [Occurrence] = []
        for tick in recording.ticks {
            if !tick.what.isEmpty { step = tick.what }
            for event in tick.events where event.extent != .end {
                switch event.verb {
                case .ask: if let asked = event.element { row = asked.indexPath }
                case .make, .put, .take:
                    found.append(Occurrence(event: event, row: row, step: "\(tick.number): \(step)"))
                case .call where event.name == "prepareForReuse":
                    found.append(Occurrence(event: event, row: row, step: "\(tick.number): \(step)"))
                default: break
                }
            }
        }
        return found
    }

    static func make() -> Lesson {
        let forgetful = Run(.leaveColor, steps: 3)
        let resetting = Run(.resetColorInPrepareForReuse, steps: 3)
        let complete = Run(.setColorForEveryBill, steps: 3)
        let whole = Run(.leaveColor, steps: 2 * rows)
        let recording = forgetful.stage.recording
        let all = occurrences(in: recording)
        let followed = all.first { $0.event.verb == .make && $0.row.row == 0 }?.event.view ?? "none"
        let life = all.filter { $0.event.view == followed }
        let taken = life.first { $0.event.verb == .take }
        let next = taken?.row ?? IndexPath(row: 0, section: 0)
        let visible = forgetful.screen.tableView.visibleCells.count
        let answerOfColor = forgetful.color(ofRowAt: next) == "yellow" ? "yellow, as bill 0" : "none, as a new view"
        return Lesson(
            slug: "reuse-queue", title: "The reuse queue",
            about: "A row of a table view is shown by a view that has shown another row before.", minutes: 6,
            outcome: "follow a view through the queue, and reset what it would carry to its next row",
            parts: [
                .text(
                    """
                    This table view has \(rows) rows, one for each bill. Bill 0 is overdue, and its row is \
                    yellow. The table view is scrolled in steps of half a row. In the pictures the color \
                    shows the view and the large label shows the row.
                    """),
                .picture(
                    recording.filmStrip(maximumCount: 4, columns: 4, scale: 0.55),
                    caption: "Shown, then scrolled by half a row at a time."),
                .text(
                    """
                    A view that leaves the screen is put into a queue under its reuse identifier, here \
                    "bill". It is called dormant there. cellForRow calls \
                    dequeueReusableCell(withIdentifier:for:), which takes a dormant view of that identifier, \
                    and makes a view only if the queue is empty.
                    """),
                .exercise(
                    "How many views are made when all \(rows) rows have been scrolled through?",
                    choices: ["\(visible - 1)", "\(visible)", "\(rows)"], answer: "\(whole.numberOfViewsMade)",
                    explanation:
                        """
                        Half a row is visible at the top and at the bottom at the same time, so one view more \
                        than fits into the height is on screen at once.
                        """),
                .listing(whole.stage.pools(of: whole.screen.tableView).description),
                .exercise(
                    "\(followed) shows row 0-0. For which row is it taken from the queue next?",
                    choices: ["row 0-0", "row 0-5", "row 0-6", "row 0-7"], answer: taken?.rowName ?? "none",
                    explanation:
                        """
                        The view for the row that comes in first is made, because the queue is empty then. The \
                        row after it takes the view that has left in the meantime.
                        """),
                .text("This is the life of \(followed) up to there, from the recording:"),
                .table(head: ["step", "what happens to \(followed)"], rows: life.map { [$0.step, $0.sentence] }),
                .text(
                    """
                    prepareForReuse() is called when the view is taken, before cellForRow gets it. The method \
                    of UITableViewCell resets nothing that the app has set. The cell of this app sets the text \
                    of every bill, and the color of overdue bills only:
                    """),
                .listing(LessonSourceCode.bills[1].text),
                .exercise(
                    "Bill \(next.row) is not overdue. Which background color does its row have?",
                    choices: ["none, as a new view", "yellow, as bill 0", "that of the row above"],
                    answer: answerOfColor,
                    explanation: "\(followed) was yellow for bill 0, and nothing has set another color since."),
                .picture(
                    .pair(
                        left: ("the color is left", forgetful.tree),
                        right: ("the color is reset", resetting.tree), coloring: .painted),
                    caption: "After the same steps. Bill 0 has left the screen, but its color has not."),
                .text(
                    """
                    There are two fixes. Either prepareForReuse() resets what only some rows set, or the cell \
                    sets it for every row:
                    """),
                .listing(LessonSourceCode.bills[2...].map(\.text).joined(separator: "\n\n")),
                .table(
                    head: ["the cell", "color of bill \(next.row)"],
                    rows: [
                        ("sets the color of overdue bills only", forgetful),
                        ("resets the color in prepareForReuse()", resetting),
                        ("sets the color of every bill", complete),
                    ].map { [$0, $1.color(ofRowAt: next)] }),
                .text(
                    """
                    The text was right all the time, because the cell sets it for every row. What is set for \
                    some rows only stays: a color, a checkmark, a hidden view, a subview that cellForRow adds, \
                    or an image that arrives late. These exhibits show mistakes with reused rows:
                    """),
                .exhibits(["exhibit-69", "exhibit-65", "exhibit-66", "exhibit-67", "exhibit-68"]),
                .player(
                    PlayerPage(
                        [
                            .init("the color is left", recording),
                            .init("the color is reset", resetting.stage.recording),
                        ],
                        coloring: .painted, title: "The reuse queue", source: LessonSourceCode.bills)),
                .experiment(
                    "stage 320x220\ndata items=30\nlayout table row=44\napp tints-some\n\nshow\n\n"
                        + "scroll by=308\n\nask text 0-8\n\nask color 0-8\n",
                    change: "app tints-some", to: "app tints-some resets-in-reuse"),
            ])
    }
}
