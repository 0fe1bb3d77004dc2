import Foundation
import OffscreenScenarios

/// Writes a scenario to begin with.
enum NewCommand: SubCommand {
    static let name = "new"
    static let usage = [(call: "new NAME", does: "writes NAME.scenario, a file to start from")]

    static func run(_ words: inout Words) throws -> Int32 {
        var file = try words.word("the scenario, such as 'offscreen new my-bug'")
        try words.finish()
        if !file.hasSuffix(".scenario") { file += ".scenario" }
        guard !FileManager.default.fileExists(atPath: file) else { throw UsageProblem(message: "\(file) exists already") }
        let title = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        let draft = """
            # \(title): what goes wrong, in a sentence
            # claims:

            stage 320x480 behavior=current seed=1
            data items=12
            layout flow item=96x96 inset=8

            show
            ----

            scroll by=110
            ----

            tree
            ----

            """
        let scenario = try Scenario(text: draft, file: file)
        try Output.write(Data(scenario.rewritten(with: ScenarioRunner.run(scenario)).utf8), to: file)
        try say("\(file) is written. Change it, then: offscreen run \(file) --rewrite\n")
        return 0
    }
}
