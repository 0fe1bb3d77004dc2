/// Replaces `#selector(tapped(_:))` by a `Selector` that stores the method.
enum SelectorRule {
    static func apply(to rewriter: inout FileRewriter) {
        let file = rewriter.file
        for index in rewriter.activeIndices(of: "#selector") { port(at: index, in: &rewriter) }
        for index in rewriter.activeTokenIndices where ["NSSelectorFromString", "Selector"].contains(file[index]) {
            portSelectorFromString(at: index, in: &rewriter)
        }
    }

    /// Replaces `NSSelectorFromString("tapped:")` or `Selector("tapped:")` by a `Selector` that
    /// stores the method with this name in Objective-C.
    private static func portSelectorFromString(at index: Int, in rewriter: inout FileRewriter) {
        let file = rewriter.file
        var text = index + 1
        while file[text] == "(" { text += 1 }
        guard let close = file.closingParenthesis(ofOpeningAt: index + 1), close > text,
            let name = file.plainString(at: text),
            file[text + 1] == ")", file[index - 1] != ".", !hasSharedApplicationString(in: file, from: index)
        else { return }
        let whole = file.text(ofTokens: index..<close + 1)
        let type = file.innermostType(around: index)?.name
        guard let method = rewriter.declarations.reference(toObjectiveCName: name, preferring: type) else {
            return rewriter.reportManualEdit(
                .selector, at: index, code: whole,
                advice:
                    "the selector calls nothing; write Selector(\"\(name)\", calls: ), with the class and the method")
        }
        rewriter.port(index..<close + 1, as: .selector, to: "Selector(\"\(name)\", calls: \(method))")
    }

    /// Whether the first string literal among eight tokens is "sharedApplication". Code of app
    /// extensions finds the application by this selector, which `UIApplication` supports.
    ///
    /// - Parameter index: the index of the first of the eight tokens.
    static func hasSharedApplicationString(in file: SourceFile, from index: Int) -> Bool {
        guard let text = (index..<min(index + 8, file.tokens.count)).first(where: { file.tokens[$0].kind == .string })
        else { return false }
        return file.text(ofTokens: text..<text + 1) == "\"sharedApplication\""
    }

    private static func port(at index: Int, in rewriter: inout FileRewriter) {
        let file = rewriter.file
        let declarations = rewriter.declarations
        let first = index + 2
        guard let close = file.closingParenthesis(ofOpeningAt: index + 1), close > first else {
            return rewriter.reportManualEdit(
                .selector, at: index, code: "#selector", advice: "the parenthesis is not closed")
        }
        let whole = file.text(ofTokens: index..<close + 1)
        func reportManualEdit(advice reason: String) {
            rewriter.reportManualEdit(.selector, at: index, code: whole, advice: reason)
        }

        if ["getter", "setter"].contains(file[first]), file[first + 1] == ":" {
            return reportManualEdit(advice: "write a method that uses the property")
        }
        // Reads an expression such as `Outer.Inner<T>.method(label:) as (Type) -> Result`.
        var names: [Int] = []
        var step = first
        while file.isWord(at: step) {
            names.append(step)
            step = file.indexAfterAngleBrackets(at: step + 1)
            guard file[step] == "." else { break }
            step += 1
        }
        guard let last = names.last else { return reportManualEdit(advice: "the expression is not supported") }
        let baseName = file[last]
        var labels: [String]?
        var end = last + 1
        if let endOfLabels = file.closingParenthesis(ofOpeningAt: end), endOfLabels < close {
            labels = (end + 1..<endOfLabels).filter { file.isWord(at: $0) }.map { file[$0] }
            end = endOfLabels + 1
        }
        let enclosing = file.innermostType(around: index)
        var type = names.dropLast().map { file[$0] }.joined(separator: ".")
        if names.count == 1 || ["self", "Self"].contains(type) {
            guard let enclosing else { return reportManualEdit(advice: "name the class of the method") }
            type = enclosing.name
            if enclosing.keyword == "protocol" {
                return reportManualEdit(advice: "a method of a protocol cannot be used; name the class")
            }
        } else if let initial = type.first, initial.isLowercase {
            return reportManualEdit(advice: "name the class of \(type) instead")
        }
        if file[end] == "as" {
            // A method reference through a class takes an object as its first argument, so the
            // class is added to the written type.
            guard names.count == 1 || file[first] == "self" else {
                return reportManualEdit(advice: "write the labels instead of the type")
            }
            guard end + 1 < close else { return reportManualEdit(advice: "the expression is not supported") }
            rewriter.insert("(\(type)) -> ", beforeToken: end + 1)
        } else if end != close {
            return reportManualEdit(advice: "the expression is not supported")
        }

        let candidates = declarations.methods(named: baseName, of: type)
        if labels == nil, file[end] != "as", candidates.count > 1 {
            let marked = candidates.filter(\.isObjectiveC)
            guard marked.count == 1 else {
                return reportManualEdit(advice: "the class has several methods of that name; write the labels")
            }
            labels = marked[0].labels
            let written = labels!.isEmpty ? " as (\(type)) -> () -> Void" : "(\(labels!.map { $0 + ":" }.joined()))"
            rewriter.insert(written, afterToken: last)
        }
        let method = declarations.uniqueMethod(named: baseName, labels: labels, of: type)
        if method?.isStatic == true {
            return reportManualEdit(advice: "a static method; call it in a method of an object")
        }
        let known = method ?? declarations.method(named: baseName, labels: labels)
        let name = known?.objectiveCName ?? objectiveCName(baseName, labels: labels ?? known?.labels)
        let isProtocol =
            declarations.protocols[type] != nil
            || type.hasPrefix("UI") && ["Delegate", "DataSource"].contains(where: type.hasSuffix)
        if isProtocol, names.count > 1 {
            rewriter.reportEdit(
                .selector, at: index, code: whole, advice: "write Selector(\"\(name)\"), which calls nothing")
            return rewriter.replace(index..<close + 1, with: "Selector(\"\(name)\")")
        }
        rewriter.replace(index..<index + 1, with: "Selector")
        rewriter.insert("\"\(name)\", calls: \(names.count == 1 ? "\(type)." : "")", beforeToken: first)
        var reference = file.text(ofTokens: first..<close)
        if names.count == 1 {
            reference = "\(type).\(reference)"
        } else if ["self", "Self"].contains(file[first]) {
            rewriter.replace(first..<first + 1, with: type)
            reference = type + file.text(ofTokens: first + 1..<close)
        }
        rewriter.reportEdit(
            .selector, at: index, code: whole, advice: "write Selector(\"\(name)\", calls: \(reference))")
    }

    private static let prepositions = [
        "about", "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "for", "from", "in",
        "inside", "into",
        "like", "near", "of", "off", "on", "onto", "over", "per", "since", "than", "through", "to", "toward", "towards",
        "under", "until",
        "up", "upon", "via", "with", "within", "without",
    ]

    /// Returns the name that Swift gives a method in Objective-C. Without known labels the result
    /// is only the base name.
    static func objectiveCName(_ name: String, labels: [String]?) -> String {
        let plain = name.withoutBackticks
        guard let labels, let first = labels.first else { return plain }
        var result = plain
        if first != "_" {
            let isPreposition = prepositions.contains { word in
                guard first.hasPrefix(word) else { return false }
                return first.dropFirst(word.count).first.map { !$0.isLowercase } ?? true
            }
            result += (isPreposition ? "" : "With") + first.beginningUppercased
        }
        return result + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }
}
