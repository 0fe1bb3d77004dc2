import Foundation
import Synchronization

extension Golden {
    /// The name of a variable for a folder. Each failing check writes the texts before and after into it, and `offscreen goldens
    /// FOLDER` makes a page of them.
    public static let reportVariable = "OFFSCREEN_REPORT"

    /// Returns the golden files of a test file that no check has used so far in this run, because their checks were renamed or
    /// removed.
    ///
    /// Call the function at the end of a serialized suite, or in a run of one test file.
    public static func unusedFiles(file: StaticString = #filePath) -> [String] {
        let folder = folder(of: file)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !UsedFiles.knows(folder.appendingPathComponent($0)) }.sorted()
    }

    /// The files of the goldens that were used, and the reports of those that differed.
    enum UsedFiles {
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
