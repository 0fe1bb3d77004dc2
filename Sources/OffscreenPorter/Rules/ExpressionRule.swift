/// Replaces `#keyPath`, `#colorLiteral`, `#imageLiteral`, some members of `AnyObject`, initialisers
/// that Linux lacks, an empty array as the default of a `CVarArg`, and `abs` in extensions of
/// CGFloat by expressions that compile on Linux. Reports some expressions that cannot be replaced.
enum ExpressionRule {
    static func apply(to rewriter: inout FileRewriter) {
        let file = rewriter.file
        for index in rewriter.activeTokenIndices {
            switch file[index] {
            case "#keyPath": portKeyPath(at: index, in: &rewriter)
            case "#colorLiteral" where file[index + 1] == "(":
                rewriter.port(index..<index + 1, as: .colorLiteral, to: "UIColor")
            case "#imageLiteral": portImageLiteral(at: index, in: &rewriter)
            case "abs"
            where file[index + 1] == "(" && ![".", "func"].contains(file[index - 1])
                && file.innermostType(around: index)?.name == "CGFloat":
                rewriter.reportEdit(.absoluteValue, at: index, code: "abs", advice: "write Swift.abs")
                rewriter.insert("Swift.", beforeToken: index)
            case "NSAttributedString", "NSMutableAttributedString", "Progress":
                portInitializerCallWithoutArguments(at: index, in: &rewriter)
            case "CVarArg" where file.has("=", "[", "]", at: index + 1) && file[index + 4] != "as":
                rewriter.reportEdit(
                    .formatArgument, at: index, code: file.text(ofTokens: index..<index + 4), advice: "write \"\"")
                rewriter.replace(index + 2..<index + 4, with: "\"\"")
            case let name where symbolProperties.contains(name) && file[index - 1] == ".":
                portSymbols(at: index, in: &rewriter)
            case "AnyObject" where file[index - 1] == "as": portDynamicLookup(at: index, in: &rewriter)
            case "AnyObject" where [":", "["].contains(file[index - 1]):
                reportMembers(ofObjectsDeclaredAt: index, in: &rewriter)
            default: break
            }
        }
    }

    /// Writes `UIImage(named: "a")!` for `#imageLiteral(resourceName: "a")`. Reports one whose name
    /// is not a string literal.
    private static func portImageLiteral(at index: Int, in rewriter: inout FileRewriter) {
        let file = rewriter.file
        let found = "#imageLiteral"
        guard file.has("(", "resourceName", ":", at: index + 1), index + 5 < file.tokens.count,
            file.tokens[index + 4].kind == .string, file[index + 5] == ")"
        else {
            return rewriter.reportManualEdit(
                .imageLiteral, at: index, code: found, advice: "write UIImage(named:), because no image files are read")
        }
        rewriter.reportEdit(.imageLiteral, at: index, code: found, advice: "write UIImage(named:)!, which has no size")
        rewriter.replace(index..<index + 1, with: "UIImage")
        rewriter.replace(index + 2..<index + 3, with: "named")
        rewriter.insert("!", afterToken: index + 5)
    }

    /// Properties of `DateFormatter` that are implicitly unwrapped on iOS, and not optional on Linux.
    private static let symbolProperties: Set<String> = {
        let periods = ["Month", "Weekday", "Quarter"]
        let forms = periods.flatMap { period in
            ["", "short", "veryShort", "standalone", "shortStandalone", "veryShortStandalone"].map { form in
                "\(form.isEmpty ? period.lowercased() : form + period)Symbols"
            }
        }
        return Set(forms + ["eraSymbols", "longEraSymbols"])
    }()

    /// Deletes a `?` or `!` after the symbols of a date formatter. In `guard let days =
    /// formatter.weekdaySymbols`, writes `as [String]?` after them.
    private static func portSymbols(at index: Int, in rewriter: inout FileRewriter) {
        let file = rewriter.file
        let mark = index + 1
        let isUnwrapped = file[mark] == "!" && file.tokenTouchesPrevious(at: mark)
        if isUnwrapped || file[mark] == "?" && [".", "["].contains(file[mark + 1]) {
            let code = file.text(ofTokens: index..<mark + 1)
            rewriter.reportEdit(.implicitOptional, at: index, code: code, advice: "write \(file[index])")
            return rewriter.delete(mark..<mark + 1)
        }
        guard ["else", "{", ","].contains(file[mark]) else { return }
        var start = index - 1
        while start > 3, file[start] == "." || file.isWord(at: start) || file[start] == ")" {
            start = file[start] == ")" ? file.matchingBracket[start] - 1 : start - 1
        }
        guard start > 2, file[start] == "=", ["let", "var"].contains(file[start - 2]),
            ["if", "guard", "while", ","].contains(file[start - 3])
        else { return }
        rewriter.reportEdit(
            .implicitOptional, at: index, code: file[index], advice: "write \(file[index]) as [String]?")
        rewriter.insert(" as [String]?", afterToken: index)
    }

    /// Adds the argument that initialisers such as `Progress()` and `NSAttributedString()` need in
    /// Foundation on Linux.
    private static func portInitializerCallWithoutArguments(at index: Int, in rewriter: inout FileRewriter) {
        let file = rewriter.file
        // `.init()` after a declared type is ported as well: `var progress: Progress { .init() }`
        // and `var progress: Progress = .init()`.
        let isDeclared = [":", "->"].contains(file[index - 1])
        let dot = isDeclared && ["{", "="].contains(file[index + 1]) ? index + 2 : index + 1
        let open = file.has(".", "init", at: dot) ? dot + 2 : index + 1
        guard file.has("(", ")", at: open), ![".", "func", "class"].contains(file[index - 1]) else { return }
        let argument = file[index] == "Progress" ? "totalUnitCount: 0" : "string: \"\""
        rewriter.reportEdit(
            .emptyInitializer, at: index, code: file.text(ofTokens: index..<open + 2),
            advice: "write \(file[index])(\(argument))")
        rewriter.insert(argument, beforeToken: open + 1)
    }

