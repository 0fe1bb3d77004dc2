import Offscreen
import UIKit

/// A random program over a collection view. Its number decides the system, the layout, the data
/// source and the steps.
@MainActor
struct ListProgram {
    let title: String
    let stage: Stage
    let list: ProgramList
    private var generator: SeededGenerator
    private let family: [ListStep]
    private var count = 0

    init(_ number: UInt64, records: Bool) {
        generator = SeededGenerator(seed: number)
        // Compositional layouts and diffable data sources exist since iOS 13, and list cells since
        // iOS 14.
        let presets = Preset.all.filter { ["iOS14", "iOS15", "iOS16", "iOS17", "iOS18"].contains($0.name) }
        let preset = number % 3 == 0 ? presets[Int(number) % presets.count] : .current
        let layout = ProgramList.Layout.allCases[Int(number) % ProgramList.Layout.allCases.count]
        let source = ProgramList.Source.allCases[Int(number / 2) % ProgramList.Source.allCases.count]
        family = ListStep.families(for: source).randomElement(using: &generator)!
        title = "program \(number) on \(preset.name): \(layout), \(source)"
        let stage = Stage(width: 320, height: 400, behavior: preset, records: records)
        self.stage = stage
        list = stage.run { ProgramList(source, layout, counts: [7, 12, 5]) }
    }

    func show() { stage.show(list.view) }

    var state: ListState { stage.run { ListState(of: list, on: stage) } }

    /// Performs the next step, and returns its name. Every second step is of the program's family,
    /// so that steps of one family meet one another.
    mutating func performStep() -> String {
        count += 1
        let step = (count % 2 == 0 ? ListStep.all : family).randomElement(using: &generator)!
        step.perform(stage, list, &generator)
        return step.name
    }
}
