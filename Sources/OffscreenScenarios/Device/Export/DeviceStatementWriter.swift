import Offscreen
import UIKit

/// Converts the commands of a scenario to Swift statements, in their order.
@MainActor
struct DeviceStatementWriter {
    /// The reason for which a command cannot be exported.
    struct Obstacle: Error {
        let reason: String

        static let touch = Obstacle(reason: "public API has no way to touch the screen")
        static let table = Obstacle(reason: "a test for a device shows collection views, and no table views")
        static let app = Obstacle(reason: "the app of the device tests does not have that")
    }

    /// The time after which an animated update has ended, in seconds.
    static let animationSeconds = 0.5

    /// The claims that the scenario is about, separated by spaces.
    let claims: String
    private(set) var lines: [String] = []
    private(set) var obstacles: [String] = []
    private(set) var leftOut: [String] = []
    var isShown = false
    /// The screen of an exhibit that the stage shows; nil for the app of 'layout'.
    var screen: String?
    /// Whether the step of the current line waits for its effects.
    var settles = true
    private(set) var number = 0
    private(set) var text = ""

    init(_ scenario: Scenario) {
        claims = scenario.text(of: .claims) ?? ""
    }

    /// Adds the statements for a line, or an obstacle if it cannot be exported.
    mutating func addStatements(for line: Scenario.Line, answer: [String]?) throws {
        number = line.number
        text = line.text
        settles = !line.prefixes.contains(.unsettled)
        do {
            let isFailure = answer?.contains { $0.hasPrefix("failure ") } ?? false
            if isFailure || line.prefixes.contains(.expectFailure) {
                throw Obstacle(reason: "UIKit raises an exception there, which Swift cannot catch")
            }
            try line.command.addStatements(to: &self)
        } catch let obstacle as Obstacle {
            obstacles.append("line \(number): '\(text)': \(obstacle.reason)")
        }
    }

    // MARK: - Functions that commands call

    mutating func add(_ statement: String) { lines.append(statement) }

    /// Adds a statement that is performed as a step: the test waits for its effects, and the trace
    /// has its calls under the text of the command.
    ///
    /// - Parameter seconds: the time that the step takes. With 0 it ends after the next layout.
    mutating func addStep(_ statement: String, seconds: Double = 0) {
        let wait =
            if seconds > 0 {
                ", seconds: \(seconds)"
            } else if settles {
                ""
            } else {
                ", settles: false"
            }
        lines.append("device.performStep(\(literal(text))\(wait)) { \(statement) }")
    }

    /// Adds a step whose effects are animated.
    mutating func addAnimatedStep(_ statement: String) {
        addStep(statement, seconds: settles ? Self.animationSeconds : 0)
    }

    /// Adds a statement that sets up the app before it is shown, or another for an app that is shown.
    mutating func addSetting(_ statement: String, ifShown statementIfShown: String) {
        lines.append(isShown ? statementIfShown : statement)
    }

    /// Leaves out the command, whose answer a test for a device cannot have.
    mutating func leaveOut(_ reason: String) {
        leftOut.append("line \(number): '\(text)': \(reason)")
        lines.append("// \(text): \(reason)")
    }
}
