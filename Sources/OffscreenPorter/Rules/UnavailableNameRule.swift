/// Turns the smallest removable code around an unavailable name into a comment, and then the code
/// that uses the removed declarations.
///
/// An element of an array literal, an argument whose parameter has a default value, and a case of a
/// `switch` are removable if others remain. A statement is removable if it is an assignment or an
/// expression whose value is not used, or if the name is in the head of a `for` loop or of an `if
/// let` without `else`. An assignment that gives a constant or a stored property its first value is
/// not. A local declaration is
/// removable if all statements that use it are. A test is removed as a whole. A property, function
/// or other member is removed if the name is outside of its body, for example in its type, or if
/// only tests use the member. A type is removed if its superclass, its generic parameter or its
/// last initialiser is unavailable. Other uses are reported and left.
struct UnavailableNameRule {
    private var rewriters: [FileRewriter]
    private var unavailable: UnavailableNames
    private let declarations: Declarations
    private var unresolved: Set<[Int]> = []

    static func apply(to rewriters: inout [FileRewriter], declarations: Declarations) {
        var rule = UnavailableNameRule(
            rewriters: rewriters, unavailable: UnavailableNames(rewriters), declarations: declarations)
        rule.commentOutUnavailableCode()
        rewriters = rule.rewriters
    }

    private mutating func commentOutUnavailableCode() {
        var found = true
        while found {
            found = false
            // Code that could not be removed in the previous round may be removable in this one.
            unresolved.removeAll()
            for place in rewriters.indices {
                for index in rewriters[place].activeTokenIndices
                where rewriters[place].file.isWord(at: index) && !unresolved.contains([place, index]) {
                    guard !rewriters[place].isTokenExcluded(at: index),
                        let name = unavailable.unavailableName(in: rewriters, inFile: place, token: index)
                    else { continue }
                    if commentOutCode(inFile: place, aroundToken: index, missingName: name) {
                        found = true
                    } else {
                        unresolved.insert([place, index])
                    }
                }
            }
        }
        var reported: Set<String> = []
        for (place, index) in unresolved.map({ ($0[0], $0[1]) }).sorted(by: <)
        where !rewriters[place].isTokenExcluded(at: index) {
            guard let name = unavailable.unavailableName(in: rewriters, inFile: place, token: index) else { continue }
            if reported.insert("\(place) \(rewriters[place].file.line(ofToken: index)) \(name)").inserted {
                rewriters[place].reportManualEdit(.missingName, at: index, code: name, advice: Self.advice)
            }
        }
    }

    private static let advice =
        "not available; declare the parts that you need under #if os(Linux), or leave the code out with #if !os(Linux)"

    // MARK: - Commenting out code that uses a missing name

    /// Turns the smallest removable code around a token into a comment. Returns false if there is
    /// none.
    private mutating func commentOutCode(inFile place: Int, aroundToken index: Int, missingName name: String) -> Bool {
        let file = rewriters[place].file
        if let type = file.types.last(where: { ($0.start..<$0.open).contains(index) }) {
            return commentOutTypeOrConformance(of: type, inFile: place, dueToToken: index, missingName: name)
        }
        if !isInTestMethod(in: file, at: index), let code = removableCode(inFile: place, at: index) {
            switch code {
            case .statement(let range):
                return commentOutStatementOrMember(at: range, inFile: place, missingName: name)
            case .part(let range, let description):
                return commentOut(range, inFile: place, code: description, missingName: name)
            }
        }
        return commentOutMemberOrType(at: index, inFile: place, missingName: name)
    }

    private mutating func commentOut(
        _ range: Range<Int>, inFile place: Int, code: String, missingName name: String, prefix: String = "",
        runs: Bool = true
    )
        -> Bool
    {
        rewriters[place].commentOut(
            range, as: .missingName, code: code, missingName: name, prefix: prefix,
            cause: runs ? unavailable.cause(ofName: name) : nil)
    }

