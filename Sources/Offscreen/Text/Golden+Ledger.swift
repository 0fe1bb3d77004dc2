import Foundation
import Synchronization

extension Golden {
    /// The name of the environment variable for a folder. If it is set, a check that fails with a
    /// difference writes the golden and the text into that folder, and `offscreen goldens FOLDER`
    /// makes a page of these files.
    public static let reportVariable = "OFFSCREEN_REPORT"

    /// Returns the golden files of a test file that no check has used so far in this run, for
    /// example because their checks were renamed or removed.
    ///
    /// Call the function at the end of a serialized suite, or in a run of one test file.
    public static func unusedFiles(file: StaticString = #filePath) -> [String] {
        let folder = folder(forTestFile: file)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !UsedFiles.contains(folder.appendingPathComponent($0)) }.sorted()
    }

    /// The golden files that checks have used in this run, and the reports on texts that differ
    /// from their goldens.
    enum UsedFiles {
        private static let paths = Mutex<Set<String>>([])

        static func note(_ url: URL) {
            paths.withLock { _ = $0.insert(url.standardizedFileURL.path) }
        }

        static func contains(_ url: URL) -> Bool { paths.withLock { $0.contains(url.standardizedFileURL.path) } }

        /// Writes a golden and the text that differs from it into the folder of ``reportVariable``.
        static func writeReportIfRequested(
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
