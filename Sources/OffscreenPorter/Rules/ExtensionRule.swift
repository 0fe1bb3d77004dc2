/// Renames an override in an extension, which Linux does not allow, and adds to the class an
/// override that uses the renamed member. If a subclass overrides a member of an extension, that
/// member is renamed in the same way.
struct ExtensionRule {
    private var rewriters: [FileRewriter]
    private let declarations: Declarations
    private let overrides: [Override]

    static func apply(to rewriters: inout [FileRewriter], declarations: Declarations) {
        var rule = ExtensionRule(rewriters: rewriters, declarations: declarations, overrides: overrides(in: rewriters))
        rule.portExtensions()
        rewriters = rule.rewriters
    }

    private mutating func portExtensions() {
        for place in rewriters.indices {
            let file = rewriters[place].file
            for type in file.types
            where type.keyword == "extension" && !rewriters[place].isTokenExcluded(at: type.start) {
                for index in file.indices(of: "override")
                where file.isToken(index, directlyIn: type) && !rewriters[place].isTokenExcluded(at: index) {
                    port(memberAt: index, in: type, inFile: place)
                }
                for name in Set(overrides.map(\.name)).sorted() {
                    for index in file.indices(of: name)
                    where file.isToken(index, directlyIn: type) && rewriters[place].isTokenActive(at: index) {
                        let isOverridden = overrides.contains { other in
                            other.name == name && other.type != type.name
                                && declarations.ownAndAncestorNames(ofClass: other.type).contains(type.name)
                                && other.labels == FunctionSignature(file, at: index - 1)?.labels
                        }
                        guard isOverridden, ["func", "var"].contains(file[index - 1]),
                            file.modifiersAndAttributes(ofDeclaration: index - 1)
                                .isDisjoint(with: ["override", "private", "fileprivate", "static"])
                        else { continue }
                        port(memberAt: index - 1, in: type, inFile: place)
                    }
                }
            }
        }
    }

    /// A method or property that overrides another one.
    private struct Override {
        let type: String
        let name: String
        /// The argument labels of a method; nil for a property.
        let labels: [String]?
        let isInExtension: Bool
    }

    private static func overrides(in rewriters: [FileRewriter]) -> [Override] {
        rewriters.flatMap { rewriter in
            rewriter.activeIndices(of: "override").compactMap { index in
                let file = rewriter.file
                guard let type = file.enclosingType(ofMemberAt: index),
                    let keyword = file.declaration(around: index)?.keyword
                else {
                    return nil
                }
                return Override(
                    type: type.name, name: file[keyword + 1], labels: FunctionSignature(file, at: keyword)?.labels,
                    isInExtension: type.keyword == "extension")
            }
        }
    }

