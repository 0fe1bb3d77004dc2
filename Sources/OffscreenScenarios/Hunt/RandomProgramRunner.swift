import Offscreen
import UIKit

/// Runs random test programs, which perform all kinds of steps on a collection view, on every
/// simulated system and in most kinds of layouts, or on a table view. Each program is a hunt with the vocabulary
/// `everything`. The number of a program is its seed: the screen, the data and the steps follow
/// from it.
@MainActor
public struct RandomProgramRunner {
    public struct ProgramFinding {
        public let program: UInt64
        public let finding: Hunt.Finding
        /// A scenario file that fails when it is run.
        public let scenario: String
    }

    /// The number of random steps so far, in all random test programs together. Steps that could
    /// not be performed count, too.
    public private(set) var stepsDone = 0
    public private(set) var runsDone: UInt64 = 0
    /// The number of steps of the program with the finding; 0 if there is none.
    public private(set) var stepsOfFinding = 0
    /// Called with the number of every program before the program runs.
    public var onBegin: ((UInt64) -> Void)?
    /// Called with the number of steps of every program in which all invariants held.
    public var onHeld: ((_ steps: Int) -> Void)?
    /// Called with the text of every step of a program before the step is performed, except in
    /// replays of a finding. If the step could not be performed, the closure is then called with
    /// `Hunt.notDone`.
    public var trace: ((String) -> Void)?

    private static let layouts = [
        "flow", "flow sizes=60x40,80x70,50x60 header=20 footer=10 pins=both",
        "flow item=70x50 direction=horizontal header=20",
        "card-flow armbands=yes header=20", "section-color color=red", "title text=x", "backgrounds", "waterfall",
        "tint",
        "timetable", "flow estimated=96x96 spacing=5", "caching",
        "compositional columns=2 header=20 background=yes", "compositional columns=3 height=60 header=24 pins=headers",
        "compositional height=80 orthogonal=continuous",
        "compositional columns=1 height=70 header=20 orthogonal=groupPaging",
    ]
    private static let badgeLayouts = [
        "compositional columns=2 height=60 header=20 badges=both", "compositional columns=1 height=50 badges=items",
        "compositional columns=3 height=60 badges=both orthogonal=continuous",
    ]
    private static let data = ["items=4,7,5", "items=0,30", "items=60", "sections=0 items=0", "items=3,3,3,3,3,3,3,3"]

    /// Whether the programs show table views.
    public let showsTables: Bool

    public init(showsTables: Bool = false) { self.showsTables = showsTables }

    /// Returns the hunt for the program with the given number.
    public static func hunt(forProgram program: UInt64, showsTables: Bool = false) throws -> ScenarioHunt {
        var generator = SeededGenerator(seed: program)
        let presets = Preset.withEveryMechanism
        let behavior = presets[Int(program % UInt64(presets.count))].seeded(program)
        if showsTables { return try tableHunt(on: behavior, using: &generator) }
        let isDiffable = Int.random(in: 0..<4, using: &generator) == 0
        var features = [[], ["background-view"], ["unstable-sizes"]][Int.random(in: 0..<3, using: &generator)]
        for feature in ["buttons", "nested-lists", "chains-updates"] where Int.random(in: 0..<4, using: &generator) == 0
        {
            features.append(feature)
        }
        var acts: [String] = []
        for layout in layouts.shuffled(using: &generator).prefix(3) {
            acts.append(
                "layout \(layout)" + ["", " animated=yes", " interactive=yes"].randomElement(using: &generator)!)
        }
        if features.contains("unstable-sizes") { acts += ["app unstable-sizes", "app unstable-sizes=off", "reload"] }
        var layout = layouts.randomElement(using: &generator)!
        let data = (isDiffable ? "diffable " : "") + data.randomElement(using: &generator)!
        // These values are drawn last, so that the programs without badges do not depend on them.
        if Int.random(in: 0..<8, using: &generator) == 0 {
            layout = badgeLayouts.randomElement(using: &generator)!
            acts.append(
                "layout \(badgeLayouts.randomElement(using: &generator)!)"
                    + ["", " animated=yes", " interactive=yes"].randomElement(using: &generator)!)
        }
        return try ScenarioHunt(
            layout: layout, data: data, behavior: behavior,
            features: features,
            vocabulary: .everything, acts: acts)
    }

    /// Options of a table view. A program has one of each list.
    private static let tableOptions = [
        ["style=plain", "style=grouped", "style=inset"],
        [
            "row=44", "heights=30,43,56 estimated=0", "heights=30,43,56,69", "row=automatic heights=30,43,56,69,82",
            "estimated=100",
        ],
        ["cells=registered", "cells=without-path", "cells=made", "cells=two-kinds"],
        ["", "header=title", "header=automatic", "header=26"],
        ["", "footer=title", "footer=automatic", "footer=18"],
        ["", "", "", "top=50 bottom=30"],
        ["", "accessory=detail"],
        ["editing=delete", "editing=insert", "editing=none"],
    ]

    private static func tableHunt(
        on behavior: Preset, using generator: inout SeededGenerator
    ) throws -> ScenarioHunt {
        let data = (data + ["items=1"]).randomElement(using: &generator)!
        let isDiffable = Int.random(in: 0..<4, using: &generator) == 0
        let options = tableOptions.map { $0.randomElement(using: &generator)! }.filter { !$0.isEmpty }
        return try ScenarioHunt(
            layout: "table \(options.joined(separator: " "))", data: (isDiffable ? "diffable " : "") + data,
            behavior: behavior, vocabulary: .everything)
    }

    /// Runs programs until an invariant is broken. Returns nil if all invariants held.
    ///
    /// - Parameter stride: the distance between the programs that run. With 3, for example, every
    ///   third program runs, beginning with the first one.
    public mutating func run(programs: ClosedRange<UInt64>, stride: UInt64 = 1, steps: Int) throws -> ProgramFinding? {
        for program in StridedSeeds(seeds: programs, every: stride) {
            onBegin?(program)
            let hunt = try RandomProgramRunner.hunt(forProgram: program, showsTables: showsTables)
            hunt.trace = trace
            let finding = hunt.run(seeds: program...program, steps: steps)
            count(hunt.stepsDone, hasFinding: finding != nil)
            if let finding {
                return ProgramFinding(program: program, finding: finding, scenario: try hunt.scenarioText(of: finding))
            }
        }
        return nil
    }

    private mutating func count(_ steps: Int, hasFinding: Bool) {
        stepsDone += steps
        runsDone += 1
        if hasFinding { stepsOfFinding = steps } else { onHeld?(steps) }
    }
}

/// The seeds of a range at a given distance, such as every third one. The range may end with the
/// greatest `UInt64`.
public struct StridedSeeds: Sequence, IteratorProtocol {
    private var following: UInt64?
    private let last: UInt64
    private let every: UInt64

    public init(seeds: ClosedRange<UInt64>, every: UInt64) {
        following = seeds.lowerBound
        last = seeds.upperBound
        self.every = Swift.max(1, every)
    }

    public mutating func next() -> UInt64? {
        guard let seed = following, seed <= last else { return nil }
        let (next, overflows) = seed.addingReportingOverflow(every)
        following = overflows ? nil : next
        return seed
    }
}
