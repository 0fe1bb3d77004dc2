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
        do throws(Builder.BuildError) {
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                number += 1
                if line.allSatisfy({ $0 == " " }) { continue }
                let spaces = line.prefix { $0 == " " }.count
                guard spaces % 2 == 0 else {
                    throw Builder.BuildError(description: "odd indentation; two spaces a level")
                }
                var parser = LineParser(line.dropFirst(spaces))
                try builder.add(try parser.readNode(), level: spaces / 2)
            }
            self = try builder.finish()
        } catch {
            throw ParseError(line: number, message: error.description)
        }
    }
}

/// Reads one line of a tree, word by word.
private struct LineParser {
    typealias BuildError = ViewTree.Builder.BuildError

    private var rest: Substring

    init(_ text: Substring) {
        rest = text
    }

    private func failure(_ message: String) -> BuildError { BuildError(description: message) }

    mutating func readNode() throws(BuildError) -> ViewTree.Node {
        guard let name = readWord(), name.contains("#") else { throw failure("expected a view such as PosterCell#1") }
        var node = ViewTree.Node(name: name, frame: try readFrame())
        while let word = readWord() {
            switch word {
            case "offset":
                let offset = try readPoint()
                guard readWord() == "content" else { throw failure("expected 'content' after the offset") }
                node.scroll = ViewTree.ScrollState(
                    offset: offset, content: try parseSize(readWord() ?? ""), inset: [0, 0, 0, 0])
            case "inset": node.scroll?.inset = try readNumbers()
            case "item": node.element = try readElement(.cell, kind: "")
            case "row": node.element = try readElement(.cell, kind: ElementName.rowKind)
            case "header":
                node.element = try readElement(.supplementaryView, kind: UICollectionView.elementKindSectionHeader)
            case "footer":
                node.element = try readElement(.supplementaryView, kind: UICollectionView.elementKindSectionFooter)
            case "supplementary": node.element = try readElement(.supplementaryView, kind: readWord() ?? "")
            case "decoration": node.element = try readElement(.decorationView, kind: readWord() ?? "")
            case "z": node.z = try readInteger()
            case "zPosition": node.zPosition = try parseFloat(readWord() ?? "")
            case "alpha": node.alpha = try parseFloat(readWord() ?? "")
            case "transform": node.transform = try readNumbers()
            case "dormant": node.dormant = try readQuotedText()
            case "image": node.image = try readQuotedText()
            case "uncertain": node.uncertainty = try readQuotedText()
            case "reused": node.reuses = try readInteger()
            case ViewTree.Node.spatial, "animating", "selected", "highlighted", "untouchable", "hidden", "leaving",
                "orphan", "pinned",
                "prefetched":
                node.states.append(word)
            case "no":
                guard readWord() == "data", readWord() == "source" else {
                    throw failure("expected 'data source' after 'no'")
                }
                node.states.append(ViewTree.Node.noDataSource)
            default:
                guard word.hasPrefix("\"") else { throw failure("unknown word '\(word)'") }
                rest = Substring(word) + (rest.isEmpty ? "" : " " + rest)
                node.text = try readQuotedText()
            }
        }
        return node
    }

    private mutating func readWord() -> String? {
        rest = rest.drop { $0 == " " }
        guard !rest.isEmpty else { return nil }
        let word = rest.prefix { $0 != " " }
        rest = rest.dropFirst(word.count)
        if rest.first == " " { rest.removeFirst() }
        return String(word)
    }

    private func parseFloat(_ text: some StringProtocol) throws(BuildError) -> CGFloat {
        guard let value = Double(text) else { throw failure("'\(text)' is not a number") }
        return CGFloat(value)
    }

    private mutating func readInteger() throws(BuildError) -> Int {
        let text = readWord() ?? ""
        guard let value = Int(text) else { throw failure("'\(text)' is not a whole number") }
        return value
    }

    private func parseSize(_ text: some StringProtocol) throws(BuildError) -> CGSize {
        let parts = text.split(separator: "x")
        guard parts.count == 2 else { throw failure("'\(text)' is not a size such as 320x480") }
        return CGSize(width: try parseFloat(parts[0]), height: try parseFloat(parts[1]))
    }

    private mutating func readPoint() throws(BuildError) -> CGPoint {
        let text = readWord() ?? ""
        let parts = text.dropFirst().dropLast().split(separator: ",")
        guard text.hasPrefix("("), text.hasSuffix(")"), parts.count == 2 else {
            throw failure("'\(text)' is not a point such as (0,220)")
        }
        return CGPoint(x: try parseFloat(parts[0]), y: try parseFloat(parts[1]))
    }

    private mutating func readFrame() throws(BuildError) -> CGRect {
        guard let origin = readWord(), origin.hasPrefix("["), let extent = readWord(), extent.hasSuffix("]") else {
            throw failure("expected a frame such as [0,0 96x96]")
        }
        let parts = origin.dropFirst().split(separator: ",")
        guard parts.count == 2 else { throw failure("'\(origin)' is not the origin of a frame") }
        return CGRect(
            origin: CGPoint(x: try parseFloat(parts[0]), y: try parseFloat(parts[1])),
            size: try parseSize(extent.dropLast()))
    }

    private mutating func readNumbers() throws(BuildError) -> [CGFloat] {
        let text = readWord() ?? ""
        guard text.hasPrefix("["), text.hasSuffix("]") else {
            throw failure("'\(text)' is not a list such as [0,0,0,0]")
        }
        var numbers: [CGFloat] = []
        for part in text.dropFirst().dropLast().split(separator: ",") { numbers.append(try parseFloat(part)) }
        return numbers
    }

    private mutating func readIndexPath() throws(BuildError) -> IndexPath {
        let text = readWord() ?? ""
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

    private mutating func readElement(_ category: UICollectionView.ElementCategory, kind: String) throws(BuildError)
        -> ElementName
    {
        ElementName(category: category, kind: kind, indexPath: try readIndexPath())
    }

    private mutating func readQuotedText() throws(BuildError) -> String {
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
