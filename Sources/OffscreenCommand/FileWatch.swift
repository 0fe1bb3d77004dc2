import Foundation

/// Runs an action, and runs it again whenever one of the given files changes.
struct FileWatch {
    let paths: [String]

    private var fileAttributes: [[String]] {
        paths.map { path in
            let all = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
            let date = (all[.modificationDate] as? Date)?.timeIntervalSince1970
            // The inode number is compared as well, because an editor may replace the file by a new
            // one of the same date and size.
            return ["\(date ?? 0)", "\(all[.size] ?? 0)", "\(all[.systemFileNumber] ?? 0)"]
        }
    }

    /// Runs `body` now, and again after each change of a file, until the process ends. An error of
    /// `body` is printed and does not end the process. Throws an error if there are no files to
    /// watch, or if standard output cannot be written.
    func runForever(_ body: () throws -> Void) throws -> Never {
        guard !paths.isEmpty else {
            throw CommandError(message: "--watch needs a file: the exhibits that ship with the command never change")
        }
        var last = fileAttributes
        // Waiting for a change is no work.
        WorkLine.end()
        while true {
            do {
                try body()
            } catch {
                Output.writeToStandardError(ErrorLine.text(for: error))
            }
            try printText("# waiting for changes of \(paths.joined(separator: ", ")); Ctrl-C ends it\n")
            while fileAttributes == last { usleep(200_000) }
            last = fileAttributes
            try printText("\n")
        }
    }
}
