import UIKit
import XCTest

/// A test that plays scenarios on whatever UIKit it is built with, and keeps their traces.
///
/// With `OFFSCREEN_TRACES=FOLDER` each trace goes to a file in that folder (`TEST_RUNNER_OFFSCREEN_TRACES` on the command line of xcodebuild),
/// and it is attached to the test in any case.
class DeviceTestCase: XCTestCase {
    /// Plays a scenario.
    ///
    /// - Parameters:
    ///   - name: what its trace is called.
    ///   - isAnimated: off, an update is done in the turn that asks for it.
    func scenario(_ name: String, isAnimated: Bool = false, _ body: @MainActor (Device) -> Void) {
        let text: String = MainActor.assumeIsolated {
            let device = Device(scenario: name)
            DeviceTrace.current = device.trace
            if let file = file(named: name) { device.trace.onStep = { DeviceTestCase.write($0, to: file) } }
            UIView.setAnimationsEnabled(isAnimated)
            body(device)
            device.clear()
            UIView.setAnimationsEnabled(true)
            DeviceTrace.current = nil
            return device.trace.text
        }
        keep(text, named: name)
    }

    /// Called with each trace.
    func keep(_ trace: String, named name: String) {
        #if canImport(Darwin)
            let attachment = XCTAttachment(string: trace)
            attachment.name = "\(name).trace"
            attachment.lifetime = .keepAlways
            add(attachment)
        #endif
        if let file = file(named: name) { DeviceTestCase.write(trace, to: file) }
    }

    /// Where the trace of a scenario goes; nil for nowhere.
    func file(named name: String) -> URL? {
        ProcessInfo.processInfo.environment["OFFSCREEN_TRACES"].map { URL(fileURLWithPath: $0).appendingPathComponent("\(name).trace") }
    }

    static func write(_ trace: String, to file: URL) {
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(trace.utf8).write(to: file)
        } catch {
            XCTFail("\(file.path) cannot be written: \(error.localizedDescription)")
        }
    }
}
