import Foundation
import Offscreen
import OffscreenScenarios

/// The message on standard error for an error: one line.
enum Problem {
    static func line(_ error: any Error) -> String {
        let message =
            switch error {
            case let problem as UsageProblem: problem.message
            case let error as ScenarioError: error.description
            // Errors of Foundation, whose descriptions are dumps.
            case let error as NSError: error.localizedDescription.split(separator: "\n").first.map(String.init) ?? "unknown error"
            }
        return Paint.complaint("offscreen:") + " \(message.withLongWordsCut)\n"
    }
}
