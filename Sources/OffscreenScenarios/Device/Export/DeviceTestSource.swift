import Foundation

/// A scenario as a test for a device: Swift statements in public API alone, for what `OffscreenDeviceText/Runtime` has.
///
/// It reads the words of the commands, not the commands, and is no part of running them.
public struct DeviceTestSource: Sendable {
    /// A class with one test.
    public let statements: String
    /// What cannot be done with public API, each with its line; a scenario that has any cannot be exported.
    public let obstacles: [String]
    /// What is not asked, because nobody outside can see it, each with its line.
    public let leftOut: [String]

    /// - Parameter name: what the trace and the class are called, such as "exhibit-13".
    public init(_ scenario: Scenario, name: String) throws {
        var writer = DeviceWriter(scenario)
        for block in scenario.blocks {
            for line in block.commands { try writer.write(line, answer: line.number == block.commands.last?.number ? block.answer : nil) }
        }
        obstacles = writer.obstacles
        leftOut = writer.leftOut
        let type = DeviceTestSource.typeName(name)
        let title = scenario.title.split(separator: "\n").first.map(String.init) ?? name
        var lines = ["/// \(title)", "final class \(type)DeviceTests: DeviceTestCase {", "    func test\(type)() {"]
        lines.append("        scenario(\(DeviceWriter.literal(name)), isAnimated: true) { device in")
        lines += writer.lines.map { "            " + $0 }
        lines += ["        }", "    }", "}"]
        statements = lines.map { $0 + "\n" }.joined()
    }

    /// "exhibit-13" -> "Exhibit13"
    private static func typeName(_ name: String) -> String {
        let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return joined.first?.isLetter == true ? joined : "Scenario\(joined)"
    }

    /// A file that needs nothing but UIKit and XCTest.
    ///
    /// - Parameter runtime: the sources that play it; nil leaves them out, for a target that has them.
    public func file(name: String, runtime: [(name: String, text: String)]?) -> String {
        var text = """
            // Made by 'offscreen export \(name)'. It needs iOS 15, the Swift 5 language mode, and nothing else.
            // The trace is attached to the test, and written to the folder that OFFSCREEN_TRACES names;
            // 'offscreen compare' tells how two of them differ.
            import UIKit
            import XCTest

            \(statements)
            """
        for file in runtime ?? [] { text += "\n// MARK: - \(file.name)\n\n\(file.text)\n" }
        return text
    }
}
