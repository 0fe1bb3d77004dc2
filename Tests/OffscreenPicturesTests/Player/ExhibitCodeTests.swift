import Foundation
import Offscreen
import OffscreenScenarios
import Testing

/// Tests of the Swift code of the exhibits. The files in the folder `ExhibitCode` are compiled with
/// these tests.
@MainActor struct ExhibitCodeTests {
    nonisolated static let count = 64

    @Test(arguments: 0..<count) func `An exhibit's Swift code shows the symptom with the mistake and not with the fix`(
        number: Int
    ) {
        let tried = SymptomCheck.all[number]
        #expect(tried.mistake(), "\(tried.name) with the mistake")
        #expect(!tried.fix(), "\(tried.name) without it")
    }

    @Test func `The tests run the Swift code of exhibits 1 to 64, and no other file of exhibit code exists`() throws {
        let folder = packageRoot.appendingPathComponent("Tests/OffscreenPicturesTests/ExhibitCode")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("exhibit-") }
        let code = try SymptomCheck.all.map {
            try #require(try Exhibits.scenario(named: $0.name)).prefaceText(labelled: "swift") ?? $0.name
        }
        #expect(Set(files) == Set(code.map { "\($0).swift" }))
        #expect(SymptomCheck.all.map(\.name) == (1...Self.count).map { "exhibit-\($0)" })
    }
}
