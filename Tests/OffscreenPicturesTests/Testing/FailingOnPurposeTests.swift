import Foundation
import OffscreenScenarios
import OffscreenTesting
import Testing
import UIKit
import XCTest

@testable import Offscreen

/// Whether the tests below fail on purpose. `FailingOnPurposeTests` sets the variable for the
/// processes that it starts.
private let failsOnPurpose = ProcessInfo.processInfo.environment["OFFSCREEN_FAIL_ON_PURPOSE"] == "1"

@MainActor private func shownPosters(on stage: Stage) -> UICollectionView {
    let screen = PosterScreen(sections: [8], layout: UICollectionViewFlowLayout())
    stage.show(screen.collectionView)
    return screen.collectionView
}

/// The test methods are async, because XCTest on Linux calls no other methods on the main actor.
@MainActor final class FailingOnPurposeCase: OffscreenTestCase {
    private let early = MainActor.assumeIsolated { Stage(width: 100, height: 100) }

    func testOfTwoStages() async throws {
        let stage = Stage(width: 200, height: 200)
        let posters = shownPosters(on: stage)
        stage.scroll(posters, by: 30)
        early.tick("early")
        if failsOnPurpose { XCTFail("on purpose") }
    }

    func testThatThrows() async throws {
        let stage = Stage(width: 200, height: 200)
        _ = shownPosters(on: stage)
        if failsOnPurpose { _ = try stage.cell(at: IndexPath(item: 99, section: 0)) }
    }

    func testThatWaits() async throws {
        let stage = Stage(width: 200, height: 200)
        await stage.settled(mainQueue: true)
        if failsOnPurpose { XCTFail("on purpose") }
    }

    #if !canImport(Darwin)
        func testThatFailsWithoutText() async throws {
            Stage(width: 200, height: 200).tick("fail")
            guard failsOnPurpose else { return }
            recordFailure(withDescription: "", inFile: "", atLine: 0, expected: true)
        }
    #endif

    func testThatPasses() async throws {
        Stage(width: 200, height: 200).tick("pass")
    }
}

@MainActor class StageOnPurposeCase: OffscreenTestCase {
    private let base = MainActor.assumeIsolated { Stage(width: 110, height: 100) }

    func showOnBase() { base.tick("base") }
}

@MainActor class MiddleOnPurposeCase: StageOnPurposeCase {
    let middle = MainActor.assumeIsolated { Stage(width: 120, height: 100) }
}

/// A test case with stages in properties of three classes.
@MainActor final class InheritingOnPurposeCase: MiddleOnPurposeCase {
    private let own = MainActor.assumeIsolated { Stage(width: 130, height: 100) }

    func testOfInheritedStages() async throws {
        showOnBase()
        middle.tick("middle")
        own.tick("own")
        if failsOnPurpose { XCTFail("on purpose") }
    }
}

@MainActor final class EndingOnPurposeCase: OffscreenTestCase {
    func testThatEndsTheProcess() async throws {
        let stage = Stage(width: 200, height: 200)
        let posters = shownPosters(on: stage)
        // A stage without a tick has no files if the process ends, even if it has views.
        let untouched = Stage(width: 100, height: 100)
        untouched.window.addSubview(UIView())
        guard failsOnPurpose else { return }
        stage.act("add") { posters.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        withExtendedLifetime(untouched) {}
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
        if failsOnPurpose { Issue.record("on purpose") }
    }

    @Test func passes() {
        stage.tick("pass")
    }

    @Test func hunted() {
        // A decoration lies in front of the cells, on a system with the ordering bug.
        let hunt = Hunt(behavior: .iOS10) {
            let screen = CardScreen(sections: [12])
            return HuntSubject(screen.collectionView, companions: [screen])
        }
        let finding = hunt.run(seeds: 1...20, steps: 20)
        if failsOnPurpose { Issue.record("\(String(describing: finding?.invariant))") }
    }

    @Test func twoHunts() {
        for count in [12, 9] {
            let hunt = Hunt(behavior: .iOS10) {
                let screen = CardScreen(sections: [count])
                return HuntSubject(screen.collectionView, companions: [screen])
            }
            let finding = hunt.run(seeds: 1...20, steps: 20)
            if failsOnPurpose { Issue.record("\(String(describing: finding?.invariant))") }
        }
    }

    @Test func usesManyStages() {
        for number in 1...12 { Stage(width: 10, height: 10).tick("stage \(number)") }
        if failsOnPurpose { Issue.record("on purpose") }
    }

    @Test func onlyWarned() {
        stage.tick("warn")
        if failsOnPurpose { withKnownIssue { Issue.record("known") } }
    }
}

/// Two tests that run at the same time. One fails and waits, and the other then ends the process.
@MainActor @Suite(.offscreen) struct EndingOnPurposeSuite {
    private static var hasFailed = false

