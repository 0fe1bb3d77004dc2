/// Adapts tests to XCTest on Linux, where test methods on the main actor have to be asynchronous
/// and `fulfill` has parameters.
enum TestRule {
    private static let setUpMethods = [
        "setUp": "setUp", "setUpWithError": "setUp", "tearDown": "tearDown", "tearDownWithError": "tearDown",
    ]

    static func apply(to rewriters: inout [FileRewriter], declarations: Declarations) {
        for place in rewriters.indices {
            for index in rewriters[place].activeIndices(of: "fulfill") {
                portFulfillment(at: index, in: &rewriters[place])
            }
        }
        var found = rewriters.indices.flatMap {
            synchronousXCTestMethods(of: rewriters[$0], inFile: $0, declarations: declarations)
        }
        // An override becomes async if the method that it overrides becomes async.
        var asynchronous: Set<String> = []
        var count = -1
        while count < asynchronous.count {
            count = asynchronous.count
            for method in found.indices {
                let family = declarations.ownAndAncestorNames(ofClass: found[method].type)
                let name = found[method].name
                if family.contains(where: { asynchronous.contains("\($0).\(name)") }) {
                    found[method].isOnMainActor = true
                }
                if found[method].isOnMainActor { asynchronous.insert("\(found[method].type).\(name)") }
            }
        }
        for method in found where method.isOnMainActor {
            // `setUp` and `setUpWithError` would both become `setUp() async throws`, and likewise
            // for `tearDown`. If a class and its superclasses have both forms, neither is edited,
            // because XCTest calls them in a fixed order.
            let rivals = found.filter { other in
                other.name != method.name && setUpMethods[other.name] == setUpMethods[method.name]
                    && setUpMethods[method.name] != nil
                    && declarations.areRelated(method.type, other.type)
            }
            port(method, canEdit: rivals.isEmpty, in: &rewriters[method.place])
        }
    }

    private struct Method {
        let place: Int
        let type: String
        let keyword: Int
        let signature: FunctionSignature
        var isOnMainActor: Bool
        var name: String { signature.name }
    }

    /// Returns the test methods and the overrides of the instance methods `setUp`, `tearDown` and
    /// their throwing forms, except those that are `nonisolated` or asynchronous already.
    private static func synchronousXCTestMethods(
        of rewriter: FileRewriter, inFile place: Int, declarations: Declarations
    ) -> [Method] {
        let file = rewriter.file
        return rewriter.activeIndices(of: "func").compactMap { index in
            guard let type = file.enclosingType(ofMemberAt: index), ["class", "extension"].contains(type.keyword) else {
                return nil
            }
            let family = declarations.testTraits(of: type)
            let modifiers = file.modifiersAndAttributes(ofDeclaration: index)
            guard family.isTestCase, let signature = FunctionSignature(file, at: index), signature.parameters.isEmpty,
                !signature.effects.contains("async"),
                modifiers.isDisjoint(with: ["private", "fileprivate", "static", "class", "nonisolated"]),
                signature.name.hasPrefix("test")
                    || setUpMethods[signature.name] != nil && modifiers.contains("override")
            else { return nil }
            let isOnMainActor =
                family.isOnMainActor || modifiers.contains("@MainActor")
                || file.modifiersAndAttributes(ofDeclaration: type.start).contains("@MainActor")
            return Method(
                place: place, type: type.name, keyword: index, signature: signature, isOnMainActor: isOnMainActor)
        }
    }

