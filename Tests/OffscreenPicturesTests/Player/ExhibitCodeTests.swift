import Foundation
import Offscreen
import OffscreenScenarios
import Testing

/// The Swift of the exhibits, which the folder `ExhibitCode` compiles into these tests.
@MainActor @Suite("The exhibits' Swift")
struct ExhibitCodeTests {
    nonisolated static let count = 64

    @Test(arguments: 0..<count)
    func `The symptom shows with the mistake and not without it`(number: Int) {
        let tried = Tried.all[number]
        #expect(tried.mistake(), "\(tried.name) with the mistake")
        #expect(!tried.fix(), "\(tried.name) without it")
    }

    @Test func `Every file of Swift is tried, and every exhibit`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "ExhibitCode")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("exhibit-") }
        let code = try Tried.all.map { try #require(try Exhibits.scenario(named: $0.name)).fact("swift") ?? $0.name }
        #expect(Set(files) == Set(code.map { "\($0).swift" }))
        #expect(Tried.all.map(\.name) == (1...Self.count).map { "exhibit-\($0)" })
    }
}
