import Foundation

/// The command's output to streams and files. A closed pipe or a full disk leads to an error
/// message. The signal of a closed pipe, which would end the process without a message, is ignored.
enum Output {
    /// Prepares the standard streams and the signals. Call this function before any file is opened,
    /// so that no file gets the descriptor of a closed standard stream.
    static func prepareStreamsAndSignals() {
        signal(SIGPIPE, SIG_IGN)
        // A process inherits blocked signals from its parent. They are unblocked, so that Ctrl-C
        // and kill end the command.
        var all = sigset_t()
        sigfillset(&all)
        sigprocmask(SIG_UNBLOCK, &all, nil)
        // `/dev/null` replaces each closed stream. It is opened for reading only, so that writing
        // to a closed output still fails.
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// Writes data to a file, or to standard output if the path is nil.
    ///
    /// - Throws: `CommandError` if the data cannot be written completely.
    static func write(_ data: Data, to path: String?) throws {
        guard let path else {
            WorkLine.clear()
            guard let problem = writeReturningError(data, to: STDOUT_FILENO) else { return }
            throw CommandError(message: "the output cannot be written: \(problem)")
        }
        if FileManager.default.isFolder(path) {
            throw CommandError(message: "\(path) is a folder; name a file in it")
        }
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw CommandError(message: "\(path) cannot be written. Does its folder exist?")
        }
    }

    static func write(_ text: String, to path: String?) throws { try write(Data(text.utf8), to: path) }

    /// Writes a file below a folder, and makes the missing folders of its path.
    ///
    /// - Throws: `CommandError` if the file cannot be written.
    static func write(_ text: String, to name: String, in folder: String) throws {
        let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        } catch {
            throw CommandError(
                message: "\(folder) cannot be written. Is there a file of that name, or is the folder write-protected?")
        }
    }

    /// Writes a part of a line to standard error, which is a terminal.
    static func writeToTerminal(_ text: String) {
        _ = writeReturningError(Data(text.utf8), to: STDERR_FILENO)
    }

    static func writeToStandardError(_ text: String) {
        WorkLine.clear()
        // A failure to write to standard error is ignored, because no other output is left for a
        // message.
        _ = writeReturningError(Data(text.utf8), to: STDERR_FILENO)
    }

    /// - Returns: the message of the error, or nil if everything was written.
    private static func writeReturningError(_ data: Data, to stream: Int32) -> String? {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = UnsafeRawBufferPointer(rebasing: rest).withUnsafeBytes {
                    Foundation.write(stream, $0.baseAddress, $0.count)
                }
                if count < 0 {
                    if errno == EINTR || errno == EAGAIN { continue }
                    return String(cString: strerror(errno))
                }
                rest = rest.dropFirst(count)
            }
            return nil
        }
    }
}

extension FileManager {
    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

/// Writes a text to standard output immediately, and adds no newline.
func printText(_ text: String) throws {
    try Output.write(text, to: nil)
}

/// Writes lines to standard output immediately.
func printLines(_ lines: [String]) throws {
    try printText(HelpText.joinedLines(lines))
}

/// Returns a number with a noun, such as "1 file" or "2 files".
func countPhrase(_ number: Int, of noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
