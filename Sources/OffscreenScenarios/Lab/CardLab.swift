import Offscreen
import UIKit

/// The card screen under every combination of some switches: the system, the fix, the zIndexes, prefetching, and the steps.
///
/// Two sections of four cells each have a card that reaches over the next one, so a fix that turns cards round shows. Each combination is a
/// scenario of its own and was run. Equal frames and equal runs are stored once.
@MainActor
public struct CardLab {
    /// One thing that can be chosen, and its words in a scenario.
    public struct Switch: Sendable {
        public let name: String
        public let title: String
        /// The label of each choice, and its words in a scenario.
        public let choices: [(label: String, words: String)]
    }

    /// The screen at the end of a step: the elements in sibling order, back to front.
    public struct Frame: Hashable, Sendable {
        /// Element, z and zPosition of each view.
        public var views: [Int] = []
        /// The number of overlapping pairs that are painted the wrong way round: the one with the smaller z lies above, by
        /// zPosition and siblings.
        public var inversions = 0
        /// The same by siblings alone, which is what touches go by.
        public var misses = 0
    }

    public static let steps = ["shown", "after the action", "scrolled"]

    public static let switches = [
        Switch(
            name: "system", title: "System",
            choices: [
                ("iOS 9", "behavior=iOS9"),
                ("iOS 10: reloaded views go to the front", "behavior=iOS10 mechanism=front"),
                ("iOS 10: reloaded views use their initial zIndex", "behavior=iOS10 mechanism=transient"),
                ("iOS 11", "behavior=iOS11"),
                ("newest", "behavior=current"),
            ]),
        Switch(
            name: "fix", title: "Fix",
            choices: [
                ("none", ""), ("cards to the back", "fix cards-to-back"), ("cards to the back, forward loop", "fix cards-to-back-forward"),
                ("all decorations to the back", "fix decorations-to-back"), ("every view by its zIndex", "fix complete-order"),
                ("zPosition on cells", "app z-position-on-cells"), ("zPosition everywhere", "fix z-position-everywhere"),
            ]),
        Switch(name: "card", title: "zIndex of the card", choices: (-2...2).map { ("\($0)", "card-z=\($0)") }),
        Switch(
            name: "armband", title: "zIndex of the armband", choices: (-2...2).map { ("\($0)", "armband-z=\($0)") }),
        Switch(name: "prefetching", title: "Prefetching", choices: [("off", "prefetching=no"), ("on", "prefetching=yes")]),
        Switch(
            name: "done", title: "Action",
            choices: [
                ("scroll", "scroll by=4"), ("reload the section", "reload section=0 animated=no"), ("reload all", "reload"),
                ("insert an item", "insert 0-0"),
            ]),
    ]

    /// Name, x, y, width and height of every place that a view has had, in points of the window.
    public var elements: [String] { numberedElements.values }
    public var frames: [Frame] { numberedFrames.values }
    /// The frames of each run, one for each step.
    public var runs: [[Int]] { numberedRuns.values }
    /// The run of each combination. The last switch changes fastest.
    public private(set) var combinations: [Int] = []
    /// How many choices of each switch were run.
    public let counts: [Int]

    private var numberedElements = Numbering<String>()
    private var numberedFrames = Numbering<Frame>()
    private var numberedRuns = Numbering<[Int]>()

    /// Different values, numbered in the order in which they came.
    private struct Numbering<Value: Hashable> {
        private(set) var values: [Value] = []
        private var numbers: [Value: Int] = [:]

        mutating func number(of value: Value) -> Int {
            if let known = numbers[value] { return known }
            numbers[value] = values.count
            values.append(value)
            return values.count - 1
        }
    }

    /// - Parameter counts: how many choices of each switch are offered, counted from its first.
    public init(counts: [Int] = switches.map(\.choices.count)) throws {
        self.counts = counts
        for number in 0..<counts.reduce(1, *) {
            var rest = number
            var chosen = Array(repeating: 0, count: counts.count)
            for index in counts.indices.reversed() {
                chosen[index] = rest % counts[index]
                rest /= counts[index]
            }
            try add(CardLab.scenario(chosen))
        }
    }

    /// The scenario of a combination: a choice for each switch.
    public static func scenario(_ chosen: [Int]) -> String {
        let words = zip(switches, chosen).map { $0.choices[$1].words }
        return """
            stage 320x220 \(words[0])
            data sections=2 items=4
            layout card-flow item=96x60 armbands=yes overlap=30 \(words[2]) \(words[3])
            \(words[1])

            show \(words[4])

            \(words[5])

            scroll by=14

            """
    }

    // MARK: - Running

    private mutating func add(_ text: String) throws {
        let scenario = try Scenario(text: text, file: "lab.scenario")
        let runner = ScenarioRunner(file: scenario.file)
        var run: [Int] = []
        for block in scenario.blocks {
            for line in block.commands {
                _ = try runner.run(line)
                if let stage = runner.stage { run.append(frame(of: stage)) }
            }
        }
        combinations.append(numberedRuns.number(of: run))
    }

    private mutating func frame(of stage: Stage) -> Int {
        guard let view = stage.tree.root.children.first else { return -1 }
        let offset = view.scroll?.offset ?? .zero
        let live = view.children.filter { $0.element != nil && $0.dormant == nil && !$0.states.contains("prefetched") }
        var frame = Frame()
        for node in live {
            let place = node.frame.offsetBy(dx: -offset.x, dy: -offset.y)
            let name = "\(node.element!)|\(place.minX.text),\(place.minY.text),\(place.width.text),\(place.height.text)"
            frame.views += [numberedElements.number(of: name), node.z, Int(node.zPosition)]
        }
        let painted = live.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(\.element)
        frame.inversions = CardLab.inversions(painted)
        frame.misses = CardLab.inversions(live)
        return numberedFrames.number(of: frame)
    }

    /// The number of overlapping pairs in which the view in front has the smaller z.
    private static func inversions(_ nodes: [ViewTree.Node]) -> Int {
        var count = 0
        for (index, front) in nodes.enumerated() {
            for back in nodes[..<index] where back.z > front.z && back.frame.intersects(front.frame) { count += 1 }
        }
        return count
    }
}
