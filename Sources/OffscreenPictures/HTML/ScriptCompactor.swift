/// Removes from a script what only its author needs: comments, indentation, and the spaces between
/// tokens that are separate tokens without a space.
///
/// Line breaks remain, so each line keeps its number in a browser's debugger, and a line break that
/// ends a statement still ends it. Strings, template literals and regular expressions remain as they
/// are, but for the indentation in templates of markup. The code inside `${}` is treated as other
/// code.
struct ScriptCompactor {
    /// A bracket that is open at the current place.
    private enum Bracket {
        /// The round bracket after `if`, `for`, `while` or `with`. A regular expression can follow
        /// its end.
        case condition
        /// The curly bracket of `${`. The template literal goes on after its end.
        case substitution
        /// The curly bracket of `${` in a template literal that has the tag `html`.
        case substitutionInMarkup
        case other
    }

    private let source: [UInt8]
    /// The index of the next byte of the source.
    private var place = 0
    private var output: [UInt8] = []
    /// The words so far that can be names of variables.
    private var names: Set<String> = []
    private var brackets: [Bracket] = []
    /// Whether white space or a comment was left out since the previous token.
    private var hasGap = false
    /// The previous token, if it is a word: a name, a keyword or a number.
    private var previousWord: String?
    /// Whether the previous token is a regular expression, so that letters beside it were its flags.
    private var isAfterRegularExpression = false
    /// Whether a slash at the current place begins a regular expression and does not divide.
    private var slashBeginsRegularExpression = true

    /// Returns the text of a script without what only its author needs.
    static func compacted(_ script: String) -> String {
        String(decoding: ScriptCompactor(copying: script).output, as: UTF8.self)
    }

    /// Returns the words of a script that can be names of variables: those outside of strings and
    /// comments that do not follow a dot, as members do, and have no colon behind them, as keys do.
    static func names(in script: String) -> Set<String> { ScriptCompactor(copying: script).names }

    private init(copying script: String) {
        source = Array(script.utf8)
        output.reserveCapacity(source.count)
        while let byte = byte(after: 0) { copyToken(from: byte) }
    }

    /// Returns the byte at a distance after the current place; nil after the end of the source.
    private func byte(after distance: Int) -> UInt8? {
        place + distance < source.count ? source[place + distance] : nil
    }

    private mutating func copyToken(from first: UInt8) {
        switch first {
        case .space, .tab, .carriageReturn:
            place += 1
            hasGap = true
        case .newline:
            place += 1
            copyLineBreak()
        case .slash where byte(after: 1) == .slash:
            while let next = byte(after: 0), next != .newline { place += 1 }
        case .slash where byte(after: 1) == .star:
            skipBlockComment()
        case .slash where slashBeginsRegularExpression && lengthOfRegularExpression() != nil:
            copyRegularExpression()
        case .quote, .apostrophe:
            copyString(quote: first)
        case .backtick:
            let isMarkup = previousWord == "html"
            beginToken(first)
            copyBytes(1)
            copyTemplate(isMarkup: isMarkup)
        case _ where first.isPartOfWord:
            copyWord()
        default:
            copyPunctuation(first)
        }
    }

    // MARK: White space

    private mutating func copyLineBreak() {
        output.append(.newline)
        hasGap = false
    }

    /// Leaves out a comment between `/*` and `*/`, except for its line breaks.
    private mutating func skipBlockComment() {
        place += 2
        hasGap = true
        while let next = byte(after: 0), !(next == .star && byte(after: 1) == .slash) {
            if next == .newline { copyLineBreak() }
            place += 1
        }
        place = min(place + 2, source.count)
    }

    /// Adds a space before a token if the token and the previous one were not separate tokens
    /// without it.
    private mutating func beginToken(_ first: UInt8) {
        if hasGap, let last = output.last, isSpaceNeeded(between: last, and: first) { output.append(.space) }
        hasGap = false
    }

    private func isSpaceNeeded(between last: UInt8, and first: UInt8) -> Bool {
        if first.isPartOfWord { return last.isPartOfWord || isAfterRegularExpression }
        switch first {
        // `a + +b`, `a - -b`, and a division by a regular expression.
        case .plus, .minus, .slash: return last == first
        // `1 .toFixed()`
        case .dot: return last.isDigit
        // `<!--` begins a comment.
        case .exclamationMark: return last == .less
        default: return false
        }
    }

