import Foundation
import Offscreen
import Testing

/// Attaches files about every stage of a test to the test's failure: the tree, the stacking reports, the trace, the recording and
/// the player's page. Nothing is made for a test that passes.
///
/// ```swift
/// @MainActor @Test(.offscreen) func `A page of cells is reused, not made`() { ... }
/// @Suite(.offscreen) struct PosterTests { ... }
/// ```
///
/// The files are attachments of the failing test if it runs with `swift test --attachments-path FOLDER`. Otherwise they are in the
/// temporary folder, and their paths are printed. Each step knows the line that called it, so the trace and the page lead to the
/// lines of the test.
public struct OffscreenTrait: TestTrait, SuiteTrait, TestScoping {
    public var isRecursive: Bool { true }
    /// The folder for the files; nil for attachments, or for the temporary folder when attachments are not kept.
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
        let files = FailureFile.all(of: stages.stages)
        if folder == nil, CommandLine.arguments.contains(where: { $0.contains("attachments-path") }) {
            let name = FailureFile.uniqueName(ofTest: test.name)
            for file in files { Attachment.record(file.text, named: "\(name)-\(file.name)") }
        } else {
            FailureFile.write(files, ofTest: test.name, to: folder)
        }
    }
}

extension Trait where Self == OffscreenTrait {
    /// Attaches the stages of a test to its failure.
    public static var offscreen: OffscreenTrait { OffscreenTrait(folder: nil) }
}

/// Whether a test has failed. It can be told on any thread.
private final class Witness: @unchecked Sendable {
    private let lock = NSLock()
    private var failures = 0

    func failed() { lock.withLock { failures += 1 } }

    var hasFailed: Bool { lock.withLock { failures > 0 } }
}
