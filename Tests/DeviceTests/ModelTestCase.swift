import Foundation
import XCTest

/// Plays scenarios of this folder. On a Mac a trace goes to `Results/SYSTEM-DEVICE`. On Linux it is
/// compared with the one in `Model`, which `OFFSCREEN_ACCEPT=1` writes.
class ModelTestCase: DeviceTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    override func store(_ trace: String, named name: String) {
        super.store(trace, named: name)
        #if !canImport(Darwin)
            compare(trace, with: ModelTestCase.folder.appendingPathComponent("Model/\(name).trace"))
        #endif
    }

    override func traceFile(forScenario name: String) -> URL? {
        #if canImport(Darwin)
            // On a real device this folder cannot be reached, so only the attachments remain.
            if FileManager.default.isWritableFile(atPath: ModelTestCase.folder.path) {
                let system = MainActor.assumeIsolated { Device.system }
                return ModelTestCase.folder.appendingPathComponent(
                    "Results/\(ModelTestCase.folderName(of: system))/\(name).trace")
            }
        #endif
        return super.traceFile(forScenario: name)
    }

    /// "iOS 18.2, iPhone 16" -> "iOS-18.2-iPhone-16"
    private static func folderName(of system: String) -> String {
        system.split { !($0.isLetter || $0.isNumber || $0 == ".") }.joined(separator: "-")
    }

    private func compare(_ trace: String, with file: URL) {
        if ProcessInfo.processInfo.environment["OFFSCREEN_ACCEPT"] != nil {
            return DeviceTestCase.write(trace, to: file)
        }
        guard let known = try? String(contentsOf: file, encoding: .utf8) else {
            return XCTFail(
                """
                \(file.lastPathComponent) is not in Model; OFFSCREEN_ACCEPT=1 swift test --filter \
                DeviceTests writes it
                """
            )
        }
        let (now, before) = (trace.split(separator: "\n"), known.split(separator: "\n"))
        guard now != before else { return }
        let line = zip(now, before).prefix { $0 == $1 }.count
        func text(_ lines: [Substring]) -> String { line < lines.count ? String(lines[line]) : "the end" }
        XCTFail(
            "\(file.lastPathComponent), line \(line + 1): the model says '\(text(now))', the file '\(text(before))'. "
                + "If that is right: OFFSCREEN_ACCEPT=1 swift test --filter DeviceTests")
    }
}
