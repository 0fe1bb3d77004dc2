import Foundation

/// The source files in this module's resources, as text. By default these are the files that an
/// exported test needs on a device: the app with its layouts and cells, and the code that performs
/// a scenario's steps and writes the trace.
public enum DeviceSources {
    /// A source file without its import declarations.
    public struct File: Sendable {
        public let name: String
        public let text: String
    }

    /// Returns the Swift files in folders of this module's resources. The files of a folder are
    /// sorted by path. Throws an error if a folder is missing, or if a file cannot be read.
    public static func files(in folders: [String] = ["Runtime", "App", "Cast"]) throws -> [File] {
        try folders.flatMap { folder in
            guard let url = Bundle.module.url(forResource: folder, withExtension: nil) else {
                throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: folder])
            }
            let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
            return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
                let text = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
                    !$0.hasPrefix("import ")
                }
                return File(
                    name: (path as NSString).lastPathComponent,
                    text: lines.joined(separator: "\n").trimmingCharacters(in: .newlines))
            }
        }
    }
}
