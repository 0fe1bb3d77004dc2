import Foundation
import OffscreenScenarios
import OffscreenTesting
import Testing
import UIKit
import XCTest

@testable import Offscreen

/// Tests that fail, in a process of their own that asks for it, and what is there to read of them then.
private let fails = ProcessInfo.processInfo.environment["OFFSCREEN_FAIL_ON_PURPOSE"] == "1"

@MainActor private func shownPosters(on stage: Stage) -> UICollectionView {
    let screen = PosterScreen(sections: [8], layout: UICollectionViewFlowLayout())
    stage.show(screen.collectionView)
    return screen.collectionView
}

/// On Linux XCTest calls methods of the main actor only when they are async.
@MainActor final class FailingOnPurposeCase: OffscreenTestCase {
    private let early = MainActor.assumeIsolated { Stage(width: 100, height: 100) }

    func testOfTwoStages() async throws {
        let stage = Stage(width: 200, height: 200)
        let posters = shownPosters(on: stage)
        stage.scroll(posters, by: 30)
        early.tick("early")
        if fails { XCTFail("on purpose") }
    }

    func testThatThrows() async throws {
        let stage = Stage(width: 200, height: 200)
        _ = shownPosters(on: stage)
        if fails { _ = try stage.cell(at: IndexPath(item: 99, section: 0)) }
    }

    func testThatWaits() async throws {
        let stage = Stage(width: 200, height: 200)
        await stage.settled(mainQueue: true)
        if fails { XCTFail("on purpose") }
    }

    func testThatPasses() async throws {
        Stage(width: 200, height: 200).tick("pass")
    }
}

@MainActor @Suite(.offscreen) struct FailingOnPurposeSuite {
    private let stage = Stage(width: 200, height: 200)
    private let screen = PosterScreen(sections: [8], layout: UICollectionViewFlowLayout())

    @Test(arguments: [30, 60]) func scrolled(distance: CGFloat) {
        let posters = screen.collectionView
        stage.show(posters)
        stage.scroll(posters, by: distance)
        stage.run { posters.reloadData() }
        if fails { Issue.record("on purpose") }
    }

    @Test func passes() {
        stage.tick("pass")
    }

    @Test func onlyWarned() {
        stage.tick("warn")
        if fails { withKnownIssue { Issue.record("known") } }
    }
}

@Suite("Tests that fail")
struct FailingOnPurposeTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    /// Runs tests of this bundle that fail.
    private func run(_ words: [String]) throws -> ChildProcess {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try ChildProcess(
            URL(fileURLWithPath: CommandLine.arguments[0]), words,
            environment: ["OFFSCREEN_FAIL_ON_PURPOSE": "1", "TMPDIR": folder.path, "SWIFT_BACKTRACE": "enable=no"])
    }

    private func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains("stage") }.sorted()
    }

    private func text(_ end: String) throws -> String {
        let name = try #require(try files().first { $0.hasSuffix(end) }, "\(end)")
        return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    private static let parts = ["player.html", "recording.json", "stacking.txt", "trace.txt", "tree.txt"]

    @Test func `Of a failing test of XCTest the files of each of its stages are printed, and of a passing one nothing`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try run(["OffscreenPicturesTests.FailingOnPurposeCase"])
        #expect(outcome.code == 1, "\(outcome.output)")
        let all = "offscreen-failures/FailingOnPurposeCase"
        let two = ["1", "2"].flatMap { number in Self.parts.map { "\(all)-testOfTwoStages/stage-\(number)-\($0)" } }
        // The stage in the property is every test's.
        let wanted = ["testOfTwoStages", "testThatThrows", "testThatWaits"].flatMap { test in
            ["1", "2"].flatMap { number in Self.parts.map { "\(all)-\(test)/stage-\(number)-\($0)" } }
        }
        #expect(try files() == wanted && two.allSatisfy(wanted.contains))
        #expect(try text("testOfTwoStages/stage-2-trace.txt").contains("scroll by=0,30 (FailingOnPurposeTests.swift:\(scrollLine))"))
        #expect(try text("testOfTwoStages/stage-1-trace.txt").contains(": early (FailingOnPurposeTests.swift:"))
        for file in wanted { #expect(outcome.output.contains("\(folder.path)/\(file)\n"), "\(file)") }
        // That one was let go as soon as the collection view was shown.
        #expect(try text("testOfTwoStages/stage-2-tree.txt").contains("no data source"))
        #expect(outcome.output.contains("there is no cell on screen for item 0-99. There is: item 0-"))
    }

    /// Where `testOfTwoStages` scrolls.
    private let scrollLine = 26

    @Test func `Of a failing test of Swift Testing there are attachments, for each of its cases`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let outcome = try run([
            "--testing-library", "swift-testing", "--filter", "FailingOnPurposeSuite", "--attachments-path", folder.path,
        ])
        #expect(outcome.code == 1, "\(outcome.output)")
        let found = try files()
        #expect(found == ["scrolled-2-stage", "scrolled-stage"].flatMap { name in Self.parts.map { "\(name)-\($0)" } })
        // The data source went with the test; it was there while the test ran.
        #expect(
            try text("scrolled-stage-tree.txt").contains("PosterCell#1 ") && !text("scrolled-stage-tree.txt").contains("no data source"))
        let traces = try found.filter { $0.contains("trace") }.map {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
        #expect(traces.contains { $0.contains("scroll by=0,30 (") } && traces.contains { $0.contains("scroll by=0,60 (") })
        #expect(
            traces.allSatisfy {
                $0.hasSuffix("not at rest when the test ended: the layout of a view. stage.settle() waits for that\n")
            })
    }

    @Test func `Where nobody keeps attachments each case has files of its own`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try run(["--testing-library", "swift-testing", "--filter", "FailingOnPurposeSuite"])
        #expect(outcome.code == 1, "\(outcome.output)")
        let wanted = ["scrolled-2", "scrolled"].flatMap { name in Self.parts.map { "offscreen-failures/\(name)/stage-\($0)" } }
        #expect(try files() == wanted)
        for file in wanted { #expect(outcome.output.contains("\(folder.path)/\(file)\n"), "\(file)") }
    }
}
