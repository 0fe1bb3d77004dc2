import Foundation

/// A process that has ended, with its output and its exit code or signal.
package struct ChildProcessResult {
    package let code: Int32
    /// The signal that ended the process; nil if none did.
    package let signal: Int32?
    /// Whether a trap, such as a failed precondition, ended the process.
    package var isTrapped: Bool { ChildProcessResult.countsAsTrap(signal) }
    package let output: String
    package let errors: String

    /// - Throws: An error if the process cannot be run.
    package init(_ executable: URL, _ arguments: [String], environment: [String: String] = [:]) throws {
        let process = Process()
        let (reader, errors) = try process.run(executable, arguments: arguments, environment: environment)
        defer { try? FileManager.default.removeItem(at: errors) }
        output = String(decoding: reader.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        (code, signal) = (process.terminationStatus, process.endingSignal)
        self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    }

    /// Whether a signal counts as a trap, such as a failed precondition. All signals count except
    /// SIGHUP, SIGINT, SIGKILL and SIGTERM, which other processes send. False for nil.
    static func countsAsTrap(_ signal: Int32?) -> Bool {
        signal.map { ![SIGHUP, SIGINT, SIGKILL, SIGTERM].contains($0) } ?? false
    }
}

extension Process {
    /// Starts a program without input, and does not wait for its end.
    ///
    /// - Returns: a handle that reads the standard output of the program, and a new file to which
    ///   its standard error is written.
    func run(_ executable: URL, arguments: [String], environment: [String: String]) throws -> (
        output: FileHandle, errors: URL
    ) {
        // Standard error goes to a file, because a second pipe could fill up and block the program
        // while the first pipe is read.
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data().write(to: errors)
        let pipe = Pipe()
        executableURL = executable
        self.arguments = arguments
        self.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        standardInput = FileHandle.nullDevice
        standardOutput = pipe
        standardError = try FileHandle(forWritingTo: errors)
        try run()
        return (pipe.fileHandleForReading, errors)
    }

    var endingSignal: Int32? { terminationReason == .uncaughtSignal ? terminationStatus : nil }
}
