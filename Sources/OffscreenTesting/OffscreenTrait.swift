import Foundation
import Offscreen
import Synchronization
import Testing

/// Writes files about the stages of a failing test: the player's page, the problems in the
/// recording, the tree, the stacking reports, the trace and the recording. Nothing is written for a
/// test that passes.
///
/// There are no files for a stage that has neither a tick nor a view, and none for the stages that
/// a hunt makes. There is a folder for each finding of a hunt, with the steps as text and as a test
/// in Swift, the recording, the trace and the player's page. There are no files for the stages of
/// `checkReuse` either, because the failure contains the whole `ReuseReport`.
///
/// ```swift
/// @MainActor @Test(.offscreen) func `Scrolling by a page reuses cells, and makes none`() { ... }
/// @Suite(.offscreen) struct PosterTests { ... }
/// ```
///
/// The files are in a folder that is named after the suite and the test. That folder is in the folder of `swift
/// test --attachments-path FOLDER`, or in `offscreen-failures` in the temporary folder. The path of
/// the page to open is printed. For each step, the trace and the page contain the line of the test
/// that performs the step.
///
/// If a failure of UIKit ends the process, the message of the failure names the test. Before the
/// process ends, the page, the problems, the recording and the trace of the test's stages are
/// written, and those of other tests that have failed and still run. A trap in other code, such as
/// `as!`, ends the process without these files. `OFFSCREEN_RECORDINGS=FOLDER swift test` keeps the
/// recordings of such tests.
public struct OffscreenTrait: TestTrait, SuiteTrait, TestScoping {
    public var isRecursive: Bool { true }
    /// The folder for the files. Nil for the folder of the attachments or, if attachments are not
    /// kept, for `offscreen-failures` in the temporary folder.
    let folder: URL?

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let failures = FailureCollector()
        let issueTrait = IssueHandlingTrait.compactMapIssues { issue in
            if issue.isFailure { failures.add(issue.text) }
            return issue
        }
        let stages = StageCollector { stages in
            // Before a failure of UIKit ends the process, this closure runs for each running test
            // that has made a stage. If the failure occurred in another test, files are written
            // only if this test has failed, too.
            if stages === StageCollector.current || failures.hasFailed {
                write(stages, of: test, failures, endsProcess: true)
            }
        }
        do {
            try await StageCollector.$test.withValue(test.fullName) {
                try await StageCollector.$current.withValue(stages) {
                    try await issueTrait.provideScope(for: test, testCase: testCase, performing: function)
                }
            }
        } catch {
            failures.add("\(error)")
            await write(stages, of: test, failures)
            throw error
        }
        if failures.hasFailed { await write(stages, of: test, failures) }
    }

    @MainActor private func write(
        _ stages: StageCollector, of test: Test, _ failures: FailureCollector, endsProcess: Bool = false
    ) {
        guard !failures.hasWrittenFiles else { return }
        failures.hasWrittenFiles = true
        let failedTest = FailedTest(
            name: test.fullName, stages: stages.stages, findings: stages.findings, failures: failures.texts,
            endsProcess: endsProcess)
        failedTest.writeFiles(to: folder ?? OffscreenTrait.attachments)
    }

    /// The folder in `swift test --attachments-path FOLDER`; nil without that option.
    private static var attachments: URL? {
        let words = CommandLine.arguments
        for (index, word) in words.enumerated() where word.contains("attachments-path") {
            if let equals = word.firstIndex(of: "=") {
                return URL(fileURLWithPath: String(word[word.index(after: equals)...]))
            }
            if index + 1 < words.count { return URL(fileURLWithPath: words[index + 1]) }
        }
        return nil
    }
}

extension Trait where Self == OffscreenTrait {
    /// The trait that writes files about the stages of a test if the test fails.
    public static var offscreen: OffscreenTrait { OffscreenTrait(folder: nil) }
}

extension Test {
    /// The test's name after those of its suites, such as "PosterTests.A tap selects", without the
    /// backticks of raw identifiers and without empty parentheses.
    fileprivate var fullName: String {
        let words = (id.nameComponents.dropLast() + [name]).joined(separator: ".")
            .replacingOccurrences(of: "`", with: "")
        return words.hasSuffix("()") ? String(words.dropLast(2)) : words
    }
}

extension Issue {
    /// The text of the failure, with its line, such as "Expectation failed: shown == 3
    /// (PosterTests.swift:12)".
    fileprivate var text: String {
        let words = "\(self)".split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
        return words + (sourceLocation.map { " (\($0.fileName):\($0.line))" } ?? "")
    }
}

/// Collects the texts of a test's failures. Any thread may add one.
private final class FailureCollector: Sendable {
    private let collected = Mutex<[String]>([])
    @MainActor var hasWrittenFiles = false

    func add(_ text: String) { collected.withLock { $0.append(text) } }

    var texts: [String] { collected.withLock { $0 } }
    var hasFailed: Bool { !texts.isEmpty }
}
