import Offscreen
import UIKit

/// The results of running a screen with section cards in combinations of some settings, such as the
/// system, the fix and the zIndexes.
///
/// At first the screen has two sections of six cells, and each section has a card. The first card
/// overlaps the second one, so that a fix that reverses the cards is visible in the last step. The
/// first scroll brings cells onto the screen that the action did not change. Each combination is
/// run as a separate scenario. Equal frames and equal runs are stored once.
@MainActor
public struct CardLab {
    /// A setting that differs between the runs, with its choices.
    public struct Setting: Sendable {
        public let name: String
        public let title: String
        /// The label of each choice, and the words for the choice in a scenario.
        public let choices: [(label: String, words: String)]
    }

    /// The views on screen at the end of a step, in sibling order, back to front.
    public struct ScreenState: Hashable, Sendable {
        /// Three numbers for each view: the index of its element in `elements`, its zIndex and its
        /// zPosition.
        public var views: [Int] = []
        /// The number of overlapping pairs in which the view with the smaller zIndex is painted
        /// above, by zPosition and sibling order.
        public var inversions = 0
        /// The number of overlapping pairs in which the view with the smaller zIndex is the later
        /// sibling, and so receives the touches.
        public var touchInversions = 0
    }

    public static let steps = ["shown", "after the action", "scrolled", "scrolled again"]

    public static let switches = [
        Setting(
            name: "system", title: "System",
            choices: [
                ("iOS 9", "behavior=iOS9"),
                ("iOS 10: reloaded views go to the front", "behavior=iOS10 mechanism=front"),
                ("iOS 10: reloaded views use their initial zIndex", "behavior=iOS10 mechanism=transient"),
                ("iOS 11", "behavior=iOS11"),
                ("newest", "behavior=current"),
            ]),
        Setting(
            name: "fix", title: "Fix",
            choices: [
                ("none", ""), ("cards to the back", "fix cards-to-back"),
                ("cards to the back, forward loop", "fix cards-to-back-forward"),
                ("all decorations to the back", "fix decorations-to-back"),
                ("every view by its zIndex", "fix complete-order"),
                ("zPosition on cells", "fix z-position-on-cells"),
                ("zPosition everywhere", "fix z-position-everywhere"),
            ]),
        Setting(name: "card", title: "zIndex of the card", choices: (-2...2).map { ("\($0)", "card-z=\($0)") }),
        Setting(
            name: "armband", title: "zIndex of the armband", choices: (-2...2).map { ("\($0)", "armband-z=\($0)") }),
        Setting(
            name: "prefetching", title: "Prefetching", choices: [("off", "prefetching=no"), ("on", "prefetching=yes")]),
        Setting(
            name: "done", title: "Action",
            choices: [
                ("scroll", "scroll by=4"), ("reload the section", "reload section=0 animated=no"),
                ("reload all", "reload"),
                ("insert an item", "insert 0-0"),
            ]),
    ]

    /// The elements with their frames on screen in points, such as "item 0-1|10,20,96,60". An
    /// element with several frames has several entries.
    public var elements: [String] { internedElements.values }
    public var frames: [ScreenState] { internedFrames.values }
    /// For each run, the indexes of its frames in `frames`, one for each step.
    public var runs: [[Int]] { internedRuns.values }
    /// For each combination, the index of its run in `runs`. The last switch changes fastest.
    public private(set) var combinations: [Int] = []
    /// For each switch, the number of choices that were run.
    public let counts: [Int]

    private var internedElements = InternedValues<String>()
    private var internedFrames = InternedValues<ScreenState>()
    private var internedRuns = InternedValues<[Int]>()

    /// - Parameter counts: the number of choices of each switch that are run, from the first choice
    ///   on.
    public init(counts: [Int] = switches.map(\.choices.count)) throws {
        try self.init(counts: counts) { _, _ in }
    }

    /// - Parameter onProgress: called before each run, with the number of runs that are done and the
    ///   number of all runs.
    package init(
        counts: [Int] = switches.map(\.choices.count), onProgress: (_ done: Int, _ all: Int) -> Void
    ) throws {
        self.counts = counts
        let all = counts.reduce(1, *)
        for number in 0..<all {
            onProgress(number, all)
            var rest = number
            var chosen = Array(repeating: 0, count: counts.count)
            for index in counts.indices.reversed() {
                chosen[index] = rest % counts[index]
                rest /= counts[index]
            }
            try addRun(ofScenario: CardLab.scenarioText(choiceIndices: chosen))
        }
    }

    /// Returns the text of the scenario of a combination.
    ///
    /// - Parameter chosen: the index of the choice of each switch.
    public static func scenarioText(choiceIndices chosen: [Int]) -> String {
        let words = zip(switches, chosen).map { $0.choices[$1].words }
        return """
            stage 320x220 \(words[0])
            data sections=2 items=6
            layout card-flow item=96x60 armbands=yes overlap=30 \(words[2]) \(words[3])
            \(words[1])

            show \(words[4])

            \(words[5])

            scroll by=60

            scroll by=4

            """
    }

    // MARK: - Running a scenario

    private mutating func addRun(ofScenario text: String) throws {
        let scenario = try Scenario(text: text, file: "lab.scenario")
        let runner = ScenarioRunner(file: scenario.file)
        var run: [Int] = []
        for block in scenario.blocks {
            for line in block.commands {
                _ = try runner.run(line)
                if let stage = runner.stage { run.append(internScreenState(on: stage)) }
            }
        }
        combinations.append(internedRuns.index(addingIfNew: run))
    }

    /// Returns the index in `frames` of the views that are on screen now, or -1 if nothing is
    /// shown.
    private mutating func internScreenState(on stage: Stage) -> Int {
        guard let view = stage.tree.root.children.first else { return -1 }
        let offset = view.scroll?.offset ?? .zero
        let live = view.children.filter { $0.element != nil && $0.dormant == nil && !$0.states.contains("prefetched") }
        var frame = ScreenState()
        for node in live {
            let place = node.frame.offsetBy(dx: -offset.x, dy: -offset.y)
            let name = "\(node.element!)|\(place.minX.text),\(place.minY.text),\(place.width.text),\(place.height.text)"
            frame.views += [internedElements.index(addingIfNew: name), node.z, Int(node.zPosition)]
        }
        let painted = live.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
        frame.inversions = CardLab.inversionCount(in: painted)
        frame.touchInversions = CardLab.inversionCount(in: live)
        return internedFrames.index(addingIfNew: frame)
    }

    /// Returns the number of overlapping pairs in which the later node has the smaller zIndex.
    private static func inversionCount(in nodes: [ViewTree.Node]) -> Int {
        var count = 0
        for (index, front) in nodes.enumerated() {
            for back in nodes[..<index] where back.z > front.z && back.frame.intersects(front.frame) { count += 1 }
        }
        return count
    }
}
