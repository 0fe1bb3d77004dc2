import Foundation
import Offscreen
import OffscreenPictures
import Synchronization
import UIKit

/// A file about a failed test. It describes one of the test's stages, or a finding of one of its
/// hunts.
struct FailureFile {
    let name: String
    let text: String
}

extension FailedTest {
    /// The files of each stage, in the order of `stages`, and then a folder of files for each
    /// finding of a hunt.
    ///
    /// There are no files for a stage without a tick and without a view. If the process ends, views
    /// are not read, so a stage without a tick has no files either.
    private var files: [FailureFile] {
        let used = stages.filter(hasFiles)
        let ofStages = used.enumerated().flatMap { index, stage in
            files(of: stage, number: used.count == 1 ? nil : index + 1)
        }
        let ofFindings = findings.enumerated().flatMap { index, finding in
            files(of: finding, number: findings.count == 1 ? nil : index + 1)
        }
        return ofStages + ofFindings
    }

    private func hasFiles(_ collected: StageCollector.CollectedStage) -> Bool {
        guard let stage = collected.stage else { return !collected.recordingAfterRelease.ticks.isEmpty }
        return stage.ticks > 0 || (!endsProcess && !stage.window.subviews.isEmpty)
    }

    /// Returns the files of a stage. The player's page comes first, because that is the file to
    /// open. The tree and the stacking reports of a stage that was released are those of its last
    /// tick.
    private func files(of collected: StageCollector.CollectedStage, number: Int?) -> [FailureFile] {
        let head = "stage" + (number.map { "-\($0)" } ?? "")
        let stage = collected.stage
        let plain =
            stage.map { endsProcess ? $0.recordingBetweenTicks : $0.recording } ?? collected.recordingAfterRelease
        let recording = plain.withSourceLines
        // Signs read the names of steps, so the lines of the test are not added to these names.
        let problems = plain.problems
        let page = PlayerPage(
            recording, problems: problems, failures: failures, title: name + (number.map { ", stage \($0)" } ?? ""),
            source: FailedTest.sources(of: plain))
        let pending =
            endsProcess ? "" : FailedTest.line(aboutPendingWork: stage?.underWay ?? collected.underWayAtRelease)
        var texts = [
            ("player.html", page.html),
            ("problems.txt", FailedTest.text(of: problems)),
            ("recording.json", String(decoding: plain.json(), as: UTF8.self)),
            ("trace.txt", recording.trace + pending),
        ]
        if !endsProcess {
            let tree = stage.map { FailedTest.tree(of: $0) } ?? collected.treeAfterRelease
            let reports = stage.map(FailedTest.stackingReports) ?? FailedTest.stackingReports(atEndOf: plain)
            texts += [
                ("tree.txt", tree.map { "\($0)" } ?? ""),
                ("stacking.txt", reports.map { "\($0)" }.joined(separator: "\n")),
            ]
        }
        return texts.map { name, text in FailureFile(name: "\(head)-\(name)", text: text) }
    }

    private static func stackingReports(of stage: Stage) -> [StackingReport] {
        collectionViews(in: stage.window).map { stage.stacking(of: $0) }
    }

    /// Returns the stacking reports of the collection views in the last tick.
    private static func stackingReports(atEndOf recording: Recording) -> [StackingReport] {
        guard let last = recording.ticks.last else { return [] }
        return last.known.keys.sorted().compactMap { recording.stacking(of: $0, atTick: last.number) }
    }

    /// Returns the files of a finding.
    ///
    /// - Parameter number: the number of the finding, if the test has several. The folder and the
    ///   title then also have the seed, which tells hunts of several seeds apart.
    private func files(of finding: Hunt.Finding, number: Int?) -> [FailureFile] {
        let folder =
            "hunt-" + (number.map { "\($0)-\(finding.invariant)-seed-\(finding.seed)" } ?? finding.invariant)
        let hunt = number.map { "hunt \($0), seed \(finding.seed)" } ?? "hunt"
        let recording = finding.recording.withSourceLines
        let problems = finding.recording.problems
        let page = PlayerPage(
            recording, problems: problems.isEmpty ? [Problem(finding)] : problems,
            title: "\(name), \(hunt): \(finding.invariant)")
        let texts = [
            ("player.html", page.html),
            ("recording.json", String(decoding: finding.recording.json(), as: UTF8.self)),
            (
                "steps.txt",
                "# The steps of the finding for hunt.replay(_:). steps.swift is a test with the same steps.\n"
                    + finding.text
            ),
            ("steps.swift", finding.swift),
            ("trace.txt", recording.trace),
        ]
        return texts.map { name, text in FailureFile(name: "\(folder)/\(name)", text: text) }
    }

