import Offscreen
import OffscreenPictures
import OffscreenScenarios
import UIKit

/// The lesson on layout attributes, which systems after iOS 6 apply to a view only if they differ
/// from those applied before.
@MainActor
enum ApplyLesson {
    private static func run(on preset: Preset) -> (stage: Stage, same: Counts, other: Counts, before: ViewTree) {
        let stage = Stage(width: 320, height: 260, behavior: preset)
        let screen = stage.run { SectionColorScreen(sections: [6, 5]) }
        stage.show(screen.collectionView)
        let before = stage.tree
        let same = stage.counts(of: screen.collectionView) {
            stage.act("invalidate the layout") { screen.layout.invalidateLayout() }
        }
        let other = stage.counts(of: screen.collectionView) {
            stage.act("another colour") { screen.layout.sectionColor = .systemYellow }
        }
        return (stage, same, other, before)
    }

    static func make() -> Lesson {
        let now = run(on: .current)
        let six = run(on: .iOS6)
        let elements = now.same.applied + now.same.skipped
        return Lesson(
            slug: "apply", title: "Apply on change",
            about: "Attributes reach a view only when they differ from those it has.", minutes: 5,
            outcome: "explain why a view does not get a change, and correct it",
            parts: [
                .text(
                    """
                    A layout returns attributes, which describe the place and the look of each element. \
                    The collection view keeps the attributes that it applied last, and calls apply(_:) \
                    only when the new ones are not equal to them. In a subclass, isEqual(_:) therefore \
                    decides whether a change takes effect, and copy(with:) whether the values survive a \
                    copy.
                    """
                ),
                .picture(
                    now.stage.recording.screen(atTick: now.stage.ticks, coloring: .painted)!,
                    caption:
                        """
                        A coloured decoration behind each section. The colour is a property of the \
                        attributes, which are of a subclass.
                        """
                ),
                .exercise(
                    """
                    The layout is invalidated, and returns the same attributes for \(elements) elements as \
                    before. How many of them are applied?
                    """,
                    choices: ["0", "2", "\(elements)"], answer: "\(now.same.applied)",
                    explanation:
                        """
                        \(now.same.applied) are applied, and \(now.same.skipped) are skipped, because they \
                        are equal to the applied ones.
                        """
                ),
                .exercise(
                    "The same happens on iOS 6, which did not compare attributes. How many are applied?",
                    choices: ["0", "2", "\(six.same.applied)"], answer: "\(six.same.applied)",
                    explanation: "All attributes are applied in each pass. [APPLY-01]"),
                .exercise(
                    """
                    On the newest system the colour of both sections changes. To how many elements are \
                    attributes applied?
                    """,
                    choices: ["0", "2", "\(elements)"], answer: "\(now.other.applied)",
                    explanation: "Only the attributes of the two decorations differ."),
                .text("A change of the layout's colour reaches the two decorations and nothing else:"),
                .table(
                    head: ["", "applied", "skipped"],
                    rows: [
                        ["invalidated, nothing changed", "\(now.same.applied)", "\(now.same.skipped)"],
                        ["another colour", "\(now.other.applied)", "\(now.other.skipped)"],
                        ["invalidated, on iOS 6", "\(six.same.applied)", "\(six.same.skipped)"],
                    ]),
                .player(
                    PlayerPage(
                        [.init("newest iOS", now.stage.recording), .init("iOS 6", six.stage.recording)],
                        coloring: .painted,
                        title: "Apply on change", source: LessonSourceCode.colors)),
                .experiment(
                    """
                    stage 320x200
                    data items=6
                    layout tint attributes=no-isEqual

                    show

                    set tint=5

                    ask tint 0-0

                    """,
                    change: " attributes=no-isEqual", to: ""),
            ])
    }
}
