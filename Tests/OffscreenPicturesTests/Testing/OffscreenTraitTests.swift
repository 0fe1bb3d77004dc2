import Foundation
import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@testable import OffscreenTesting

struct OffscreenTraitTests {
    private struct Broken: Error {}

    private func folder() -> URL { FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString) }

    @MainActor private static func show(fails: Bool) throws {
        let stage = Stage(width: 200, height: 200)
        let screen = PosterScreen(sections: [8], layout: UICollectionViewFlowLayout())
        stage.show(screen.collectionView)
        stage.scroll(screen.collectionView, by: 30)
        if fails { throw Broken() }
    }

    @Test func `A failing test with the offscreen trait that shows a screen writes a folder of files`() async throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        await #expect(throws: Broken.self) {
            try await OffscreenTrait(folder: folder).provideScope(
                for: #require(Test.current), testCase: Test.Case.current
            ) {
                try await Self.show(fails: true)
            }
        }
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains("stage-") }
            .sorted()
        #expect(
            files.map { $0.split(separator: "/").last ?? "" } == [
                "stage-player.html", "stage-problems.txt", "stage-recording.json", "stage-stacking.txt",
                "stage-trace.txt",
                "stage-tree.txt",
            ])
        func text(_ name: String) throws -> String {
            let file = try #require(files.first { $0.hasSuffix(name) })
            return try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        }
        #expect(try text("trace.txt").contains("scroll by=0,30 (OffscreenTraitTests.swift:18)"))
        let page = try text("player.html")
        let name = "A failing test with the offscreen trait that shows a screen writes a folder of files"
        for words in [
            "\"source\":[[\"OffscreenTraitTests.swift\",", "OffscreenTraitTests.swift:18", "\"symptom\":\"Broken()\"",
            "<title>OffscreenTraitTests.\(name)</title>",
        ] { #expect(page.contains(words), "\(words)") }
        #expect(page.contains("A failing test with the offscreen trait that shows a screen"))
        #expect(page.contains("private struct Broken: Error {}"), "the page has the text of this file")
        #expect(try text("stacking.txt").hasPrefix("stacking UICollectionView#1"))
        #expect(try Recording(json: Data(text("recording.json").utf8)).ticks.count > 1)
    }

    @MainActor private static func showTwoLists() throws {
        let stage = Stage(width: 200, height: 200)
        let container = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
        let screens = (0..<2).map { _ in PosterScreen(sections: [8], layout: UICollectionViewFlowLayout()) }
        for (index, screen) in screens.enumerated() {
            screen.collectionView.frame = CGRect(x: 0, y: 100 * index, width: 200, height: 100)
            container.addSubview(screen.collectionView)
        }
        stage.show(container)
        throw Broken()
    }

    @Test func `The stacking report of a failing test has each collection view of a released stage`() async throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        await #expect(throws: Broken.self) {
            try await OffscreenTrait(folder: folder).provideScope(
                for: #require(Test.current), testCase: Test.Case.current
            ) {
                try await Self.showTwoLists()
            }
        }
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let file = try #require(paths.first { $0.hasSuffix("stage-stacking.txt") })
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        for number in [1, 2] { #expect(text.contains("stacking UICollectionView#\(number)"), "\(text)") }
    }

    /// A cell that hides its mark for every seventh item, and never shows it again.
    private final class MarkedCell: UICollectionViewCell {
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let mark = UILabel(frame: CGRect(x: 0, y: 30, width: 100, height: 20))

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(title)
            contentView.addSubview(mark)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class MarkedSource: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! MarkedCell
            cell.title.text = "item \(indexPath.item)"
            cell.mark.text = "new"
            if indexPath.item % 7 == 0 { cell.mark.isHidden = true }
            return cell
        }
    }

    /// Scrolls a list of marked cells there and back with empty ticks in between, calls a closure
    /// with the problems of the stage, and throws.
    @MainActor private static func failAfterTicks(note: (String) -> Void) throws {
        let stage = Stage(width: 320, height: 600)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 90)
        let (view, source) = (UICollectionView(frame: .zero, collectionViewLayout: layout), MarkedSource())
        view.register(MarkedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.show(view)
        for distance in Array(repeating: 300, count: 6) + Array(repeating: -300, count: 6) {
            stage.scroll(view, by: CGFloat(distance))
            stage.tick()
        }
        note(stage.problems.map { "\($0)\n" }.joined())
        withExtendedLifetime(source) {}
        throw Broken()
    }

    @Test func `The file of problems about a failing test with empty ticks has the problems of the stage`()
        async throws
    {
        let folder = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var problems = ""
        await #expect(throws: Broken.self) {
            try await OffscreenTrait(folder: folder).provideScope(
                for: #require(Test.current), testCase: Test.Case.current
            ) {
                try await MainActor.run { try Self.failAfterTicks { problems = $0 } }
            }
        }
        #expect(problems.contains("has a hidden UILabel"))
        let file = try #require(
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).first { $0.hasSuffix("problems.txt") })
        #expect(try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8) == problems)
    }

    @Test func `A passing test with the offscreen trait writes no files`() async throws {
        let folder = folder()
        try await OffscreenTrait(folder: folder).provideScope(for: #require(Test.current), testCase: Test.Case.current)
        {
            try await Self.show(fails: false)
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @MainActor private static func showAndRelease(keepsController: Bool) throws {
        weak var controller: UIViewController?
        var kept: UIViewController?
        do {
            let stage = Stage(width: 200, height: 200)
            let shown = stage.run { UIViewController() }
            stage.show(shown)
            controller = shown
            if keepsController { kept = shown }
        }
        withExtendedLifetime(kept) {}
        if controller == nil { throw Broken() }
    }

    @Test func `The offscreen trait keeps neither a stage nor its controller alive in a test for leaks`() async throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        for keepsController in [false, true] {
            let isReleased: Bool
            do {
                try await OffscreenTrait(folder: folder).provideScope(
                    for: #require(Test.current), testCase: Test.Case.current
                ) {
                    try await Self.showAndRelease(keepsController: keepsController)
                }
                isReleased = false
            } catch is Broken {
                isReleased = true
            }
            #expect(isReleased == !keepsController)
        }
    }

    /// Fails in a line that seems to be in a file of this module with the name of a file of another
    /// module.
    @MainActor private static func failElsewhere() throws {
        let stage = Stage(width: 200, height: 200)
        #sourceLocation(file:"AwaitTests.swift",line:1)
        stage.tick("step")
        #sourceLocation()
        throw Broken()
    }

    @Test func `The page of a failing test does not have a file of another module with the name of the test's file`()
        async throws
    {
        let folder = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        await #expect(throws: Broken.self) {
            try await OffscreenTrait(folder: folder).provideScope(
                for: #require(Test.current), testCase: Test.Case.current
            ) {
                try await Self.failElsewhere()
            }
        }
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let page = try String(
            contentsOf: folder.appendingPathComponent(#require(files.first { $0.hasSuffix("player.html") })),
            encoding: .utf8)
        #expect(page.contains("AwaitTests.swift:1"))
        #expect(!page.contains("[[\"AwaitTests.swift\","))
    }
}