    private mutating func commentOutTypeOrConformance(
        of type: TypeDeclaration, inFile place: Int, dueToToken index: Int, missingName name: String
    ) -> Bool {
        let file = rewriters[place].file
        if let part = type.inherited.first(where: { $0.contains(index) }), part.count == 1,
            removesOnlyConformance(to: name, of: type, isFirst: part == type.inherited[0])
        {
            return commentOutConformance(part, of: type, inFile: place, missingName: name)
        }
        let range = file.start(ofDeclaration: type.start)..<type.close + 1
        // Previews run in Xcode, and not in the app.
        guard
            commentOut(
                range, inFile: place, code: "\(type.keyword) \(type.name)", missingName: name,
                runs: name != "PreviewProvider")
        else { return false }
        if type.keyword != "extension" { addRemovedType(type.name, missingName: name) }
        return true
    }

    /// Whether only the conformance to an inherited name is removed, because the name is that of a
    /// protocol. A type that conforms to `View`, or to certain other protocols of SwiftUI, is
    /// removed as a whole, and so is a subclass of `NSManagedObject`.
    private func removesOnlyConformance(to name: String, of type: TypeDeclaration, isFirst: Bool) -> Bool {
        let removed: Set = ["View", "ViewModifier", "PreviewProvider", "NSManagedObject"]
        if removed.contains(name) || name.hasSuffix("Representable") { return false }
        // Only the first name can be a superclass.
        return type.keyword != "class" || !isFirst || declarations.protocols[name] != nil
            || ["Delegate", "DataSource", "ing", "Protocol", "Environment", "Object"].contains { name.hasSuffix($0) }
    }

    private mutating func commentOutConformance(
        _ part: Range<Int>, of type: TypeDeclaration, inFile place: Int, missingName: String
    )
        -> Bool
    {
        let file = rewriters[place].file
        func isActive(_ index: Int) -> Bool { rewriters[place].isTokenActive(at: index) }
        var range = part
        if !type.inherited.contains(where: { $0 != part && isActive($0.lowerBound) }) {
            // The last conformance goes with the colon and those that went before.
            range = type.inherited[0].lowerBound - 1..<type.inherited.last!.upperBound
        } else if file[part.lowerBound - 1] == ",", isActive(part.lowerBound - 1) {
            range = part.lowerBound - 1..<part.upperBound
        } else if file[part.upperBound] == ",", isActive(part.upperBound) {
            range = part.lowerBound..<part.upperBound + 1
        }
        return commentOut(
            range, inFile: place, code: "\(type.name): \(missingName)", missingName: missingName, runs: false)
    }

    private mutating func commentOutStatementOrMember(at range: Range<Int>, inFile place: Int, missingName: String)
        -> Bool
    {
        let file = rewriters[place].file
        let block = file.openingBrace(ofBlockAround: range.lowerBound)
        if ["let", "var"].contains(file[range.lowerBound]) {
            var checked: [Int: Bool] = [:]
            guard areUsersRemovable(ofLocalsDeclaredAt: range, inFile: place, checked: &checked) else {
                return commentOutMemberOrType(at: range.lowerBound, inFile: place, missingName: missingName)
            }
            let locals = namesOfLocals(in: file, declaredAt: range)
            let rest = range.upperBound..<file.matchingBracket[block]
            let code = file.text(ofTokens: range.lowerBound..<range.lowerBound + 2)
            guard commentOut(range, inFile: place, code: code, missingName: missingName) else { return false }
            let cause = unavailable.cause(ofName: missingName)
            for local in locals { unavailable.add(local: local, inBlock: rest, ofFile: place, dueTo: cause) }
            return true
        }
        let isWholeCase =
            file[range.lowerBound - 1] == ":" && ["case", "default", "}"].contains(file[range.upperBound])
        return commentOut(
            range, inFile: place, code: "a statement", missingName: missingName, prefix: isWholeCase ? "break " : "")
    }