    private static func port(_ method: Method, canEdit: Bool, in rewriter: inout FileRewriter) {
        let file = rewriter.file
        let found = "func \(method.name)()"
        let close = file.matchingBracket[file.indexAfterAngleBrackets(at: method.keyword + 2)]
        guard let range = file.memberOrTopLevelStatement(at: method.keyword) else { return }
        let calls = file.indices(of: "super").filter {
            range.contains($0) && file.has(".", method.name, "(", at: $0 + 1)
        }
        guard let name = setUpMethods[method.name] else {
            rewriter.reportEdit(.mainActorTest, at: method.keyword, code: found, advice: "add async")
            rewriter.insert(" async", afterToken: close)
            for call in calls { rewriter.insert("await ", beforeToken: call) }
            return portWaits(in: range, of: method, rewriter: &rewriter)
        }
        guard canEdit else {
            return rewriter.reportManualEdit(
                .mainActorTest, at: method.keyword, code: found,
                advice: "write override func \(name)() async throws, and keep the order of the calls")
        }
        rewriter.reportEdit(
            .mainActorTest, at: method.keyword, code: found,
            advice: "write \(name)() async throws, and try await before super")
        rewriter.insert(method.signature.effects.isEmpty ? " async throws" : " async", afterToken: close)
        if name != method.name { rewriter.replace(method.keyword + 1..<method.keyword + 2, with: name) }
        for call in calls {
            rewriter.insert(file[call - 1] == "try" ? "await " : "try await ", beforeToken: call)
            if name != method.name { rewriter.replace(call + 2..<call + 3, with: name) }
        }
    }

    /// Replaces `wait(for:timeout:)` by `await fulfillment(of:timeout:)`, because the former would
    /// block the main actor.
    private static func portWaits(in range: Range<Int>, of method: Method, rewriter: inout FileRewriter) {
        let file = rewriter.file
        guard let body = file.bodyBrace(of: range, keyword: method.keyword) else { return }
        for index in rewriter.activeIndices(of: "wait")
        where range.contains(index) && file.has("(", "for", ":", at: index + 1) {
            let first = indexOfReceiver(before: index, in: file)
            guard file[first - 1] != "." else { continue }
            guard isToken(at: first, directlyInBodyOrStatementBlockAt: body, of: file) else {
                rewriter.reportManualEdit(
                    .wait, at: index, code: "wait(for:)", advice: "write await fulfillment(of:), outside of the closure"
                )
                continue
            }
            rewriter.reportEdit(.wait, at: index, code: "wait(for:)", advice: "write await fulfillment(of:)")
            rewriter.insert("await ", beforeToken: first)
            rewriter.replace(index..<index + 1, with: "fulfillment")
            rewriter.replace(index + 2..<index + 3, with: "of")
        }
        for index in rewriter.activeIndices(of: "waitForExpectations") where range.contains(index) {
            portWaitForExpectations(at: index, in: range, ofBody: body, rewriter: &rewriter)
        }
    }

    /// Returns the index of `self` before the dot before a name; the index of the name if there is
    /// none.
    private static func indexOfReceiver(before index: Int, in file: SourceFile) -> Int {
        file.has("self", ".", at: index - 2) ? index - 2 : index
    }

    /// Replaces `waitForExpectations(timeout:)` by `await fulfillment(of:timeout:)` with the names
    /// under which expectations are stored.
    ///
    /// The call is reported, and not edited, if it has a handler other than nil or is in a nested
    /// block. The same holds if the test makes no expectation for the call, if an expectation of
    /// the test is not stored in a constant or variable of the test's body, or if code outside of
    /// test methods makes an expectation.
    private static func portWaitForExpectations(
        at index: Int, in range: Range<Int>, ofBody body: Int, rewriter: inout FileRewriter
    ) {
        let file = rewriter.file
        let first = indexOfReceiver(before: index, in: file)
        guard file[index + 1] == "(", file[first - 1] != ".", file.enclosingBracket[first] == body,
            let end = endOfTimeout(after: index + 1, in: file),
            let names = expectationNames(beforeWaitAt: index, in: range, ofBody: body, rewriter: rewriter)
        else {
            return rewriter.reportManualEdit(
                .wait, at: index, code: "waitForExpectations(timeout:)",
                advice: "keep the expectations in constants, and write await fulfillment(of: [expectation], timeout: 1)"
            )
        }
        rewriter.reportEdit(
            .wait, at: index, code: "waitForExpectations(timeout:)", advice: "write await fulfillment(of:timeout:)")
        rewriter.insert("await ", beforeToken: first)
        rewriter.replace(index..<index + 1, with: "fulfillment")
        rewriter.insert("of: [\(names.joined(separator: ", "))], ", beforeToken: index + 2)
        if end < file.matchingBracket[index + 1] { rewriter.delete(end..<file.matchingBracket[index + 1]) }
    }