    @Test func failsAndWaits() async throws {
        let stage = Stage(width: 200, height: 200)
        _ = shownPosters(on: stage)
        guard failsOnPurpose else { return }
        Issue.record("on purpose")
        Self.hasFailed = true
        try await Task.sleep(for: .seconds(30))
    }

    @Test func endsTheProcess() async throws {
        let stage = Stage(width: 200, height: 200)
        let posters = shownPosters(on: stage)
        guard failsOnPurpose else { return }
        for _ in 0..<1000 where !Self.hasFailed { try await Task.sleep(for: .milliseconds(10)) }
        stage.act("add") { posters.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    }
}

final class FailingOnPurposeTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs tests of this bundle in a process in which they fail.
    private func run(_ words: [String], environment: [String: String] = [:]) throws -> ChildProcessResult {
        try ChildProcessResult(
            URL(fileURLWithPath: CommandLine.arguments[0]), words,
            environment: ["OFFSCREEN_FAIL_ON_PURPOSE": "1", "TMPDIR": folder.path, "SWIFT_BACKTRACE": "enable=no"]
                .merging(environment) { $1 })
    }

    private func runSuite(_ filter: String, _ words: String..., environment: [String: String] = [:]) throws
        -> ChildProcessResult
    {
        try run(["--testing-library", "swift-testing", "--filter", filter] + words, environment: environment)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    private func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains("stage") }.sorted()
    }

