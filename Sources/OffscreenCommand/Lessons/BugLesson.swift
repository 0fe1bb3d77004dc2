import Offscreen
import OffscreenPictures
import OffscreenScenarios
import UIKit

/// The lesson on the ordering bug of iOS 10 and its fix.
@MainActor
enum BugLesson {
    /// The screen after a section was reloaded and the content was scrolled.
    @MainActor private struct Run {
        let stage: Stage
        let screen: CardScreen
        /// The views after the reload, before the scroll.
        let reloadedTree: ViewTree

        var lastTree: ViewTree { stage.recording.ticks.last!.tree }
    }

    private static func run(on preset: Preset, viewClass: UICollectionView.Type = UICollectionView.self) -> Run {
        let stage = Stage(width: 320, height: 240, behavior: preset)
        let screen = stage.run { CardScreen(sections: [8], collectionViewClass: viewClass) }
        screen.hasArmbands = false
        screen.headerHeight = 0
        screen.collectionView.isPrefetchingEnabled = false
        stage.show(screen.collectionView)
        stage.act("reload section 0") { UIView.performWithoutAnimation { screen.collectionView.reloadSections([0]) } }
        let reloadedTree = stage.tree
        stage.scroll(screen.collectionView, by: 100)
        return Run(stage: stage, screen: screen, reloadedTree: reloadedTree)
    }

    /// The Swift code of the fix that the lesson shows.
    private static let fix = """
        final class CardsView: UICollectionView {
            override func layoutSubviews() {
                super.layoutSubviews()
                let decorations = subviews.compactMap { $0 as? CardDecoration }.sorted { $0.zIndex < $1.zIndex }
                for view in decorations.reversed() where view.zIndex < 0 { sendSubviewToBack(view) }
                for view in decorations where view.zIndex > 0 { bringSubviewToFront(view) }
                if let backgroundView { sendSubviewToBack(backgroundView) }
            }
        }
        """

    static func make() -> Lesson {
        let ten = run(on: .iOS10)
        let nine = run(on: .iOS9)
        let fixed = run(on: .iOS10, viewClass: CardCollectionView.self)
        let view = ten.screen.collectionView
        let report = ten.stage.stacking(of: view)
        let cells = report.rows.filter { $0.element?.category == .cell }.count
        let under = Set(report.inversions.filter { $0.below.element?.category == .cell }.map(\.below.view)).count
        let over = cells - under
        let covered = report.inversions.first { $0.overlaps && $0.below.element?.category == .cell }
        let path = covered?.below.element?.indexPath ?? IndexPath(item: 0, section: 0)
        let cell = view.cellForItem(at: path)
        var hit = cell.flatMap { view.hitTest($0.center, with: nil) }
        while let current = hit, !(current is UICollectionReusableView) { hit = current.superview }
        let hitName = hit.map { "\(type(of: $0))" } ?? "nothing"
        let answered = cell.flatMap { view.indexPathForItem(at: $0.center) }
        return Lesson(
            slug: "z-index", title: "The z-index bug and its fix",
            about: "On iOS 10 some cells lie under a card that should lie behind them.", minutes: 8,
            outcome: "explain the bug, write the fix, and avoid its pitfalls",
            parts: [
                .text(
                    """
                    A section stands on a card: a decoration view with zIndex -1, behind cells of zIndex \
                    0. On iOS 10 people reported that after reloadSections some cells lay under the card. \
                    The iOS10 preset reproduces the symptom by a plausible mechanism; it is not Apple's \
                    code.
                    """),
                .picture(
                    .pair(
                        left: ("section 0 reloaded", nine.reloadedTree),
                        right: ("then scrolled by 100", nine.lastTree)),
                    caption: "iOS 9. The scroll brings cells onto the screen that the reload did not change."),
                .text(
                    """
                    On iOS 10 the card appeared after the reload and was put in front of all its siblings. Its \
                    zIndex, -1, was not used. No later step repairs the order, because a view is inserted by its \
                    zIndex only when it is added, when it is taken with another zIndex, or when its zIndex \
                    changes. A cell that is reused with the zIndex that it had keeps its position among the \
                    siblings, and stays under the card. A cell that is added is inserted by its zIndex, in front \
                    of the card.
                    """),
                .exercise(
                    """
                    After the same steps on iOS 10, \(cells) cells are on screen. How many of them lie \
                    under the card?
                    """,
                    choices: ["0", "\(over)", "\(cells)"], answer: "\(under)",
                    explanation:
                        """
                        The cells that were on screen when the card was put in front lie under it. Cells \
                        that the scroll added lie above it.
                        """
                ),
                .picture(
                    .pair(left: ("iOS 9", nine.lastTree), right: ("iOS 10, the same steps", ten.lastTree)),
                    caption: "\(over) cells were added during the scroll, and lie above the card."),
                .text("The report names the views in the wrong order, and what put the card there:"),
                .listing(report.text(maximumEntryCount: 2)),
                .picture(
                    ten.stage.recording.explodedView(atTick: ten.stage.ticks)!,
                    caption: "\(under) cells lie under the card, \(over) above it."),
                .exercise(
                    """
                    A finger taps the middle of item \(path.section)-\(path.item), which the card covers. \
                    What does hitTest find?
                    """,
                    choices: ["PosterCell", "SectionCardDecorationView", "UICollectionView"], answer: hitName,
                    explanation: """
                        The card receives the tap. indexPathForItem(at:) still returns \
                        \(answered.map { "item \($0.section)-\($0.item)" } ?? "nothing"), because it uses the \
                        attributes.
                        """
                ),
                .exercise(
                    """
                    A subclass sorts the siblings after each pass. How many pairs of views are in the \
                    wrong order then?
                    """,
                    choices: ["0", "1", "\(under)"],
                    answer: "\(fixed.stage.stacking(of: fixed.screen.collectionView).inversions.count)",
                    explanation: """
                        None. Every pass ends with the siblings in order, whatever happened during the pass.
                        """),
                .text(
                    """
                    The fix is a subclass whose layoutSubviews() calls super and then sorts the siblings: \
                    decorations with zIndex below 0 go to the back, those above 0 to the front, and the \
                    background view goes to the back last.
                    """),
                .listing(fix),
                .text(
                    """
                    The fix has three pitfalls. A loop that runs forwards reverses overlapping cards in \
                    every pass. Sending every decoration to the back buries those with zIndex > 0. And the \
                    cards end up behind a backgroundView, unless that is sent to the back after them.
                    """),
                .exhibits(["exhibit-11", "exhibit-12", "exhibit-10"]),
                .picture(
                    .pair(left: ("iOS 10", ten.lastTree), right: ("with the fix", fixed.lastTree)),
                    caption: "The same steps, with the fix."),
                .table(
                    head: ["", "pairs in the wrong order"],
                    rows: [("iOS 9", nine), ("iOS 10", ten), ("iOS 10 with the fix", fixed)].map { name, run in
                        [name, "\(run.stage.stacking(of: run.screen.collectionView).inversions.count)"]
                    }),
                .player(
                    PlayerPage(
                        [.init("without the fix", ten.stage.recording), .init("with the fix", fixed.stage.recording)],
                        title: "iOS 10 without and with the fix", source: LessonSourceCode.cards)),
                .experiment(
                    "stage 320x220 behavior=iOS10 seed=2\ndata items=15\nlayout card-flow\n\nshow prefetching=no\n\n"
                        + "reload section=0 animated=no\n\nscroll by=60\n\nask covered\n",
                    change: "behavior=iOS10 seed=2", to: "behavior=iOS9"),
            ])
    }
}