    /// Returns the index after `timeout: 1` in the arguments of a call; nil if the call has a
    /// handler other than nil, or other arguments.
    private static func endOfTimeout(after open: Int, in file: SourceFile) -> Int? {
        guard let close = file.closingParenthesis(ofOpeningAt: open), file[close + 1] != "{" else { return nil }
        let parts = file.splitAtCommas(open + 1..<close)
        guard let timeout = parts.first, file[timeout.lowerBound] == "timeout", parts.count < 3 else { return nil }
        if parts.count == 2, file.text(ofTokens: parts[1]).filter({ $0 != " " }) != "handler:nil" { return nil }
        return timeout.upperBound
    }

    /// Returns the names of the constants and variables with the expectations that a
    /// `waitForExpectations` waits for. Returns nil if there are none, if an expectation of the
    /// test is not stored in one, or if code outside of test methods makes an expectation.
    private static func expectationNames(
        beforeWaitAt wait: Int, in range: Range<Int>, ofBody body: Int, rewriter: FileRewriter
    ) -> [String]? {
        let file = rewriter.file
        let previous =
            file.indices(of: "waitForExpectations").last { range.contains($0) && $0 < wait } ?? range.lowerBound
        var names: [String] = []
        for index in rewriter.activeIndices(of: "expectation") where file[index + 1] == "(" {
            let first = indexOfReceiver(before: index, in: file)
            guard file[first - 1] != "." else { continue }
            guard range.contains(index) else {
                guard file.isInTestFunction(at: index) else { return nil }
                continue
            }
            guard file[first - 1] == "=", ["let", "var"].contains(file[first - 3]), file.enclosingBracket[first] == body
            else { return nil }
            if previous < index, index < wait { names.append(file[first - 2]) }
        }
        return names.isEmpty ? nil : names
    }

    /// Whether a token is in the body that begins at `bracket`, but not in parentheses, a closure
    /// or a nested function. The blocks of statements such as `if` and `for` belong to the body.
    ///
    /// - Parameters:
    ///   - index: the index of the token.
    ///   - bracket: the index of the body's opening bracket.
    private static func isToken(at index: Int, directlyInBodyOrStatementBlockAt bracket: Int, of file: SourceFile)
        -> Bool
    {
        var block = file.enclosingBracket[index]
        while block > bracket {
            guard file[block] == "{",
                let statement = file.statement(at: block, inBlockAt: file.openingBrace(ofBlockAround: block)),
                ["if", "for", "while", "do", "guard", "repeat", "switch"].contains(file[statement.lowerBound]),
                file.enclosingBracket[block] == file.enclosingBracket[statement.lowerBound]
            else { return false }
            block = file.enclosingBracket[block]
        }
        return block == bracket
    }

    /// Replaces `x.fulfill`, passed as a value, by `{ x.fulfill() }`.
    private static func portFulfillment(at index: Int, in rewriter: inout FileRewriter) {
        let file = rewriter.file
        guard file.isWord(at: index), file[index - 1] == ".",
            [")", ","].contains(file[index + 1]) || file.isWord(at: index + 1)
        else { return }
        var start = index - 2
        while start > 1, file.isWord(at: start), file[start - 1] == ".", file.isWord(at: start - 2) { start -= 2 }
        guard start >= 0, file.isWord(at: start), ["(", ",", ":", "="].contains(file[start - 1]) else { return }
        let code = file.text(ofTokens: start..<index + 1)
        rewriter.reportEdit(.fulfillment, at: index, code: code, advice: "write { \(code)() }")
        rewriter.insert("{ ", beforeToken: start)
        rewriter.insert("() }", afterToken: index)
    }
}
