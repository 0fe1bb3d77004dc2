import UIKit

/// The options in the line of a change: whether the model changes, whether the collection view is
/// told of it, and by which calls.
package struct ChangeOptions {
    package let changesModel: Bool
    package let changesModelFirst: Bool
    package let notifiesView: Bool
    package let updateMethod: ModelChange.UpdateMethod
    package let isAnimated: Bool

    package static let usage = "[model=no|before] [view=no] [by=batch|calls|reload|section] [animated=no]"
    package static let text = """
        With model=no only the list is told, and with view=no only the model changes. The change is made in
        performBatchUpdates, whose block changes the model; with model=before the model changes first. by=calls \
        makes single calls,
        by=reload calls reloadData(), and by=section applies the snapshot of a section, for hunts of diffable screens.
        """

    package init(_ arguments: inout Arguments) throws {
        let word = arguments.takeWord(forKey: "model")
        changesModelFirst = word?.value == "before"
        changesModel = try changesModelFirst || word.map { try arguments.bool($0) } ?? true
        notifiesView = try arguments.takeBool(forKey: "view") ?? true
        updateMethod =
            try arguments.takeChoice(of: ModelChange.UpdateMethod.self, forKey: "by", noun: "update method") ?? .batch
        isAnimated = try arguments.takeBool(forKey: "animated") ?? true
    }

    func call(_ edits: [ModelEdit]) -> ModelChange.Part {
        .call(edits, changesModel: changesModel, notifiesView: notifiesView)
    }
}

extension ModelChange {
    /// Creates a change that consists of one call, whose edits are all of one kind.
    package init(_ edits: [ModelEdit], _ options: ChangeOptions) {
        self.init([options.call(edits)], options)
    }

    /// Makes a change from the lines of a batch.
    ///
    /// - Parameter lines: the lines below the line of `batch` with their numbers, without the two
    ///   leading spaces.
    package init(batch lines: [(Int, String)], _ options: ChangeOptions, file: String) throws {
        self.init(try ModelChange.parseParts(lines, file: file), options)
    }

    private init(_ parts: [Part], _ options: ChangeOptions) {
        self.init(
            parts, by: options.updateMethod, changesModelFirst: options.changesModelFirst,
            isAnimated: options.isAnimated)
    }

    private static func parseParts(_ lines: [(Int, String)], file: String) throws -> [Part] {
        var parts: [Part] = []
        var rest = lines[...]
        while let (number, line) = rest.popFirst() {
            let inner = line.isBatch ? rest.removeIndentedLines() : []
            var arguments = try Arguments(line, file: file, line: number)
            parts.append(try line.isBatch ? .batch(parseParts(inner, file: file)) : parsePart(&arguments))
            try arguments.throwIfWordsRemain()
        }
        return parts
    }

    private static func parsePart(_ arguments: inout Arguments) throws -> Part {
        guard ModelEdit.names.contains(arguments.name) else {
            throw arguments.error("only \(ModelEdit.names.joined(separator: ", ")) and batch can be in a batch")
        }
        let options = try ChangeOptions(&arguments)
        guard options.updateMethod == .batch, !options.changesModelFirst, options.isAnimated else {
            throw arguments.error("'by', 'model=before' and 'animated' belong into the line of 'batch'")
        }
        let edits = try ModelEdit.parseEdits(&arguments)
        return edits.isEmpty ? .reload : options.call(edits)
    }
}

extension ArraySlice<(Int, String)> {
    /// Removes the indented lines at the beginning, and returns them without the two leading
    /// spaces.
    mutating func removeIndentedLines() -> [(Int, String)] {
        let indented = prefix { $1.hasPrefix("  ") }
        removeFirst(indented.count)
        return indented.map { ($0, String($1.dropFirst(2))) }
    }
}

extension String {
    /// Whether the line begins a batch, whose indented lines follow.
    package var isBatch: Bool { split(separator: " ").first == "batch" }
}

extension Step {
    static func parseChange(_ arguments: inout Arguments) throws -> Step {
        let options = try ChangeOptions(&arguments)
        let edits = try ModelEdit.parseEdits(&arguments)
        return edits.isEmpty ? .reload : .change(ModelChange(edits, options))
    }
}

extension ModelEdit {
    fileprivate static let names = ["insert", "delete", "move", "reload", "reconfigure"]

    /// Reads the edits of one line. The result is empty for the line `reload` without items and
    /// sections, which calls `reloadData()`.
    fileprivate static func parseEdits(_ arguments: inout Arguments) throws -> [ModelEdit] {
        let sections = try arguments.takeWord(forKey: "section").map { word in
            try arguments.list(word) { try arguments.int($0, in: 0...Int.max) }
        }
        func onlySection(of sections: [Int]) throws -> Int {
            guard sections.count == 1 else { throw arguments.error("'\(arguments.name)' takes one section") }
            return sections[0]
        }
        switch arguments.name {
        case "insert":
            let items = try arguments.takeInt(forKey: "items", in: 0...100_000) ?? 3
            let title = arguments.takeWord(forKey: "title")?.value ?? ""
            let paths = try parsePaths(&arguments)
            guard (sections == nil) != paths.isEmpty else {
                throw arguments.error("'insert' needs items such as 0-3, above=N or section=N")
            }
            if let sections {
                return [.insertSection(try onlySection(of: sections), titles: Array(repeating: "", count: items))]
            }
            return paths.map { .insertItem($0, title: title) }
        case "delete":
            let paths = try parsePaths(&arguments)
            guard (sections == nil) != paths.isEmpty else {
                throw arguments.error("'delete' needs items such as 0-3, or section=N")
            }
            return sections?.map { .deleteSection($0) } ?? paths.map { .deleteItem($0) }
        case "move":
            if let sections {
                guard let target = arguments.takeWord(forKey: "to") else {
                    throw arguments.error("'move section=N' needs to=N")
                }
                return [.moveSection(try onlySection(of: sections), try arguments.int(target, in: 0...Int.max))]
            }
            let from = try arguments.indexPath(arguments.takeWord(expecting: "an item such as 0-3 and its new place"))
            return [
                .moveItem(
                    from, try arguments.indexPath(arguments.takeWord(expecting: "the item's new place, such as 0-0")))
            ]
        case "reload":
            let paths = try parsePaths(&arguments)
            guard sections == nil || paths.isEmpty else {
                throw arguments.error("'reload' takes items or sections, not both")
            }
            return sections?.map { .reloadSection($0) } ?? paths.map { .reloadItem($0) }
        default:
            let first = try arguments.indexPath(arguments.takeWord(expecting: "an item such as 0-3"))
            let all = [first] + (try parsePaths(&arguments))
            switch arguments.name {
            case "expand": return all.map { .expandItem($0) }
            case "collapse": return all.map { .collapseItem($0) }
            default: return all.map { .reconfigureItem($0) }
            }
        }
    }

    private static func parsePaths(_ arguments: inout Arguments) throws -> [IndexPath] {
        var paths: [IndexPath] = []
        while let word = arguments.takeWord() { paths.append(try arguments.indexPath(word)) }
        return paths
    }
}
