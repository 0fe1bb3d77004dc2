import Foundation
import OffscreenExhibits
import Testing

@testable import OffscreenScenarios

/// The exhibits in folders, whose pages show the code that their scenarios run.
@MainActor struct ExhibitFolderTests {
    nonisolated private static let entries = Exhibits.all.filter { $0.folder != nil }

    @Test(arguments: entries.map(\.name)) func `The page of an exhibit in a folder shows the code that ran`(
        name: String
    ) throws {
        let folder = try #require(Exhibits.entry(named: name)?.folder)
        let scenario = try #require(try Exhibits.scenario(named: name))
        let screens = scenario.screens
        #expect(screens.count == 2)
        #expect(screens.first?.hasSuffix("Mistake") == true && screens.last?.hasSuffix("Fix") == true)
        let runnable = ExhibitScreens.all.map { "\($0)" }
        #expect(screens.allSatisfy(runnable.contains), "the scenario runs them")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(Set(files) == Set(screens.map { "\($0).swift" }), "no other code is in the folder")
        let code = try #require(ExhibitCode(scenario))
        #expect(code.mistake.contains("class \(screens[0]):"))
        #expect(code.fix.contains("class \(screens[1]):"))
        for command in ["app", "fix", "layout", "data"] { #expect(scenario.lineNumbers(ofCommand: command) == []) }
    }

    @Test func `Each screen of an exhibit belongs to one scenario`() throws {
        let shown = try Self.entries.flatMap { try #require(try Exhibits.scenario(named: $0.name)).screens }
        #expect(shown.sorted() == ExhibitScreens.all.map { "\($0)" }.sorted())
    }

    @Test func `The Swift files of an exhibit are those of its folder and then the cast, without imports`() throws {
        let cast = try #require(Self.entries.first?.folder).deletingLastPathComponent().appendingPathComponent("Cast")
        let shared = try FileManager.default.contentsOfDirectory(atPath: cast.path).filter {
            $0.hasSuffix(".swift") && $0 != "ExhibitScreens.swift"
        }.sorted()
        #expect(!shared.isEmpty)
        for entry in Self.entries {
            let screens = try #require(try Exhibits.scenario(named: entry.name)).screens
            let files = entry.swiftFiles
            #expect(files.map(\.name) == screens.map { "\($0).swift" }.sorted() + shared)
            #expect(files.allSatisfy { !$0.text.contains("\nimport ") && !$0.text.hasPrefix("import ") })
            for screen in screens { #expect(files.contains { $0.text.contains("class \(screen):") }) }
        }
        #expect(Exhibits.all.filter { $0.folder == nil }.allSatisfy { $0.swiftFiles.isEmpty })
    }

    @Test func `An exhibit is found by its number and by the name of its fault`() throws {
        for entry in Self.entries {
            let fault = try #require(entry.fault)
            #expect(try Exhibits.scenario(named: fault)?.text == entry.text)
            #expect(try Exhibits.scenario(named: entry.name)?.text == entry.text)
            #expect(try Exhibits.list(matching: fault).hasPrefix("  \(entry.name) "))
        }
    }
}
