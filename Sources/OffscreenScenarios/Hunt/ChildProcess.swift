import Foundation

/// A process that has run to its end: its output, and how it ended.
package struct ChildProcess {
    package let code: Int32
    /// The signal that ended it early, if any.
    package let signal: Int32?
    /// Whether it ended in a trap of its own, and was not stopped from outside.
    package var isTrapped: Bool { signal.map { ![SIGHUP, SIGINT, SIGKILL, SIGTERM].contains($0) } ?? false }
    package let output: String
    package let errors: String

    /// - Throws: when it cannot be run.
    package init(_ executable: URL, _ arguments: [String], environment: [String: String] = [:]) throws {
        let files = FileManager.default
        // A file, and not a second pipe, which could fill up while the first is being read.
        let said = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data().write(to: said)
        defer { try? files.removeItem(at: said) }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = try FileHandle(forWritingTo: said)
        try process.run()
        output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        code = process.terminationStatus
        signal = process.terminationReason == .uncaughtSignal ? code : nil
        errors = String(decoding: try Data(contentsOf: said), as: UTF8.self)
    }
}
