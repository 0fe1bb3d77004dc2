/// A Swift file with its tokens, its pairs of brackets and its declarations of types.
struct SourceFile {
    let path: String
    let bytes: [UInt8]
    let tokens: [Token]
    let comments: [Range<Int>]
    /// For each token, the index of the matching bracket; -1 if the token is not a bracket or has
    /// no match.
    let matchingBracket: [Int]
    /// For each token, the index of the innermost open bracket around it, or of the string in whose
    /// interpolation it is; -1 if there is neither.
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
        (matchingBracket, enclosingBracket) = Self.brackets(of: tokens)
        (types, enclosingTypeIndex) = TypeDeclaration.all(in: tokens, matchingBracket: matchingBracket)
        directives = lexer.tokens.indices.filter {
            ["#if", "#elseif", "#else", "#endif"].contains(lexer.tokens[$0].word)
        }
        var starts = [0]
        for (index, byte) in bytes.enumerated() {
            let isLineEnd = byte == 10 || byte == 13 && !(index + 1 < bytes.count && bytes[index + 1] == 10)
            if isLineEnd { starts.append(index + 1) }
        }
        lineStarts = starts
        indicesByWord = Dictionary(grouping: lexer.tokens.indices) { lexer.tokens[$0].word }
        missingImports = MissingModules.all.intersection(importedModules)
    }

    private static func brackets(of tokens: [Token]) -> (matchingBracket: [Int], enclosingBracket: [Int]) {
        let closers = [")": "(", "]": "[", "}": "{"]
        var matchingBracket = Array(repeating: -1, count: tokens.count)
        var enclosingBracket = matchingBracket
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.kind == .string {
                // The brackets of an interpolated expression do not match brackets outside of its
                // string.
                if token.closesInterpolation {
                    while let last = open.popLast(), tokens[last].kind != .string {}
                }
                enclosingBracket[index] = open.last ?? -1
                if token.opensInterpolation { open.append(index) }
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

    func indices(of word: String) -> [Int] { indicesByWord[word] ?? [] }

    /// The text of a token that is a word, a punctuator or a directive. It is empty for other
    /// tokens, and if there is no such token.
    subscript(index: Int) -> String { tokens.indices.contains(index) ? tokens[index].word : "" }

    /// Whether tokens in a row, the first of them at `index`, have these texts.
    func has(_ words: String..., at index: Int) -> Bool {
        words.indices.allSatisfy { self[index + $0] == words[$0] }
    }

    func isWord(at index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

    /// Whether a token follows the previous one without a space, a line break or a comment between
    /// them.
    func tokenTouchesPrevious(at index: Int) -> Bool {
        index > 0 && tokens.indices.contains(index)
            && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }

    /// Returns the index of the parenthesis that closes the one at `index`; nil if none begins
    /// there, or if it is not closed.
    func closingParenthesis(ofOpeningAt index: Int) -> Int? {
        self[index] == "(" && matchingBracket[index] > index ? matchingBracket[index] : nil
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

    /// Returns the text of some tokens, with single spaces instead of the spaces, line breaks and
    /// comments between them.
    func text(ofTokens range: Range<Int>) -> String {
        var text = ""
        for index in range {
            if index > range.lowerBound, !tokenTouchesPrevious(at: index) { text += " " }
            text += String(decoding: bytes[tokens[index].range], as: UTF8.self)
        }
        return text
    }

    /// Returns the contents of a string literal without interpolation, and without its quotation
    /// marks; nil for other tokens.
    func plainString(at index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .string, !tokens[index].opensInterpolation else {
            return nil
        }
        return text(ofTokens: index..<index + 1).filter { $0 != "\"" }
    }

    func hasComment(inBytes range: Range<Int>) -> Bool { comments.contains { $0.overlaps(range) } }

    func commentsAndLineEnds(inBytes range: Range<Int>) -> [UInt8] {
        let inside = comments.filter { $0.overlaps(range) }
        return range.filter { offset in
            bytes[offset] == 10 || bytes[offset] == 13 || inside.contains { $0.contains(offset) }
        }.map { bytes[$0] }
    }

    /// Returns the index after the list in angle brackets that begins at `index`; `index` if no
    /// list begins there.
    func indexAfterAngleBrackets(at index: Int) -> Int {
        guard self[index] == "<" else { return index }
        var depth = 0
        var step = index
        while step < tokens.count {
            switch self[step] {
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

    /// Splits a range of tokens at its commas. Commas between brackets that open in the range do
    /// not count. Each `<` counts as a bracket.
    func splitAtCommas(_ range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var depth = 0
        var index = range.lowerBound
        while index < range.upperBound {
            switch self[index] {
            case "(", "[", "{":
                if matchingBracket[index] > index { index = min(matchingBracket[index], range.upperBound - 1) }
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
        "public", "private", "fileprivate", "internal", "open", "package", "final", "static", "class", "override",
        "required",
        "convenience", "optional", "dynamic", "lazy", "weak", "unowned", "mutating", "nonmutating", "indirect",
        "nonisolated",
        "isolated", "prefix", "postfix", "infix", "distributed", "borrowing", "consuming",
    ]

    static let declarators: Set<String> = [
        "func", "var", "let", "init", "deinit", "subscript", "class", "struct", "enum", "protocol", "extension",
        "actor", "typealias",
        "associatedtype", "case", "import", "operator", "precedencegroup",
    ]

    static let modifiersAndDeclarators = modifiers.union(declarators)

    /// Returns the index of the first modifier or attribute before the keyword of a declaration;
    /// the keyword's index if there is none.
    func start(ofDeclaration index: Int) -> Int {
        var start = index
        while start > 0 {
            let before = start - 1
            if isWord(at: before), Self.modifiers.contains(self[before]), self[before - 1] != "." {
                start = before
            } else if isWord(at: before), self[before - 1] == "@" {
                start = before - 1
            } else if self[before] == ")", matchingBracket[before] > 0 {
                let name = matchingBracket[before] - 1
                if isWord(at: name), self[name - 1] == "@" {
                    start = name - 1
                } else if isWord(at: name), Self.modifiers.contains(self[name]) {
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

    /// Returns the modifiers and attributes before a keyword, and the words in their parentheses,
    /// such as `set` of `private(set)`. The names of attributes begin with `@`.
    func modifiersAndAttributes(ofDeclaration index: Int) -> Set<String> {
        var found: Set<String> = []
        for step in start(ofDeclaration: index)..<index where isWord(at: step) {
            found.insert((self[step - 1] == "@" ? "@" : "") + self[step])
        }
        return found
    }

    /// Returns the argument labels of an initialiser, except "_".
    ///
    /// - Parameter index: the index of the word `init`.
    func labels(ofInitializer index: Int) -> Set<String> {
        let open = indexAfterAngleBrackets(at: ["?", "!"].contains(self[index + 1]) ? index + 2 : index + 1)
        guard let close = closingParenthesis(ofOpeningAt: open) else { return [] }
        let labels = splitAtCommas(open + 1..<close).compactMap { indexOfLabel(ofParameter: $0) }
        return Set(labels.map { self[$0] }).subtracting(["_"])
    }

    /// Returns the index of a parameter's argument label. Attributes may come before the label.
    func indexOfLabel(ofParameter range: Range<Int>) -> Int? {
        range.first { isWord(at: $0) && self[$0 - 1] != "@" }
    }

    /// Returns the argument labels of a call; "_" for an argument without a label.
    func labels(ofCallWithArguments range: Range<Int>) -> [String] {
        splitAtCommas(range).map { self[$0.lowerBound + 1] == ":" ? self[$0.lowerBound] : "_" }
    }

    /// Whether a token is the name or the label of a parameter of a function or a closure, and not
    /// the label of an argument.
    func isParameterName(at index: Int) -> Bool {
        var step = index
        while isWord(at: step - 1) || self[step - 1] == "," { step -= 1 }
        if ["{", "]"].contains(self[step - 1]) || self[step - 1] == "(" && self[step - 2] == "{" {
            // The parameters of a closure without types.
            step = index
            while isWord(at: step) && self[step] != "in" || [",", ")"].contains(self[step]) { step += 1 }
            if self[step] == "in" || self[step] == "->" { return true }
        }
        let open = enclosingBracket[index]
        guard self[index + 1] == ":" || isWord(at: index + 1) && self[index + 2] == ":", self[open] == "(" else {
            return false
        }
        if ["{", "]"].contains(self[open - 1]) { return true }
        var name = open - 1
        if self[name] == ">" {
            // Skips the generic parameters of a function.
            while name > 0, self[name] != "<" { name -= 1 }
            name -= 1
        }
        return self[name - 1] == "func" || ["init", "subscript"].contains(self[name]) && self[name - 1] != "."
            || ["?", "!"].contains(self[name]) && self[name - 1] == "init"
    }

    /// Returns the part of a name such as `Outer.Inner` after the last dot.
    static func lastPart(ofName name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    /// Returns the names of the generic parameters in the list in angle brackets that begins at
    /// `index`.
    func genericParameters(inListAt index: Int) -> [String] {
        let end = indexAfterAngleBrackets(at: index)
        guard end > index + 1 else { return [] }
        return splitAtCommas(index + 1..<end - 1).map { self[$0.lowerBound] }
    }

    /// Whether a token follows a keyword that declares its name.
    func isDeclaredName(at index: Int) -> Bool { Self.declarators.contains(self[index - 1]) }

    /// Whether the word is `class` as a modifier, as in `class func`.
    static func isClassModifier(_ word: String, before next: String) -> Bool {
        word == "class" && modifiersAndDeclarators.contains(next)
    }

    /// Whether a token is directly in the body of a type, in no other brackets.
    func isToken(_ index: Int, directlyIn type: TypeDeclaration) -> Bool { enclosingBracket[index] == type.open }

    /// Returns the innermost type around a token; nil if there is none.
    func innermostType(around index: Int) -> TypeDeclaration? {
        tokens.indices.contains(index) && enclosingTypeIndex[index] >= 0 ? types[enclosingTypeIndex[index]] : nil
    }

    /// Returns the type of which the token is a member; nil if the token is inside of a member or
    /// outside of types.
    func enclosingType(ofMemberAt index: Int) -> TypeDeclaration? {
        innermostType(around: index).flatMap { isToken(index, directlyIn: $0) ? $0 : nil }
    }

    // MARK: - Conditions

    /// Returns the branches of each `#if` around a token, up to the branch with the token. The
    /// outermost `#if` comes first. A branch is the range of its condition; nil for `#else`.
    func branches(aroundToken index: Int) -> [[Range<Int>?]] {
        var open: [[Range<Int>?]] = []
        for step in directives where step < index {
            switch self[step] {
            case "#if": open.append([condition(after: step)])
            case "#endif": _ = open.popLast()
            default:
                if !open.isEmpty { open[open.count - 1].append(self[step] == "#else" ? nil : condition(after: step)) }
            }
        }
        return open
    }

    /// Returns the ported conditions of `#if` around a token, outermost first. Code that is added
    /// for a protocol gets the protocol's conditions.
    func compilationConditions(aroundToken index: Int) -> [String] {
        branches(aroundToken: index).map { branches in
            var conditions = branches.map { $0.map { ConditionRule.portedText(of: $0, in: self) } ?? "true" }
            let last = conditions.removeLast()
            if conditions.isEmpty { return last }
            return (conditions.map { "!(\($0))" } + (last == "true" ? [] : ["(\(last))"])).joined(separator: " && ")
        }
    }

    /// Returns the tokens of the condition after `#if`, to the end of the line.
    func condition(after index: Int) -> Range<Int> {
        var end = index + 1
        while end < tokens.count, !isTokenOnNewLine(at: end) { end += 1 }
        return index + 1..<end
    }
}
