import Foundation
import Offscreen
import XCTest

/// A test case of XCTest that writes files about the stages of a failing test: the player's page,
/// the problems in the recording, the tree, the stacking reports, the trace and the recording.
/// There is a folder for each finding of a hunt. The path of the page is printed. Nothing is
/// written for a test that passes.
///
/// The stages of a test are those made in the test and in `setUp()`, and those in properties of the
/// test case. On Linux a test method of the main actor must be `async`, as in `@MainActor func
/// testTheFirstPage() async throws`. Otherwise XCTest ends the process with "Could not cast value
/// of type", in Swift 5 and Swift 6 mode. A stage is not kept alive, so that a test can check
/// whether a controller is released.
open class OffscreenTestCase: XCTestCase {
    private var failures: [String] = []
    /// The folder for the files; nil for the folder `offscreen-failures` in the temporary folder.
    var folder: URL?

    open override func invokeTest() {
        let (test, folder, kept) = (name, folder, stagesInProperties)
        @MainActor func write(_ collector: StageCollector, failures: [String], endsProcess: Bool) {
            let collected = collector.stages
            let others = kept.filter { stage in !collected.contains { $0.stage === stage } }
                .map { StageCollector.CollectedStage($0) }
            let failedTest = FailedTest(
                name: test, stages: others + collected, findings: collector.findings, failures: failures,
                endsProcess: endsProcess)
            failedTest.writeFiles(to: folder)
        }
        let collector = StageCollector { write($0, failures: [], endsProcess: true) }
        failures = []
        StageCollector.$test.withValue(test) {
            StageCollector.$current.withValue(collector) { super.invokeTest() }
        }
        guard !failures.isEmpty else { return }
        let texts = failures
        // Tests of view code run on the main thread.
        MainActor.assumeIsolated { write(collector, failures: texts, endsProcess: false) }
    }

    /// The stages in the stored properties of the test case at the time before `setUp()` is called.
    private var stagesInProperties: [Stage] {
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
