/// Names of UIKit that this package lacks are named and left, except where the ported code declares them.
enum MissingNameRule {
    private static let advice =
        "this package lacks it: declare what you need of it under #if os(Linux), or leave the place out with #if !os(Linux)"
    private static let modules: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics"]

    static func apply(_ drafts: inout [Draft], _ declarations: Declarations) {
        var declared = DeclaredNames()
        for draft in drafts { declared.read(draft) }
        for place in drafts.indices { find(in: &drafts[place], declared, declarations) }
    }

    private static func find(in draft: inout Draft, _ declared: DeclaredNames, _ declarations: Declarations) {
        let file = draft.file
        var told: Set<String> = []
        for index in draft.live where file.isWord(index) {
            guard
                let name = type(file, index, declared) ?? member(file, index, declared) ?? initializer(file, index, declared, declarations),
                told.insert("\(file.line(ofToken: index)) \(name)").inserted
            else { continue }
            draft.left(.missingName, at: index, name, advice)
        }
    }

    /// The name of a type, a function or a constant, or of a type inside of another one.
    private static func type(_ file: SourceFile, _ index: Int, _ declared: DeclaredNames) -> String? {
        if file.word(index - 1) == "@" || file.word(index - 1) == "." && !modules.contains(file.word(index - 2)) { return nil }
        var name = file.word(index)
        var end = index
        while true {
            if MissingNames.types.contains(name) { return declared.types.contains(name) ? nil : name }
            guard file.word(end + 1) == ".", file.isWord(end + 2), end < index + 4 else { return nil }
            end += 2
            name += "." + file.word(end)
        }
    }

    /// The name of a member that is used or overridden.
    private static func member(_ file: SourceFile, _ index: Int, _ declared: DeclaredNames) -> String? {
        let name = file.word(index)
        guard MissingNames.members.contains(name), !declared.members.contains(name) else { return nil }
        let previous = file.word(index - 1)
        if previous == "." { return name }
        if DeclaredNames.declarators.contains(previous) {
            return file.modifiers(ofDeclaration: index - 1).contains("override") ? name : nil
        }
        return declared.locals.contains(name) ? nil : name
    }

    /// The call of an initialiser with a label that no initialiser of the class has: "UIRefreshControl(frame:primaryAction:)".
    private static func initializer(
        _ file: SourceFile, _ index: Int, _ declared: DeclaredNames, _ declarations: Declarations
    ) -> String? {
        var name = file.word(index)
        var open = index + 1
        if name == "super", file.word(open) == ".", file.word(open + 1) == "init", file.enclosing[index] >= 0 {
            name = declarations.foreignParent(of: file.types[file.enclosing[index]].name) ?? ""
            open += 2
        } else if file.word(index - 1) == ".", !modules.contains(file.word(index - 2)) {
            return nil
        } else if file.word(open) == ".", file.word(open + 1) == "init" {
            open += 2
        }
        guard let known = MissingNames.labels[name], !declared.types.contains(name), file.word(open) == "(", file.partner[open] > open
        else { return nil }
        let labels = file.split(open + 1..<file.partner[open]).map { part in
            file.word(part.lowerBound + 1) == ":" ? file.word(part.lowerBound) : "_"
        }
        guard labels.contains(where: { $0 != "_" && !known.contains($0) && !declared.labels.contains($0) }) else { return nil }
        return "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }
}

/// The names that ported code declares itself.
struct DeclaredNames {
    static let declarators: Set<String> = ["func", "var", "let", "case"]

    /// Types as `Outer.Inner`, and functions and constants.
    private(set) var types: Set<String> = []
    /// Members of types, and functions and constants.
    private(set) var members: Set<String> = []
    /// Constants in functions, parameters, and the labels of arguments.
    private(set) var locals: Set<String> = []
    /// The labels of initialisers in extensions.
    private(set) var labels: Set<String> = []

    mutating func read(_ draft: Draft) {
        let file = draft.file
        for type in file.types where type.keyword != "extension" && !draft.isIgnored(type.start) && file.isCompiled(type.start) != false {
            types.insert(type.name)
        }
        for index in draft.live where file.isWord(index) {
            let word = file.word(index)
            if word == "typealias" || word == "associatedtype" {
                let outer = file.typeOfMember(index).map { $0.name + "." } ?? ""
                types.insert(outer + file.word(index + 1))
            }
            if Self.declarators.contains(word) { read(draft, declarator: index) }
            if word == "init", file.typeOfMember(index)?.keyword == "extension" { labels.formUnion(file.labels(ofInitializer: index)) }
            if word == "in" { read(draft, closure: index) }
            if file.word(index + 1) == ":" || file.word(index + 1) == "in", word.first?.isLowercase == true { locals.insert(word) }
        }
    }

    /// The names after `func`, `var`, `let` or `case`.
    private mutating func read(_ draft: Draft, declarator index: Int) {
        let file = draft.file
        guard !file.modifiers(ofDeclaration: index).contains("override") else { return }
        let isGlobal = file.outer[index] == -1 && !["if", "guard", "while", "for", ","].contains(file.word(index - 1))
        let isMember = file.typeOfMember(index) != nil
        var step = index + 1
        while file.isWord(step) {
            if isMember || isGlobal { members.insert(file.word(step)) } else { locals.insert(file.word(step)) }
            if isGlobal { types.insert(file.word(step)) }
            step += 1
            if file.word(step) == "(", file.partner[step] > step { step = file.partner[step] + 1 }
            guard file.word(step) == "," else { return }
            step += 1
        }
    }

    /// The names before the word `in`, with or without brackets around them.
    private mutating func read(_ draft: Draft, closure index: Int) {
        let file = draft.file
        var step = index - 1
        if file.word(step) == ")" { step -= 1 }
        while file.isWord(step) {
            locals.insert(file.word(step))
            guard file.word(step - 1) == "," else { return }
            step -= 2
        }
    }
}
