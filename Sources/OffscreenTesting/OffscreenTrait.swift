import Foundation
import Offscreen
import Testing

/// Writes files about every stage that a failing test has made: the player's page, the problems that the recording shows, the tree,
/// the stacking reports, the trace and the recording. Each finding of a hunt has a folder with its steps as a scenario and as Swift,
/// its trace and its page. Nothing is made for a test that passes.
///
/// ```swift
/// @MainActor @Test(.offscreen) func `A page of cells is reused, not made`() { ... }
/// @Suite(.offscreen) struct PosterTests { ... }
/// ```
///
/// The files are in the folder of `swift test --attachments-path FOLDER`, or else in the temporary folder, in a folder with the name
/// of the test. The path of the page to open is printed. Each step knows the line that called it, so the trace and the page lead to
/// the lines of the test.
public struct OffscreenTrait: TestTrait, SuiteTrait, TestScoping {
    public var isRecursive: Bool { true }
    /// The folder for the files; nil for that of the attachments, or for the temporary folder when attachments are not kept.
    let folder: URL?

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let witness = Witness()
        let listening = IssueHandlingTrait.compactMapIssues { issue in
            if issue.isFailure { witness.failed() }
            return issue
        }
        let stages = StageWitness()
        do {
            try await StageWitness.$current.withValue(stages) {
                try await listening.provideScope(for: test, testCase: testCase, performing: function)
            }
        } catch {
            await tell(of: stages, in: test)
            throw error
        }
        if witness.hasFailed { await tell(of: stages, in: test) }
    }

    @MainActor private func tell(of stages: StageWitness, in test: Test) {
        FailureFile.write(
            FailureFile.all(of: stages.stages, findings: stages.findings), ofTest: test.name, to: folder ?? OffscreenTrait.attachments)
    }

    /// The folder that `swift test --attachments-path FOLDER` names; nil when it names none.
    private static var attachments: URL? {
        let words = CommandLine.arguments
        for (index, word) in words.enumerated() where word.contains("attachments-path") {
            if let equals = word.firstIndex(of: "=") { return URL(fileURLWithPath: String(word[word.index(after: equals)...])) }
            if index + 1 < words.count { return URL(fileURLWithPath: words[index + 1]) }
        }
        return nil
    }
}

extension Trait where Self == OffscreenTrait {
    /// Writes files about the stages of a test that fails.
    public static var offscreen: OffscreenTrait { OffscreenTrait(folder: nil) }
}

/// Whether a test has failed. It can be told on any thread.
private final class Witness: @unchecked Sendable {
    private let lock = NSLock()
    private var failures = 0

    func failed() { lock.withLock { failures += 1 } }

    var hasFailed: Bool { lock.withLock { failures > 0 } }
}
