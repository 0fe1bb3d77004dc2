import Foundation

extension Golden {
    /// The variable for a folder that gets the texts before and after for each check that fails. `offscreen goldens FOLDER` makes a
    /// page of them.
    public static let reportVariable = "OFFSCREEN_REPORT"

    /// The goldens of a test file that no check has used so far in this run. Their checks were renamed or removed.
    ///
    /// Call it at the end of a serialized suite, or in a run of one test file.
    public static func stale(file: StaticString = #filePath) -> [String] {
        let folder = folder(of: file)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !Ledger.shared.knows(folder.appendingPathComponent($0)) }.sorted()
    }

    /// The goldens that were used, and the ones that differed.
    final class Ledger: @unchecked Sendable {
        static let shared = Ledger()
        private let lock = NSLock()
        private var asked: Set<String> = []

        func note(_ url: URL) {
            lock.withLock { _ = asked.insert(url.standardizedFileURL.path) }
        }

        func knows(_ url: URL) -> Bool { lock.withLock { asked.contains(url.standardizedFileURL.path) } }

        func report(
            _ name: String, before: String, after: String,
            to folder: String? = ProcessInfo.processInfo.environment[reportVariable]
        ) throws {
            guard let folder, !folder.isEmpty else { return }
            let plain = name.map { $0 == "/" ? "~" : String($0) }.joined()
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for (part, text) in [("before", before), ("after", after)] {
                try Data(text.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(plain).\(part)"))
            }
        }
    }
}