    private static func text(of problems: [Problem]) -> String {
        problems.isEmpty
            ? "no sign of a known pitfall, which proves nothing; 'offscreen diagnose --signs' lists the signs\n"
            : problems.map { "\($0)\n" }.joined()
    }

    /// Returns the source files with the lines that called the stage. Only files below `Tests` in
    /// the package's folder are found.
    private static func sources(of recording: Recording) -> [PlayerPage.Source] {
        let wanted = Set(recording.ticks.map(\.source.file)).filter { !$0.isEmpty }.sorted()
        let folder = FileManager.default.currentDirectoryPath + "/Tests"
        guard !wanted.isEmpty, let all = FileManager.default.enumerator(atPath: folder) else { return [] }
        let paths = all.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        return wanted.compactMap { file in
            let parts = file.split(separator: "/").map(String.init)
            guard let module = parts.first, let name = parts.last,
                let path = paths.first(where: { path in
                    let words = path.split(separator: "/").map(String.init)
                    return words.last == name && words.dropLast().contains(module)
                }), let text = try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
            else { return nil }
            return PlayerPage.Source(name, text)
        }
    }

    /// Returns the current view tree of a stage. The data source may have been released at the end
    /// of the test, so a collection view is marked as without a data source only if it had none at
    /// the last recorded tick. Without a recorded tick, the marks stay.
    private static func tree(of stage: Stage) -> ViewTree {
        var tree = stage.tree
        guard let last = stage.recorder?.lastTree(window: stage.window) else { return tree }
        let sourceless = Set(
            last.nodes(includingHidden: true) { $0.states.contains(ViewTree.Node.noDataSource) }.map(\.name))
        func removeFalseMarksOfMissingDataSources(from node: inout ViewTree.Node) {
            if !sourceless.contains(node.name) { node.states.removeAll { $0 == ViewTree.Node.noDataSource } }
            for index in node.children.indices { removeFalseMarksOfMissingDataSources(from: &node.children[index]) }
        }
        removeFalseMarksOfMissingDataSources(from: &tree.root)
        return tree
    }

    /// Returns a line about the animations, scrolls, timers and layouts that were pending when the
    /// test ended. Returns an empty text if there were none.
    private static func line(aboutPendingWork names: [String]) -> String {
        guard !names.isEmpty else { return "" }
        let more = names.count > 5 ? " and \(names.count - 5) more" : ""
        return
            """
            not at rest when the test ended: \(names.prefix(5).joined(separator: ", "))\(more). \
            stage.settle() waits for that

            """
    }

    private static func collectionViews(in view: UIView) -> [UICollectionView] {
        (view as? UICollectionView).map { [$0] } ?? view.subviews.flatMap { collectionViews(in: $0) }
    }

    /// Returns the name of a folder for a test, which is made by
    /// `RecordingFile.fileBaseName(ofTest:)`. If the name was used before in the run, a number is
    /// added, because the cases of a parameterized test share the name.
    private static func makeUniqueFolderName(forTest test: String) -> String {
        let name = RecordingFile.fileBaseName(ofTest: test)
        return usedNames.withLock { used in
            var unique = name, count = 1
            while !used.insert(unique).inserted {
                count += 1
                unique = "\(name)-\(count)"
            }
            return unique
        }
    }

    private static let usedNames = Mutex<Set<String>>([])

    /// Writes the files into a folder of their own, and prints at most ten lines. Unless writing
    /// fails, the first line has the path of the file to open. Does nothing if there are no files.
    func writeFiles(to folder: URL?) {
        let files = files
        guard let first = files.first else { return }
        let all = folder ?? FileManager.default.temporaryDirectory.appendingPathComponent("offscreen-failures")
        let place = all.appendingPathComponent(FailedTest.makeUniqueFolderName(forTest: name))
        do {
            // The folder may exist from an earlier run.
            try? FileManager.default.removeItem(at: place)
            for file in files {
                let url = place.appendingPathComponent(file.name)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.text.utf8).write(to: url)
            }
            print("what happened in \(name): open \(place.appendingPathComponent(first.name).path)")
            for line in FailedTest.notes(on: files).prefix(FailedTest.maximumLineCount - 2) { print("  \(line)") }
            print("  \(files.count) files in \(place.path)")
        } catch {
            print("what happened in \(name) cannot be written to \(place.path)")
        }
        // A trap ends the process without writing buffered output, so the output is written now.
        if endsProcess { fflush(nil) }
    }

    private static let maximumLineCount = 10

    /// Returns the names of the further pages, and the first line about the problems of each stage
    /// that has problems.
    private static func notes(on files: [FailureFile]) -> [String] {
        files.dropFirst().compactMap { file in
            if file.name.hasSuffix("player.html") { return file.name }
            guard file.name.hasSuffix("problems.txt"), !file.text.hasPrefix("no sign") else { return nil }
            return file.text.split(separator: "\n").first.map(String.init)
        }
    }
}
