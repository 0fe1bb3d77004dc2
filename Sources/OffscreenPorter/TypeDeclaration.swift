/// The declaration of a type, or an extension.
struct TypeDeclaration {
    /// "class", "struct", "enum", "protocol", "extension" or "actor".
    let keyword: String
    /// The name with those of the enclosing types, such as `Outer.Inner`.
    let name: String
    /// The index of the keyword token.
    let start: Int
    /// The index of the last token of the name.
    let nameEnd: Int
    /// The index of the opening brace.
    let open: Int
    /// The index of the closing brace.
    let close: Int
    /// The tokens of each type in the inheritance clause.
    let inherited: [Range<Int>]
    /// The text of each type in the inheritance clause.
    let inheritedNames: [String]

    static func all(in tokens: [Token], matchingBracket: [Int]) -> (types: [TypeDeclaration], enclosingTypeIndex: [Int])
    {
        var types: [TypeDeclaration] = []
        var enclosingTypeIndex = Array(repeating: -1, count: tokens.count)
        var around: [Int] = []
        for index in tokens.indices {
            while let last = around.last, types[last].close <= index { around.removeLast() }
            enclosingTypeIndex[index] =
                around.last.flatMap { types[$0].open < index ? $0 : nil } ?? around.dropLast().last ?? -1
            guard
                let type = declaration(
                    at: index, tokens: tokens, matchingBracket: matchingBracket, within: around.last.map { types[$0] })
            else { continue }
            types.append(type)
            around.append(types.count - 1)
        }
        return (types, enclosingTypeIndex)
    }

    private static let keywords: Set<String> = ["class", "struct", "enum", "protocol", "extension", "actor"]

    private static func declaration(
        at index: Int, tokens: [Token], matchingBracket: [Int], within parent: TypeDeclaration?
    ) -> TypeDeclaration? {
        guard tokens[index].kind == .word, keywords.contains(tokens[index].word), index + 1 < tokens.count,
            tokens[index + 1].kind == .word
        else { return nil }
        if index > 0, [".", ":", ",", "&", "(", "<"].contains(tokens[index - 1].word) { return nil }
        let keyword = tokens[index].word
        if SourceFile.isClassModifier(keyword, before: tokens[index + 1].word) { return nil }

        var step = index + 2
        var name = tokens[index + 1].word
        while step + 1 < tokens.count, tokens[step].word == ".", tokens[step + 1].kind == .word {
            name += "." + tokens[step + 1].word
            step += 2
        }
        let nameEnd = step - 1
        if let parent, keyword != "extension" { name = parent.name + "." + name }

        // The inheritance clause is split at commas outside of brackets.
        var depth = 0
        var inherited: [Range<Int>] = []
        // The index of the first token of an inherited type; nil outside of the inheritance clause.
        var start: Int?
        var hasClause = false
        var isOver = false
        func endInheritedType() {
            if let first = start, first < step { inherited.append(first..<step) }
        }
        while step < tokens.count {
            switch tokens[step].word {
            case "{":
                guard matchingBracket[step] > step else { return nil }
                endInheritedType()
                return TypeDeclaration(
                    keyword: keyword, name: name, start: index, nameEnd: nameEnd, open: step,
                    close: matchingBracket[step],
                    inherited: inherited, inheritedNames: inherited.map { tokens[$0].map(\.word).joined() })
            case "(", "[": step = max(step, matchingBracket[step])
            case "=" where isOver: break
            case "}", ")", "]", ";", "=": return nil
            case "<": depth += 1
            case ">": depth -= 1
            case ":" where depth == 0 && !hasClause && !isOver:
                hasClause = true
                start = step + 1
            case "," where depth == 0 && start != nil:
                endInheritedType()
                start = step + 1
            case "where":
                endInheritedType()
                (start, isOver) = (nil, true)
            default: break
            }
            step += 1
        }
        return nil
    }
}
