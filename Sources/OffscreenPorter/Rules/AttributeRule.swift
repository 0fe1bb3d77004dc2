/// `@objc` and its relatives go.
enum AttributeRule {
    private static let gone: [String: Construct] = [
        "objc": .objectiveC, "objcMembers": .objectiveC, "IBOutlet": .outlet,
    ]

    static func apply(_ draft: inout Draft) {
        let file = draft.file
        for index in draft.live where file.word(index) == "@" && file.isWord(index + 1) && file.touchesPrevious(index + 1) {
            guard let construct = gone[file.word(index + 1)] else { continue }
            var end = index + 2
            if file.word(end) == "(", file.touchesPrevious(end), file.partner[end] > end { end = file.partner[end] + 1 }
            // An attribute has a declaration behind it.
            guard end < file.tokens.count, file.isWord(end) || file.word(end) == "@" || file.tokens[end].kind == .directive else {
                continue
            }
            draft.mended(construct, at: index, file.text(index..<end), construct == .outlet ? "delete it; set it by code" : "delete it")
            draft.delete(index..<end)
        }
        for index in draft.live where file.word(index) == "dynamic" && file.typeOfMember(index) != nil {
            // A modifier has a declaration, another modifier or an attribute behind it.
            let next = file.word(index + 1)
            guard file.isWord(index), !["case", ".", ","].contains(file.word(index - 1)),
                next == "@" || SourceFile.modifiers.union(SourceFile.declarators).contains(next)
            else { continue }
            draft.mended(.dynamicMember, at: index, "dynamic", "delete it")
            draft.delete(index..<index + 1)
        }
        for type in file.types where type.keyword == "protocol" && file.isCompiled(type.start) != false {
            let start = file.start(ofDeclaration: type.start)
            let isObjectiveC = (start..<type.start).contains { file.word($0) == "objc" && $0 > 0 && file.word($0 - 1) == "@" }
            guard isObjectiveC, type.inheritedNames.allSatisfy({ !["AnyObject", "class", "NSObjectProtocol"].contains($0) }) else {
                continue
            }
            draft.mended(.objectiveC, at: type.start, "protocol \(type.name)", "let it inherit AnyObject")
            if let first = type.inherited.first {
                draft.insert("AnyObject, ", at: file.tokens[first.lowerBound].range.lowerBound)
            } else {
                draft.insert(": AnyObject", at: file.tokens[type.nameEnd].range.upperBound)
            }
        }
    }
}
