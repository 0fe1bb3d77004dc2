import Foundation
import Offscreen
import OffscreenScenarios

/// Formats an error as it is printed on standard error.
enum ErrorLine {
    static func text(for error: any Error) -> String {
        let message =
            switch error {
            case let problem as CommandError: problem.message
            case let error as LineError: error.description
            case let error as ComparisonFileError: error.description
            // The description of a Foundation error is a long dump, so its localized text is used.
            default: error.localizedDescription.split(separator: "\n").first.map(String.init) ?? "unknown error"
            }
        return TerminalStyle.errorLabel("offscreen:") + " \(message.withLongWordsCut)\n"
    }
}