    // MARK: Tokens

    private mutating func copyBytes(_ count: Int) {
        let end = min(place + count, source.count)
        output.append(contentsOf: source[place..<end])
        place = end
    }

    private mutating func endToken(word: String? = nil, isRegularExpression: Bool = false, slashBegins: Bool) {
        previousWord = word
        isAfterRegularExpression = isRegularExpression
        slashBeginsRegularExpression = slashBegins
    }

    private mutating func copyWord() {
        beginToken(source[place])
        let isMember = output.last == .dot
        let isSpread = output.suffix(3) == [.dot, .dot, .dot]
        var count = 1
        while byte(after: count)?.isPartOfWord == true { count += 1 }
        let word = String(decoding: source[place..<(place + count)], as: UTF8.self)
        copyBytes(count)
        let isKey = byte(after: 0) == .colon
        if !isKey && (!isMember || isSpread) { names.insert(word) }
        endToken(word: word, slashBegins: !isMember && ScriptCompactor.keywordsBeforeValues.contains(word))
    }

    /// The keywords after which a value begins, and so a slash begins a regular expression.
    private static let keywordsBeforeValues: Set<String> = [
        "await", "case", "delete", "do", "else", "extends", "in", "instanceof", "new", "of", "return", "throw",
        "typeof", "void", "yield",
    ]

    private mutating func copyString(quote: UInt8) {
        beginToken(quote)
        copyBytes(1)
        while let next = byte(after: 0), next != quote { copyBytes(next == .backslash ? 2 : 1) }
        copyBytes(1)
        endToken(slashBegins: false)
    }

    /// Copies the text of a template literal up to its end, or up to the next `${` and including it.
    /// The tag `html` leaves out the indentation of its template, and so does this method.
    private mutating func copyTemplate(isMarkup: Bool) {
        while let next = byte(after: 0), next != .backtick {
            if next == .dollar && byte(after: 1) == .leftBrace {
                copyBytes(2)
                brackets.append(isMarkup ? .substitutionInMarkup : .substitution)
                endToken(slashBegins: true)
                return
            }
            copyBytes(next == .backslash ? 2 : 1)
            while isMarkup && next == .newline && byte(after: 0) == .space { place += 1 }
        }
        copyBytes(1)
        endToken(slashBegins: false)
    }

    /// Returns the number of bytes of the regular expression at the current place, without its
    /// flags; nil if the line has no second slash.
    private func lengthOfRegularExpression() -> Int? {
        var count = 1
        var isInClass = false
        while let next = byte(after: count), next != .newline {
            switch next {
            case .backslash: count += 1
            case .leftBracket: isInClass = true
            case .rightBracket: isInClass = false
            case .slash where !isInClass: return count + 1
            default: break
            }
            count += 1
        }
        return nil
    }

    private mutating func copyRegularExpression() {
        beginToken(.slash)
        copyBytes(lengthOfRegularExpression() ?? 1)
        while byte(after: 0)?.isPartOfWord == true { copyBytes(1) }
        endToken(isRegularExpression: true, slashBegins: false)
    }

    private mutating func copyPunctuation(_ first: UInt8) {
        // `a++ / b` divides.
        let isSecondOfTwo = !hasGap && (first == .plus || first == .minus) && output.last == first
        beginToken(first)
        copyBytes(1)
        switch first {
        case .leftParenthesis:
            let isCondition = ["if", "for", "while", "with"].contains(previousWord)
            brackets.append(isCondition ? .condition : .other)
            endToken(slashBegins: true)
        case .leftBracket, .leftBrace:
            brackets.append(.other)
            endToken(slashBegins: true)
        case .rightParenthesis, .rightBracket:
            endToken(slashBegins: brackets.popLast() == .condition)
        case .rightBrace:
            // After the end of a block, a slash begins a regular expression. No object is divided.
            let bracket = brackets.popLast()
            endToken(slashBegins: true)
            if bracket == .substitution { copyTemplate(isMarkup: false) }
            if bracket == .substitutionInMarkup { copyTemplate(isMarkup: true) }
        default:
            endToken(slashBegins: !isSecondOfTwo)
        }
    }
}