    /// Whether all code that uses the names of a local declaration can be removed. If it declares
    /// names itself, all code that uses those must be removable, too.
    ///
    /// - Parameter checked: the results for other declarations, by their first tokens.
    private func areUsersRemovable(
        ofLocalsDeclaredAt range: Range<Int>, inFile place: Int, checked: inout [Int: Bool]
    ) -> Bool {
        if let known = checked[range.lowerBound] { return known }
        let file = rewriters[place].file
        let rest = range.upperBound..<file.matchingBracket[file.openingBrace(ofBlockAround: range.lowerBound)]
        let users = namesOfLocals(in: file, declaredAt: range).flatMap { file.indices(of: $0) }.filter {
            rest.contains($0) && file[$0 - 1] != "." && file[$0 + 1] != ":" && rewriters[place].isTokenActive(at: $0)
        }
        var result = true
        for user in users where result {
            switch removableCode(inFile: place, at: user) {
            case .statement(let statement) where ["let", "var"].contains(file[statement.lowerBound]):
                result = areUsersRemovable(ofLocalsDeclaredAt: statement, inFile: place, checked: &checked)
            case nil: result = false
            default: break
            }
        }
        checked[range.lowerBound] = result
        return result
    }

    /// Returns the names after `let` or `var`, with those in a tuple.
    private func namesOfLocals(in file: SourceFile, declaredAt range: Range<Int>) -> [String] {
        file.splitAtCommas(range.lowerBound + 1..<range.upperBound).flatMap { part in
            guard let close = file.closingParenthesis(ofOpeningAt: part.lowerBound) else {
                return [file[part.lowerBound]]
            }
            return (part.lowerBound + 1..<close).filter { file.isWord(at: $0) && file[$0] != "_" }.map { file[$0] }
        }
    }

    private mutating func commentOutMemberOrType(at index: Int, inFile place: Int, missingName: String) -> Bool {
        let file = rewriters[place].file
        guard let (range, keyword) = file.declaration(around: index) else { return false }
        let word = file[keyword]
        if ["import", "class", "struct", "enum", "protocol", "extension", "actor"].contains(word) { return false }
        let modifiers = file.modifiersAndAttributes(ofDeclaration: keyword)
        let body = file.bodyBrace(of: range, keyword: keyword)
        if let body, index > body {
            let isCoder = word == "init" && missingName.hasSuffix("(coder:)")
            guard
                isInTestMethod(in: file, at: index) || isCoder
                    || isMemberRemovable(inFile: place, range: range, keyword: keyword, modifiers: modifiers)
            else { return false }
        } else if word == "init", modifiers.contains("required") || modifiers.contains("override") {
            return false
        }
        if word == "init", let type = file.enclosingType(ofMemberAt: keyword),
            isNecessaryInitializer(keyword, of: type, in: rewriters[place])
        {
            return commentOutTypeOrConformance(
                of: type, inFile: place, dueToToken: type.start, missingName: missingName)
        }
        let owner = file.enclosingType(ofMemberAt: keyword)
        if let owner, isLastRequiredMember(keyword, of: owner, in: rewriters[place]) {
            return commentOutTypeOrConformance(
                of: owner, inFile: place, dueToToken: owner.start, missingName: missingName)
        }
        if word == "case", let part = removableEnumCase(inFile: place, at: index, keyword: keyword, range: range) {
            return commentOut(part, inFile: place, code: "case", missingName: missingName)
        }
        let names = declaredNames(in: file, keyword: keyword, range: range)
        let isAlias = Self.aliasKeywords.contains(word)
        guard
            commentOut(
                range, inFile: place, code: "\(word) \(names.first ?? "")", missingName: missingName,
                runs: !isAlias && owner?.keyword != "protocol")
        else { return false }
        let cause = unavailable.cause(ofName: missingName)
        for name in names {
            if isAlias {
                addRemovedType((owner.map { $0.name + "." } ?? "") + name, missingName: missingName)
            } else if word != "init" {
                unavailable.add(
                    member: name,
                    declaration: .init(
                        owner: owner?.name ?? "", labels: FunctionSignature(file, at: keyword)?.labels),
                    dueTo: cause)
            }
        }
        return true
    }

