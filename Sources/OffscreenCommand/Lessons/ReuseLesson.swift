import Offscreen
import OffscreenPictures
import OffscreenScenarios
import UIKit

/// The lesson on cell reuse, by which a few views show many items.
@MainActor
enum ReuseLesson {
    /// Shows a list of 90 posters without prefetching. The screen is the list's data source, which
    /// the caller has to keep.
    private static func showPosters() -> (stage: Stage, screen: PosterScreen) {
        let (stage, screen) = Lessons.posters(sections: [90], itemSize: CGSize(width: 96, height: 96), height: 310)
        screen.collectionView.isPrefetchingEnabled = false
        stage.show(screen.collectionView)
        return (stage, screen)
    }

    /// Returns the number of views that are made while the list is shown and scrolled through all
    /// its items.
    private static func numberOfViewsMadeForAllItems() -> Int {
        let (stage, screen) = showPosters()
        let view = screen.collectionView
        for _ in 0..<30 { stage.scroll(view, by: 106) }
        return withExtendedLifetime(screen) { stage.pools(of: view).pools.map(\.made).reduce(0, +) }
    }

    static func make() -> Lesson {
        let (stage, screen) = showPosters()
        let view = screen.collectionView
        let first = stage.tree
        let visible = view.visibleCells.count
        for _ in 0..<3 { stage.scroll(view, by: 106) }
        let pools = stage.pools(of: view)
        let shown = stage.ticks
        stage.scroll(view, by: 106)
        let recording = stage.recording
        let film = recording.limited(toTicks: 1...shown) ?? recording
        let next = recording[tick: shown + 1]?.events ?? []
        let puts = next.filter { $0.verb == .put }.compactMap(\.view)
        let taken = next.first { $0.verb == .take }
        let takes = next.firstIndex { $0.verb == .take }
        let prepared = takes.flatMap { next[$0...].first { $0.verb == .call && $0.name == "prepareForReuse" }?.view }
        let all = numberOfViewsMadeForAllItems()
        let answer = taken?.view ?? "none: a new view is made"
        return Lesson(
            slug: "reuse", title: "Reuse",
            about: "A few views show many items, one after the other.", minutes: 5,
            outcome: "predict which view is reused next, and what it still shows of its previous item",
            parts: [
                .text(
                    """
                    This collection view has 90 items, and \(visible) of them are on screen. It makes as \
                    many views as it needs to fill the screen, and uses them again. In the pictures the \
                    colour shows the view and the large label shows the item. A view that is reused keeps \
                    its colour and gets another label.
                    """),
                .picture(
                    film.filmStrip(maximumCount: 4, columns: 4, scale: 0.55),
                    caption: "Shown, then scrolled by one row at a time."),
                .exercise(
                    "How many views are made when all 90 items have been scrolled through, row by row?",
                    choices: ["\(visible)", "\(2 * visible)", "90"], answer: "\(all)",
                    explanation:
                        """
                        The collection view makes as many views as are on screen at once while a row \
                        enters. Later cells come from the pool.
                        """),
                .text(
                    """
                    These are its pools after three rows. The number of views made stays at \(all), \
                    however far the list is scrolled, and the number taken grows with every row.
                    """
                ),
                .listing(pools.description),
                .exercise(
                    "When is prepareForReuse() called?",
                    choices: ["when it leaves the screen", "when it is taken from the pool", "when it is made"],
                    answer: prepared == taken?.view ? "when it is taken from the pool" : "when it leaves the screen",
                    explanation:
                        """
                        In the trace of this run the call for \(prepared ?? "none") comes right after the \
                        view was taken.
                        """
                ),
                .text(
                    """
                    A view that leaves the screen is put into its pool. It stays in the hierarchy, hidden. \
                    prepareForReuse() is called when the view is taken again, not when it leaves the \
                    screen. It still has the contents of its previous item, so reset it.
                    """
                ),
                .exercise(
                    """
                    The next row scrolls in. These views are put into the pool, in this order: \
                    \(puts.joined(separator: ", ")). Which one is taken first?
                    """,
                    choices: puts, answer: answer,
                    explanation:
                        """
                        \(taken?.line ?? "Nothing was taken"). The view that came last is taken first, as \
                        from a stack.
                        """
                ),
                .player(PlayerPage(recording, title: "Reuse", source: LessonSourceCode.posters)),
                .picture(.screen(first), caption: "The first screen again, before any view was reused."),
                .experiment(
                    "stage 320x200\ndata items=30\nlayout flow\n\nshow prefetching=no\n\nscroll by=212\n\npools\n",
                    change: "scroll by=212", to: "scroll by=212\n\nscroll by=-212"),
            ])
    }
}
