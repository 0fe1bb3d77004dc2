extension SourceFile {
    /// Splits a block into its statements. The body of a type is split into its members, each with
    /// its attributes.
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
            if self[step] == ";" {
                endStatement(at: step)
                start = step + 1
            }
            let isLabel =
                self[step] == ":" && (["case", "default"].contains(self[start]) || self[start + 2] == "default")
            // A bracket without a match in the block is treated like any other token.
            step = (matchingBracket[step] < end ? max(step, matchingBracket[step]) : step) + 1
            if isLabel { endStatement(at: step) }
        }
        endStatement(at: end)
        return found
    }

    private static let continuingWords: Set<String> = [
        ".", "?", ":", "&", "|", "+", "-", "*", "/", "%", "=", "<", ">", "->", "{", ",", "else", "catch", "where", "as",
        "is", "in",
        "throws", "rethrows", "async",
    ]
    private static let unfinishedWords: Set<String> = [
        ",", "=", "+", "-", "*", "/", "&", "|", "<", "->", ".", "as", "is", "in", "else", "where", "guard", "if",
        "while", "for", "switch",
        "try", "await",
    ]

    private func isStatementStart(at index: Int, from start: Int) -> Bool {
        guard isTokenOnNewLine(at: index) else { return false }
        let before = self[index - 1]
        if tokens[index].kind == .directive, ["#if", "#elseif", "#else", "#endif"].contains(self[index]) {
            return true
        }
        if isAttributesAndModifiersOnly(start..<index) { return false }
        if Self.continuingWords.contains(self[index]), tokens[index].kind != .string { return false }
        if before == ":" { return false }
        if before == "?" { return tokenTouchesPrevious(at: index - 1) }
        return !Self.unfinishedWords.contains(before)
    }

    /// Whether the tokens are only attributes and modifiers, so that their declaration follows.
    private func isAttributesAndModifiersOnly(_ range: Range<Int>) -> Bool {
        var step = range.lowerBound
        while step < range.upperBound {
            if self[step] == "@", isWord(at: step + 1) {
                step += 2
            } else if isWord(at: step), Self.modifiers.contains(self[step]) {
                step += 1
            } else {
                return false
            }
            if let close = closingParenthesis(ofOpeningAt: step) { step = close + 1 }
        }
        return step == range.upperBound
    }

    /// Returns the index after the parameters of a closure and the word `in`; the first index of
    /// the block if the block has no parameters.
    private func indexAfterClosureParameters(ofBlockAt brace: Int, endingAt end: Int) -> Int {
        var step = brace + 1
        while step < end {
            if self[step] == "in" { return step + 1 }
            if ["(", "["].contains(self[step]), matchingBracket[step] > step {
                step = matchingBracket[step] + 1
            } else if isWord(at: step) && !["for", "let", "var"].contains(self[step])
                || [",", "->", ".", "?", "@", "!", "<", ">"].contains(self[step])
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
        while brace >= 0, self[brace] != "{" { brace = enclosingBracket[brace] }
        return brace
    }

    func statement(at index: Int, inBlockAt brace: Int) -> Range<Int>? {
        statements(inBlockAt: brace).first { $0.contains(index) }
    }

    /// Returns the member of a type, or the top-level statement, that contains a token; nil if
    /// there is none.
    func memberOrTopLevelStatement(at index: Int) -> Range<Int>? {
        statement(at: index, inBlockAt: innermostType(around: index)?.open ?? -1)
    }

    /// Returns the member of a type, or the top-level statement, that contains a token, and the
    /// index of its keyword. Returns nil if it is not a declaration.
    func declaration(around index: Int) -> (range: Range<Int>, keyword: Int)? {
        guard let range = memberOrTopLevelStatement(at: index) else { return nil }
        let keyword = range.first { index in
            enclosingBracket[index] == enclosingBracket[range.lowerBound] && isWord(at: index)
                && Self.declarators.contains(self[index])
                && start(ofDeclaration: index) == range.lowerBound
                && !Self.isClassModifier(self[index], before: self[index + 1])
        }
        return keyword.map { (range, $0) }
    }

    /// Returns the index of the opening brace of a declaration's body, such as that of a function
    /// or a property. Returns nil if there is no body, or if it follows the initial value of a
    /// property.
    func bodyBrace(of range: Range<Int>, keyword: Int) -> Int? {
        let isProperty = ["var", "let"].contains(self[keyword])
        return range.first { index in
            let outer = enclosingBracket[index]
            guard index > keyword, self[index] == "{", outer == enclosingBracket[range.lowerBound] else { return false }
            let followsValue = (keyword..<index).contains { self[$0] == "=" && enclosingBracket[$0] == outer }
            return !(isProperty && followsValue)
        }
    }

    /// Whether the member of a type, or the top-level statement, around a token is a function whose
    /// name begins with "test".
    func isInTestFunction(at index: Int) -> Bool {
        guard let keyword = declaration(around: index)?.keyword else { return false }
        return self[keyword] == "func" && self[keyword + 1].hasPrefix("test")
    }
}