    /// Returns one of several cases of an enumeration in one declaration, with a comma.
    private func removableEnumCase(inFile place: Int, at index: Int, keyword: Int, range: Range<Int>) -> Range<Int>? {
        let file = rewriters[place].file
        let parts = file.splitAtCommas(keyword + 1..<range.upperBound)
        guard let part = parts.first(where: { $0.contains(index) }),
            parts.contains(where: { $0 != part && rewriters[place].isTokenActive(at: $0.lowerBound) })
        else { return nil }
        let comma = part.lowerBound - 1
        if file[part.upperBound] == "," { return part.lowerBound..<part.upperBound + 1 }
        return file[comma] == "," && rewriters[place].isTokenActive(at: comma) ? comma..<part.upperBound : nil
    }

    /// Whether the compiler refuses the type without the member: the last `buildBlock` of a result
    /// builder, or the `wrappedValue` of a property wrapper.
    private func isLastRequiredMember(_ keyword: Int, of type: TypeDeclaration, in rewriter: FileRewriter) -> Bool {
        let file = rewriter.file
        let attributes = file.modifiersAndAttributes(ofDeclaration: type.start)
        let required: Set<String> =
            if attributes.contains("@resultBuilder") {
                ["buildBlock", "buildPartialBlock"]
            } else if attributes.contains("@propertyWrapper") {
                ["wrappedValue"]
            } else {
                []
            }
        guard required.contains(file[keyword + 1]) else { return false }
        return !required.contains { name in
            rewriter.activeIndices(of: name).contains {
                $0 != keyword + 1 && file.isDeclaredName(at: $0) && file.isToken($0, directlyIn: type)
            }
        }
    }

    private static let aliasKeywords = ["typealias", "associatedtype"]

    /// Whether the type is a class or a structure and declares no other initialiser, except
    /// convenience and required ones.
    private func isNecessaryInitializer(_ keyword: Int, of type: TypeDeclaration, in rewriter: FileRewriter) -> Bool {
        guard type.keyword == "class" || type.keyword == "struct" else { return false }
        return !rewriter.activeIndices(of: "init").contains { index in
            index != keyword && rewriter.file.isToken(index, directlyIn: type)
                && rewriter.file.modifiersAndAttributes(ofDeclaration: index).isDisjoint(with: [
                    "convenience", "required",
                ])
        }
    }

    private mutating func addRemovedType(_ name: String, missingName: String) {
        let last = SourceFile.lastPart(ofName: name)
        let isDeclaredAgain = rewriters.contains { rewriter in
            let file = rewriter.file
            let isType = file.types.contains {
                $0.keyword != "extension" && $0.name == name && rewriter.isTokenActive(at: $0.start)
            }
            return isType
                || rewriter.activeIndices(of: last).contains { index in
                    let outer = file.enclosingType(ofMemberAt: index).map { $0.name + "." } ?? ""
                    return Self.aliasKeywords.contains(file[index - 1]) && outer + last == name
                }
        }
        if !isDeclaredAgain { unavailable.add(type: name, dueTo: unavailable.cause(ofName: missingName)) }
    }

    private func declaredNames(in file: SourceFile, keyword: Int, range: Range<Int>) -> [String] {
        guard ["let", "var", "case"].contains(file[keyword]) else { return [file[keyword + 1].withoutBackticks] }
        return file.splitAtCommas(keyword + 1..<range.upperBound).map { file[$0.lowerBound].withoutBackticks }
    }

    // MARK: - Removable code

    private func isInTestMethod(in file: SourceFile, at index: Int) -> Bool {
        guard let type = file.innermostType(around: index), declarations.testTraits(of: type).isTestCase else {
            return false
        }
        return file.isInTestFunction(at: index)
    }

