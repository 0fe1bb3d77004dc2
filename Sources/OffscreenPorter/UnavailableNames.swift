/// The names that ported code cannot use on Linux: names of UIKit that this package lacks, names that the toolchain for Linux lacks,
/// names of missing modules, and names whose declarations became comments.
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
    private let declared: DeclaredNames
    private let declarations: Declarations

    init(_ rewriters: [FileRewriter], _ declarations: Declarations) {
        var declared = DeclaredNames()
        for rewriter in rewriters { declared.addNames(declaredIn: rewriter) }
        self.declared = declared
        self.declarations = declarations
    }

    mutating func add(type name: String) { types.insert(name) }

    /// Adds the name of a removed member. A name that is also the keyword of declarations, such as `class`, is ignored.
    mutating func add(member name: String, declaration removed: RemovedMemberOrGlobal) {
        if !SourceFile.declarators.contains(name) { members[name, default: []].append(removed) }
    }

    mutating func add(local name: String, inBlock block: Range<Int>, ofFile file: Int) {
        locals[name, default: []].append(RemovedLocal(file: file, block: block))
    }

    /// Returns the name at a token, if the name is unavailable; nil otherwise.
    func unavailableName(in rewriters: [FileRewriter], inFile place: Int, token index: Int) -> String? {
        let file = rewriters[place].file
        let word = file.symbol(at: index)
        if let name = MissingNames.missingName(in: file, at: index, declaredNames: declared, declarations: declarations) { return name }
        if word.hasPrefix("UITableView"), !declared.types.contains(word) { return word }
        if let name = MissingModules.missingName(in: file, at: index) { return name }
        if let name = MissingToolchainNames.missingName(in: file, at: index, declaredNames: declared) { return name }
        let previous = file.symbol(at: index - 1)
        if types.contains(word), previous != ".", file.symbol(at: index + 1) != ":" || previous == "extension" { return word }
        if locals[word]?.contains(where: { $0.file == place && $0.block.contains(index) }) == true, previous != ".",
            file.symbol(at: index + 1) != ":"
        {
            return word
        }
        if let removed = members[word], refersToRemovedMember(removed, in: rewriters, inFile: place, at: index) { return word }
        return nil
    }

    private func refersToRemovedMember(_ removed: [RemovedMemberOrGlobal], in rewriters: [FileRewriter], inFile place: Int, at index: Int)
        -> Bool
    {
        let file = rewriters[place].file
        guard !SourceFile.declarators.contains(file.symbol(at: index - 1)) || isShorthandBinding(in: file, at: index),
            file.symbol(at: index + 1) != ":"
        else {
            return false
        }
        let candidates = removed.filter { $0.labels == nil || mayRefer(toFunctionWithLabels: $0.labels!, at: index, in: file) }
        guard !candidates.isEmpty else { return false }
        let name = file.symbol(at: index)
        let isOfOther = file.symbol(at: index - 1) == "." && !["self", "Self", "super"].contains(file.symbol(at: index - 2))
        if isOfOther { return !DeclaredNames.sharedWithUIKit.contains(name) && hasNoRemainingDeclaration(of: name, in: rewriters) }
        var family: Set<String> = [""]
        var step = file.enclosingTypeIndex[index]
        while step >= 0 {
            family.formUnion(declarations.ownAndAncestorNames(ofClass: file.types[step].name))
            step = file.enclosingTypeIndex[file.types[step].start]
        }
        guard candidates.contains(where: { family.contains($0.owner) }), !isDeclared(name, by: family, in: rewriters, file: file, at: index)
        else {
            return false
        }
        return file.symbol(at: index - 1) == "." || isBoundToItself(in: file, at: index) || !mayBeLocal(name, in: file, at: index)
    }

    /// Whether a type in `family` still declares a member to which the token may refer.
    private func isDeclared(_ name: String, by family: Set<String>, in rewriters: [FileRewriter], file: SourceFile, at index: Int) -> Bool {
        rewriters.contains { rewriter in
            rewriter.file.indices(of: name).contains { place in
                guard SourceFile.declarators.contains(rewriter.file.symbol(at: place - 1)), rewriter.isTokenActive(at: place),
                    let type = rewriter.file.enclosingType(ofMemberAt: place), family.contains(type.name)
                else { return false }
                let labels = FunctionSignature(rewriter.file, at: place - 1)?.labels
                return labels.map { mayRefer(toFunctionWithLabels: $0, at: index, in: file) } ?? true
            }
        }
    }

    /// Whether the token is the value in `name = name`, as after `let`, or the name in `if let name {`.
    private func isBoundToItself(in file: SourceFile, at index: Int) -> Bool {
        file.symbol(at: index - 1) == "=" && file.symbol(at: index - 2) == file.symbol(at: index) || isShorthandBinding(in: file, at: index)
    }

    private func isShorthandBinding(in file: SourceFile, at index: Int) -> Bool {
        ["let", "var"].contains(file.symbol(at: index - 1)) && ["if", "guard", "while", ","].contains(file.symbol(at: index - 2))
            && ["{", "else", ","].contains(file.symbol(at: index + 1))
    }

    /// Whether no remaining code declares the name.
    private func hasNoRemainingDeclaration(of name: String, in rewriters: [FileRewriter]) -> Bool {
        !rewriters.contains { rewriter in
            rewriter.file.indices(of: name).contains {
                SourceFile.declarators.contains(rewriter.file.symbol(at: $0 - 1)) && rewriter.isTokenActive(at: $0)
            }
        }
    }

    /// Whether the member around a token has a local declaration, a parameter or an argument label of that name.
    private func mayBeLocal(_ name: String, in file: SourceFile, at index: Int) -> Bool {
        guard let member = file.memberOrTopLevelStatement(at: index) else { return false }
        return file.indices(of: name).contains { place in
            member.contains(place) && file.enclosingType(ofMemberAt: place) == nil
                && (["let", "var"].contains(file.symbol(at: place - 1))
                    || file.symbol(at: place + 1) == ":" && file.symbol(at: file.enclosingBracket[place]) == "(")
        }
    }

    /// Whether the name at a token may refer to a function with these labels. A trailing closure or a default value may replace an argument. A name that
    /// is not called may refer to any function.
    private func mayRefer(toFunctionWithLabels labels: [String], at index: Int, in file: SourceFile) -> Bool {
        let open = index + 1
        guard file.symbol(at: open) == "(", file.matchingBracket[open] > open else { return file.symbol(at: open) != "(" }
        var rest = labels[...]
        for part in file.splitAtCommas(open + 1..<file.matchingBracket[open]) {
            let label = file.symbol(at: part.lowerBound + 1) == ":" ? file.symbol(at: part.lowerBound) : "_"
            guard let place = rest.firstIndex(of: label) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }
}
