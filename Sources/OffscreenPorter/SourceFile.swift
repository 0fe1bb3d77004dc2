/// A Swift file, read: its tokens, which bracket belongs to which, and its declarations of types.
struct SourceFile {
    let path: String
    let bytes: [UInt8]
    let tokens: [Token]
    let comments: [Range<Int>]
    /// The other bracket of each bracket; -1 for what is none or has none.
    let partner: [Int]
    /// The innermost bracket around each token that is open there; -1 outside of all.
    let enclosingBracket: [Int]
    let types: [TypeDeclaration]
    /// The innermost type around each token, as a place in `types`; -1 outside of all.
    let enclosingType: [Int]
    /// Where `#if` and its relatives stand.
    let directives: [Int]
    private let lineStarts: [Int]
    private let placesByWord: [String: [Int]]
    /// The modules that the file imports and Linux lacks.
    private(set) var missingImports: Set<String> = []

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        let lexer = Lexer(bytes)
        tokens = lexer.tokens
        comments = lexer.comments
        (partner, enclosingBracket) = Self.brackets(of: lexer.tokens)
        (types, enclosingType) = TypeDeclaration.all(in: lexer.tokens, partner: partner, enclosingBracket: enclosingBracket)
        directives = lexer.tokens.indices.filter { ["#if", "#elseif", "#else", "#endif"].contains(lexer.tokens[$0].word) }
        var starts = [0]
        for (index, byte) in bytes.enumerated() where Self.endsLine(index, byte, bytes) { starts.append(index + 1) }
        lineStarts = starts
        placesByWord = Dictionary(grouping: lexer.tokens.indices) { lexer.tokens[$0].word }
        let imports = places(of: "import").filter { isWord($0 + 1) && isCompiled($0) != false }
        missingImports = MissingModules.all.intersection(imports.map { word($0 + 1) })
    }

    private static func endsLine(_ index: Int, _ byte: UInt8, _ bytes: [UInt8]) -> Bool {
        byte == 10 || byte == 13 && !(index + 1 < bytes.count && bytes[index + 1] == 10)
    }

    private static func brackets(of tokens: [Token]) -> (partner: [Int], enclosingBracket: [Int]) {
        let closers = [")": "(", "]": "[", "}": "{"]
        var partner = Array(repeating: -1, count: tokens.count)
        var enclosingBracket = partner
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.kind == .string {
                // What stands in `\( )` is apart from what stands around the string.
                if token.closes {
                    while let last = open.popLast(), tokens[last].kind != .string {}
                }
                enclosingBracket[index] = open.last ?? -1
                if token.opens { open.append(index) }
                continue
            }
            guard token.kind == .punctuator else {
                enclosingBracket[index] = open.last ?? -1
                continue
            }
            if let opener = closers[token.word] {
                // A bracket that was forgotten inside is passed over; one that closes nothing counts for nothing.
                let place = open.lastIndex { tokens[$0].word == opener || tokens[$0].kind == .string }
                if let place, tokens[open[place]].kind != .string {
                    partner[index] = open[place]
                    partner[open[place]] = index
                    open.removeSubrange(place...)
                }
            }
            enclosingBracket[index] = open.last ?? -1
            if ["(", "[", "{"].contains(token.word) { open.append(index) }
        }
        return (partner, enclosingBracket)
    }

    // MARK: - Tokens

    /// Where a word stands.
    func places(of word: String) -> [Int] { placesByWord[word] ?? [] }

    func word(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].word : "" }

    func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

    /// Whether nothing stands between a token and the one before.
    func touchesPrevious(_ index: Int) -> Bool {
        index > 0 && tokens.indices.contains(index) && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }

    /// The number of the line of a byte, from 1 on.
    func line(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    func line(ofToken index: Int) -> Int { line(of: tokens[index].range.lowerBound) }

    func isOnNewLine(_ index: Int) -> Bool { index == 0 || line(of: tokens[index - 1].range.upperBound - 1) < line(ofToken: index) }

    /// The bytes of some tokens in one line, without the comments between them.
    func text(_ range: Range<Int>) -> String {
        var text = ""
        for index in range {
            if index > range.lowerBound, !touchesPrevious(index) { text += " " }
            text += String(decoding: bytes[tokens[index].range], as: UTF8.self)
        }
        return text
    }

    func hasComment(_ range: Range<Int>) -> Bool { comments.contains { $0.overlaps(range) } }

    /// What has to stay of bytes that are replaced.
    func commentsAndLineEnds(in range: Range<Int>) -> [UInt8] {
        let inside = comments.filter { $0.overlaps(range) }
        return range.filter { offset in
            bytes[offset] == 10 || bytes[offset] == 13 || inside.contains { $0.contains(offset) }
        }.map { bytes[$0] }
    }

    /// The token after a list in angle brackets that begins at `index`; `index` where none does.
    func afterAngles(_ index: Int) -> Int {
        guard word(index) == "<" else { return index }
        var depth = 0
        var step = index
        while step < tokens.count {
            switch word(step) {
            case "<": depth += 1
            case ">":
                depth -= 1
                if depth == 0 { return step + 1 }
            case "(", "[": step = max(step, partner[step])
            case "{", "}", ")", "]", ";": return index
            default: break
            }
            step += 1
        }
        return index
    }

    /// Splits tokens at the commas that stand in no bracket of any kind.
    func split(_ range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var depth = 0
        var index = range.lowerBound
        while index < range.upperBound {
            switch word(index) {
            case "(", "[", "{": if partner[index] > index { index = min(partner[index], range.upperBound - 1) }
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

    /// The first token of the modifiers and attributes before the keyword of a declaration.
    func start(ofDeclaration index: Int) -> Int {
        var start = index
        while start > 0 {
            let before = start - 1
            if isWord(before), Self.modifiers.contains(word(before)), !(before > 0 && word(before - 1) == ".") {
                start = before
            } else if isWord(before), before > 0, word(before - 1) == "@" {
                start = before - 1
            } else if word(before) == ")", partner[before] > 0 {
                let name = partner[before] - 1
                if isWord(name), name > 0, word(name - 1) == "@" {
                    start = name - 1
                } else if isWord(name), Self.modifiers.contains(word(name)) {
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

    /// The words of the modifiers and attributes before a keyword, attributes with their sign.
    func modifiers(ofDeclaration index: Int) -> Set<String> {
        var found: Set<String> = []
        for step in start(ofDeclaration: index)..<index where isWord(step) {
            found.insert((step > 0 && word(step - 1) == "@" ? "@" : "") + word(step))
        }
        return found
    }

    /// The labels of the parameters of an initialiser, without those that are "_".
    ///
    /// - Parameter index: of the word `init`.
    func labels(ofInitializer index: Int) -> Set<String> {
        var open = index + 1
        if word(open) == "?" || word(open) == "!" { open += 1 }
        open = afterAngles(open)
        guard word(open) == "(", partner[open] > open else { return [] }
        return Set(
            split(open + 1..<partner[open]).compactMap { part in
                part.first { isWord($0) && !($0 > 0 && word($0 - 1) == "@") }.map { word($0) }
            }
        ).subtracting(["_"])
    }

    /// Whether a token stands in the body of a type, in no other brackets.
    func isMember(_ index: Int, of type: TypeDeclaration) -> Bool { enclosingBracket[index] == type.open }

    /// The type whose member the token is; nil for one inside of a member, and outside of types.
    func typeOfMember(_ index: Int) -> TypeDeclaration? {
        guard tokens.indices.contains(index), enclosingType[index] >= 0 else { return nil }
        let type = types[enclosingType[index]]
        return isMember(index, of: type) ? type : nil
    }

    // MARK: - Conditions

    /// The conditions of `#if` that a token stands in, outermost first, as they are to be written for the end of the file.
    func conditions(at index: Int, _ text: (Range<Int>) -> String) -> [String] {
        var open: [[String]] = []
        for step in directives where step < index {
            switch word(step) {
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

    /// The tokens of the condition after `#if`: the rest of its line.
    func condition(after index: Int) -> Range<Int> {
        var end = index + 1
        while end < tokens.count, !isOnNewLine(end) { end += 1 }
        return index + 1..<end
    }
}
