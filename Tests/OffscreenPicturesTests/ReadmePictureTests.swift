import Foundation
import Offscreen
import OffscreenPictures
import OffscreenScenarios
import Testing

@MainActor @Suite("The pictures in README")
struct ReadmePictureTests {
    @Test func `The exploded picture in README is the one that draw exhibit-1 exploded --tick 3 draws`() throws {
        let scenario = try #require(try Exhibits.scenario(named: "exhibit-1"))
        let runner = ScenarioRunner(file: scenario.file)
        _ = try runner.run(scenario)
        let picture = try #require(runner.recording?.exploded(atTick: 3, coloring: .view))
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        try Golden.check(
            picture.svg, at: root.appendingPathComponent("Sources/OffscreenPictures/OffscreenPictures.docc/exhibit-1.svg"),
            testFile: "ReadmePictureTests")
    }

    @Test func `The film strip in README is the one that draw exhibit-1 film draws`() throws {
        let scenario = try #require(try Exhibits.scenario(named: "exhibit-1"))
        let runner = ScenarioRunner(file: scenario.file)
        _ = try runner.run(scenario)
        let picture = try #require(runner.recording?.filmStrip(coloring: .view))
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        try Golden.check(
            picture.svg, at: root.appendingPathComponent("Sources/OffscreenPictures/OffscreenPictures.docc/film.svg"),
            testFile: "ReadmePictureTests")
    }
}
