import Foundation

/// What the command says. A closed pipe or a full disk is a message and an exit code, never a signal.
enum Output {
    /// To be called before anything is opened: a file must not take the place of an output that is closed.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        // Who started the command from a thread that takes no signals meant that thread: Ctrl-C and kill end the command.
        var all = sigset_t()
        sigfillset(&all)
        sigprocmask(SIG_UNBLOCK, &all, nil)
        // Reading is all that can be done with what takes the place of a closed output: writing to it fails as before.
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 { _ = open("/dev/null", O_RDONLY) }
    }

    /// - Throws: `UsageProblem` when it cannot be written whole.
    static func write(_ data: Data) throws {
        if let problem = write(data, to: STDOUT_FILENO) { throw UsageProblem(message: "the output cannot be written: \(problem)") }
    }

    /// - Throws: `UsageProblem` when the file cannot be written.
    static func write(_ data: Data, to path: String) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw UsageProblem(message: "\(path) is a folder; name a file in it")
        }
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw UsageProblem(message: "\(path) cannot be written. Does its folder exist?")
        }
    }

    static func complain(_ text: String) {
        // There is nobody left to tell.
        _ = write(Data(text.utf8), to: STDERR_FILENO)
    }

    /// - Returns: what is wrong; nil when all is written.
    private static func write(_ data: Data, to stream: Int32) -> String? {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = UnsafeRawBufferPointer(rebasing: rest).withUnsafeBytes { Foundation.write(stream, $0.baseAddress, $0.count) }
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

/// Writes to standard output, at once and as it is.
func say(_ text: String) throws {
    try Output.write(Data(text.utf8))
}

/// Writes to a file, or to standard output where none is named.
func write(_ data: Data, to path: String?) throws {
    if let path { try Output.write(data, to: path) } else { try Output.write(data) }
}
