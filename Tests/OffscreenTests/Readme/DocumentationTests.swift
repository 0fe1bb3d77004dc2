import Foundation
import Offscreen
import OffscreenScenarios
import Testing

/// Pages that are made from the code; `OFFSCREEN_ACCEPT=1 swift test --filter DocumentationTests` writes them anew.
@MainActor @Suite("Pages made from the code")
struct DocumentationTests {
    private func page(_ path: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources").appendingPathComponent(path)
    }

    @Test func `The reference of the scenario language is made from the commands' help`() throws {
        let text = [
            "# The scenario language", "", "Made from what `offscreen help` prints.", "", "```", ScenarioLanguage.reference + "```",
        ]
        try Golden.check(
            text.joined(separator: "\n"), at: page("OffscreenScenarios/OffscreenScenarios.docc/ScenarioLanguage.md"),
            testFile: "DocumentationTests")
    }

    @Test func `The page on events is made from what explain prints`() throws {
        var text = ["# The events of a recording", "", "Made from what `offscreen explain` prints.", ""]
        for event in EventExplanation.all {
            text += ["## \(event.word)", "", event.posted, "", "Too many: \(event.tooMany)", ""]
            if !event.claims.isEmpty { text += ["Claims: \(event.claims.joined(separator: ", "))", ""] }
        }
        try Golden.check(
            text.joined(separator: "\n"), at: page("Offscreen/Offscreen.docc/Events.md"), testFile: "DocumentationTests")
    }

    @Test func `The page on the exhibits is made from their first lines`() throws {
        var text = ["# The exhibits", "", "Documented pitfalls of collection views; each runs with `offscreen run NAME`.", ""]
        for entry in Exhibits.all {
            let scenario = try Scenario(text: entry.text, file: entry.name)
            text += ["## \(entry.name)", "", scenario.title, ""]
            for word in ["trigger", "symptom", "fix", "holds", "claims", "reports"] {
                if let fact = scenario.fact(word) { text.append("- \(word): \(fact)") }
            }
            text.append("")
        }
        try Golden.check(
            text.joined(separator: "\n"), at: page("OffscreenScenarios/OffscreenScenarios.docc/Exhibits.md"),
            testFile: "DocumentationTests")
    }

    @Test func `The page on recordings shows a recording of three steps`() throws {
        let runner = ScenarioRunner(file: "three.scenario")
        _ = try runner.run(
            Scenario(
                text: "stage 100x100 behavior=iOS9\ndata items=1\nlayout flow item=50x50\nshow\ntick\nscroll by=10\n",
                file: "three.scenario"))
        let json = String(decoding: try #require(runner.recording).json(), as: UTF8.self)
        let text = """
            # Recordings

            `stage.recording` is a value: for every tick the verb that was done, the events in it (see Events), the tree of the window, the
            pools and the rectangles known. `offscreen record FILE --out run.json` writes the one of a scenario, `--form chrome` writes it
            for Perfetto, `--form trace` as text.

            The JSON has one event on each line. What has its default value is left out; so are the tree and the pools of a tick that ended
            as the one before. Rectangles are x, y, width and height in points, times are seconds. `version` changes when a reader of the
            version before would misread it. This is a stage that shows a cell, lets a tick pass, and scrolls by more than there is:

            ```json
            \(json)```
            """
        try Golden.check(text, at: page("Offscreen/Offscreen.docc/Recordings.md"), testFile: "DocumentationTests")
    }
}
