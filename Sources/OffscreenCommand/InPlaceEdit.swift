import Foundation
import OffscreenScenarios

/// Ported files that replace their originals. If one of them cannot be written, all originals are
/// kept or restored.
struct InPlaceEdit {
    /// The paths of the files, as a report shows them, and their new texts.
    let changes: [(path: String, text: Data)]

    private struct Target {
        let path: String
        /// The file that is replaced: `path` with its symbolic links resolved.
        let file: URL
        let original: Data
        let text: Data
        var temporaryFile: URL {
            file.deletingLastPathComponent().appendingPathComponent(".\(file.lastPathComponent).offscreen-port")
        }
    }

    /// Writes the files if git has the current state of all of them, so that `git diff` shows the
    /// edits and git can revert them.
    ///
    /// - Throws: `CommandError` if git lacks the current state of a file, or if a file cannot be
    ///   written. Files that were already written then get their original contents again.
    func write() throws {
        var seen: Set<String> = []
        let targets = try changes.compactMap { change -> Target? in
            let file = URL(fileURLWithPath: change.path).resolvingSymlinksInPath()
            guard seen.insert(file.path).inserted else { return nil }
            return Target(path: change.path, file: file, original: try Data(contentsOf: file), text: change.text)
        }
        try throwIfUncommitted(targets)
        let files = FileManager.default
        var replaced: [Target] = []
        var current = ""
        do {
            for target in targets {
                current = target.path
                let mode = try files.attributesOfItem(atPath: target.file.path)[.posixPermissions]
                guard files.isWritableFile(atPath: target.file.path) else { throw CocoaError(.fileWriteNoPermission) }
                try target.text.write(to: target.temporaryFile)
                if let mode {
                    try files.setAttributes([.posixPermissions: mode], ofItemAtPath: target.temporaryFile.path)
                }
            }
            for target in targets {
                current = target.path
                guard rename(target.temporaryFile.path, target.file.path) == 0 else {
                    throw CocoaError(.fileWriteUnknown)
                }
                replaced.append(target)
            }
        } catch {
            for target in replaced { try? target.original.write(to: target.file) }
            for target in targets { try? files.removeItem(at: target.temporaryFile) }
            throw CommandError(message: "--in-place: '\(current)' cannot be written. Nothing was changed")
        }
    }

    private func throwIfUncommitted(_ targets: [Target]) throws {
        let folders = Dictionary(grouping: targets) { $0.file.deletingLastPathComponent().path }
        for (folder, group) in folders.sorted(by: { $0.key < $1.key }) {
            let status = try ChildProcessResult(
                URL(fileURLWithPath: "/usr/bin/env"),
                ["git", "-C", folder, "status", "--porcelain", "--ignored", "--"] + group.map(\.file.lastPathComponent),
                environment: ["GIT_LITERAL_PATHSPECS": "1"])
            let first = group[0].path
            guard status.code == 0 else {
                throw CommandError(
                    message:
                        """
                        --in-place needs git, so that the edits can be reviewed and reverted, and \
                        '\(first)' is in no repository of git; name a copy with --out DIR. Nothing was \
                        changed
                        """)
            }
            guard status.output.isEmpty else {
                let group = group.first { status.output.contains($0.file.lastPathComponent) } ?? group[0]
                throw CommandError(
                    message:
                        """
                        --in-place: git does not have the current state of '\(group.path)'; commit it \
                        first, or name a copy with --out DIR. Nothing was changed
                        """)
            }
        }
    }
}
