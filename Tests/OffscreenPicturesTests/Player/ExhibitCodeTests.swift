import Foundation
import Offscreen
import OffscreenScenarios
import Testing

/// The Swift code of the exhibits, which the folder `ExhibitCode` compiles into these tests.
@MainActor @Suite("The Swift code of the exhibits")
struct ExhibitCodeTests {
    nonisolated static let count = 48

    @Test(arguments: 0..<count)
    func `An exhibit's Swift code shows the symptom with the mistake and not with the fix`(number: Int) {
        let tried = Tried.all[number]
        #expect(tried.mistake(), "\(tried.name) with the mistake")
        #expect(!tried.fix(), "\(tried.name) without it")
    }

    @Test func `Every exhibit's Swift file is run by the tests and has different code for mistake and fix`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "ExhibitCode")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("exhibit-") }
        #expect(Set(files) == Set(Tried.all.map { "\($0.name).swift" }))
        #expect(Tried.all.count == Self.count)
        for tried in Tried.all {
            let code = try #require(ExhibitCode(exhibit: tried.name), "\(tried.name)")
            #expect(code.mistake != code.fix && !code.mistake.hasPrefix(" "), "\(tried.name)")
        }
        #expect(ExhibitCode(exhibit: "no-such-exhibit") == nil)
    }
}
