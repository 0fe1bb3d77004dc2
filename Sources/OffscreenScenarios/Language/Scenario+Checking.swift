import Foundation
import Offscreen

extension Scenario {
    /// Runs a scenario file of a test, and compares the answers with those in the file.
    ///
    /// ```swift
    /// @MainActor @Test(.offscreen) func `The picture belongs to the post`() throws {
    ///     try Scenario.check("late-picture", screens: [FeedController.self])
    /// }
    /// ```
    ///
    /// The file is `Scenarios/NAME.scenario` in the test's folder. A missing file is written with a
    /// first draft, and the check fails once. As for goldens, `OFFSCREEN_ACCEPT=1` writes the answers
    /// into the file.
    ///
    /// - Parameter screens: the screens that the scenario can name with `screen`.
    /// - Returns: the runner, whose recordings can be written to files, drawn and played.
    /// - Throws: `LineError` for a command that cannot be carried out, and `Golden.Failure` with a
    ///   unified diff for other answers.
    @MainActor @discardableResult
    public static func check(
        _ name: String, screens: [any ScenarioScreen.Type] = [], file: StaticString = #filePath
    ) throws -> ScenarioRunner {
        let test = URL(fileURLWithPath: "\(file)")
        let url = test.deletingLastPathComponent().appendingPathComponent("Scenarios/\(name).scenario")
        return try check(fileAt: url, screens: screens, testFile: test.lastPathComponent)
    }

    @MainActor
    static func check(
        fileAt url: URL, screens: [any ScenarioScreen.Type], testFile: String
    ) throws -> ScenarioRunner {
        let name = url.deletingPathExtension().lastPathComponent
        let text = FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) }
        let scenario = try Scenario(
            text: text ?? draft(named: name, showing: screens.first), file: url.lastPathComponent)
        let runner = ScenarioRunner(file: scenario.file, keepsRecordings: true, screens: screens)
        let outcomes = try runner.run(scenario)
        try Golden.check(scenario.rewrittenText(with: outcomes), at: url, testFile: testFile)
        return runner
    }

    /// Returns a scenario to start from, without answers.
    ///
    /// - Parameter screen: the screen to show. Nil shows a grid of twelve items.
    @MainActor
    public static func draft(named name: String, showing screen: (any ScenarioScreen.Type)? = nil) -> String {
        let subject = screen.map { "screen \($0)" } ?? "data items=12\nlayout flow item=96x96 inset=8"
        return """
            # \(name): what goes wrong, in a sentence
            # symptom: what a person sees

            stage 320x480 behavior=current seed=1
            \(subject)

            show
            ----

            scroll by=110
            ----

            tree
            ----

            """
    }
}
