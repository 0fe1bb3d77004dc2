/// Removes `@objc`, `@objcMembers`, `@IBOutlet` and `dynamic`. Lets protocols that were `@objc` inherit `AnyObject`, unless they inherit it
/// or `NSObjectProtocol` already.
enum AttributeRule {
    private static let removedAttributes: [String: Incompatibility] = [
        "objc": .objectiveC, "objcMembers": .objectiveC, "IBOutlet": .outlet,
    ]

    static func apply(to rewriter: inout FileRewriter) {
        let file = rewriter.file
        for index in rewriter.activeTokenIndices
        where file.symbol(at: index) == "@" && file.isWord(at: index + 1) && file.tokenTouchesPrevious(at: index + 1) {
            guard let kind = removedAttributes[file.symbol(at: index + 1)] else { continue }
            var end = index + 2
            if file.symbol(at: end) == "(", file.tokenTouchesPrevious(at: end), file.matchingBracket[end] > end {
                end = file.matchingBracket[end] + 1
            }
            // An `@` begins an attribute of a declaration only if a declaration, another attribute or a directive follows.
            guard end < file.tokens.count, file.isWord(at: end) || file.symbol(at: end) == "@" || file.tokens[end].kind == .directive else {
                continue
            }
            rewriter.reportEdit(
                kind, at: index, code: file.text(ofTokens: index..<end), advice: kind == .outlet ? "delete it; set it by code" : "delete it"
            )
            rewriter.delete(index..<end)
        }
        for index in rewriter.activeTokenIndices where file.symbol(at: index) == "dynamic" && file.enclosingType(ofMemberAt: index) != nil {
            // `dynamic` is a modifier, and not a property's name, only if a declaration, another modifier or an attribute follows.
            let next = file.symbol(at: index + 1)
            guard file.isWord(at: index), !["case", ".", ","].contains(file.symbol(at: index - 1)),
                next == "@" || SourceFile.modifiers.union(SourceFile.declarators).contains(next)
            else { continue }
            rewriter.reportEdit(.dynamicMember, at: index, code: "dynamic", advice: "delete it")
            rewriter.delete(index..<index + 1)
        }
        for type in file.types where type.keyword == "protocol" && file.isTokenCompiled(at: type.start) != false {
            let start = file.start(ofDeclaration: type.start)
            let isObjectiveC = (start..<type.start).contains { file.symbol(at: $0) == "objc" && $0 > 0 && file.symbol(at: $0 - 1) == "@" }
            guard isObjectiveC, type.inheritedNames.allSatisfy({ !["AnyObject", "class", "NSObjectProtocol"].contains($0) }) else {
                continue
            }
            rewriter.reportEdit(.objectiveC, at: type.start, code: "protocol \(type.name)", advice: "let it inherit AnyObject")
            if let first = type.inherited.first {
                rewriter.insert("AnyObject, ", atByte: file.tokens[first.lowerBound].range.lowerBound)
            } else {
                rewriter.insert(": AnyObject", atByte: file.tokens[type.nameEnd].range.upperBound)
            }
        }
    }
}
