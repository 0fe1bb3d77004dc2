import Foundation
import Offscreen
import XCTest

/// A test case of XCTest whose failures come with files on every stage of the failing test: the tree, the stacking reports, the trace, the
/// recording and the player's page. Their paths are printed. Nothing is written for a test that passes.
open class OffscreenTestCase: XCTestCase {
    private var hasFailed = false
    /// Nil for the temporary folder.
    var folder: URL?

    open override func invokeTest() {
        let stages = StageWitness()
        hasFailed = false
        StageWitness.$current.withValue(stages) { super.invokeTest() }
        guard hasFailed else { return }
        let (test, folder) = (name, folder)
        // Tests of view code run on the main thread.
        MainActor.assumeIsolated { FailureFile.write(FailureFile.all(of: stages.stages), ofTest: test, to: folder) }
    }

    #if canImport(Darwin)
        open override func record(_ issue: XCTIssue) {
            hasFailed = true
            super.record(issue)
        }
    #else
        open override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            hasFailed = true
            super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
    #endif
}
