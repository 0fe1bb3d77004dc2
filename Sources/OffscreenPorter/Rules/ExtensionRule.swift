/// An override in an extension is renamed, and the class gets an override that calls it. So is a method of an extension that a subclass
/// overrides.
enum ExtensionRule {
    static func apply(_ drafts: inout [Draft], _ declarations: Declarations) {
        let overrides = overrides(in: drafts)
        for place in drafts.indices {
            let file = drafts[place].file
            for type in file.types where type.keyword == "extension" && !drafts[place].isIgnored(type.start) {
                for index in file.places(of: "override") where file.isMember(index, of: type) && !drafts[place].isIgnored(index) {
                    port(index, in: type, place, &drafts, declarations, overrides)
                }
                for name in Set(overrides.map(\.name)).sorted() {
                    for index in file.places(of: name) where file.isMember(index, of: type) && drafts[place].isLive(index) {
                        let isOverridden = overrides.contains { other in
                            other.name == name && other.type != type.name && declarations.ancestors(of: other.type).contains(type.name)
                                && other.labels == FunctionSignature(file, at: index - 1)?.labels
                        }
                        guard isOverridden, ["func", "var"].contains(file.word(index - 1)),
                            file.modifiers(ofDeclaration: index - 1).isDisjoint(with: ["override", "private", "fileprivate", "static"])
                        else { continue }
                        port(index - 1, in: type, place, &drafts, declarations, overrides)
                    }
                }
            }
        }
    }

    /// The method or property of a type that overrides another one.
    private struct Override {
        let type: String
        let name: String
        /// Of a method.
        let labels: [String]?
        let isInExtension: Bool
    }

    private static func overrides(in drafts: [Draft]) -> [Override] {
        drafts.flatMap { draft in
            draft.file.places(of: "override").compactMap { index in
                guard draft.isLive(index), let type = draft.file.typeOfMember(index), let member = draft.file.member(at: index),
                    let keyword = draft.file.declarator(in: member)
                else { return nil }
                return Override(
                    type: type.name, name: draft.file.word(keyword + 1), labels: FunctionSignature(draft.file, at: keyword)?.labels,
                    isInExtension: type.keyword == "extension")
            }
        }
    }

