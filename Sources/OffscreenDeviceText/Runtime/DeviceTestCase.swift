import UIKit
import XCTest

/// A test that plays scenarios on the UIKit with which it is built, and stores their traces.
///
/// With `OFFSCREEN_TRACES=FOLDER` each trace is written to a file in that folder
/// (`TEST_RUNNER_OFFSCREEN_TRACES` on the command line of xcodebuild). On Apple's systems each
/// trace is also attached to the test.
class DeviceTestCase: XCTestCase {
    /// Plays a scenario, and stores its trace.
    ///
    /// - Parameters:
    ///   - name: the name of the scenario and of its trace.
    ///   - isAnimated: whether animations are enabled.
    func playScenario(_ name: String, isAnimated: Bool = false, _ body: @MainActor (Device) -> Void) {
        let text: String = MainActor.assumeIsolated {
            let device = Device(scenario: name)
            DeviceTrace.current = device.trace
            if let file = traceFile(forScenario: name) { device.trace.onStep = { DeviceTestCase.write($0, to: file) } }
            UIView.setAnimationsEnabled(isAnimated)
            body(device)
            device.removeApp()
            UIView.setAnimationsEnabled(true)
            DeviceTrace.current = nil
            return device.trace.text
        }
        store(text, named: name)
    }

    /// Attaches a trace to the test on Apple's systems, and writes it to a file if a folder for
    /// traces is set.
    func store(_ trace: String, named name: String) {
        #if canImport(Darwin)
            let attachment = XCTAttachment(string: trace)
            attachment.name = "\(name).trace"
            attachment.lifetime = .keepAlways
            add(attachment)
        #endif
        if let file = traceFile(forScenario: name) { DeviceTestCase.write(trace, to: file) }
    }

    func traceFile(forScenario name: String) -> URL? {
        ProcessInfo.processInfo.environment["OFFSCREEN_TRACES"].map {
            URL(fileURLWithPath: $0).appendingPathComponent("\(name).trace")
        }
    }

    static func write(_ trace: String, to file: URL) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(trace.utf8).write(to: file)
        } catch {
            XCTFail("\(file.path) cannot be written: \(error.localizedDescription)")
        }
    }
}
