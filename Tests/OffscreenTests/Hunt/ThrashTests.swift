import Foundation
import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@MainActor @Suite("Thrash")
struct ThrashTests {
    @Test(arguments: Preset.all.map(\.name))
    func `Many random programs over everything find nothing`(preset: String) throws {
        var thrash = Thrash()
        let preset = try #require(Preset.all.firstIndex { $0.name == preset })
        let numbers = seeds(20, ordinarily: 2)
        for number in numbers {
            let program = number * UInt64(Preset.all.count) + UInt64(preset)
            let finding = try thrash.run(programs: program...program, steps: 60)
            try #require(finding == nil, "program \(program)\n\(finding!.scenario)")
        }
        #expect(thrash.stepsDone == 60 * numbers.count)
    }

    @Test func `What the app itself finds is told, and shrunk`() throws {
        let app = try ScenarioHunt(layout: "caching", behavior: .current, habits: ["chains-updates", "buttons"])
        #expect(app.run(seeds: 1...3, steps: 40) == nil)
        var broken = 0
        let hunt = Hunt {
            var subject = HuntSubject(PosterScreen(sections: [4], layout: UICollectionViewFlowLayout()).collectionView)
            subject.takeFindings = { broken > 3 ? ["app finds: the fourth look"] : [] }
            return subject
        }
        hunt.trace = { _ in broken += 1 }
        let finding = try #require(hunt.run(seeds: 1...1, steps: 20))
        #expect(finding.invariant == "app" && finding.messages == ["app finds: the fourth look"])
    }

    nonisolated static let regressions: [URL] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Scenarios/Regressions")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "scenario" }.sorted { $0.path < $1.path }
    }()

    @Test(arguments: regressions)
    func `What was found once stays mended`(file: URL) throws {
        let scenario = try Scenario(contentsOf: file, file: file.lastPathComponent)
        #expect(scenario.difference(from: try ScenarioRunner.run(scenario)) == "")
    }

    @Test func `There are regressions, each with a sentence on what was wrong`() throws {
        #expect(Self.regressions.count > 4)
        for file in Self.regressions {
            let scenario = try Scenario(contentsOf: file, file: file.lastPathComponent)
            #expect(!scenario.title.contains("Found by"), "\(file.lastPathComponent)")
        }
    }
}