    /// Whether a function or a `var` can be removed: only tests use it, it overrides no member, and
    /// no protocol requires it.
    private func isMemberRemovable(inFile place: Int, range: Range<Int>, keyword: Int, modifiers: Set<String>) -> Bool {
        let file = rewriters[place].file
        guard ["func", "var"].contains(file[keyword]), modifiers.isDisjoint(with: ["override", "required"]) else {
            return false
        }
        let name = file[keyword + 1]
        for (other, rewriter) in rewriters.enumerated() {
            for index in rewriter.activeIndices(of: name) where !(other == place && range.contains(index)) {
                if rewriter.file.isDeclaredName(at: index) {
                    // A member is not removed if a protocol requires it, because the requirement
                    // can be called through the protocol.
                    if rewriter.file.enclosingType(ofMemberAt: index)?.keyword == "protocol" { return false }
                } else if !isInTestMethod(in: rewriter.file, at: index) {
                    return false
                }
            }
        }
        return true
    }

    private static let irremovableStarts: Set<String> = [
        "if", "guard", "for", "while", "switch", "do", "return", "defer", "func", "class", "struct", "enum", "throw",
        "repeat", "case",
        "default", "break", "continue", "fallthrough", "typealias", "@", "#if", "#elseif", "#else", "#endif", "import",
    ]

    /// Code that can be removed without the code around it.
    private enum RemovableCode {
        case statement(Range<Int>)
        /// A part of a statement, and what it is.
        case part(Range<Int>, String)
    }

    /// Returns the smallest removable code around a token; nil if there is none.
    private func removableCode(inFile place: Int, at index: Int) -> RemovableCode? {
        let file = rewriters[place].file
        var here = index
        while true {
            let bracket = file.enclosingBracket[here]
            switch file[bracket] {
            case "[":
                if let element = removableElement(inFile: place, at: here, ofListAt: bracket) {
                    return .part(element, "an element")
                }
            case "(":
                if let argument = removableArgument(inFile: place, at: here, ofCallAt: bracket) {
                    return .part(argument, "an argument")
                }
            case "{":
                guard !file.types.contains(where: { $0.open == bracket }) else { return nil }
                if let code = removableCode(inFile: place, at: here, ofBlockAt: bracket) { return code }
            default:
                if bracket < 0 { return nil }
            }
            here = bracket
        }
    }

    /// Returns a statement of a block, or a case of a `switch`, with the token, if it can be
    /// removed.
    private func removableCode(inFile place: Int, at index: Int, ofBlockAt block: Int) -> RemovableCode? {
        let file = rewriters[place].file
        let all = file.statements(inBlockAt: block)
        guard let number = all.firstIndex(where: { $0.contains(index) }) else { return nil }
        let statement = all[number]
        let first = statement.lowerBound
        if file[first] == "case" {
            return removableCase(inFile: place, at: index, of: all, number: number).map { .part($0, "a case") }
        }
        if isInRemovableHead(in: file, at: index, statement: statement) { return .statement(statement) }
        let assigns = statement.contains { isAssigningEqualsSign(in: file, at: $0, inBlock: block) }
        guard !Self.irremovableStarts.contains(file[first]),
            all.count > 1 || assigns || isBodyWithoutResult(in: file, block: block),
            !statement.contains(where: { file[$0] == "init" && ["super", "self"].contains(file[$0 - 2]) }),
            !(assigns && givesFirstValue(statement, inFile: place)),
            !isEndOfGuard(statement, in: file, block: block, isLast: number == all.count - 1)
        else { return nil }
        return .statement(statement)
    }

