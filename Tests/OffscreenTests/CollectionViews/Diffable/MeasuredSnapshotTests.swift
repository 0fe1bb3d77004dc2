import Offscreen
import Testing
import UIKit

/// The cells that a diffable data source asks for, as measured on macOS 27 (Catalyst):
/// https://github.com/kern0x1b/charon/blob/main/tests/backports/host/uikit2/diffabledatasource_test.m
@MainActor struct MeasuredSnapshotTests {
    private let stage = Stage(width: 320, height: 400)
    private let screen = DiffableScreen()

    init() {
        screen.layout.itemSize = CGSize(width: 30, height: 30)
        stage.show(screen.view)
    }

    typealias Sections = KeyValuePairs<String, [String]>

    struct Step: CustomTestStringConvertible, Sendable {
        let old: Sections
        let new: Sections
        var items: [String] = []
        var sections: [String] = []
        /// The items whose cells are asked for, sorted.
        let asked: [String]

        var testDescription: String { "\(old) to \(new), reloading \(items + sections)" }
    }

    nonisolated private static let one: Sections = ["A": ["x", "y", "z"]]
    nonisolated private static let two: Sections = ["A": ["x", "y", "z"], "B": ["u"]]
    nonisolated static let steps = [
        Step(old: one, new: one, items: ["y"], asked: ["y"]),
        Step(old: one, new: one, sections: ["A"], asked: ["x", "y", "z"]),
        Step(old: one, new: ["A": ["z", "x", "y"]], asked: []),
        Step(old: one, new: ["A": ["z", "x", "y"]], items: ["z"], asked: ["z"]),
        Step(old: one, new: ["A": ["x", "y", "z", "w"]], asked: ["w"]),
        Step(old: one, new: ["A": ["x", "y", "z", "w"]], items: ["w"], asked: ["w", "w"]),
        Step(old: one, new: ["A": ["x", "z"]], asked: []),
        Step(old: two, new: ["A": ["x", "z"], "B": ["u", "y"]], asked: []),
        Step(old: two, new: ["B": ["u"], "A": ["x", "y", "z"]], asked: []),
        Step(old: two, new: ["A": ["x", "y", "z"], "B": ["u"], "C": ["w"]], asked: ["w"]),
        Step(old: two, new: ["B": ["u", "q"], "A": ["x", "y", "z"]], asked: ["q"]),
    ]

    private func apply(
        _ sections: Sections, animated: Bool = false, reloading items: [String] = [], _ marked: [String] = []
    ) -> [String] {
        screen.apply(sections, on: stage, animated: animated) {
            $0.reloadItems(items)
            $0.reloadSections(marked)
        }
        return screen.log.map { String($0.dropFirst("ask ".count)) }.sorted()
    }

    /// Applies a section snapshot to section B. Only its requests for cells are then in the log.
    private func applyTree(_ items: String...) {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(items)
        screen.log = []
        stage.act("apply") { screen.source.apply(tree, to: "B") }
    }

    @Test(arguments: steps)
    func `A snapshot requests cells for the same items as in measurements of Apple's UIKit [DIFF-03]`(step: Step) {
        _ = apply(step.old)
        #expect(apply(step.new, reloading: step.items, step.sections) == step.asked)
        #expect(screen.shown == step.new.map(\.value))
    }

    @Test(arguments: [false, true])
    func `If a snapshot also adds an item, a cell reloaded singly and by section is requested twice [DIFF-03]`(
        animated: Bool
    ) {
        _ = apply(["A": ["x", "y"], "B": ["u"]])
        #expect(apply(["A": ["x", "y"], "B": ["u"]], animated: animated, reloading: ["y"], ["A"]) == ["x", "y"])
        #expect(
            apply(["A": ["x", "y"], "B": ["u", "v"]], animated: animated, reloading: ["y", "u"], ["A"]) == [
                "u", "v", "x", "y", "y",
            ])
        #expect(screen.shown == [["x", "y"], ["u", "v"]])
    }

    @Test
    func
        `In a window a first animated snapshot requests twice the cell of each item that is marked for reloading [DIFF-03]`()
    {
        #expect(
            apply(["A": ["x", "y"], "B": ["u"]], animated: true, reloading: ["u"], ["A"]) == [
                "u", "u", "x", "x", "y", "y",
            ])
        #expect(screen.shown == [["x", "y"], ["u"]])
    }

    @Test
    func
        `A first snapshot without animation, or outside a window, requests each cell once, even for reloaded items [DIFF-03]`()
    {
        #expect(apply(["A": ["x", "y"]], reloading: ["y"], ["A"]) == ["x", "y"])
        let alone = stage.run { DiffableScreen() }
        alone.view.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
        var snapshot = DiffableScreen.snapshot(["A": ["x", "y"]])
        snapshot.reloadItems(["y"])
        var completed = 0
        stage.act("apply") {
            alone.source.apply(snapshot) { completed += 1 }
            alone.view.layoutIfNeeded()
        }
        #expect(alone.log == ["ask x", "ask y"])
        #expect(completed == 1)
    }

    @Test
    func
        `The completion of a first animated snapshot is called once, after the second request for reloaded cells [DIFF-03]`()
    {
        var snapshot = DiffableScreen.snapshot(["A": ["x", "y"]])
        snapshot.reloadItems(["y"])
        snapshot.reloadSections(["A"])
        var completed: [Int] = []
        stage.act("apply") { screen.source.apply(snapshot) { completed.append(screen.log.count) } }
        #expect(completed == [5])
    }

    @Test(arguments: [["A": ["p", "q"], "B": []], ["A": ["p", "q"]]] as [Sections])
    func
        `A section snapshot that moves an item into a section without items requests another cell for that item [DIFF-04]`(
            start: Sections
        )
    {
        _ = apply(start)
        applyTree("q", "n")
        #expect(screen.log.sorted() == ["ask n", "ask q"])
        #expect(screen.shown == [["p"], ["q", "n"]])
    }

    @Test func `A section snapshot that moves an item into a section with items keeps the cell of that item [DIFF-04]`()
    {
        _ = apply(["A": ["p", "q"], "B": ["r"]])
        let moved = screen.cell("q")
        applyTree("q", "r")
        #expect(screen.log == [])
        #expect(screen.cell("q") === moved)
        #expect(screen.shown == [["p"], ["q", "r"]])
    }

    @Test
    func
        `In a window a first animated snapshot before the first layout requests twice the cell of a reloaded item [DIFF-03]`()
    {
        let other = stage.run { DiffableScreen() }
        var snapshot = DiffableScreen.snapshot(["A": ["x", "y"]])
        snapshot.reloadItems(["y"])
        stage.act("apply") {
            other.view.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
            stage.window.addSubview(other.view)
            other.source.apply(snapshot, animatingDifferences: true)
        }
        #expect(other.log == ["ask x", "ask y", "ask y"])
    }
}
