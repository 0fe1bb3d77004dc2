import Foundation
import Offscreen
import OffscreenScenarios

/// A recording and where it comes from: a scenario that is run now, or a file that was written before.
struct Take {
    let title: String
    let recording: Recording
    /// The scenario's text, if it is one.
    let scenario: String?

    /// - Parameter name: a scenario file, an exhibit, or a recording's JSON file.
    @MainActor static func of(_ name: String, preset: Preset?) throws -> Take {
        if name.hasSuffix(".json") {
            let title = (name as NSString).lastPathComponent
            guard preset == nil else {
                throw UsageProblem(message: "\(name) is a recording: it cannot be run as another system does. Name the scenario it is of")
            }
            guard let data = FileManager.default.contents(atPath: name) else {
                throw UsageProblem(
                    message: "\(name) cannot be read. A recording is written by 'offscreen record' or stage.recording.write(to:)")
            }
            do {
                return Take(title: title, recording: try Recording(json: data), scenario: nil)
            } catch {
                throw UsageProblem(message: "\(name): \(error)")
            }
        }
        let scenario = try ScenarioFile.read(name)
        let title = (scenario.file as NSString).lastPathComponent
        let runner = ScenarioRunner(file: scenario.file, preset: preset)
        _ = try runner.run(scenario)
        guard let recording = runner.recording else {
            throw UsageProblem(message: "\(scenario.file) shows nothing: there is nothing to see before a 'show'")
        }
        return Take(title: title, recording: recording, scenario: scenario.text)
    }
}
