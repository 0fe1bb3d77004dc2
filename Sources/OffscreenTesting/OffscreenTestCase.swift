import Foundation
import Offscreen
import XCTest

/// A test case of XCTest that writes files about every stage of a failing test: the player's page, the problems that the recording
/// shows, the tree, the stacking reports, the trace and the recording. Each finding of a hunt has a folder. The path of the page is
/// printed. Nothing is written for a test that passes.
///
/// It covers stages made in the test and in `setUp()`, and stages in properties of the test case. On Linux XCTest can call a test
/// of the main actor only if it is `async`: `@MainActor func testTheFirstPage() async throws`.
open class OffscreenTestCase: XCTestCase {
    private var hasFailed = false
    /// Nil for the temporary folder.
    var folder: URL?

    open override func invokeTest() {
        let stages = StageWitness()
        hasFailed = false
        StageWitness.$current.withValue(stages) { super.invokeTest() }
        guard hasFailed else { return }
        let (test, folder, kept) = (name, folder, keptStages)
        // Tests of view code run on the main thread.
        MainActor.assumeIsolated {
            let noted = stages.stages
            let others = kept.filter { stage in !noted.contains { $0 === stage } }
            FailureFile.write(FailureFile.all(of: others + noted, findings: stages.findings), ofTest: test, to: folder)
        }
    }

    /// The stages in properties of the test case, which were made before the test began.
    private var keptStages: [Stage] {
        var stages: [Stage] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let here = mirror {
            stages += here.children.compactMap { $0.value as? Stage }
            mirror = here.superclassMirror
        }
        return stages
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
