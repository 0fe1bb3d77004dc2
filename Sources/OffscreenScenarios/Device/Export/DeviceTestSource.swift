import Foundation

/// A scenario as a test for a device. Its Swift statements use only public API and the sources that
/// `DeviceSources` returns.
///
/// The export does not run the commands.
public struct DeviceTestSource: Sendable {
    /// The source of a class with one test.
    public let statements: String
    /// The commands that cannot be converted to statements, each with its line and the reason. A
    /// scenario with such commands cannot be exported.
    public let obstacles: [String]
    /// The commands that are left out because their answers are not available through public API,
    /// each with its line.
    public let leftOut: [String]

    /// - Parameter name: the name of the trace, such as "exhibit-13". The name of the class is made
    ///   from this name.
    @MainActor
    public init(_ scenario: Scenario, name: String) throws {
        var writer = DeviceStatementWriter(scenario)
        for block in scenario.blocks {
            for line in block.commands {
                try writer.addStatements(
                    for: line, answer: line.number == block.commands.last?.number ? block.answer : nil)
            }
        }
        obstacles = writer.obstacles
        leftOut = writer.leftOut
        let type = DeviceTestSource.upperCamelCaseName(forScenario: name)
        let title = scenario.title.split(separator: "\n").first.map(String.init) ?? name
        var lines = ["/// \(title)", "final class \(type)DeviceTests: DeviceTestCase {", "    func test\(type)() {"]
        lines.append("        playScenario(\(writer.literal(name)), isAnimated: true) { device in")
        lines += writer.lines.map { "            " + $0 }
        lines += ["        }", "    }", "}"]
        statements = lines.map { $0 + "\n" }.joined()
    }

    /// Returns the first part of the class's name for a name such as "exhibit-13", here
    /// "Exhibit13".
    private static func upperCamelCaseName(forScenario name: String) -> String {
        let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return joined.first?.isLetter == true ? joined : "Scenario\(joined)"
    }

    /// Returns the text of a Swift file with the test. With `runtime` the file needs nothing but
    /// UIKit and XCTest.
    ///
    /// - Parameter runtime: the sources that play the scenario with the Swift files of its exhibit, or
    ///   nil for a target that contains them already.
    public func fileText(name: String, runtime: [(name: String, text: String)]?) -> String {
        let sources = "the sources that play scenarios, and the Swift files of the exhibit, in its target"
        let needs = runtime == nil ? sources : "nothing else"
        var text = """
            // Made by 'offscreen export \(name)'. It needs iOS 15, the Swift 5 language mode, and \(needs).
            // The trace is attached to the test, and written to the folder that OFFSCREEN_TRACES names;
            // 'offscreen compare' lists the differences of two traces.
            import UIKit
            import XCTest

            \(statements)
            """
        for file in runtime ?? [] { text += "\n// MARK: - \(file.name)\n\n\(file.text)\n" }
        return text
    }
}
