extension SourceFile {
    /// Splits a block into its statements. The body of a type is split into its members, each with its attributes.
    ///
    /// - Parameter brace: the index of the opening brace, or -1 for the whole file.
    func statements(in brace: Int) -> [Range<Int>] {
        let end = brace < 0 ? tokens.count : max(brace + 1, matchingBracket[brace])
        var found: [Range<Int>] = []
        var start = indexAfterClosureParameters(ofBlockAt: brace, endingAt: end)
        var step = start
        func endStatement(at place: Int) {
            if start < place { found.append(start..<place) }
            start = place
        }
        while step < end {
            if step > start, startsStatement(step, from: start) { endStatement(at: step) }
            if word(step) == ";" {
                endStatement(at: step)
                start = step + 1
            }
            let isLabel = word(step) == ":" && (["case", "default"].contains(word(start)) || word(start + 2) == "default")
            // A bracket without a match in the block is treated like any other token.
            step =
                ["(", "[", "{"].contains(word(step)) && matchingBracket[step] > step && matchingBracket[step] < end
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

    private func startsStatement(_ index: Int, from start: Int) -> Bool {
        guard isOnNewLine(index) else { return false }
        let before = word(index - 1)
        if tokens[index].kind == .directive, ["#if", "#elseif", "#else", "#endif"].contains(word(index)) { return true }
        if isAttributesOnly(start..<index) { return false }
        if Self.continuingWords.contains(word(index)), tokens[index].kind != .string { return false }
        if before == ":" { return false }
        if before == "?" { return touchesPrevious(index - 1) }
        return !Self.unfinishedWords.contains(before)
    }

    /// Whether the tokens are only attributes and modifiers, so that their declaration follows.
    private func isAttributesOnly(_ range: Range<Int>) -> Bool {
        var step = range.lowerBound
        while step < range.upperBound {
            if word(step) == "@", isWord(step + 1) {
                step += 2
            } else if isWord(step), Self.modifiers.contains(word(step)) {
                step += 1
            } else {
                return false
            }
            if word(step) == "(", matchingBracket[step] > step { step = matchingBracket[step] + 1 }
        }
        return step == range.upperBound
    }

    /// Returns the index after the parameters of a closure and the word `in`; the first index of the block if the block has no
    /// parameters.
    private func indexAfterClosureParameters(ofBlockAt brace: Int, endingAt end: Int) -> Int {
        var step = brace + 1
        while step < end {
            if word(step) == "in" { return step + 1 }
            if ["(", "["].contains(word(step)), matchingBracket[step] > step {
                step = matchingBracket[step] + 1
            } else if isWord(step) && !["for", "let", "var"].contains(word(step))
                || [",", "->", ".", "?", "@", "!", "<", ">"].contains(word(step))
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
        while brace >= 0, word(brace) != "{" { brace = enclosingBracket[brace] }
        return brace
    }

    /// Returns the statement of a block that contains a token; nil if there is none.
    func statement(at index: Int, in brace: Int) -> Range<Int>? { statements(in: brace).first { $0.contains(index) } }

    /// Returns the member of a type, or the top-level declaration, that contains a token; nil if there is none.
    func member(at index: Int) -> Range<Int>? {
        statement(at: index, in: enclosingTypeIndex[index] < 0 ? -1 : types[enclosingTypeIndex[index]].open)
    }

    /// Returns the index of the keyword of a statement that is a declaration; nil for other statements.
    func declarator(in range: Range<Int>) -> Int? {
        range.first { index in
            guard enclosingBracket[index] == enclosingBracket[range.lowerBound], isWord(index), Self.declarators.contains(word(index)),
                start(ofDeclaration: index) == range.lowerBound
            else { return false }
            return !(word(index) == "class" && Self.modifiers.union(Self.declarators).contains(word(index + 1)))
        }
    }

    /// Returns the index of the opening brace of a declaration's body, such as that of a function or a property; nil if there is no body.
    func bodyBrace(of range: Range<Int>, keyword: Int) -> Int? {
        range.first { index in
            index > keyword && word(index) == "{" && enclosingBracket[index] == enclosingBracket[range.lowerBound]
                && !(["var", "let"].contains(word(keyword))
                    && (keyword..<index).contains { word($0) == "=" && enclosingBracket[$0] == enclosingBracket[index] })
        }
    }
}
