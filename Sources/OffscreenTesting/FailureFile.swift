import Foundation
import Offscreen
import OffscreenPictures
import UIKit

/// A file about a stage whose test failed.
struct FailureFile {
    let name: String
    let text: String

    /// Five files for each stage, in the order in which the stages were made.
    @MainActor static func all(of stages: [Stage]) -> [FailureFile] {
        stages.enumerated().flatMap { index, stage -> [FailureFile] in
            let recording = stage.recording.citingSources
            let head = stages.count == 1 ? "stage" : "stage-\(index + 1)"
            let reports = collectionViews(in: stage.window).map { "\(stage.stacking(of: $0))" }.joined(separator: "\n")
            return [
                FailureFile(name: "\(head)-tree.txt", text: "\(tree(of: stage))"),
                FailureFile(name: "\(head)-stacking.txt", text: reports),
                FailureFile(name: "\(head)-trace.txt", text: recording.trace + unrest(of: stage)),
                FailureFile(name: "\(head)-recording.json", text: String(decoding: stage.recording.json(), as: UTF8.self)),
                FailureFile(
                    name: "\(head)-player.html", text: PlayerPage(recording, title: head, source: sources(of: stage.recording)).html),
            ]
        }
    }

    /// The files whose lines called the stage, where they are found below the folder that the tests run in.
    static func sources(of recording: Recording, below folder: String = FileManager.default.currentDirectoryPath) -> [PlayerPage.Source] {
        let wanted = Set(recording.ticks.map(\.source.file)).filter { !$0.isEmpty }.sorted()
        guard !wanted.isEmpty, let all = FileManager.default.enumerator(atPath: folder + "/Tests") else { return [] }
        let paths = all.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        return wanted.compactMap { file in
            let parts = file.split(separator: "/").map(String.init)
            guard let module = parts.first, let name = parts.last,
                let path = paths.first(where: { path in
                    let words = path.split(separator: "/").map(String.init)
                    return words.last == name && words.dropLast().contains(module)
                }), let text = try? String(contentsOfFile: folder + "/Tests/" + path, encoding: .utf8)
            else { return nil }
            return PlayerPage.Source(name, text)
        }
    }

    /// The tree now. A data source that went with the test was there at the last tick.
    @MainActor private static func tree(of stage: Stage) -> ViewTree {
        var tree = stage.tree
        guard let last = stage.recorder?.lastTree(window: stage.window) else { return tree }
        let sourceless = Set(last.all { $0.states.contains(ViewTree.Node.sourceless) }.map(\.name))
        func mend(_ node: inout ViewTree.Node) {
            if !sourceless.contains(node.name) { node.states.removeAll { $0 == ViewTree.Node.sourceless } }
            for index in node.children.indices { mend(&node.children[index]) }
        }
        mend(&tree.root)
        return tree
    }

    /// What was still under way when the test ended.
    @MainActor private static func unrest(of stage: Stage) -> String {
        let names = stage.underWay
        guard !names.isEmpty else { return "" }
        let more = names.count > 5 ? " and \(names.count - 5) more" : ""
        return "not at rest when the test ended: \(names.prefix(5).joined(separator: ", "))\(more). stage.settle() waits for that\n"
    }

    @MainActor private static func collectionViews(in view: UIView) -> [UICollectionView] {
        (view as? UICollectionView).map { [$0] } ?? view.subviews.flatMap { collectionViews(in: $0) }
    }

    /// A short name of letters and digits, unique in a run, because several cases of a test share the test's name.
    static func uniqueName(ofTest test: String) -> String { TestNames.shared.next(for: test) }

    /// Writes the files, and prints their paths.
    static func write(_ files: [FailureFile], ofTest name: String, to folder: URL?) {
        guard !files.isEmpty else { return }
        let all = folder ?? FileManager.default.temporaryDirectory.appendingPathComponent("offscreen-failures")
        let place = all.appendingPathComponent(uniqueName(ofTest: name))
        do {
            // The folder may be left from an earlier run.
            try? FileManager.default.removeItem(at: place)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for file in files { try Data(file.text.utf8).write(to: place.appendingPathComponent(file.name)) }
            print("what happened on the stages of \(name):")
            for file in files { print("  \(place.appendingPathComponent(file.name).path)") }
        } catch {
            print("what happened on the stages of \(name) cannot be written to \(place.path)")
        }
    }
}

private final class TestNames: @unchecked Sendable {
    static let shared = TestNames()
    private let lock = NSLock()
    private var used: [String: Int] = [:]

    func next(for test: String) -> String {
        let words = test.prefix { $0 != "(" }.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        let name = words.isEmpty ? "test" : String(words.prefix(80))
        return lock.withLock {
            used[name, default: 0] += 1
            return used[name] == 1 ? name : "\(name)-\(used[name] ?? 0)"
        }
    }
}
