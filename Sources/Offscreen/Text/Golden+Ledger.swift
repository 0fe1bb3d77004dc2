import Foundation
import Synchronization

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
        return names.filter { !Ledger.knows(folder.appendingPathComponent($0)) }.sorted()
    }

    /// The goldens that were used, and the ones that differed.
    enum Ledger {
        private static let asked = Mutex<Set<String>>([])

        static func note(_ url: URL) {
            asked.withLock { _ = $0.insert(url.standardizedFileURL.path) }
        }

        static func knows(_ url: URL) -> Bool { asked.withLock { $0.contains(url.standardizedFileURL.path) } }

        static func report(
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
