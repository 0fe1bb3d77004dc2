extension SourceFile {
    /// Splits a block into its statements. The body of a type is split into its members, each with its attributes.
    ///
    /// - Parameter brace: the index of the opening brace, or -1 for the whole file.
    func statements(inBlockAt brace: Int) -> [Range<Int>] {
        let end = brace < 0 ? tokens.count : max(brace + 1, matchingBracket[brace])
        var found: [Range<Int>] = []
        var start = indexAfterClosureParameters(ofBlockAt: brace, endingAt: end)
        var step = start
        func endStatement(at place: Int) {
            if start < place { found.append(start..<place) }
            start = place
        }
        while step < end {
            if step > start, isStatementStart(at: step, from: start) { endStatement(at: step) }
            if symbol(at: step) == ";" {
                endStatement(at: step)
                start = step + 1
            }
            let isLabel =
                symbol(at: step) == ":" && (["case", "default"].contains(symbol(at: start)) || symbol(at: start + 2) == "default")
            // A bracket without a match in the block is treated like any other token.
            step =
                ["(", "[", "{"].contains(symbol(at: step)) && matchingBracket[step] > step && matchingBracket[step] < end
                ? matchingBracket[step] + 1 : step + 1
            if isLabel { endStatement(at: step) }
        }
        endStatement(at: end)
        return found
    }

    private static let continuingWords: Set<String> = [
        ".", "?", ":", "&", "|", "+", "-", "*", "/", "%", "=", "<", ">", "->", "{", ",", "else", "catch", "where", "as", "is", "in",
        "throws",
        "rethrows", "async",
    ]
    private static let unfinishedWords: Set<String> = [
        ",", "=", "+", "-", "*", "/", "&", "|", "<", "->", ".", "as", "is", "in", "else", "where", "guard", "if", "while", "for", "switch",
        "try", "await",
    ]

    private func isStatementStart(at index: Int, from start: Int) -> Bool {
        guard isTokenOnNewLine(at: index) else { return false }
        let before = symbol(at: index - 1)
        if tokens[index].kind == .directive, ["#if", "#elseif", "#else", "#endif"].contains(symbol(at: index)) { return true }
        if isAttributesAndModifiersOnly(start..<index) { return false }
        if Self.continuingWords.contains(symbol(at: index)), tokens[index].kind != .string { return false }
        if before == ":" { return false }
        if before == "?" { return tokenTouchesPrevious(at: index - 1) }
        return !Self.unfinishedWords.contains(before)
    }

    /// Whether the tokens are only attributes and modifiers, so that their declaration follows.
    private func isAttributesAndModifiersOnly(_ range: Range<Int>) -> Bool {
        var step = range.lowerBound
        while step < range.upperBound {
            if symbol(at: step) == "@", isWord(at: step + 1) {
                step += 2
            } else if isWord(at: step), Self.modifiers.contains(symbol(at: step)) {
                step += 1
            } else {
                return false
            }
            if symbol(at: step) == "(", matchingBracket[step] > step { step = matchingBracket[step] + 1 }
        }
        return step == range.upperBound
    }

    /// Returns the index after the parameters of a closure and the word `in`; the first index of the block if the block has no
    /// parameters.
    private func indexAfterClosureParameters(ofBlockAt brace: Int, endingAt end: Int) -> Int {
        var step = brace + 1
        while step < end {
            if symbol(at: step) == "in" { return step + 1 }
            if ["(", "["].contains(symbol(at: step)), matchingBracket[step] > step {
                step = matchingBracket[step] + 1
            } else if isWord(at: step) && !["for", "let", "var"].contains(symbol(at: step))
                || [",", "->", ".", "?", "@", "!", "<", ">"].contains(symbol(at: step))
            {
                step += 1
            } else {
                break
            }
        }
        return brace + 1
    }

    /// Returns the index of the innermost open brace around a token; -1 if there is none.
    func openingBrace(ofBlockAround index: Int) -> Int {
        var brace = enclosingBracket[index]
        while brace >= 0, symbol(at: brace) != "{" { brace = enclosingBracket[brace] }
        return brace
    }

    /// Returns the statement of a block that contains a token; nil if there is none.
    func statement(at index: Int, inBlockAt brace: Int) -> Range<Int>? { statements(inBlockAt: brace).first { $0.contains(index) } }

    /// Returns the member of a type, or the top-level statement, that contains a token; nil if there is none.
    func memberOrTopLevelStatement(at index: Int) -> Range<Int>? {
        statement(at: index, inBlockAt: enclosingTypeIndex[index] < 0 ? -1 : types[enclosingTypeIndex[index]].open)
    }

    /// Returns the index of the keyword of a statement that is a declaration; nil for other statements.
    func declarationKeywordIndex(in range: Range<Int>) -> Int? {
        range.first { index in
            guard enclosingBracket[index] == enclosingBracket[range.lowerBound], isWord(at: index),
                Self.declarators.contains(symbol(at: index)),
                start(ofDeclaration: index) == range.lowerBound
            else { return false }
            return !(symbol(at: index) == "class" && Self.modifiers.union(Self.declarators).contains(symbol(at: index + 1)))
        }
    }

    /// Returns the index of the opening brace of a declaration's body, such as that of a function or a property. Returns nil if there is no
    /// body, or if it follows the initial value of a property.
    func bodyBrace(of range: Range<Int>, keyword: Int) -> Int? {
        range.first { index in
            index > keyword && symbol(at: index) == "{" && enclosingBracket[index] == enclosingBracket[range.lowerBound]
                && !(["var", "let"].contains(symbol(at: keyword))
                    && (keyword..<index).contains { symbol(at: $0) == "=" && enclosingBracket[$0] == enclosingBracket[index] })
        }
    }
}