    /// Returns the element of an array or dictionary literal that contains the token, with its
    /// comma; nil if the list is not a literal, or if the literal would be empty.
    private func removableElement(inFile place: Int, at index: Int, ofListAt open: Int) -> Range<Int>? {
        let file = rewriters[place].file
        let close = file.matchingBracket[open]
        let before = open - 1
        let isSubscript =
            file.tokenTouchesPrevious(at: open)
            && (file.isWord(at: before) || [")", "]", "}", "?", "!", ">"].contains(file[before])
                || file.tokens[before].kind == .string)
        guard close > open, !isSubscript, !(file[before] == "{" && file.isClosureHead(after: close)) else { return nil }
        let parts = file.splitAtCommas(open + 1..<close)
        guard let part = parts.first(where: { $0.contains(index) }),
            parts.contains(where: { $0 != part && rewriters[place].isTokenActive(at: $0.lowerBound) })
        else { return nil }
        return file[part.upperBound] == "," ? part.lowerBound..<part.upperBound + 1 : part
    }

    /// Returns the argument that contains the token, with a comma, if its parameter has a default
    /// value; nil otherwise.
    private func removableArgument(inFile place: Int, at index: Int, ofCallAt open: Int) -> Range<Int>? {
        let file = rewriters[place].file
        guard let close = file.closingParenthesis(ofOpeningAt: open), file.tokenTouchesPrevious(at: open) else {
            return nil
        }
        var callee = open - 1
        if file[callee] == "init", file[callee - 1] == "." {
            callee -= 2
            if file[callee] == "self", let type = file.innermostType(around: index) {
                return removableArgument(
                    of: SourceFile.lastPart(ofName: type.name), inFile: place, at: index, arguments: open + 1..<close)
            }
        }
        guard file.isWord(at: callee), file[callee - 1] != "func" else { return nil }
        return removableArgument(of: file[callee], inFile: place, at: index, arguments: open + 1..<close)
    }

    private func removableArgument(of callee: String, inFile place: Int, at index: Int, arguments: Range<Int>)
        -> Range<Int>?
    {
        let file = rewriters[place].file
        guard let argument = file.splitAtCommas(arguments).first(where: { $0.contains(index) }),
            file[argument.lowerBound + 1] == ":",
            declarations.hasDefault(forLabel: file[argument.lowerBound], ofFunction: callee)
        else { return nil }
        if file[argument.upperBound] == "," { return argument.lowerBound..<argument.upperBound + 1 }
        let comma = argument.lowerBound - 1
        return file[comma] == "," && rewriters[place].isTokenActive(at: comma) ? comma..<argument.upperBound : argument
    }

    /// Returns the case of a `switch` whose pattern contains the token, with its statements; nil if
    /// there is no other case. One of several patterns of a case is returned alone.
    private func removableCase(inFile place: Int, at index: Int, of statements: [Range<Int>], number: Int)
        -> Range<Int>?
    {
        let file = rewriters[place].file
        let label = statements[number]
        guard file[label.upperBound - 1] == ":" else { return nil }
        let patterns = file.splitAtCommas(label.lowerBound + 1..<label.upperBound - 1)
        if patterns.count > 1, let pattern = patterns.first(where: { $0.contains(index) }),
            !pattern.contains(where: { file[$0] == "where" })
        {
            let comma = pattern.lowerBound - 1
            if file[comma] == ",", rewriters[place].isTokenActive(at: comma) { return comma..<pattern.upperBound }
            if file[pattern.upperBound] == "," { return pattern.lowerBound..<pattern.upperBound + 1 }
        }
        func isLabel(_ range: Range<Int>) -> Bool {
            ["case", "default"].contains(file[range.lowerBound])
                || file[range.lowerBound] == "@" && file[range.lowerBound + 2] == "default"
        }
        let others = statements.filter {
            isLabel($0) && $0 != label && rewriters[place].isTokenActive(at: $0.lowerBound)
        }
        guard !others.isEmpty else { return nil }
        let end = statements[(number + 1)...].first(where: isLabel)?.lowerBound ?? statements.last!.upperBound
        let previous = number > 0 ? statements[number - 1] : label
        // The case before must not fall through, or share the label's statements.
        guard file[previous.lowerBound] != "fallthrough" else { return nil }
        return label.lowerBound..<end
    }

