import Foundation

/// The sources that a test on a device needs, as text: the app's layouts and cells, and what plays them and writes their trace.
public enum DeviceText {
    /// One source, without the lines that import something.
    public struct File: Sendable {
        public let name: String
        public let text: String
    }

    /// All of them, in an order that is always the same.
    public static func files() throws -> [File] {
        try ["Runtime", "App", "Cast"].flatMap { folder in
            guard let url = Bundle.module.url(forResource: folder, withExtension: nil) else {
                throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: folder])
            }
            let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
            return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
                let text = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }
                return File(
                    name: (path as NSString).lastPathComponent,
                    text: lines.joined(separator: "\n").trimmingCharacters(in: .newlines))
            }
        }
    }
}
