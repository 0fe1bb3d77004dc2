import Offscreen
import OffscreenPictures
import OffscreenScenarios
import UIKit

/// The lesson on batch updates, and on the index paths before and after them.
@MainActor
enum UpdatesLesson {
    static func make() -> Lesson {
        let (stage, screen) = Lessons.posters(sections: [0], itemSize: CGSize(width: 72, height: 72), height: 200)
        let view = screen.collectionView
        screen.sections = [["A", "B", "C", "D", "E"]]
        stage.show(view)
        let before = stage.recording.ticks.last!.tree
        let counts = stage.counts(of: view) {
            stage.act("delete 1 and 3, insert at 1") {
                view.performBatchUpdates {
                    // After the update the data source must return these items.
                    screen.sections[0] = ["A", "new", "C", "E"]
                    view.deleteItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 3, section: 0)])
                    view.insertItems(at: [IndexPath(item: 1, section: 0)])
                }
            }
        }
        let titles = (0..<view.numberOfItems(inSection: 0)).map { item in
            (view.cellForItem(at: IndexPath(item: item, section: 0)) as? PosterCell)?.label.text ?? "?"
        }
        let recording = stage.recording
        let failures = stage.collectFailures {
            stage.act("a model that does not agree") {
                view.performBatchUpdates { view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
            }
        }
        return Lesson(
            slug: "updates", title: "Batch updates",
            about: "One batch uses index paths from before the update and from after it.", minutes: 6,
            outcome: "write a batch whose counts agree",
            parts: [
                .text(
                    """
                    In performBatchUpdates, deletions use index paths of the state before the update, and \
                    insertions those of the state after it. Deletions are carried out first, whatever the \
                    order of the calls. The model has to change inside the closure.
                    """
                ),
                .listing(
                    """
                    model = ["A", "B", "C", "D", "E"]
                    collectionView.performBatchUpdates {
                        model = \(titles)
                        collectionView.deleteItems(at: [[0, 1], [0, 3]])
                        collectionView.insertItems(at: [[0, 1]])
                    }
                    """),
                .exercise(
                    "Five views show A to E. How many views are made by this update?", choices: ["0", "1", "2", "4"],
                    answer: "\(counts.made.number)",
                    explanation:
                        """
                        Made \(counts.made.number), taken \(counts.taken). The items that survive keep \
                        their views under other index paths, and deleted cells go to the pool only when \
                        their animation has ended.
                        """),
                .exercise(
                    "And how many are taken from the pool during the update?", choices: ["0", "1", "2"],
                    answer: "\(counts.taken)",
                    explanation: "The pool was empty when the update began."),
                .exercise(
                    "A batch deletes item 0, and the model keeps all its items. What happens?",
                    choices: ["nothing", "the item comes back", "UIKit raises an exception"],
                    answer: failures.isEmpty ? "nothing" : "UIKit raises an exception",
                    explanation:
                        """
                        After the closure the data source is asked for its counts. They have to agree with \
                        the batch.
                        """),
                .picture(
                    .pair(left: ("before", before), right: ("after", recording.ticks.last!.tree)),
                    caption: "Each colour is a view, so the views of A, C and E stay."),
                .text(
                    """
                    UIKit raises an exception when the counts do not agree. Here a deletion is announced, \
                    but the model keeps its items:
                    """
                ),
                .listing(failures.map { "\($0)" }.joined(separator: "\n")),
                .player(PlayerPage(recording, title: "Batch updates", source: LessonSourceCode.posters)),
                .experiment(
                    "stage 320x200\ndata items=5\nlayout flow item=72x72\n\nshow\n\ninsert 0-1\n\ntree\n",
                    change: "insert 0-1",
                    to: "delete 0-1"),
            ])
    }
}
