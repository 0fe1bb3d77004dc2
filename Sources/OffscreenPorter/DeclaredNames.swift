/// The names that the ported code declares.
struct DeclaredNames {
    static let declarators: Set<String> = ["func", "var", "let", "case"]

    /// Names of members that types of UIKit or of other modules may declare, too. Such a name after
    /// a dot may refer to such a member instead of a member in the ported code.
    static let sharedWithUIKit: Set<String> = [
        "delegate", "dataSource", "view", "frame", "title", "text", "image", "label", "count", "reloadData",
        "backgroundView",
        "contentView", "indexPath", "section", "sections", "items", "item", "update", "apply", "size", "layout",
        "description", "name",
        "value",
    ]

    /// Names of types, such as `Outer.Inner`, and of global functions, variables and constants.
    private(set) var types: Set<String> = []
    /// Names of members of types, without overrides, and of global functions, variables and
    /// constants.
    private(set) var members: Set<String> = []
    /// Names of local declarations, and lowercase names before a colon or `in`: parameters,
    /// argument labels and also some members.
    private(set) var locals: Set<String> = []
    /// Argument labels of the initialisers in extensions.
    private(set) var labels: Set<String> = []

    mutating func addNames(declaredIn rewriter: FileRewriter) {
        let file = rewriter.file
        for type in file.types where type.keyword != "extension" && rewriter.isTokenActive(at: type.start) {
            types.insert(type.name)
        }
        for index in rewriter.activeTokenIndices where file.isWord(at: index) {
            let word = file[index]
            if word == "typealias" || word == "associatedtype" {
                let outer = file.enclosingType(ofMemberAt: index).map { $0.name + "." } ?? ""
                types.insert(outer + file[index + 1])
            }
            if Self.declarators.contains(word) { addNames(in: rewriter, afterKeywordAt: index) }
            if word == "init", file.enclosingType(ofMemberAt: index)?.keyword == "extension" {
                labels.formUnion(file.labels(ofInitializer: index))
            }
            if word == "in" { addNames(in: rewriter, beforeInKeywordAt: index) }
            if [":", "in"].contains(file[index + 1]), word.first?.isLowercase == true { locals.insert(word) }
        }
    }

    /// Adds the names after `func`, `var`, `let` or `case`.
    private mutating func addNames(in rewriter: FileRewriter, afterKeywordAt index: Int) {
        let file = rewriter.file
        guard !file.modifiersAndAttributes(ofDeclaration: index).contains("override") else { return }
        let isGlobal =
            file.enclosingBracket[index] == -1 && !["if", "guard", "while", "for", ","].contains(file[index - 1])
        let isMember = file.enclosingType(ofMemberAt: index) != nil
        var step = index + 1
        while file.isWord(at: step) {
            if isMember || isGlobal { members.insert(file[step]) } else { locals.insert(file[step]) }
            if isGlobal { types.insert(file[step]) }
            step += 1
            if let close = file.closingParenthesis(ofOpeningAt: step) { step = close + 1 }
            guard file[step] == "," else { return }
            step += 1
        }
    }

    /// Adds the names before the word `in`, such as the parameters of a closure, with or without
    /// parentheses around them.
    private mutating func addNames(in rewriter: FileRewriter, beforeInKeywordAt index: Int) {
        let file = rewriter.file
        var step = index - 1
        if file[step] == ")" { step -= 1 }
        while file.isWord(at: step) {
            locals.insert(file[step])
            guard file[step - 1] == "," else { return }
            step -= 2
        }
    }
}
