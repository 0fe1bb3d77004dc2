/// Removes `@objc`, `@objcMembers`, `@IBOutlet` and `dynamic`. Lets protocols that were `@objc`
/// inherit `AnyObject`, unless they inherit it or `NSObjectProtocol` already.
enum AttributeRule {
    private static let removedAttributes: [String: Incompatibility] = [
        "objc": .objectiveC, "objcMembers": .objectiveC, "IBOutlet": .outlet,
    ]

    static func apply(to rewriter: inout FileRewriter) {
        let file = rewriter.file
        for index in rewriter.activeIndices(of: "@")
        where file.isWord(at: index + 1) && file.tokenTouchesPrevious(at: index + 1) {
            guard let kind = removedAttributes[file[index + 1]] else { continue }
            var end = index + 2
            if file.tokenTouchesPrevious(at: end), let close = file.closingParenthesis(ofOpeningAt: end) {
                end = close + 1
            }
            // An `@` begins an attribute of a declaration only if a declaration, another attribute
            // or a directive follows.
            guard end < file.tokens.count,
                file.isWord(at: end) || file[end] == "@" || file.tokens[end].kind == .directive
            else { continue }
            rewriter.reportEdit(
                kind, at: index, code: file.text(ofTokens: index..<end),
                advice: kind == .outlet ? "delete it; set it by code" : "delete it"
            )
            rewriter.delete(index..<end)
        }
        for index in rewriter.activeIndices(of: "dynamic") where file.enclosingType(ofMemberAt: index) != nil {
            // `dynamic` is a modifier, and not a property's name, only if a declaration, another
            // modifier or an attribute follows.
            let next = file[index + 1]
            guard file.isWord(at: index), !["case", ".", ","].contains(file[index - 1]),
                next == "@" || SourceFile.modifiersAndDeclarators.contains(next)
            else { continue }
            rewriter.reportEdit(.dynamicMember, at: index, code: "dynamic", advice: "delete it")
            rewriter.delete(index..<index + 1)
        }
        for type in file.types where type.keyword == "protocol" && file.isTokenCompiled(at: type.start) != false {
            guard file.modifiersAndAttributes(ofDeclaration: type.start).contains("@objc"),
                Set(type.inheritedNames).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"])
            else { continue }
            rewriter.reportEdit(
                .objectiveC, at: type.start, code: "protocol \(type.name)", advice: "let it inherit AnyObject")
            if let first = type.inherited.first {
                rewriter.insert("AnyObject, ", beforeToken: first.lowerBound)
            } else {
                rewriter.insert(": AnyObject", afterToken: type.nameEnd)
            }
        }
    }
}
