import Foundation
import OffscreenDeviceText
import OffscreenScenarios

enum ExportCommand: Subcommand {
    static let name = "export"
    static let group = CommandGroup.write
    static let summary = "writes a scenario as an XCTest file for Apple's UIKit"
    static let calls = ["export SCENARIO --xctest FILE [--scenario-only]"]
    static let details = """
        The file imports UIKit and XCTest and nothing else: put it into a test target of an iOS app or package. \
        The test writes a trace of the calls that the app receives, and 'offscreen compare' compares two traces.
        Steps that public API cannot do, such as touches, are listed, and then no file is written.
        """
    static let options = [
        CommandOption(name: "--xctest", value: "FILE", text: "the file to write"),
        CommandOption(
            name: "--scenario-only",
            text: """
                leaves out the player and the exhibit's screens, for a target that has them
                """),
    ]
    static let completionWords = Exhibits.all.map(\.name)
    static let takesFiles = true
    static let example = "export exhibit-13 --xctest Exhibit13Tests.swift"

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let file = try arguments.extractValue(of: "--xctest", expecting: "a file, such as --xctest MyTests.swift")
        let isAlone = arguments.extractFlag("--scenario-only")
        let name = try arguments.extractRequiredWord(expecting: "a scenario file or an exhibit")
        try arguments.throwIfArgumentsRemain()
        guard let file else {
            throw CommandError(message: "name the file to write: offscreen export \(name) --xctest MyTests.swift")
        }
        let scenario = try ScenarioFinder.readScenario(named: name)
        let title = (scenario.file as NSString).lastPathComponent.replacing(".scenario", with: "")
        let export = try DeviceTestSource(scenario, name: title)
        guard export.obstacles.isEmpty else {
            let all = export.obstacles.map { "\n  \($0)" }.joined()
            throw CommandError(message: "\(name) cannot be a test for a device:\(all)")
        }
        let screens = Exhibits.entry(named: title)?.swiftFiles ?? []
        let runtime = isAlone ? nil : try DeviceSources.files().map { (name: $0.name, text: $0.text) } + screens
        try Output.write(export.fileText(name: title, runtime: runtime), to: file)
        let what = isAlone ? "the scenario alone" : "with what plays the scenario"
        try printText(
            """
            \(file) is written, \
            \(what)\(export.leftOut.isEmpty ? "" : ", without what is not available through public API:")

            """
        )
        try printLines(export.leftOut.map { "  \($0)" })
        return 0
    }
}
