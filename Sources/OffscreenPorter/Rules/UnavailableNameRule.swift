/// Turns the smallest removable code around an unavailable name into a comment, and then the code
/// that uses the removed declarations.
///
/// A statement is removable if it is an assignment or an expression whose value is not used, or if
/// the name is in the head of a `for` loop or of an `if let` without `else`. A local declaration is
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
                rewriters[place].reportManualEdit(kind(of: name), at: index, code: name, advice: Self.advice)
            }
        }
    }

    private func kind(of name: String) -> Incompatibility { name.hasPrefix("UITableView") ? .tableView : .missingName }

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
        if !isInTestMethod(in: file, at: index), let statement = removableStatement(in: file, at: index) {
            return commentOutStatementOrMember(at: statement, inFile: place, missingName: name)
        }
        return commentOutMemberOrType(at: index, inFile: place, missingName: name)
    }

    private mutating func commentOut(
        _ range: Range<Int>, inFile place: Int, code: String, missingName name: String, prefix: String = ""
    )
        -> Bool
    {
        rewriters[place].commentOut(range, as: kind(of: name), code: code, missingName: name, prefix: prefix)
    }

    private mutating func commentOutTypeOrConformance(
        of type: TypeDeclaration, inFile place: Int, dueToToken index: Int, missingName name: String
    ) -> Bool {
        let file = rewriters[place].file
        if let part = type.inherited.first(where: { $0.contains(index) }), part.count == 1,
            removesOnlyConformance(to: name, of: type)
        {
            return commentOutConformance(part, of: type, inFile: place, missingName: name)
        }
        let range = file.start(ofDeclaration: type.start)..<type.close + 1
        guard commentOut(range, inFile: place, code: "\(type.keyword) \(type.name)", missingName: name) else {
            return false
        }
        if type.keyword != "extension" { addRemovedType(type.name) }
        return true
    }

    /// Whether only the conformance to an inherited name is removed, because the name is that of a
    /// protocol. A type that conforms to `View`, or to certain other protocols of SwiftUI, is
    /// removed as a whole, and so is a subclass of `NSManagedObject`.
    private func removesOnlyConformance(to name: String, of type: TypeDeclaration) -> Bool {
        let removed: Set = ["View", "ViewModifier", "PreviewProvider", "NSManagedObject"]
        if removed.contains(name) || name.hasSuffix("Representable") { return false }
        return type.keyword != "class" || declarations.protocols[name] != nil
            || ["Delegate", "DataSource", "Prefetching", "ing", "Protocol", "Environment", "Object"].contains {
                name.hasSuffix($0)
            }
    }

    private mutating func commentOutConformance(
        _ part: Range<Int>, of type: TypeDeclaration, inFile place: Int, missingName: String
    )
        -> Bool
    {
        let file = rewriters[place].file
        var range = part
        if type.inherited.count == 1 || file[part.lowerBound - 1] == "," {
            range = part.lowerBound - 1..<part.upperBound
        } else if file[part.upperBound] == "," {
            range = part.lowerBound..<part.upperBound + 1
        }
        return commentOut(range, inFile: place, code: "\(type.name): \(missingName)", missingName: missingName)
    }

    private mutating func commentOutStatementOrMember(at range: Range<Int>, inFile place: Int, missingName: String)
        -> Bool
    {
        let file = rewriters[place].file
        let block = file.openingBrace(ofBlockAround: range.lowerBound)
        if ["let", "var"].contains(file[range.lowerBound]) {
            let local = file[range.lowerBound + 1]
            let rest = range.upperBound..<file.matchingBracket[block]
            let users = file.indices(of: local).filter {
                rest.contains($0) && file[$0 - 1] != "." && file[$0 + 1] != ":"
            }
            guard users.allSatisfy({ removableStatement(in: file, at: $0) != nil }) else {
                return commentOutMemberOrType(at: range.lowerBound, inFile: place, missingName: missingName)
            }
            let code = file.text(ofTokens: range.lowerBound..<range.lowerBound + 2)
            guard commentOut(range, inFile: place, code: code, missingName: missingName) else { return false }
            unavailable.add(local: local, inBlock: rest, ofFile: place)
            return true
        }
        let isWholeCase =
            file[range.lowerBound - 1] == ":" && ["case", "default", "}"].contains(file[range.upperBound])
        return commentOut(
            range, inFile: place, code: "a statement", missingName: missingName, prefix: isWholeCase ? "break " : "")
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
        let names = declaredNames(in: file, keyword: keyword, range: range)
        guard commentOut(range, inFile: place, code: "\(word) \(names.first ?? "")", missingName: missingName) else {
            return false
        }
        let owner = file.enclosingType(ofMemberAt: keyword)?.name ?? ""
        for name in names {
            // If active code still declares a type alias or an associated type of this name, the
            // name is removed only as a member.
            if Self.aliasKeywords.contains(word),
                !rewriters.declare(name, where: { Self.aliasKeywords.contains($0[$1 - 1]) })
            {
                addRemovedType(name)
            } else if word != "init" {
                unavailable.add(
                    member: name, declaration: .init(owner: owner, labels: FunctionSignature(file, at: keyword)?.labels)
                )
            }
        }
        return true
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

    private mutating func addRemovedType(_ name: String) {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let isDeclaredAgain = rewriters.contains { rewriter in
            rewriter.file.types.contains {
                $0.keyword != "extension" && $0.name == name && rewriter.isTokenActive(at: $0.start)
            }
        }
        if !isDeclaredAgain { unavailable.add(type: last) }
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

    private func removableStatement(in file: SourceFile, at index: Int) -> Range<Int>? {
        var here = index
        while true {
            let block = file.openingBrace(ofBlockAround: here)
            guard block >= 0, !file.types.contains(where: { $0.open == block }) else { return nil }
            let all = file.statements(inBlockAt: block)
            guard let statement = all.first(where: { $0.contains(here) }) else { return nil }
            let assigns = statement.contains { isAssigningEqualsSign(in: file, at: $0, inBlock: block) }
            if isInRemovableHead(in: file, at: here, statement: statement) { return statement }
            if !Self.irremovableStarts.contains(file[statement.lowerBound]),
                all.count > 1 || assigns || isBodyWithoutResult(in: file, block: block),
                !statement.contains(where: { file[$0] == "init" && ["super", "self"].contains(file[$0 - 2]) })
            {
                return statement
            }
            here = block
        }
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
