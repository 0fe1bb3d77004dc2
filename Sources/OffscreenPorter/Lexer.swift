/// Splits the bytes of a Swift file into tokens. Any bytes are accepted. An unclosed string in one
/// line ends with its line, unless an interpolation in it is unclosed. An unclosed multiline string
/// or block comment ends with the file.
struct Lexer {
    private let bytes: [UInt8]
    private var at = 0
    private(set) var tokens: [Token] = []
    private(set) var comments: [Range<Int>] = []

    /// A string literal that continues after an interpolated expression.
    private struct OpenString {
        let pounds: Int
        let isMultiline: Bool
        /// The number of parentheses that are open in the interpolated expression.
        var depth = 0
    }
    private var openStrings: [OpenString] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: "#!".utf8) { addComment(endingAt: endOfLine(from: 0)) }
        while at < bytes.count { readToken() }
    }

    /// Returns the byte at an index; 0 after the end.
    private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private static func isWordStart(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte == 36 || byte >= 128
    }

    private static func isWordPart(_ byte: UInt8) -> Bool { isWordStart(byte) || isDigit(byte) }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    private static func isNewline(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

    private func endOfLine(from start: Int) -> Int { bytes[start...].firstIndex(where: Self.isNewline) ?? bytes.count }

    private mutating func addToken(
        _ kind: Token.Kind, endingAt end: Int, opensInterpolation: Bool = false, closesInterpolation: Bool = false
    ) {
        let range = at..<end
        let hasWord = kind == .word || kind == .punctuator || kind == .directive
        tokens.append(
            Token(
                kind: kind, range: range, word: hasWord ? String(decoding: bytes[range], as: UTF8.self) : "",
                opensInterpolation: opensInterpolation, closesInterpolation: closesInterpolation))
        at = end
    }

    private mutating func addComment(endingAt end: Int) {
        comments.append(at..<end)
        at = end
    }

    private mutating func readToken() {
        let first = bytes[at]
        switch first {
        case 9, 10, 11, 12, 13, 32, 0: at += 1
        case "/" where byte(at: at + 1) == "/": addComment(endingAt: endOfLine(from: at))
        case "/" where byte(at: at + 1) == "*": addComment(endingAt: endOfBlockComment())
        case "/":
            if let end = endOfBareRegex() {
                addToken(.regex, endingAt: end)
            } else {
                addToken(.punctuator, endingAt: at + 1)
            }
        case "\"": beginString(poundCount: 0)
        case "#": readPound()
        case "`": readEscapedWord()
        case "-" where byte(at: at + 1) == ">": addToken(.punctuator, endingAt: at + 2)
        case "(":
            if !openStrings.isEmpty { openStrings[openStrings.count - 1].depth += 1 }
            addToken(.punctuator, endingAt: at + 1)
        case ")":
            guard let open = openStrings.last else { return addToken(.punctuator, endingAt: at + 1) }
            if open.depth == 0 {
                openStrings.removeLast()
                return readStringPiece(
                    from: at + 1, poundCount: open.pounds, isMultiline: open.isMultiline, closesInterpolation: true)
            }
            openStrings[openStrings.count - 1].depth -= 1
            addToken(.punctuator, endingAt: at + 1)
        default:
            if Self.isDigit(first) { return readNumber() }
            if Self.isWordStart(first) {
                return addToken(.word, endingAt: bytes[at...].firstIndex { !Self.isWordPart($0) } ?? bytes.count)
            }
            addToken(.punctuator, endingAt: at + 1)
        }
    }

    /// Returns the end of a block comment. Block comments nest.
    private func endOfBlockComment() -> Int {
        var index = at + 2
        var depth = 1
        while index < bytes.count, depth > 0 {
            let isEnd = bytes[index] == "*" && byte(at: index + 1) == "/"
            let isStart = bytes[index] == "/" && byte(at: index + 1) == "*"
            if isStart { depth += 1 } else if isEnd { depth -= 1 }
            index += isStart || isEnd ? 2 : 1
        }
        return index
    }

    private mutating func readEscapedWord() {
        let end = bytes[(at + 1)...].firstIndex { $0 == "`" || Self.isNewline($0) }
        guard let end, bytes[end] == "`" else { return addToken(.punctuator, endingAt: at + 1) }
        addToken(.word, endingAt: end + 1)
    }

    private mutating func readNumber() {
        var index = at
        while index < bytes.count {
            let this = bytes[index]
            let next = byte(at: index + 1)
            if "eEpP".utf8.contains(this), next == "+" || next == "-" {
                index += 2
            } else if Self.isWordPart(this) || this == "." && Self.isDigit(next) {
                index += 1
            } else {
                break
            }
        }
        addToken(.number, endingAt: index)
    }

    private mutating func readPound() {
        let pounds = bytes[at...].prefix { $0 == "#" }.count
        let end = at + pounds
        let after = byte(at: end)
        if after == "\"" { return beginString(poundCount: pounds) }
        if after == "/", let close = endOfRegex(poundCount: pounds, from: end + 1) {
            return addToken(.regex, endingAt: close)
        }
        if pounds == 1, Self.isWordStart(after) {
            return addToken(.directive, endingAt: bytes[end...].firstIndex { !Self.isWordPart($0) } ?? bytes.count)
        }
        addToken(.punctuator, endingAt: at + 1)
    }

    // MARK: - Strings

    private mutating func beginString(poundCount: Int) {
        let quote = at + poundCount
        let isMultiline = isRepeated("\"", times: 3, at: quote)
        // `""` and `#""#` are empty strings. Three quotation marks in a row begin a multiline
        // string.
        readStringPiece(
            from: quote + (isMultiline ? 3 : 1), poundCount: poundCount, isMultiline: isMultiline,
            closesInterpolation: false)
    }

    private func isRepeated(_ character: Unicode.Scalar, times: Int, at start: Int) -> Bool {
        (start..<start + times).allSatisfy { byte(at: $0) == character }
    }

    /// Adds the token of a part of a string. The token begins at `at`, and the part's content
    /// begins at `start`.
    private mutating func readStringPiece(
        from start: Int, poundCount: Int, isMultiline: Bool, closesInterpolation: Bool
    ) {
        var index = start
        let quotes = isMultiline ? 3 : 1
        while index < bytes.count {
            let this = bytes[index]
            if isRepeated("\"", times: quotes, at: index), isRepeated("#", times: poundCount, at: index + quotes) {
                return addToken(
                    .string, endingAt: index + quotes + poundCount, closesInterpolation: closesInterpolation)
            }
            if this == "\\", isRepeated("#", times: poundCount, at: index + 1) {
                let escaped = index + 1 + poundCount
                if byte(at: escaped) == "(" {
                    openStrings.append(OpenString(pounds: poundCount, isMultiline: isMultiline))
                    return addToken(
                        .string, endingAt: escaped + 1, opensInterpolation: true,
                        closesInterpolation: closesInterpolation)
                }
                index = Self.isNewline(byte(at: escaped)) ? escaped : escaped + 1
                continue
            }
            if !isMultiline, Self.isNewline(this) {
                return addToken(.string, endingAt: index, closesInterpolation: closesInterpolation)
            }
            index += 1
        }
        addToken(.string, endingAt: bytes.count, closesInterpolation: closesInterpolation)
    }

    // MARK: - Regular expressions

    /// Returns the end of `#/.../#`, which may have several lines if the first slash ends its line;
    /// nil if the expression is not closed.
    private func endOfRegex(poundCount: Int, from start: Int) -> Int? {
        let isMultiline = Self.isNewline(byte(at: start))
        var index = start
        while index < bytes.count {
            let this = bytes[index]
            if this == "/", isRepeated("#", times: poundCount, at: index + 1) { return index + 1 + poundCount }
            if Self.isNewline(this), !isMultiline { return nil }
            index += this == "\\" && !Self.isNewline(byte(at: index + 1)) ? 2 : 1
        }
        return nil
    }

    /// Words after which an expression can begin.
    private static let wordsBeforeExpressions: Set<String> = [
        "return", "in", "case", "where", "if", "while", "guard", "else", "try", "await", "throw", "is", "as", "yield",
        "default",
    ]

    /// Returns the end of `/.../`; nil if the slash is an operator. By the rules of Swift, a
    /// regular expression begins where an operand can begin, has no space after the first slash or
    /// before the last one, is in one line, and has balanced parentheses.
    private func endOfBareRegex() -> Int? {
        if let last = tokens.last {
            switch last.kind {
            case .number, .regex, .directive: return nil
            case .string: if !last.opensInterpolation { return nil }
            case .word: if !Self.wordsBeforeExpressions.contains(last.word) { return nil }
            case .punctuator:
                if [")", "]", "}", "?", "!", ".", "/"].contains(last.word) {
                    // If a line break follows a closing brace, the brace ends a statement, so an
                    // expression can begin.
                    guard last.word == "}", bytes[last.range.upperBound..<at].contains(where: Self.isNewline) else {
                        return nil
                    }
                }
            }
        }
        let first = byte(at: at + 1)
        guard !" \t\n\r\0".utf8.contains(first) else { return nil }
        var index = at + 1
        var depth = 0
        var isInClass = false
        while index < bytes.count, !Self.isNewline(bytes[index]) {
            switch bytes[index] {
            case "\\": index += 1
            case "[": isInClass = true
            case "]": isInClass = false
            case "(" where !isInClass: depth += 1
            case ")" where !isInClass:
                depth -= 1
                if depth < 0 { return nil }
            case "/":
                let isSpaced = " \t".utf8.contains(bytes[index - 1])
                return isSpaced || depth != 0 ? nil : index + 1
            default: break
            }
            index += 1
        }
        return nil
    }
}

/// Lets code compare a byte with a character of ASCII.
func == (byte: UInt8, character: Unicode.Scalar) -> Bool { character.value == byte }

/// Lets a case of `switch` compare a byte with a character of ASCII.
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == character }
