import Foundation
import OffscreenScenarios

/// Runs the built command in a temporary folder, which is removed when the caller is deallocated.
final class CommandCaller {
    static let path: String = {
        let command = Bundle.main.bundleURL.appendingPathComponent("offscreen").path
        return FileManager.default.isExecutableFile(atPath: command)
            ? command
            : URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
                "offscreen"
            ).path
    }()

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    /// Makes the folder. If that fails, the first call fails because the folder does not exist.
    init() { try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs a line in a shell in which `offscreen` is the built command.
    func shell(_ line: String) throws -> ChildProcessResult {
        try ChildProcessResult(
            URL(fileURLWithPath: "/bin/bash"),
            ["-c", "cd '\(folder.path)'; offscreen() { '\(Self.path)' \"$@\"; }; \(line)"],
            environment: ["SWIFT_BACKTRACE": "enable=no", "NO_COLOR": ""])
    }

    /// Runs the command with words as they are written in a shell.
    func offscreen(_ words: String) throws -> ChildProcessResult { try shell("offscreen \(words)") }

    /// Writes a file, and makes the folders in its name.
    func write(_ text: String, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// Returns what the command prints on a terminal with a number of columns.
    func outputOnTerminal(columns: UInt16 = 80, _ words: [String], environment: [String: String] = [:]) throws -> String
    {
        // This code does what openpty(3) does, which Foundation lacks. TIOCSPTLCK with 0 unlocks
        // the other end of the terminal, and TIOCGPTN returns the number of that end.
        let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var (unlocked, number): (Int32, Int32) = (0, 0)
        guard master >= 0, ioctl(master, 0x4004_5431, &unlocked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
            throw CocoaError(.fileNoSuchFile)
        }
        let name = "/dev/pts/\(number)"
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        let slave = FileHandle(fileDescriptor: open(name, O_RDWR | O_NOCTTY), closeOnDealloc: true)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.path)
        process.arguments = words
        process.currentDirectoryURL = folder
        process.environment = ["TERM": "xterm", "HOME": "/tmp"].merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = slave
        process.standardError = slave
        try process.run()
        try slave.close()
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        // Reading fails once the terminal's other end is closed.
        while case let count = Foundation.read(master, &buffer, buffer.count), count > 0 { text += buffer[..<count] }
        process.waitUntilExit()
        close(master)
        return String(decoding: text, as: UTF8.self).replacing("\r\n", with: "\n")
    }
}