    private static func port(
        _ index: Int, in type: TypeDeclaration, _ place: Int, _ drafts: inout [Draft], _ declarations: Declarations, _ overrides: [Override]
    ) {
        let file = drafts[place].file
        guard let keyword = (index..<type.close).first(where: { SourceFile.declarators.contains(file.word($0)) && !isModifier(file, $0) })
        else { return }
        let start = file.start(ofDeclaration: keyword)
        let isOverride = file.word(index) == "override"
        let found = "\(isOverride ? "override " : "")\(file.word(keyword)) \(file.word(keyword + 1))"
        func leave(_ why: String) { drafts[place].left(.extensionOverride, at: index, found, why) }

        let homes = (declarations.classes[type.name] ?? []).filter { home in
            let other = drafts[home.file].file
            return other.isCompiled(other.types[home.type].start) != false && !drafts[home.file].isIgnored(other.types[home.type].start)
        }
        guard !homes.isEmpty else {
            return leave("\(type.name) is not among these files: subclass it")
        }
        switch file.isCompiled(index) {
        case false: return
        case nil: return leave("move it into the class: it stands under a condition")
        default: break
        }
        let isPublic = homes.contains { home in
            let other = drafts[home.file].file
            let modifiers = other.modifiers(ofDeclaration: other.types[home.type].start)
            return modifiers.contains("public") || modifiers.contains("open")
        }
        let modifiers = file.modifiers(ofDeclaration: keyword)
        if (start..<keyword).contains(where: { file.word($0) == "unavailable" }), let member = file.member(at: keyword) {
            // Nobody may call it.
            if !drafts[place].comment(member, .extensionOverride, found, "a call of what is unavailable") { leave("delete it") }
            return
        }
        if RuntimeRule.isOfTheRuntime(file.word(keyword + 1)) { return leave("nothing calls it: write what it is for in another way") }
        let isOpen = modifiers.union(file.modifiers(ofDeclaration: type.start)).contains("open")
        var kept = isPublic && (isOverride || modifiers.contains("public")) ? "public " : ""
        if isPublic, isOpen { kept = "open " }
        if modifiers.contains("@discardableResult") { kept = "@discardableResult " + kept }
        if modifiers.contains("class") { kept += "class " }
        if modifiers.contains("nonisolated") { kept += "nonisolated " }
        if isOverride { kept += "override " }
        guard let name = file.isWord(keyword + 1) ? file.word(keyword + 1) : nil else { return leave("move it into the class") }
        let plain = name.filter { $0 != "`" }
        // Extensions of two classes of one family may not have the same name.
        let isShared =
            !isOverride
            || overrides.contains { other in
                other.isInExtension && other.name == name && other.type != type.name
                    && (declarations.ancestors(of: other.type).contains(type.name)
                        || declarations.ancestors(of: type.name).contains(other.type))
            }
        let renamed = "\(plain)InExtension" + (isShared ? "Of" + type.name.filter { $0 != "." } : "")
        let declaration: String
        if file.word(keyword) == "func", let signature = FunctionSignature(file, at: keyword) {
            guard !signature.parameters.contains(where: \.isVariadic) else { return leave("move it into the class") }
            declaration =
                "\(kept)func \(name)\(signature.generics)(\(signature.declaredParameters))\(signature.effectsAndResult)"
                + "\(signature.constraints) { \(signature.callEffects)\(renamed)(\(signature.givenArguments)) }"
        } else if file.word(keyword) == "var", file.word(keyword + 2) == ":" {
            let end = FunctionSignature.endOfType(file, from: keyword + 3)
            guard file.word(end) == "{", file.partner[end] > end else { return leave("move it into the class") }
            let inside = (end + 1..<file.partner[end]).filter { file.outer[$0] == end && file.isWord($0) }.map { file.word($0) }
            guard !inside.contains("willSet") else { return leave("move it into the class") }
            if let observer = (end + 1..<file.partner[end]).first(where: { file.outer[$0] == end && file.word($0) == "didSet" }) {
                guard file.word(observer + 1) == "{", file.partner[observer + 1] == file.partner[end] - 1 else {
                    return leave("move it into the class")
                }
                let type = file.text(keyword + 3..<end)
                drafts[place].mended(
                    .extensionOverride, at: index, found, "make it \(plain)DidSet, and call it when the class's property is set")
                drafts[place].delete(start..<keyword)
                drafts[place].replace(keyword..<end, with: "\(isPublic ? "public " : "")func \(plain)DidSet(_ oldValue: \(type)) ")
                drafts[place].replace(observer..<observer + 1, with: "do")
                return put("\(kept)var \(name): \(type) { didSet { \(plain)DidSet(oldValue) } }", into: homes, &drafts)
            }
            let setter = inside.contains("set") ? " set { \(renamed) = newValue }" : ""
            let body = setter.isEmpty ? renamed : "get { \(renamed) }\(setter)"
            declaration = "\(kept)var \(name): \(file.text(keyword + 3..<end)) { \(body) }"
        } else {
            return leave("move it into the class")
        }
        drafts[place].mended(
            .extensionOverride, at: index, found, "rename it to \(renamed), and call it from an override in the class")
        if isOverride { drafts[place].delete(index..<index + 1) }
        // What only the file may see, the class could not call from another one.
        for step in start..<keyword where ["private", "fileprivate", "open"].contains(file.word(step)) && file.word(step + 1) != "(" {
            drafts[place].delete(step..<step + 1)
        }
        drafts[place].replace(keyword + 1..<keyword + 2, with: renamed)
        put(declaration, into: homes, &drafts)
    }

    /// Writes a member at the end of the class, in each of its declarations.
    private static func put(_ declaration: String, into homes: [(file: Int, type: Int)], _ drafts: inout [Draft]) {
        for home in homes {
            let other = drafts[home.file].file
            let brace = other.tokens[other.types[home.type].close].range.lowerBound
            let isFirst = !drafts[home.file].edits.contains { $0.range == brace..<brace }
            let isAlone = other.isOnNewLine(other.types[home.type].close)
            drafts[home.file].insert((isFirst ? isAlone ? "    " : "; " : "") + declaration + "; ", at: brace)
        }
    }

    /// `class` before `func` is a modifier.
    private static func isModifier(_ file: SourceFile, _ index: Int) -> Bool {
        file.word(index) == "class" && SourceFile.modifiers.union(SourceFile.declarators).contains(file.word(index + 1))
    }
}
