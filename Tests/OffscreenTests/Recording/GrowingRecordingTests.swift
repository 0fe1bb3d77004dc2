import Foundation
import Testing
import UIKit

@testable import Offscreen

/// Recordings in files that grow with each tick, so that a process that ends leaves a readable
/// file.
@MainActor final class GrowingRecordingTests {
    /// A folder that does not exist, in a folder that does not exist.
    nonisolated private let folder =
        FileManager.default.temporaryDirectory.appendingPathComponent("growing-\(UUID().uuidString)/recordings")

    /// The lists on the stages. Storing them keeps their data sources alive.
    private var lists: [NoteList] = []

    deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

    private func file(_ number: Int = 1) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent("recording-\(number).json"))
    }

    private func scrolledStage() -> Stage {
        let stage = Stage(width: 320, height: 480)
        stage.beginRecordingFile(in: folder)
        let list = stage.run { NoteList([40]) }
        lists.append(list)
        stage.show(list.view)
        stage.scroll(list.view, by: 90)
        stage.fling(list.view, velocity: 700)
        return stage
    }

    @Test
    func `The file to which a stage appends each tick is read back as a recording equal to the stage's recording`()
        throws
    {
        for (index, stage) in [scrolledStage(), scrolledStage()].enumerated() {
            let (read, expected) = (try Recording(json: file(index + 1)), try Recording(json: stage.recording.json()))
            #expect(read == expected)
            #expect(read.trace == stage.recording.trace)
        }
    }

    @Test func `The growing file of a released stage is complete JSON`() throws {
        do { _ = scrolledStage() }
        let object = try JSONSerialization.jsonObject(with: file()) as? [String: Any]
        #expect((object?["ticks"] as? [Any])?.count ?? 0 > 3)
    }

    @Test(arguments: [
        ("Scrolling by a page reuses cells, and makes none()", "Scrolling-by-a-page-reuses-cells-and-makes-none"),
        ("()", "test"),
    ])
    func `The file of a growing recording is named after the running test, with a number`(test: String, name: String)
        throws
    {
        let stages = StageCollector.$test.withValue(test) { [scrolledStage(), scrolledStage()] }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        withExtendedLifetime(stages) { #expect(names == ["\(name)-1.json", "\(name)-2.json"]) }
    }

    @Test func `A growing recording that is cut off within its ticks is read as the beginning of the whole recording`()
        throws
    {
        let stage = Stage(width: 100, height: 100)
        stage.beginRecordingFile(in: folder)
        stage.run {
            let list = stage.shown(NoteList([2]))
            stage.scroll(list.view, by: 5)
        }
        let whole = try file()
        let ticks = stage.recording.ticks
        let head = try #require(whole.firstRange(of: Data("\"ticks\":[\n".utf8))).upperBound
        // In steps of seven bytes, the recording is cut at all kinds of places in a line.
        for length in stride(from: head, through: whole.count, by: 7) {
            let recording = try Recording(json: whole.prefix(length))
            #expect(recording.ticks.count <= ticks.count)
            // The events that were read are the first of their tick.
            for (cut, tick) in zip(recording.ticks, ticks) {
                #expect(Array(tick.events.prefix(cut.events.count)) == cut.events)
            }
        }
        #expect(throws: Recording.FormatError.self) { try Recording(json: whole.prefix(head - 10)) }
    }

    @Test func `A failure that the test collects is in the growing recording at once`() throws {
        let stage = Stage(width: 100, height: 100)
        stage.beginRecordingFile(in: folder)
        var texts: [String] = []
        let list = stage.run { stage.shown(NoteList([2])) }
        stage.failures {
            stage.act("jump") {
                list.view.scrollToItem(at: path(70), at: .top, animated: false)
                texts = (try? Recording(json: self.file()))?.events.filter { $0.verb == .failure }.map(\.text) ?? []
            }
        }
        #expect(texts.count == 1)
        #expect(try Recording(json: file()).problems == stage.problems)
    }

    @Test(arguments: 1...2, 1...2)
    func `A growing recording has each event of a tick once, also with failures amid the tick's events`(
        failureCount: Int, tickCount: Int
    ) throws {
        let stage = Stage(width: 100, height: 100)
        stage.beginRecordingFile(in: folder)
        let list = stage.run { stage.shown(NoteList([20])) }
        stage.failures {
            for _ in 0..<tickCount {
                stage.act("jump") {
                    for number in 0..<failureCount {
                        list.view.contentOffset.y += 30
                        list.view.layoutIfNeeded()
                        list.view.scrollToItem(at: path(70 + number), at: .top, animated: false)
                    }
                    list.view.reloadData()
                    list.view.layoutIfNeeded()
                }
            }
        }
        stage.scroll(list.view, by: 10)
        let read = try Recording(json: file())
        #expect(read.events.count { $0.verb == .failure } == failureCount * tickCount)
        #expect(read.ticks.map { $0.events.map(\.text) } == stage.recording.ticks.map { $0.events.map(\.text) })
        #expect(try read == Recording(json: stage.recording.json()))
    }

    @Test func `A process that ends in a failure leaves a recording of the failure and of the steps before it`()
        async throws
    {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [path = folder.path as String] in
            await MainActor.run {
                let stage = Stage(width: 200, height: 100)
                stage.beginRecordingFile(in: URL(fileURLWithPath: path))
                let list = stage.run { stage.shown(NoteList([2])) }
                stage.act("add") { list.view.insertItems(at: [[0, 2]]) }
            }
        }
        let recording = try Recording(json: file())
        #expect(recording.ticks.map(\.what) == ["show UICollectionView", "add"])
        #expect(recording.problems.map(\.exhibit) == ["exhibit-23"])
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("\n  recorded \(folder.path)/recording-1.json"))
    }

    @Test func `A process that crashes in the app's code leaves a recording up to and including the step that crashed`()
        async throws
    {
        await #expect(processExitsWith: .failure) { [path = folder.path as String] in
            await MainActor.run {
                let stage = Stage(width: 100, height: 100)
                stage.beginRecordingFile(in: URL(fileURLWithPath: path))
                let list = stage.run { stage.shown(NoteList([2])) }
                defer { withExtendedLifetime(list) {} }
                stage.act("look") { fatalError("the app is at its end") }
            }
        }
        #expect(try Recording(json: file()).ticks.map(\.what) == ["show UICollectionView", "look"])
    }
}