    private func text(ofFileEndingIn end: String) throws -> String {
        try text(#require(try files().first { $0.hasSuffix(end) }, "\(end)"))
    }

    private static let parts = [
        "player.html", "problems.txt", "recording.json", "stacking.txt", "trace.txt", "tree.txt",
    ]

    @Test func `A failing OffscreenTestCase writes files for each stage that it used, and prints which page to open`()
        throws
    {
        let outcome = try run(["OffscreenPicturesTests.FailingOnPurposeCase"])
        #expect(outcome.code == 1, "\(outcome.output)")
        let all = "offscreen-failures/FailingOnPurposeCase"
        // The stage in the property is used by one test only.
        let wanted =
            ["1", "2"].flatMap { number in Self.parts.map { "\(all)-testOfTwoStages/stage-\(number)-\($0)" } }
            + ["testThatFailsWithoutText", "testThatThrows", "testThatWaits"].flatMap { test in
                Self.parts.map { "\(all)-\(test)/stage-\($0)" }
            }
        #expect(try files() == wanted.sorted())
        // The data source is released as soon as the collection view is shown.
        let words = [
            "2-trace.txt": "scroll by=0,30 (FailingOnPurposeTests.swift:\(scrollLine))",
            "1-trace.txt": ": early (FailingOnPurposeTests.swift:", "2-tree.txt": "no data source",
        ]
        for (end, text) in words {
            #expect(try self.text(ofFileEndingIn: "testOfTwoStages/stage-\(end)").contains(text), "\(end)")
        }
        let page = try text(ofFileEndingIn: "testOfTwoStages/stage-2-player.html")
        #expect(page.contains("<title>FailingOnPurposeCase.testOfTwoStages, stage 2</title>"))
        #expect(page.contains("on purpose (FailingOnPurposeTests.swift:"))
        let path = "\(folder.path)/\(all)-testThatThrows/stage-player.html"
        #expect(outcome.output.contains("what happened in FailingOnPurposeCase.testThatThrows: open \(path)\n"))
        #expect(outcome.output.contains("there is no cell on screen for item 0-99. There is: item 0-"))
    }

    /// The line in which `testOfTwoStages` scrolls.
    private let scrollLine = 27

    @Test func `A failing OffscreenTestCase writes files for the stages in the properties of all its classes`() throws {
        let outcome = try run(["OffscreenPicturesTests.InheritingOnPurposeCase"])
        #expect(outcome.code == 1, "\(outcome.output)")
        let place = "offscreen-failures/InheritingOnPurposeCase-testOfInheritedStages"
        let found = try files()
        #expect(found == (1...3).flatMap { number in Self.parts.map { "\(place)/stage-\(number)-\($0)" } }.sorted())
        let printed =
            """
            open \(folder.path)/\(place)/stage-1-player.html
              stage-2-player.html
              stage-3-player.html
              18 files in \(folder.path)/\(place)

            """
        #expect(outcome.output.contains(printed), "there is no line about problems that do not exist")
        let traces = try found.filter { $0.contains("trace") }.map { try text($0) }
        for word in ["base", "middle", "own"] {
            #expect(traces.count { $0.contains(": \(word) (FailingOnPurposeTests.swift:") } == 1, "\(word)")
        }
    }

    @Test func `The folder of a failing test has no files of an earlier run of the test`() throws {
        let names = [
            "offscreen-failures/FailingOnPurposeCase-testThatThrows/stage-2-player.html",
            "offscreen-failures/FailingOnPurposeCase-testThatThrows/stage-tree.txt",
            "offscreen-failures/FailingOnPurposeCase-testThatThrows/hunt-fresh/stage-steps.txt",
            "offscreen-failures/FailingOnPurposeCase-testThatPasses/stage-tree.txt",
        ]
        for name in names {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("old".utf8).write(to: file)
        }
        for _ in 1...2 {
            _ = try run(["OffscreenPicturesTests.FailingOnPurposeCase/testThatThrows"])
            let place = "offscreen-failures/FailingOnPurposeCase-testThatThrows"
            let found = try files().filter { $0.hasPrefix(place) }
            #expect(found == Self.parts.map { "\(place)/stage-\($0)" })
            #expect(try text("\(place)/stage-tree.txt") != "old")
        }
        #expect(try text(names[3]) == "old", "the folder of another test is left alone")
    }

    @Test func `A failing test prints at most ten lines about its files, of which the last counts the files`() throws {
        let outcome = try runSuite("FailingOnPurposeSuite/usesManyStages")
        #expect(outcome.code == 1, "\(outcome.output)")
        let place = "\(folder.path)/offscreen-failures/FailingOnPurposeSuite-usesManyStages"
        let pages = (2...9).map { "  stage-\($0)-player.html\n" }.joined()
        #expect(outcome.output.contains("open \(place)/stage-1-player.html\n\(pages)  72 files in \(place)\n"))
        #expect(try files().count == 72)
    }

    @Test
    func `A failing test with the offscreen trait writes a folder for each failing case into the attachments path`()
        throws
    {
        let outcome = try runSuite("FailingOnPurposeSuite/scrolled", "--attachments-path", folder.path)
        #expect(outcome.code == 1, "\(outcome.output)")
        let found = try files()
        #expect(
            found
                == ["scrolled", "scrolled-2"].map { "FailingOnPurposeSuite-\($0)" }.flatMap { name in
                    Self.parts.map { "\(name)/stage-\($0)" }
                }.sorted())
        // The tree is read while the test runs, because the data source is released when the test
        // ends.
        let tree = try text(ofFileEndingIn: "scrolled/stage-tree.txt")
        #expect(tree.contains("PosterCell#1 "))
        #expect(!tree.contains("no data source"))
        for name in ["scrolled", "scrolled-2"] {
            let stacking = try text(ofFileEndingIn: "\(name)/stage-stacking.txt")
            #expect(stacking.hasPrefix("stacking UICollectionView#1, back to front"))
        }
        let traces = try found.filter { $0.contains("trace") }.map { try text($0) }
        for distance in [30, 60] { #expect(traces.count { $0.contains("scroll by=0,\(distance) (") } == 1) }
        let end = "not at rest when the test ended: the layout of a view. stage.settle() waits for that\n"
        #expect(traces.allSatisfy { $0.hasSuffix(end) })
    }

    @Test
    func `A hunt's finding in a failing test gives one folder with the steps, and the hunt's stages give no files`()
        throws
    {
        let outcome = try runSuite("FailingOnPurposeSuite/hunted")
        #expect(outcome.code == 1, "\(outcome.output)")
        let place = "offscreen-failures/FailingOnPurposeSuite-hunted/hunt-order"
        let found = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.contains("hunt-") && $0.contains(".")
        }
        let names = ["player.html", "recording.json", "steps.swift", "steps.txt", "trace.txt"]
        #expect(found.sorted() == names.map { "\(place)/\($0)" })
        #expect(try files() == [], "the stages of the hunt have no files")
        // No line names the suite's own stage.
        let printed = outcome.output.split(separator: "\n").filter {
            $0.contains("offscreen-failures") || $0.hasPrefix("  ")
        }
        #expect(printed.count <= 10)
        #expect(printed.first?.hasSuffix("open \(folder.path)/\(place)/player.html") == true)
        let steps = try text("\(place)/steps.txt")
        #expect(
            steps.hasPrefix(
                "# The steps of the finding for hunt.replay(_:). steps.swift is a test with the same steps.\n# order: ")
        )
        #expect(try Step.steps(from: steps).isEmpty == false)
        #expect(try text("\(place)/player.html").contains("<title>FailingOnPurposeSuite.hunted, hunt: order</title>"))
        let swift = try text("\(place)/steps.swift")
        #expect(swift.contains("let stage = Stage(width: 320, height: 400, behavior: Preset.iOS10"))
        #expect(swift.contains("inversions.filter(\\.overlaps).isEmpty"))
    }

    @Test func `The findings of several hunts in a failing test have a folder each, with a number in its name`() throws
    {
        let outcome = try runSuite("FailingOnPurposeSuite/twoHunts")
        #expect(outcome.code == 1, "\(outcome.output)")
        let place = "offscreen-failures/FailingOnPurposeSuite-twoHunts"
        let found = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(place)").sorted()
        try #require(found.count == 2)
        for (index, name) in found.enumerated() {
            let steps = try text("\(place)/\(name)/steps.txt")
            let seed = try #require(steps.firstMatch(of: /# seed (\d+),/)?.output.1)
            #expect(name == "hunt-\(index + 1)-order-seed-\(seed)")
            let title = "FailingOnPurposeSuite.twoHunts, hunt \(index + 1), seed \(seed): order"
            #expect(try text("\(place)/\(name)/player.html").contains("<title>\(title)</title>"))
        }
        let recordings = try found.map { try Recording(json: Data(text("\(place)/\($0)/recording.json").utf8)) }
        #expect(recordings[0] != recordings[1])
    }

    @Test
    func `If a UIKit failure ends the process, the test's name is printed, and files are written for all failed tests`()
        throws
    {
        let recordings = folder.appendingPathComponent("recordings")
        let outcome = try runSuite("EndingOnPurposeSuite", environment: ["OFFSCREEN_RECORDINGS": recordings.path])
        #expect(outcome.signal != nil, "\(outcome.output)")
        #expect(
            outcome.errors.contains(
                """

                  test     EndingOnPurposeSuite.endsTheProcess
                  line     FailingOnPurposeTests.swift:158
                  recorded \(recordings.path)/EndingOnPurposeSuite-endsTheProcess-1.json
                """
            ))
        let parts = ["player.html", "problems.txt", "recording.json", "trace.txt"]
        let tests = ["endsTheProcess", "failsAndWaits"]
        #expect(
            try files()
                == tests.flatMap { test in parts.map { "offscreen-failures/EndingOnPurposeSuite-\(test)/stage-\($0)" } }
        )
        for test in tests {
            let page = "\(folder.path)/offscreen-failures/EndingOnPurposeSuite-\(test)/stage-player.html"
            #expect(outcome.output.contains("what happened in EndingOnPurposeSuite.\(test): open \(page)\n"))
        }
        #expect(
            try text(ofFileEndingIn: "failsAndWaits/stage-player.html").contains("Issue recorded (error): on purpose"))
        #expect(
            try text(ofFileEndingIn: "endsTheProcess/stage-trace.txt").contains(
                "failure attempt to insert item 0 into section 0"))
        let kept = try FileManager.default.contentsOfDirectory(atPath: recordings.path).sorted()
        #expect(kept == tests.map { "EndingOnPurposeSuite-\($0)-1.json" })
    }

    @Test
    func `If a UIKit failure ends the process in an OffscreenTestCase, files are written for the stages with ticks`()
        throws
    {
        let outcome = try run(["OffscreenPicturesTests.EndingOnPurposeCase"])
        #expect(outcome.signal != nil, "\(outcome.output)")
        let place = "offscreen-failures/EndingOnPurposeCase-testThatEndsTheProcess"
        let parts = ["player.html", "problems.txt", "recording.json", "trace.txt"]
        #expect(try files() == parts.map { "\(place)/stage-\($0)" })
        #expect(outcome.output.contains("open \(folder.path)/\(place)/stage-player.html\n"))
        // The recording is among the files.
        #expect(outcome.errors.contains("\n  test     EndingOnPurposeCase.testThatEndsTheProcess\n"))
        #expect(!outcome.errors.contains("recorded in no file"))
    }

    @Test
    func `Without an attachments path each failing case of a test has a folder, with a page that shows the failure`()
        throws
    {
        let outcome = try runSuite("FailingOnPurposeSuite/scrolled")
        #expect(outcome.code == 1, "\(outcome.output)")
        let cases = ["FailingOnPurposeSuite-scrolled", "FailingOnPurposeSuite-scrolled-2"]
        #expect(
            try files()
                == cases.flatMap { name in Self.parts.map { "offscreen-failures/\(name)/stage-\($0)" } }.sorted())
        for name in cases {
            #expect(outcome.output.contains("open \(folder.path)/offscreen-failures/\(name)/stage-player.html\n"))
        }
        let page = try text(ofFileEndingIn: "scrolled/stage-player.html")
        #expect(page.contains("<title>FailingOnPurposeSuite.scrolled(distance:)</title>"))
        #expect(page.contains("\"symptom\":\"Issue recorded (error): on purpose (FailingOnPurposeTests.swift:"))
        #expect(page.contains(#/"symptom":\[0,[1-9]\d+\]/#))
    }
}