    /// Whether an assignment gives a local constant or variable, or in an initialiser a stored
    /// property, its first value. The compiler refuses the code without it.
    private func givesFirstValue(_ statement: Range<Int>, inFile place: Int) -> Bool {
        let file = rewriters[place].file
        let isOfSelf = file.has("self", ".", at: statement.lowerBound)
        let target = statement.lowerBound + (isOfSelf ? 2 : 0)
        guard file.isWord(at: target), file[target + 1] == "=",
            let (member, keyword) = file.declaration(around: statement.lowerBound)
        else { return false }
        func lacksValue(_ index: Int) -> Bool {
            guard ["let", "var"].contains(file[index - 1]), rewriters[place].isTokenActive(at: index),
                file[index + 1] == ":"
            else { return false }
            let end = FunctionSignature.endOfType(in: file, from: index + 2)
            return !["=", "{"].contains(file[end])
                && (file[index - 1] == "let" || !["?", "!"].contains(file[end - 1]))
        }
        let declared = file.indices(of: file[target])
        if !isOfSelf,
            let local = declared.last(where: {
                member.contains($0) && $0 < statement.lowerBound && ["let", "var"].contains(file[$0 - 1])
            })
        {
            return lacksValue(local)
        }
        guard file[keyword] == "init", let type = file.innermostType(around: target) else { return false }
        return declared.contains { file.isToken($0, directlyIn: type) && lacksValue($0) }
    }

    /// Whether a statement is the last of the `else` of a `guard`, which must leave the block.
    private func isEndOfGuard(_ statement: Range<Int>, in file: SourceFile, block: Int, isLast: Bool) -> Bool {
        guard isLast, file[block - 1] == "else",
            let around = file.statement(at: block, inBlockAt: file.openingBrace(ofBlockAround: block))
        else { return false }
        return file[around.lowerBound] == "guard"
    }

    /// Whether a token is in the condition of an `if let`, `if var` or `if case` without `else`, or
    /// in the head of a `for` loop.
    private func isInRemovableHead(in file: SourceFile, at index: Int, statement: Range<Int>) -> Bool {
        let first = statement.lowerBound
        guard file[first] == "for" || file[first] == "if" && ["let", "var", "case"].contains(file[first + 1]) else {
            return false
        }
        let outside = statement.filter { file.enclosingBracket[$0] == file.enclosingBracket[first] }
        guard let brace = outside.last(where: { file[$0] == "{" }), !outside.contains(where: { file[$0] == "else" })
        else { return false }
        return index < brace && file.matchingBracket[brace] == statement.upperBound - 1
    }

    private func isAssigningEqualsSign(in file: SourceFile, at index: Int, inBlock block: Int) -> Bool {
        file[index] == "=" && file.enclosingBracket[index] == block
            && !["=", "!", "<", ">"].contains(file[index - 1])
            && file[index + 1] != "="
    }

    /// Whether a brace opens a body that returns no value: that of an initialiser, a function
    /// without a result, an observer, a setter, or a statement such as `if`, `for`, `while`, `do`
    /// or `defer`.
    private func isBodyWithoutResult(in file: SourceFile, block: Int) -> Bool {
        if let (range, keyword) = file.declaration(around: block), file.bodyBrace(of: range, keyword: keyword) == block
        {
            return file[keyword] == "init" || FunctionSignature(file, at: keyword).map { $0.result == nil } == true
        }
        if ["else", "didSet", "willSet", "set", "do", "defer"].contains(file[block - 1]) { return true }
        if file[block - 1] == ")", ["didSet", "willSet", "set"].contains(file[file.matchingBracket[block - 1] - 1]) {
            return true
        }
        let around = file.openingBrace(ofBlockAround: block)
        guard let statement = file.statement(at: block, inBlockAt: around) else { return false }
        return ["if", "for", "while"].contains(file[statement.lowerBound]) && file.enclosingBracket[block] == around
    }
}