    private static let dynamicMembers: [String: String] = {
        let values = ["cgRectValue", "cgSizeValue", "cgPointValue", "uiEdgeInsetsValue"].map { ($0, "NSValue") }
        let numbers = ["doubleValue", "floatValue", "intValue", "uintValue", "boolValue"].map { ($0, "NSNumber") }
        return Dictionary(uniqueKeysWithValues: values + numbers)
    }()

    /// Ports a member of a cast to `AnyObject`: `(x as AnyObject?)?.cgRectValue` becomes `(x as?
    /// NSValue)?.cgRectValue`, and likewise for the other members in `dynamicMembers`. Without a
    /// question mark after the parenthesis, reports a manual edit.
    private static func portDynamicLookup(at index: Int, in rewriter: inout FileRewriter) {
        let file = rewriter.file
        let end = file[index + 1] == "?" ? index + 2 : index + 1
        let dot = file[end + 1] == "?" ? end + 2 : end + 1
        guard file[end] == ")", file[dot] == ".", let type = dynamicMembers[file[dot + 1]] else { return }
        let found = "as AnyObject, and \(file[dot + 1])"
        guard dot == end + 2 else {
            return rewriter.reportManualEdit(
                .dynamicLookup, at: index, code: found, advice: "write as! \(type), or as? \(type) and ?.")
        }
        rewriter.reportEdit(.dynamicLookup, at: index, code: found, advice: "write as? \(type)")
        rewriter.replace(index - 1..<end, with: "as? \(type)")
    }

    private static let membersOfElements: Set<String> = ["first", "last"]
    private static let membersOfArrays: Set<String> = [
        "map", "flatMap", "unsafelyUnwrapped", "self", "debugDescription",
    ]

    /// Reports members of a variable that is declared as `AnyObject` or `[AnyObject]`, such as
    /// `objects.first?.priority`, because only the runtime of Objective-C finds them.
    private static func reportMembers(ofObjectsDeclaredAt index: Int, in rewriter: inout FileRewriter) {
        let file = rewriter.file
        let isList = file[index - 1] == "[" && file[index + 1] == "]"
        let colon = isList ? index - 2 : index - 1
        guard file[colon] == ":", isList || file[index - 1] == ":", file.isWord(at: colon - 1),
            ["let", "var"].contains(file[colon - 2]) || file.isParameterName(at: colon - 1),
            let member = file.memberOrTopLevelStatement(at: index)
        else { return }
        let isProperty = file.enclosingType(ofMemberAt: colon - 1) != nil
        for use in rewriter.activeIndices(of: file[colon - 1])
        where isProperty
            ? file[use - 1] != "." || file[use - 2] == "self" : member.contains(use) && file[use - 1] != "."
        {
            var dot = use + 1
            if isList {
                if file[dot] == ".", membersOfElements.contains(file[dot + 1]) {
                    dot += 2
                } else if file[dot] == "[", file.matchingBracket[dot] > dot {
                    dot = file.matchingBracket[dot] + 1
                } else {
                    continue
                }
            }
            if ["?", "!"].contains(file[dot]) { dot += 1 }
            guard file[dot] == ".", file.isWord(at: dot + 1), !membersOfArrays.contains(file[dot + 1]) else { continue }
            rewriter.reportManualEdit(
                .dynamicLookup, at: use, code: file.text(ofTokens: use..<dot + 2),
                advice: "AnyObject has no members; cast the object to its class")
        }
    }

    private static func portKeyPath(at index: Int, in rewriter: inout FileRewriter) {
        let file = rewriter.file
        guard let close = file.closingParenthesis(ofOpeningAt: index + 1), close > index + 2 else {
            return rewriter.reportManualEdit(
                .keyPath, at: index, code: "#keyPath", advice: "the parenthesis is not closed")
        }
        let whole = file.text(ofTokens: index..<close + 1)
        let bytes = file.tokens[index].range.lowerBound..<file.tokens[close].range.upperBound
        let inside = index + 2..<close
        let isPath = inside.allSatisfy { file.isWord(at: $0) || [".", "?", "!"].contains(file[$0]) }
        var names = inside.filter { file.isWord(at: $0) }.map { file[$0].withoutBackticks }
        let owner = names.prefix { $0.first?.isUppercase == true || $0 == "self" }
        names.removeFirst(owner.count)
        guard isPath, !file.hasComment(inBytes: bytes), !names.isEmpty else {
            return rewriter.reportManualEdit(.keyPath, at: index, code: whole, advice: "write the path as a string")
        }
        // Bool properties of Apple's classes have other names in Objective-C: `isHidden` is
        // "hidden".
        if let type = owner.last, type.hasPrefix("UI") || type.hasPrefix("CA") {
            names = names.map { name in
                guard name.hasPrefix("is"), let third = name.dropFirst(2).first, third.isUppercase else { return name }
                return third.lowercased() + name.dropFirst(3)
            }
        }
        rewriter.port(index..<close + 1, as: .keyPath, to: "\"\(names.joined(separator: "."))\"")
    }
}
