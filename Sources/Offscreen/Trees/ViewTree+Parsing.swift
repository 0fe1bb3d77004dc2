import UIKit

/// Reads the text form of a tree.
extension ViewTree {
    /// A mistake in the text form of a tree.
    public struct ParseError: Error, Equatable, CustomStringConvertible {
        /// The line number, from 1.
        public let line: Int
        public let message: String

        public var description: String { "tree:\(line): \(message)" }
    }

    /// Reads a tree from its text form.
    ///
    /// - Throws: ``ParseError`` with the line and the mistake.
    public init(text: String) throws(ParseError) {
        var builder = Builder()
        var number = 0
        do throws(Builder.Problem) {
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                number += 1
                if line.allSatisfy({ $0 == " " }) { continue }
                let spaces = line.prefix { $0 == " " }.count
                guard spaces % 2 == 0 else { throw Builder.Problem(description: "odd indentation; two spaces a level") }
                var parser = LineParser(line.dropFirst(spaces))
                try builder.add(try parser.node(), level: spaces / 2)
            }
            self = try builder.tree()
        } catch {
            throw ParseError(line: number, message: error.description)
        }
    }
}

/// Reads one line of a tree, word by word.
private struct LineParser {
    typealias Problem = ViewTree.Builder.Problem

    private var rest: Substring

    init(_ text: Substring) {
        rest = text
    }

    private func failure(_ message: String) -> Problem { Problem(description: message) }

    mutating func node() throws(Problem) -> ViewTree.Node {
        guard let name = word(), name.contains("#") else { throw failure("expected a view such as PosterCell#1") }
        var node = ViewTree.Node(name: name, frame: try rect())
        while let word = word() {
            switch word {
            case "offset":
                let offset = try point()
                guard self.word() == "content" else { throw failure("expected 'content' after the offset") }
                node.scroll = ViewTree.Scroll(offset: offset, content: try size(self.word() ?? ""), inset: [0, 0, 0, 0])
            case "inset": node.scroll?.inset = try list()
            case "item": node.element = ElementName(category: .cell, indexPath: try indexPath())
            case "header": node.element = try supplementary(UICollectionView.elementKindSectionHeader)
            case "footer": node.element = try supplementary(UICollectionView.elementKindSectionFooter)
            case "supplementary": node.element = try supplementary(self.word() ?? "")
            case "decoration":
                let kind = self.word() ?? ""
                node.element = ElementName(category: .decorationView, kind: kind, indexPath: try indexPath())
            case "z": node.z = try integer()
            case "zPosition": node.zPosition = try float(self.word() ?? "")
            case "alpha": node.alpha = try float(self.word() ?? "")
            case "transform": node.transform = try list()
            case "dormant": node.dormant = try quoted()
            case "uncertain": node.uncertainty = try quoted()
            case "reused": node.reuses = try integer()
            case ViewTree.Node.spatial, "animating", "selected", "highlighted", "untouchable", "hidden", "leaving", "orphan", "pinned",
                "prefetched":
                node.states.append(word)
            case "no":
                guard self.word() == "data", self.word() == "source" else { throw failure("expected 'data source' after 'no'") }
                node.states.append(ViewTree.Node.noDataSource)
            default:
                guard word.hasPrefix("\"") else { throw failure("unknown word '\(word)'") }
                rest = Substring(word) + (rest.isEmpty ? "" : " " + rest)
                node.text = try quoted()
            }
        }
        return node
    }

    private mutating func word() -> String? {
        rest = rest.drop { $0 == " " }
        guard !rest.isEmpty else { return nil }
        let word = rest.prefix { $0 != " " }
        rest = rest.dropFirst(word.count)
        if rest.first == " " { rest.removeFirst() }
        return String(word)
    }

    private func float(_ text: some StringProtocol) throws(Problem) -> CGFloat {
        guard let value = Double(text) else { throw failure("'\(text)' is not a number") }
        return CGFloat(value)
    }

    private mutating func integer() throws(Problem) -> Int {
        let text = word() ?? ""
        guard let value = Int(text) else { throw failure("'\(text)' is not a whole number") }
        return value
    }

    private func size(_ text: some StringProtocol) throws(Problem) -> CGSize {
        let parts = text.split(separator: "x")
        guard parts.count == 2 else { throw failure("'\(text)' is not a size such as 320x480") }
        return CGSize(width: try float(parts[0]), height: try float(parts[1]))
    }

    private mutating func point() throws(Problem) -> CGPoint {
        let text = word() ?? ""
        let parts = text.dropFirst().dropLast().split(separator: ",")
        guard text.hasPrefix("("), text.hasSuffix(")"), parts.count == 2 else { throw failure("'\(text)' is not a point such as (0,220)") }
        return CGPoint(x: try float(parts[0]), y: try float(parts[1]))
    }

    private mutating func rect() throws(Problem) -> CGRect {
        guard let origin = word(), origin.hasPrefix("["), let extent = word(), extent.hasSuffix("]") else {
            throw failure("expected a frame such as [0,0 96x96]")
        }
        let parts = origin.dropFirst().split(separator: ",")
        guard parts.count == 2 else { throw failure("'\(origin)' is not the origin of a frame") }
        return CGRect(
            origin: CGPoint(x: try float(parts[0]), y: try float(parts[1])), size: try size(extent.dropLast()))
    }

    private mutating func list() throws(Problem) -> [CGFloat] {
        let text = word() ?? ""
        guard text.hasPrefix("["), text.hasSuffix("]") else { throw failure("'\(text)' is not a list such as [0,0,0,0]") }
        var numbers: [CGFloat] = []
        for part in text.dropFirst().dropLast().split(separator: ",") { numbers.append(try float(part)) }
        return numbers
    }

    private mutating func indexPath() throws(Problem) -> IndexPath {
        let text = word() ?? ""
        if text.hasPrefix("[") {
            return IndexPath(indexes: text.dropFirst().dropLast().split(separator: ",").compactMap { Int($0) })
        }
        let parts = text.split(separator: "-").map { Int($0) }
        switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
        case (1, let section?, _): return IndexPath(item: 0, section: section)
        case (2, let section?, let item?): return IndexPath(item: item, section: section)
        default: throw failure("'\(text)' is not an index path such as 0-3")
        }
    }

    private mutating func supplementary(_ kind: String) throws(Problem) -> ElementName {
        ElementName(category: .supplementaryView, kind: kind, indexPath: try indexPath())
    }

    private mutating func quoted() throws(Problem) -> String {
        rest = rest.drop { $0 == " " }
        guard rest.first == "\"" else { throw failure("expected a text in quotes") }
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            switch character {
            case "\"": return text
            case "\\":
                guard let escaped = rest.popFirst() else { throw failure("unfinished escape") }
                text.append(escaped == "n" ? "\n" : escaped)
            default: text.append(character)
            }
        }
        throw failure("unfinished text")
    }
}
