/// The names that ported code cannot use on Linux: names of UIKit that this package lacks, names
/// that the toolchain for Linux lacks, names of missing modules, and names whose declarations
/// became comments.
struct UnavailableNames {
    /// A property, function or other declaration that became a comment.
    struct RemovedMemberOrGlobal {
        /// The name of the enclosing type; empty for a global declaration.
        let owner: String
        /// The argument labels of a function; nil for other declarations.
        let labels: [String]?
    }

    private struct RemovedLocal {
        let file: Int
        let block: Range<Int>
    }

    private(set) var types: Set<String> = []
    private var members: [String: [RemovedMemberOrGlobal]] = [:]
    private var locals: [String: [RemovedLocal]] = [:]
    private var declared = DeclaredNames()

    init(_ rewriters: [FileRewriter]) {
        for rewriter in rewriters { declared.addNames(declaredIn: rewriter) }
    }

    mutating func add(type name: String) { types.insert(name) }

    /// Adds the name of a removed member. A name that is also the keyword of declarations, such as
    /// `class`, is ignored.
    mutating func add(member name: String, declaration removed: RemovedMemberOrGlobal) {
        if !SourceFile.declarators.contains(name) { members[name, default: []].append(removed) }
    }

    mutating func add(local name: String, inBlock block: Range<Int>, ofFile file: Int) {
        locals[name, default: []].append(RemovedLocal(file: file, block: block))
    }

    /// Returns the name at a token, if the name is unavailable; nil otherwise.
    func unavailableName(in rewriters: [FileRewriter], inFile place: Int, token index: Int) -> String? {
        let file = rewriters[place].file
        let word = file[index]
        if let name = MissingNames.missingName(in: rewriters[place], at: index, declaredNames: declared) { return name }
        if word.hasPrefix("UITableView"), !declared.types.contains(word) { return word }
        if let name = MissingModules.missingName(in: file, at: index) { return name }
        if let name = MissingToolchainNames.missingName(in: file, at: index, declaredNames: declared) { return name }
        if file[index - 1] != "." {
            let isLabel = file[index + 1] == ":"
            if types.contains(word), !isLabel || file[index - 1] == "extension" { return word }
            if !isLabel, locals[word]?.contains(where: { $0.file == place && $0.block.contains(index) }) == true {
                return word
            }
        }
        if let removed = members[word], refersToRemovedMember(removed, in: rewriters, inFile: place, at: index) {
            return word
        }
        return nil
    }

    private func refersToRemovedMember(
        _ removed: [RemovedMemberOrGlobal], in rewriters: [FileRewriter], inFile place: Int, at index: Int
    )
        -> Bool
    {
        let file = rewriters[place].file
        guard !file.isDeclaredName(at: index) || isShorthandBinding(in: file, at: index), file[index + 1] != ":" else {
            return false
        }
        let candidates = removed.filter {
            $0.labels == nil || mayRefer(toFunctionWithLabels: $0.labels!, at: index, in: file)
        }
        guard !candidates.isEmpty else { return false }
        let name = file[index]
        let isOfOther = file[index - 1] == "." && !["self", "Self", "super"].contains(file[index - 2])
        if isOfOther { return !DeclaredNames.sharedWithUIKit.contains(name) && !rewriters.declare(name) }
        var family: Set<String> = [""]
        var outer = file.innermostType(around: index)
        while let type = outer {
            family.formUnion(rewriters[place].declarations.ownAndAncestorNames(ofClass: type.name))
            outer = file.innermostType(around: type.start)
        }
        guard candidates.contains(where: { family.contains($0.owner) }) else { return false }
        let isStillDeclared = rewriters.declare(name) { other, place in
            guard let type = other.enclosingType(ofMemberAt: place), family.contains(type.name) else { return false }
            let labels = FunctionSignature(other, at: place - 1)?.labels
            return labels.map { mayRefer(toFunctionWithLabels: $0, at: index, in: file) } ?? true
        }
        return !isStillDeclared
            && (file[index - 1] == "." || isBoundToItself(in: file, at: index)
                || !mayBeLocal(name, in: file, at: index))
    }

    /// Whether the token is the value in `name = name`, as after `let`, or the name in `if let name
    /// {`.
    private func isBoundToItself(in file: SourceFile, at index: Int) -> Bool {
        file[index - 1] == "=" && file[index - 2] == file[index] || isShorthandBinding(in: file, at: index)
    }

    private func isShorthandBinding(in file: SourceFile, at index: Int) -> Bool {
        ["let", "var"].contains(file[index - 1]) && ["if", "guard", "while", ","].contains(file[index - 2])
            && ["{", "else", ","].contains(file[index + 1])
    }

    /// Whether the member around a token has a local declaration, a parameter or an argument label
    /// of that name.
    private func mayBeLocal(_ name: String, in file: SourceFile, at index: Int) -> Bool {
        guard let member = file.memberOrTopLevelStatement(at: index) else { return false }
        return file.indices(of: name).contains { place in
            member.contains(place) && file.enclosingType(ofMemberAt: place) == nil
                && (["let", "var"].contains(file[place - 1])
                    || file[place + 1] == ":" && file[file.enclosingBracket[place]] == "(")
        }
    }

    /// Whether the name at a token may refer to a function with these labels. A trailing closure or
    /// a default value may replace an argument. A name that is not called may refer to any
    /// function.
    private func mayRefer(toFunctionWithLabels labels: [String], at index: Int, in file: SourceFile) -> Bool {
        guard let close = file.closingParenthesis(ofOpeningAt: index + 1) else { return file[index + 1] != "(" }
        var rest = labels[...]
        for label in file.labels(ofCallWithArguments: index + 2..<close) {
            guard let place = rest.firstIndex(of: label) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }
}
