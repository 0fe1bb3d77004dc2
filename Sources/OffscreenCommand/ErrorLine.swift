import Foundation
import Offscreen
import OffscreenScenarios

/// The message on standard error for an error: one line.
enum ErrorLine {
    static func of(_ error: any Error) -> String {
        let message =
            switch error {
            case let problem as UsageProblem: problem.message
            case let error as LineError: error.description
            case let error as DeviceRecordError: error.description
            // Errors of Foundation, whose descriptions are dumps.
            default: error.localizedDescription.split(separator: "\n").first.map(String.init) ?? "unknown error"
            }
        return Paint.complaint("offscreen:") + " \(message.withLongWordsCut)\n"
    }
}
