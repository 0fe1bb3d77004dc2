extension SourceFile {
    /// The argument labels of all functions and initialisers, by the name of the function, each with
    /// whether every such parameter has a default value. The name of an initialiser is the last part
    /// of its type's name.
    var labelsWithDefault: [String: [String: Bool]] {
        var all: [String: [String: Bool]] = [:]
        for index in indices(of: "func") + indices(of: "init") {
            let isInitializer = self[index] == "init"
            guard let type = isInitializer ? enclosingType(ofMemberAt: index)?.name : self[index + 1],
                let labels = labelsWithDefault(ofFunction: index)
            else { continue }
            all[Self.lastPart(ofName: type), default: [:]].merge(labels) { $0 && $1 }
        }
        return all
    }

    /// Returns the argument labels of a function, each with whether its parameter has a default
    /// value; nil if the function has no parameter list.
    ///
    /// - Parameter index: the index of the word `func` or `init`.
    func labelsWithDefault(ofFunction index: Int) -> [String: Bool]? {
        var open = index + (self[index] == "func" ? 2 : 1)
        if ["?", "!"].contains(self[open]) { open += 1 }
        open = indexAfterAngleBrackets(at: open)
        guard let close = closingParenthesis(ofOpeningAt: open) else { return nil }
        var labels: [String: Bool] = [:]
        for part in splitAtCommas(open + 1..<close) {
            guard let label = indexOfLabel(ofParameter: part), self[label] != "_" else { continue }
            let hasDefault = part.contains { self[$0] == "=" && enclosingBracket[$0] == open }
            labels[self[label]] = (labels[self[label]] ?? true) && hasDefault
        }
        return labels
    }
}

extension SourceFile {
    /// Whether the head of a closure, such as `(a) in`, goes on after the list of its captured
    /// values.
    func isClosureHead(after close: Int) -> Bool {
        var step = close + 1
        if let parameters = closingParenthesis(ofOpeningAt: step) { step = parameters + 1 }
        while isWord(at: step) && self[step] != "in" || [",", "-", "->", "."].contains(self[step]) { step += 1 }
        return self[step] == "in"
    }
}

extension FileRewriter {
    /// Whether the name at a token is that of a generic parameter of a function or a type around it.
    func isGenericParameter(at index: Int) -> Bool {
        let name = file[index]
        guard file[index - 1] != "." else { return false }
        var outer = file.innermostType(around: index)
        if let header = file.types.last(where: { ($0.start..<$0.open).contains(index) }) { outer = header }
        while let type = outer {
            if declarations.genericParameters[type.name]?.contains(name) == true { return true }
            outer = file.innermostType(around: type.start)
        }
        guard let (_, keyword) = file.declaration(around: index),
            ["func", "init", "subscript", "typealias"].contains(file[keyword])
        else { return false }
        let hasName = ["func", "typealias"].contains(file[keyword])
        return file.genericParameters(inListAt: keyword + (hasName ? 2 : 1)).contains(name)
    }
}

extension [FileRewriter] {
    /// Returns the type of the variable, constant or parameter before a dot, if its declaration
    /// states the type or calls an initialiser; nil if the type is not known.
    func typeOfReceiver(beforeDotAt dot: Int, inFile place: Int) -> String? {
        let file = self[place].file
        let receiver = ["?", "!"].contains(file[dot - 1]) ? dot - 2 : dot - 1
        guard file.isWord(at: receiver) else { return nil }
        let name = file[receiver]
        let isMember = file[receiver - 1] == "."
        if !isMember, name.first?.isUppercase == true { return name }
        let own = file.indices(of: name).filter { isMember ? file.enclosingType(ofMemberAt: $0) != nil : true }
        let before = own.filter { $0 < receiver }.reversed()
        if let type = (before + own.filter { $0 > receiver }).lazy.compactMap({ file.declaredType(ofNameAt: $0) }).first
        {
            return type
        }
        let others = lazy.compactMap { rewriter in
            rewriter.file.indices(of: name).lazy.compactMap {
                rewriter.file.enclosingType(ofMemberAt: $0) == nil ? nil : rewriter.file.declaredType(ofNameAt: $0)
            }.first
        }
        return others.first
    }
}

extension SourceFile {
    /// Returns the type that the declaration of the name at a token states, or the class that its
    /// value makes; nil if the token is not in such a declaration.
    fileprivate func declaredType(ofNameAt index: Int) -> String? {
        let isVariable = ["let", "var"].contains(self[index - 1])
        if self[index + 1] == ":", isVariable || isParameterName(at: index) {
            var type = index + 2
            while ["any", "some", "inout"].contains(self[type]) { type += 1 }
            guard self[type].first?.isUppercase == true else { return nil }
            var name = self[type]
            while self[type + 1] == ".", isWord(at: type + 2) {
                type += 2
                name += "." + self[type]
            }
            return name
        }
        guard isVariable, self[index + 1] == "=", self[index + 2].first?.isUppercase == true,
            self[index + 3] == "(" || has(".", "init", at: index + 3)
        else { return nil }
        return self[index + 2]
    }
}
