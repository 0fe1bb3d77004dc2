import Foundation
import Offscreen
import XCTest

/// A test case of XCTest that writes files about every stage of a failing test: the player's page, the problems in the recording,
/// the tree, the stacking reports, the trace and the recording. Each finding of a hunt has a folder. The path of the page is
/// printed. Nothing is written for a test that passes.
///
/// Included are stages made in the test and in `setUp()`, and stages in properties of the test case. On Linux a test method of the
/// main actor must be `async`, as in `@MainActor func testTheFirstPage() async throws`. Otherwise XCTest ends the process in both
/// language modes, with "Could not cast value of type".
open class OffscreenTestCase: XCTestCase {
    private var failures: [String] = []
    /// The folder for the files; nil for the temporary folder.
    var folder: URL?

    open override func invokeTest() {
        let (test, folder, kept) = (name, folder, keptStages)
        @MainActor func write(_ stages: StageCollector, _ failures: [String], endsProcess: Bool) {
            let noted = stages.stages
            let others = kept.filter { stage in !noted.contains { $0 === stage } }
            FailureFile.write(
                FailedTest(
                    name: test, stages: others + noted, findings: stages.findings, failures: failures, endsProcess: endsProcess),
                to: folder)
        }
        let stages = StageCollector { write($0, [], endsProcess: true) }
        failures = []
        StageCollector.$test.withValue(test) {
            StageCollector.$current.withValue(stages) { super.invokeTest() }
        }
        guard !failures.isEmpty else { return }
        let texts = failures
        // Tests of view code run on the main thread.
        MainActor.assumeIsolated { write(stages, texts, endsProcess: false) }
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
            failures.append(issue.compactDescription)
            super.record(issue)
        }
    #else
        open override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            let file = filePath.split(separator: "/").last ?? ""
            failures.append("\(description) (\(file):\(lineNumber))")
            super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
    #endif
}
