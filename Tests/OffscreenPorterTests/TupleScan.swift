import Foundation

@testable import OffscreenPorter

/// The places in a test file where a tuple stands in for separate facts or for a value with names.
/// If an expectation on a tuple fails, the failure does not name the part that differs.
struct TupleScan {
    enum Kind: CaseIterable {
        /// An expectation that compares a tuple without labels.
        case comparison
        /// An expectation that compares a tuple without labels, and a part of it with `true` or
        /// `false`.
        case booleanComparison
        /// A declaration of more than two variables or constants from a tuple.
        case binding

        var title: String {
            switch self {
            case .comparison: "expectations on unlabelled tuples"
            case .booleanComparison: "of these, with a Bool in the tuple"
            case .binding: "bindings of more than two names"
            }
        }
    }

    /// For each kind, the numbers of the lines where the places begin.
    private(set) var lines: [Kind: [Int]] = [:]

    func count(of kind: Kind) -> Int { lines[kind]?.count ?? 0 }

    init(_ bytes: [UInt8]) {
        let text = TextIndex(bytes)
        let macros = ["#expect(", "#require("].flatMap(text.offsets).sorted()
        var checked: Set<Int> = []
        for sign in ["==", "!="].flatMap(text.offsets) where text.isBesideParenthesis(sign) {
            // Only the tokens of calls that may compare a tuple are read, because that takes time.
            guard let place = macros.last(where: { $0 < sign }), checked.insert(place).inserted,
                let call = text.code(fromParenthesisAfter: place)
            else { continue }
            let file = SourceFile(path: "", bytes: call)
            let tuples = TupleScan.comparedSides(in: file).compactMap { TupleScan.unlabelledTuple(in: file, $0) }
            guard !tuples.isEmpty else { continue }
            lines[.comparison, default: []].append(text.line(at: place))
            if tuples.contains(where: { TupleScan.hasBool(in: file, $0) }) {
                lines[.booleanComparison, default: []].append(text.line(at: place))
            }
        }
        for keyword in ["let (", "var ("] {
            for place in text.offsets(of: keyword) where !text.hasCase(before: place) {
                guard let declaration = text.code(fromParenthesisAfter: place),
                    declaration.prefix(while: { $0 != UInt8(ascii: ")") }).count(where: { $0 == UInt8(ascii: ",") }) > 1
                else { continue }
                let file = SourceFile(path: "", bytes: declaration)
                if TupleScan.nameCount(in: file) > 2 { lines[.binding, default: []].append(text.line(at: place)) }
            }
        }
        for kind in lines.keys { lines[kind]!.sort() }
    }

    /// Returns the tokens on both sides of `==` or `!=` in the first argument of a call; nothing if
    /// there is no such sign. The file begins with the parenthesis of the call.
    private static func comparedSides(in file: SourceFile) -> [Range<Int>] {
        guard file[0] == "(", file.matchingBracket[0] > 0 else { return [] }
        let close = file.matchingBracket[0]
        let outermost = (1..<close).filter { file.enclosingBracket[$0] == 0 }
        let end = outermost.first { file[$0] == "," } ?? close
        let sign = outermost.first { index in
            index < end && ["=", "!"].contains(file[index]) && file[index + 1] == "=" && file[index + 2] != "="
                && file.tokenTouchesPrevious(at: index + 1) && !["=", "!", "<", ">"].contains(file[index - 1])
        }
        return sign.map { [1..<$0, ($0 + 2)..<end] } ?? []
    }

    /// Returns the index of the opening parenthesis if some tokens are a tuple without labels.
    private static func unlabelledTuple(in file: SourceFile, _ tokens: Range<Int>) -> Int? {
        guard let open = tokens.first(where: { !["try", "await"].contains(file[$0]) }),
            file.closingParenthesis(ofOpeningAt: open) == tokens.upperBound - 1,
            tokens.contains(where: { file[$0] == "," && file.enclosingBracket[$0] == open }),
            !(file.isWord(at: open + 1) && file[open + 2] == ":")
        else { return nil }
        return open
    }

    /// Whether a part of a tuple is `true` or `false`.
    private static func hasBool(in file: SourceFile, _ open: Int) -> Bool {
        (open + 1..<file.matchingBracket[open]).contains { index in
            ["true", "false"].contains(file[index]) && file.enclosingBracket[index] == open
                && ["(", ","].contains(file[index - 1]) && [")", ","].contains(file[index + 1])
        }
    }

    /// Returns the number of names in a declaration with a value. The file begins with the
    /// parenthesis before the names.
    private static func nameCount(in file: SourceFile) -> Int {
        guard let close = file.closingParenthesis(ofOpeningAt: 0), ["=", ":"].contains(file[close + 1]) else {
            return 1
        }
        return 1 + (1..<close).count { file[$0] == "," && file.enclosingBracket[$0] == 0 }
    }
}

/// The bytes of a file with its lines and its text literals in three quotes.
private struct TextIndex {
    private let bytes: [UInt8]
    private let lineStarts: [Int]
    private let quotes: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lineStarts = [0] + TextIndex.offsets(of: "\n", in: bytes).map { $0 + 1 }
        quotes = TextIndex.offsets(of: "\"\"\"", in: bytes)
    }

    private static func offsets(of text: String, in bytes: [UInt8]) -> [Int] {
        var found: [Int] = []
        let text = Array(text.utf8)
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            var start = 0
            // memchr(3) looks for the first byte, because a loop over all bytes is slow in tests.
            while start < bytes.count, let place = memchr(base + start, Int32(text[0]), bytes.count - start) {
                let offset = UnsafeRawPointer(place) - base
                if offset + text.count <= bytes.count, memcmp(place, text, text.count) == 0 { found.append(offset) }
                start = offset + 1
            }
        }
        return found
    }

    func offsets(of text: String) -> [Int] { TextIndex.offsets(of: text, in: bytes) }

    /// Whether the last other character before two characters is `)`, or the next one is `(`.
    func isBesideParenthesis(_ offset: Int) -> Bool {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
        return bytes[..<offset].last { !isSpace($0) } == UInt8(ascii: ")")
            || bytes[(offset + 2)...].first { !isSpace($0) } == UInt8(ascii: "(")
    }

    /// Returns the number of the line at an offset. The first line is 1.
    func line(at offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    func hasCase(before offset: Int) -> Bool {
        let word = Array("case ".utf8)
        return offset >= word.count && bytes[(offset - word.count)..<offset] == word[...]
    }

    /// Returns the code from the first parenthesis after an offset to the end of the statement: the
    /// first line below it that is not indented more. Returns nil in a comment or text literal.
    func code(fromParenthesisAfter offset: Int) -> [UInt8]? {
        let first = line(at: offset) - 1
        let before = bytes[lineStarts[first]..<offset]
        guard quotes.prefix(while: { $0 < offset }).count % 2 == 0,
            before.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 0,
            !before.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "//".utf8)
        else { return nil }
        // An empty line is in a text literal of the statement, or it follows the end.
        func indentation(_ line: Int) -> Int {
            let rest = bytes[lineStarts[line]...]
            return rest.first == UInt8(ascii: "\n") ? .max : rest.prefix { $0 == UInt8(ascii: " ") }.count
        }
        let own = indentation(first)
        var last = first + 1
        while last < lineStarts.count - 1, indentation(last) > own { last += 1 }
        let end = last + 1 < lineStarts.count ? lineStarts[last + 1] : bytes.count
        return bytes[offset..<end].firstIndex(of: UInt8(ascii: "(")).map { Array(bytes[$0..<end]) }
    }
}
