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

    /// The full names of removed types and aliases, such as `Outer.Inner`, by their last parts.
    private var types: [String: Set<String>] = [:]
    /// For each removed name, the missing name that caused its removal.
    private var causes: [String: String] = [:]
    private var members: [String: [RemovedMemberOrGlobal]] = [:]
    private var locals: [String: [RemovedLocal]] = [:]
    private var declared = DeclaredNames()

    init(_ rewriters: [FileRewriter]) {
        for rewriter in rewriters { declared.addNames(declaredIn: rewriter) }
    }

    mutating func add(type name: String, dueTo cause: String) {
        let last = SourceFile.lastPart(ofName: name)
        types[last, default: []].insert(name)
        if causes[last] == nil { causes[last] = cause }
    }

    /// Adds the name of a removed member. A name that is also the keyword of declarations, such as
    /// `class`, is ignored.
    mutating func add(member name: String, declaration removed: RemovedMemberOrGlobal, dueTo cause: String) {
        guard !SourceFile.declarators.contains(name) else { return }
        members[name, default: []].append(removed)
        if causes[name] == nil { causes[name] = cause }
    }

    mutating func add(local name: String, inBlock block: Range<Int>, ofFile file: Int, dueTo cause: String) {
        locals[name, default: []].append(RemovedLocal(file: file, block: block))
        if causes[name] == nil { causes[name] = cause }
    }

    /// Returns the missing name that is the reason why a name is unavailable.
    func cause(ofName name: String) -> String {
        causes[name] ?? name
    }

    /// Returns the name at a token, if the name is unavailable; nil otherwise.
    func unavailableName(in rewriters: [FileRewriter], inFile place: Int, token index: Int) -> String? {
        guard let name = unavailableNameIgnoringGenerics(in: rewriters, inFile: place, token: index),
            !rewriters[place].isGenericParameter(at: index)
        else { return nil }
        return name
    }

    private func unavailableNameIgnoringGenerics(in rewriters: [FileRewriter], inFile place: Int, token index: Int)
        -> String?
    {
        let file = rewriters[place].file
        let word = file[index]
        if let name = MissingNames.missingName(in: rewriters[place], at: index, declaredNames: declared) { return name }
        if let name = MissingModules.missingName(in: file, at: index) { return name }
        if let name = MissingToolchainNames.missingName(in: file, at: index, declaredNames: declared) { return name }
        if file[index - 1] != "." {
            let isLabel = file[index + 1] == ":"
            if !isLabel || file[index - 1] == "extension", refersToRemovedType(in: rewriters, inFile: place, at: index)
            {
                return word
            }
            if !isLabel, locals[word]?.contains(where: { $0.file == place && $0.block.contains(index) }) == true {
                return word
            }
        } else if refersToRemovedType(in: rewriters, inFile: place, at: index) {
            return word
        }
        if let removed = members[word], refersToRemovedMember(removed, in: rewriters, inFile: place, at: index) {
            return word
        }
        return nil
    }

    /// Whether the name at a token is that of a removed type: by Swift's rules the innermost type
    /// around the token that has a type of the name, or one of its superclasses, decides. A name
    /// after a dot is looked up with the names before it.
    private func refersToRemovedType(in rewriters: [FileRewriter], inFile place: Int, at index: Int) -> Bool {
        let file = rewriters[place].file
        guard let removed = types[file[index]] else { return false }
        var name = file[index]
        var first = index
        while file[first - 1] == ".", file.isWord(at: first - 2) {
            first -= 2
            name = "\(file[first]).\(name)"
        }
        if file[first - 1] == "." || first < index && file[first].first?.isUppercase != true { return false }
        var outer = file.innermostType(around: index)
        while let type = outer {
            for scope in rewriters[place].declarations.ownAndAncestorNames(ofClass: type.name) {
                if removed.contains("\(scope).\(name)") { return true }
                if declared.types.contains("\(scope).\(name)") { return false }
            }
            outer = file.innermostType(around: type.start)
        }
        return removed.contains(name)
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
        if isOfOther {
            // The type may also be a generic parameter, or a class of UIKit with a member of the name.
            if let type = rewriters.typeOfReceiver(beforeDotAt: index - 1, inFile: place),
                rewriters[place].declarations.types.contains(type)
            {
                let family = rewriters[place].declarations.ownAndAncestorNames(ofClass: type)
                return candidates.contains { family.contains($0.owner) }
                    && !rewriters.declare(name) { other, place in
                        other.enclosingType(ofMemberAt: place).map { family.contains($0.name) } == true
                    }
            }
            return !DeclaredNames.sharedWithUIKit.contains(name) && !rewriters.declare(name)
        }
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

    /// Whether the member around a token has a local declaration or a parameter of that name.
    private func mayBeLocal(_ name: String, in file: SourceFile, at index: Int) -> Bool {
        guard let member = file.memberOrTopLevelStatement(at: index) else { return false }
        return file.indices(of: name).contains { place in
            member.contains(place) && file.enclosingType(ofMemberAt: place) == nil
                && (["let", "var", "for"].contains(file[place - 1]) || file.isParameterName(at: place))
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