    private mutating func port(memberAt index: Int, in type: TypeDeclaration, inFile place: Int) {
        let file = rewriters[place].file
        let keyword = (index..<type.close).first { step in
            SourceFile.declarators.contains(file[step])
                && !SourceFile.isClassModifier(file[step], before: file[step + 1])
        }
        guard let keyword else { return }
        let start = file.start(ofDeclaration: keyword)
        let isOverride = file[index] == "override"
        let found = "\(isOverride ? "override " : "")\(file[keyword]) \(file[keyword + 1])"
        func reportManualEdit(advice reason: String) {
            rewriters[place].reportManualEdit(.extensionOverride, at: index, code: found, advice: reason)
        }

        let classPlaces = (declarations.classes[type.name] ?? []).filter { classPlace in
            let other = rewriters[classPlace.file]
            return other.isTokenActive(at: other.file.types[classPlace.type].start)
        }
        guard !classPlaces.isEmpty else {
            return reportManualEdit(advice: "none of these files declares \(type.name); use a subclass")
        }
        guard let isCompiled = file.isTokenCompiled(at: index) else {
            return reportManualEdit(advice: "move it into the class, because it is under a condition")
        }
        guard isCompiled else { return }
        let isPublic = classPlaces.contains { classPlace in
            let other = rewriters[classPlace.file].file
            return !other.modifiersAndAttributes(ofDeclaration: other.types[classPlace.type].start).isDisjoint(with: [
                "public", "open",
            ])
        }
        let modifiers = file.modifiersAndAttributes(ofDeclaration: keyword)
        if (start..<keyword).contains(where: { file[$0] == "unavailable" }),
            let member = file.memberOrTopLevelStatement(at: keyword)
        {
            // The added override could not call a method that is marked unavailable, so such a
            // method becomes a comment.
            if !rewriters[place].commentOut(
                member, as: .extensionOverride, code: found, missingName: "a call of an unavailable member")
            {
                reportManualEdit(advice: "delete it")
            }
            return
        }
        if ObjectiveCRuntimeRule.isMethodUncalledOnLinux(at: keyword + 1, in: rewriters[place]) {
            return reportManualEdit(advice: "nothing calls it on Linux; find another way")
        }
        let isOpen = modifiers.union(file.modifiersAndAttributes(ofDeclaration: type.start)).contains("open")
        var modifierText = isPublic && (isOverride || modifiers.contains("public")) ? "public " : ""
        if isPublic, isOpen { modifierText = "open " }
        if modifiers.contains("@discardableResult") { modifierText = "@discardableResult " + modifierText }
        if modifiers.contains("class") { modifierText += "class " }
        if modifiers.contains("nonisolated") { modifierText += "nonisolated " }
        if isOverride { modifierText += "override " }
        guard file.isWord(at: keyword + 1) else { return reportManualEdit(advice: "move it into the class") }
        let name = file[keyword + 1]
        let plain = name.withoutBackticks
        // Extensions of a class and of its subclass may not declare the same name. Where that could
        // happen, the new name contains the name of the class.
        let isShared =
            !isOverride
            || overrides.contains { other in
                other.isInExtension && other.name == name && other.type != type.name
                    && declarations.areRelated(other.type, type.name)
            }
        let renamed = "\(plain)InExtension" + (isShared ? "Of" + type.name.filter { $0 != "." } : "")
        let declaration: String
        if file[keyword] == "func", let signature = FunctionSignature(file, at: keyword) {
            guard !signature.parameters.contains(where: \.isVariadic) else {
                return reportManualEdit(advice: "move it into the class")
            }
            let parameters = signature.declaredParameters(withDefaultValues: true)
            declaration =
                """
                \(modifierText)func \(name)\(signature.generics)(\(parameters))\
                \(signature.effectsAndResult)\(signature.constraints) \
                { \(signature.callEffects)\(renamed)(\(signature.givenArguments)) }
                """
        } else if file[keyword] == "var", file[keyword + 2] == ":" {
            let end = FunctionSignature.endOfType(in: file, from: keyword + 3)
            guard file[end] == "{", file.matchingBracket[end] > end else {
                return reportManualEdit(advice: "move it into the class")
            }
            let close = file.matchingBracket[end]
            let inside = (end + 1..<close).filter { file.enclosingBracket[$0] == end && file.isWord(at: $0) }
            guard !inside.contains(where: { file[$0] == "willSet" }) else {
                return reportManualEdit(advice: "move it into the class")
            }
            if let observer = inside.first(where: { file[$0] == "didSet" }) {
                guard file[observer + 1] == "{", file.matchingBracket[observer + 1] == close - 1 else {
                    return reportManualEdit(advice: "move it into the class")
                }
                let type = file.text(ofTokens: keyword + 3..<end)
                rewriters[place].reportEdit(
                    .extensionOverride, at: index, code: found,
                    advice: "rename it to \(plain)DidSet, and call it from a property observer in the class")
                rewriters[place].delete(start..<keyword)
                rewriters[place].replace(
                    keyword..<end, with: "\(isPublic ? "public " : "")func \(plain)DidSet(_ oldValue: \(type)) ")
                rewriters[place].replace(observer..<observer + 1, with: "do")
                return addMember(
                    "\(modifierText)var \(name): \(type) { didSet { \(plain)DidSet(oldValue) } }", to: classPlaces)
            }
            let hasSetter = inside.contains { file[$0] == "set" }
            let body = hasSetter ? "get { \(renamed) } set { \(renamed) = newValue }" : renamed
            declaration = "\(modifierText)var \(name): \(file.text(ofTokens: keyword + 3..<end)) { \(body) }"
        } else {
            return reportManualEdit(advice: "move it into the class")
        }
        rewriters[place].reportEdit(
            .extensionOverride, at: index, code: found,
            advice: "rename it to \(renamed), and call it from an override in the class")
        if isOverride { rewriters[place].delete(index..<index + 1) }
        // The class may be in another file, from which private members are not visible, so
        // `private` and `fileprivate` are deleted. A function that is called from the override
        // needs no `open`.
        for step in start..<keyword
        where ["private", "fileprivate", "open"].contains(file[step]) && file[step + 1] != "(" {
            rewriters[place].delete(step..<step + 1)
        }
        rewriters[place].replace(keyword + 1..<keyword + 2, with: renamed)
        addMember(declaration, to: classPlaces)
    }

    private mutating func addMember(_ declaration: String, to classPlaces: [(file: Int, type: Int)]) {
        rewriters.addMember(declaration, to: classPlaces)
    }
}

extension [FileRewriter] {
    /// Reports overrides of methods that the ported code declares in an extension of a class of
    /// another module, such as `UIView`.
    mutating func reportOverridesOfExtensions(of declarations: Declarations) {
        for place in indices {
            let file = self[place].file
            for index in self[place].activeIndices(of: "func") {
                guard file.modifiersAndAttributes(ofDeclaration: index).contains("override"),
                    let type = file.enclosingType(ofMemberAt: index), type.keyword == "class",
                    let signature = FunctionSignature(file, at: index),
                    let base = declarations.externalExtension(withMethod: signature.name, labels: signature.labels)
                else { continue }
                self[place].reportManualEdit(
                    .extensionOverride, at: index, code: "override func \(signature.name)",
                    advice: "an extension of \(base) declares it; declare it in a class of your own, or rename it")
            }
        }
    }

    /// Adds a member at the end of each declaration of the class.
    mutating func addMember(_ declaration: String, to classPlaces: [(file: Int, type: Int)]) {
        for classPlace in classPlaces {
            let rewriter = self[classPlace.file]
            let type = rewriter.file.types[classPlace.type]
            let brace = rewriter.file.tokens[type.close].range.lowerBound
            let isFirst = !rewriter.edits.contains { $0.range == brace..<brace }
            // Unless the closing brace is on a new line, a semicolon separates the declaration from
            // a member before it. None is needed after the opening brace.
            var last = type.close - 1
            while last > type.open, rewriter.isTokenExcluded(at: last) { last -= 1 }
            let isAlone = rewriter.file.isTokenOnNewLine(at: type.close)
            let separator =
                if isAlone {
                    "    "
                } else if last == type.open || rewriter.file[last] == ";" {
                    " "
                } else {
                    "; "
                }
            self[classPlace.file].insert((isFirst ? separator : "") + declaration + "; ", atByte: brace)
        }
    }
}
