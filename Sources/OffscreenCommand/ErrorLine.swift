import Foundation
import Offscreen
import OffscreenScenarios

/// Formats an error as it is printed on standard error.
enum ErrorLine {
    static func text(for error: any Error) -> String {
        let message =
            switch error {
            case let problem as UsageProblem: problem.message
            case let error as LineError: error.description
            case let error as DeviceRecordError: error.description
            // The descriptions of Foundation's errors are dumps, so their localized text is used.
            default: error.localizedDescription.split(separator: "\n").first.map(String.init) ?? "unknown error"
            }
        return Paint.errorLabel("offscreen:") + " \(message.withLongWordsCut)\n"
    }
}
