/// A Swift file with its tokens, its pairs of brackets and its declarations of types.
struct SourceFile {
    let path: String
    let bytes: [UInt8]
    let tokens: [Token]
    let comments: [Range<Int>]
    /// For each token, the index of the matching bracket; -1 if the token is not a bracket or has no match.
    let matchingBracket: [Int]
    /// For each token, the index of the innermost open bracket around it, or of the string in whose interpolation it is; -1 if there is
    /// neither.
    let enclosingBracket: [Int]
    let types: [TypeDeclaration]
    /// For each token, the index in `types` of the innermost type around it; -1 if there is none.
    let enclosingTypeIndex: [Int]
    /// The indices of `#if`, `#elseif`, `#else` and `#endif`.
    let directives: [Int]
    private let lineStarts: [Int]
    private let indicesByWord: [String: [Int]]
    /// The modules that the file imports and that Linux lacks.
    private(set) var missingImports: Set<String> = []

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        let lexer = Lexer(bytes)
        tokens = lexer.tokens
        comments = lexer.comments
        (matchingBracket, enclosingBracket) = Self.brackets(of: lexer.tokens)
        (types, enclosingTypeIndex) = TypeDeclaration.all(
            in: lexer.tokens, matchingBracket: matchingBracket, enclosingBracket: enclosingBracket)
        directives = lexer.tokens.indices.filter { ["#if", "#elseif", "#else", "#endif"].contains(lexer.tokens[$0].word) }
        var starts = [0]
        for (index, byte) in bytes.enumerated() {
            let isLineEnd = byte == 10 || byte == 13 && !(index + 1 < bytes.count && bytes[index + 1] == 10)
            if isLineEnd { starts.append(index + 1) }
        }
        lineStarts = starts
        indicesByWord = Dictionary(grouping: lexer.tokens.indices) { lexer.tokens[$0].word }
        let imports = indices(of: "import").filter { isWord(at: $0 + 1) && isTokenCompiled(at: $0) != false }
        missingImports = MissingModules.all.intersection(imports.map { symbol(at: $0 + 1) })
    }

    private static func brackets(of tokens: [Token]) -> (matchingBracket: [Int], enclosingBracket: [Int]) {
        let closers = [")": "(", "]": "[", "}": "{"]
        var matchingBracket = Array(repeating: -1, count: tokens.count)
        var enclosingBracket = matchingBracket
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.kind == .string {
                // The brackets of an interpolated expression do not match brackets outside of its string.
                if token.closesInterpolation {
                    while let last = open.popLast(), tokens[last].kind != .string {}
                }
                enclosingBracket[index] = open.last ?? -1
                if token.opensInterpolation { open.append(index) }
                continue
            }
            guard token.kind == .punctuator else {
                enclosingBracket[index] = open.last ?? -1
                continue
            }
            if let opener = closers[token.word] {
                // Opening brackets that are still open inside the matched pair get no match.
                // A closing bracket without an opening one gets none either.
                let place = open.lastIndex { tokens[$0].word == opener || tokens[$0].kind == .string }
                if let place, tokens[open[place]].kind != .string {
                    matchingBracket[index] = open[place]
                    matchingBracket[open[place]] = index
                    open.removeSubrange(place...)
                }
            }
            enclosingBracket[index] = open.last ?? -1
            if ["(", "[", "{"].contains(token.word) { open.append(index) }
        }
        return (matchingBracket, enclosingBracket)
    }

    // MARK: - Tokens

    /// Returns the indices of the tokens that equal a word.
    func indices(of word: String) -> [Int] { indicesByWord[word] ?? [] }

    func symbol(at index: Int) -> String { tokens.indices.contains(index) ? tokens[index].word : "" }

    func isWord(at index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

    /// Whether a token follows the previous one without a space, a line break or a comment between them.
    func tokenTouchesPrevious(at index: Int) -> Bool {
        index > 0 && tokens.indices.contains(index) && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }

    /// Returns the number of the line that contains the byte at an offset. The first line is 1.
    func line(ofByteAt offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    func line(ofToken index: Int) -> Int { line(ofByteAt: tokens[index].range.lowerBound) }

    func isTokenOnNewLine(at index: Int) -> Bool {
        index == 0 || line(ofByteAt: tokens[index - 1].range.upperBound - 1) < line(ofToken: index)
    }

    /// Returns the text of some tokens, with single spaces instead of the spaces, line breaks and comments between them.
    func text(ofTokens range: Range<Int>) -> String {
        var text = ""
        for index in range {
            if index > range.lowerBound, !tokenTouchesPrevious(at: index) { text += " " }
            text += String(decoding: bytes[tokens[index].range], as: UTF8.self)
        }
        return text
    }

    func hasComment(inBytes range: Range<Int>) -> Bool { comments.contains { $0.overlaps(range) } }

    /// Returns the comments and line breaks in a range of bytes.
    func commentsAndLineEnds(inBytes range: Range<Int>) -> [UInt8] {
        let inside = comments.filter { $0.overlaps(range) }
        return range.filter { offset in
            bytes[offset] == 10 || bytes[offset] == 13 || inside.contains { $0.contains(offset) }
        }.map { bytes[$0] }
    }

    /// Returns the index after the list in angle brackets that begins at `index`; `index` if no list begins there.
    func indexAfterAngleBrackets(at index: Int) -> Int {
        guard symbol(at: index) == "<" else { return index }
        var depth = 0
        var step = index
        while step < tokens.count {
            switch symbol(at: step) {
            case "<": depth += 1
            case ">":
                depth -= 1
                if depth == 0 { return step + 1 }
            case "(", "[": step = max(step, matchingBracket[step])
            case "{", "}", ")", "]", ";": return index
            default: break
            }
            step += 1
        }
        return index
    }

    /// Splits a range of tokens at its commas. Commas between brackets that open in the range do not count. Each `<` counts as a bracket.
    func splitAtCommas(_ range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var depth = 0
        var index = range.lowerBound
        while index < range.upperBound {
            switch symbol(at: index) {
            case "(", "[", "{": if matchingBracket[index] > index { index = min(matchingBracket[index], range.upperBound - 1) }
            case "<": depth += 1
            case ">": depth = max(0, depth - 1)
            case "," where depth == 0:
                parts.append(start..<index)
                start = index + 1
            default: break
            }
            index += 1
        }
        if start < range.upperBound { parts.append(start..<range.upperBound) }
        return parts
    }

    // MARK: - Declarations

    static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "open", "package", "final", "static", "class", "override", "required",
        "convenience", "optional", "dynamic", "lazy", "weak", "unowned", "mutating", "nonmutating", "indirect", "nonisolated",
        "isolated", "prefix", "postfix", "infix", "distributed", "borrowing", "consuming",
    ]

    static let declarators: Set<String> = [
        "func", "var", "let", "init", "deinit", "subscript", "class", "struct", "enum", "protocol", "extension", "actor", "typealias",
        "associatedtype", "case", "import", "operator", "precedencegroup",
    ]

    /// Returns the index of the first modifier or attribute before the keyword of a declaration; the keyword's index if there is none.
    func start(ofDeclaration index: Int) -> Int {
        var start = index
        while start > 0 {
            let before = start - 1
            if isWord(at: before), Self.modifiers.contains(symbol(at: before)), !(before > 0 && symbol(at: before - 1) == ".") {
                start = before
            } else if isWord(at: before), before > 0, symbol(at: before - 1) == "@" {
                start = before - 1
            } else if symbol(at: before) == ")", matchingBracket[before] > 0 {
                let name = matchingBracket[before] - 1
                if isWord(at: name), name > 0, symbol(at: name - 1) == "@" {
                    start = name - 1
                } else if isWord(at: name), Self.modifiers.contains(symbol(at: name)) {
                    start = name
                } else {
                    break
                }
            } else {
                break
            }
        }
        return start
    }

    /// Returns the modifiers and attributes before a keyword, and the words in their parentheses, such as `set` of `private(set)`. The
    /// names of attributes begin with `@`.
    func modifiersAndAttributes(ofDeclaration index: Int) -> Set<String> {
        var found: Set<String> = []
        for step in start(ofDeclaration: index)..<index where isWord(at: step) {
            found.insert((step > 0 && symbol(at: step - 1) == "@" ? "@" : "") + symbol(at: step))
        }
        return found
    }

    /// Returns the argument labels of an initialiser, except "_".
    ///
    /// - Parameter index: the index of the word `init`.
    func labels(ofInitializer index: Int) -> Set<String> {
        var open = index + 1
        if symbol(at: open) == "?" || symbol(at: open) == "!" { open += 1 }
        open = indexAfterAngleBrackets(at: open)
        guard symbol(at: open) == "(", matchingBracket[open] > open else { return [] }
        return Set(
            splitAtCommas(open + 1..<matchingBracket[open]).compactMap { part in
                part.first { isWord(at: $0) && !($0 > 0 && symbol(at: $0 - 1) == "@") }.map { symbol(at: $0) }
            }
        ).subtracting(["_"])
    }

    /// Whether a token is directly in the body of a type, in no other brackets.
    func isToken(_ index: Int, directlyIn type: TypeDeclaration) -> Bool { enclosingBracket[index] == type.open }

    /// Returns the type of which the token is a member; nil if the token is inside of a member or outside of types.
    func enclosingType(ofMemberAt index: Int) -> TypeDeclaration? {
        guard tokens.indices.contains(index), enclosingTypeIndex[index] >= 0 else { return nil }
        let type = types[enclosingTypeIndex[index]]
        return isToken(index, directlyIn: type) ? type : nil
    }

    // MARK: - Conditions

    /// Returns the conditions of `#if` around a token, outermost first. Code that is added for a protocol gets the protocol's conditions.
    func compilationConditions(aroundToken index: Int, conditionText text: (Range<Int>) -> String) -> [String] {
        var open: [[String]] = []
        for step in directives where step < index {
            switch symbol(at: step) {
            case "#if": open.append([text(condition(after: step))])
            case "#elseif": if !open.isEmpty { open[open.count - 1].append(text(condition(after: step))) }
            case "#else": if !open.isEmpty { open[open.count - 1].append("true") }
            case "#endif": _ = open.popLast()
            default: break
            }
        }
        return open.map { branches in
            let denied = branches.dropLast().map { "!(\($0))" }
            let last = branches.last == "true" && branches.count > 1 ? [] : [branches.last ?? "true"]
            return (denied + (denied.isEmpty ? last : last.map { "(\($0))" })).joined(separator: " && ")
        }
    }

    /// Returns the tokens of the condition after `#if`, to the end of the line.
    func condition(after index: Int) -> Range<Int> {
        var end = index + 1
        while end < tokens.count, !isTokenOnNewLine(at: end) { end += 1 }
        return index + 1..<end
    }
}
