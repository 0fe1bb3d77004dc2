import Foundation
import Offscreen
import OffscreenPictures
import OffscreenScenarios
import Testing

@MainActor struct ReadmePictureTests {
    @Test(arguments: ["exhibit-1", "film"])
    func `The pictures in README equal the exploded view of exhibit-1 at tick 4 and the film strip of exhibit-1`(
        name: String
    ) throws {
        let scenario = try #require(try Exhibits.scenario(named: "exhibit-1"))
        let runner = ScenarioRunner(file: scenario.file)
        _ = try runner.run(scenario)
        let recording = try #require(runner.recording)
        let picture =
            name == "film" ? recording.filmStrip(coloring: .view) : recording.explodedView(atTick: 4, coloring: .view)
        let file = packageRoot.appendingPathComponent("Sources/OffscreenPictures/OffscreenPictures.docc/\(name).svg")
        try Golden.check(#require(picture).svg, at: file, testFile: "ReadmePictureTests")
    }
}
