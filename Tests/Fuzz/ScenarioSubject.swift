import Foundation
import Offscreen
import OffscreenScenarios

/// The parser of scenarios. A text is read unchanged, or refused with a place in it.
enum ScenarioSubject {
    static func attempt(_ data: Data) -> [String] {
        var found = Fuzz.Findings()
        let text = String(decoding: data, as: UTF8.self)
        do {
            let scenario = try Scenario(text: text, file: "fuzz.scenario")
            found.expect(scenario.text == text, "the text changed in reading")
            _ = (
                scenario.title, scenario.text(of: .claims), scenario.indexOfBlock(below: .symptom)
            )
        } catch let error as LineError {
            let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let exists = (1...max(lines.count, 1)).contains(error.line)
            found.expect(exists, "no such line: \(error)")
            if exists, let column = error.column {
                let line = String(decoding: lines[error.line - 1], as: UTF8.self)
                found.expect((1...line.count + 1).contains(column), "no such column: \(error)")
            }
            found.expect(!error.message.isEmpty, "an error without a message")
        } catch {
            found.expect(false, "not an error of scenarios: \(error)")
        }
        return found.messages
    }
}
