import Foundation
import OffscreenScenarios
import Testing
import TextDigests

/// Everything that the command prints and writes, with its exit code, for each command and option
/// on a few files. `TextDigests` describes how to read a difference.
final class CommandDigestTests {
    private let call = CommandCaller()
    private let files: [String: Data]

    init() throws {
        let texts = try CommandCalls.files()
        files = texts.mapValues { Data($0.utf8) }
        for (name, text) in texts { try call.write(text, to: name) }
    }

    @Test(arguments: CommandCalls.Group.allCases)
    func `The exit code and the whole output of each call of the command are as accepted`(group: CommandCalls.Group)
        throws
    {
        var digests = TextDigests()
        for line in CommandCalls.lines(of: group) {
            let outcome = try call.shell(line.hasPrefix("git ") ? line : "offscreen \(line)")
            // A long run on a slow machine prints its progress, in comments.
            let errors = outcome.errors.split(separator: "\n").filter { !$0.hasPrefix("# ") }
            let text = """
                offscreen \(line)
                exit code \(outcome.code)
                \(outcome.output)
                errors
                \(errors.joined(separator: "\n"))
                \(try takeChanges().joined(separator: "\n"))
                """
            try digests.add(shortened(text), as: shortened(line.isEmpty ? "(nothing)" : line))
        }
        try digests.check(group.rawValue)
    }

    /// Returns the files that the last call changed, and restores all files. The style sheets and
    /// scripts of pages have no text, because `WebFileTests` compares them.
    private func takeChanges() throws -> [String] {
        try? FileManager.default.removeItem(at: call.folder.appendingPathComponent(".git"))
        var changes: [String] = []
        var left = Set(files.keys)
        let names = FileManager.default.enumerator(atPath: call.folder.path)?.compactMap { $0 as? String } ?? []
        for name in names.sorted() {
            let file = call.folder.appendingPathComponent(name)
            guard let data = try? Data(contentsOf: file) else { continue }
            left.remove(name)
            guard data != files[name] else { continue }
            let isPartOfPage = name.hasSuffix(".css") || name.hasSuffix(".js")
            changes.append("file \(name)\n\(isPartOfPage ? "" : String(decoding: data, as: UTF8.self))")
            try FileManager.default.removeItem(at: file)
            try files[name]?.write(to: file)
        }
        for name in left.sorted() {
            changes.append("no file \(name)")
            try files[name]?.write(to: call.folder.appendingPathComponent(name))
        }
        return changes
    }

    /// Returns a text without the paths of this machine, and without the style sheets and scripts
    /// of pages, which `WebFileTests` compares.
    private func shortened(_ text: String) -> String {
        // These functions of Foundation are quick even without optimization.
        var text = text.replacingOccurrences(of: call.folder.path, with: "FOLDER")
            .replacingOccurrences(of: packageRoot.path, with: "PACKAGE")
        for (start, end) in [("<style>", "</style>"), ("<script>", "</script>")] {
            let parts = text.components(separatedBy: start)
            text = parts[0] + parts.dropFirst().map { $0.components(separatedBy: end).dropFirst().joined() }.joined()
        }
        return text
    }
}
