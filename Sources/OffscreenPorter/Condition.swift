/// A condition of `#if`, evaluated for ported code, in which both `os(iOS)` and `os(Linux)` are
/// true.
struct Condition {
    private let words: [String]
    private var position = 0

    private init(_ words: [String]) { self.words = words }

    /// Returns whether a condition is true for ported code; nil if that is unknown.
    ///
    /// - Parameter words: the texts of the condition's tokens.
    static func value(of words: [String]) -> Bool? {
        var condition = Condition(words)
        let answer = condition.parseDisjunction()
        return condition.position == words.count ? answer : nil
    }

    private var word: String { position < words.count ? words[position] : "" }

    /// Skips an operator such as `||`, which the lexer reads as two tokens. Returns false if the
    /// next two tokens are not that operator.
    private mutating func skipOperator(doubling sign: String) -> Bool {
        guard word == sign, position + 1 < words.count, words[position + 1] == sign else { return false }
        position += 2
        return true
    }

    private mutating func parseDisjunction(depth: Int = 0) -> Bool? {
        parseOperands(joinedBy: "|", decisiveValue: true) { $0.parseConjunction(depth: depth) }
    }

    private mutating func parseConjunction(depth: Int) -> Bool? {
        parseOperands(joinedBy: "&", decisiveValue: false) { $0.parseOperand(depth: depth) }
    }

    /// Parses operands with an operator between them. One operand with the decisive value decides,
    /// whatever the others are.
    private mutating func parseOperands(
        joinedBy sign: String, decisiveValue: Bool, parse: (inout Condition) -> Bool?
    ) -> Bool? {
        var values = [parse(&self)]
        while skipOperator(doubling: sign) { values.append(parse(&self)) }
        if values.contains(decisiveValue) { return decisiveValue }
        return values.contains(nil) ? nil : !decisiveValue
    }

    private mutating func parseOperand(depth: Int) -> Bool? {
        let word = word
        position += 1
        guard depth < 50 else { return nil }
        switch word {
        case "!": return parseOperand(depth: depth + 1).map { !$0 }
        case "true": return true
        case "false": return false
        case "(":
            let answer = parseDisjunction(depth: depth + 1)
            position += 1
            return answer
        case "os", "canImport", "targetEnvironment":
            guard position + 2 < words.count, words[position] == "(", words[position + 2] == ")" else { return nil }
            let name = words[position + 1]
            position += 3
            if word == "os" { return name == "iOS" || name == "Linux" }
            if word == "targetEnvironment" { return false }
            if MissingModules.available.contains(name) { return true }
            return MissingModules.all.contains(name) ? false : nil
        default: return nil
        }
    }
}

extension SourceFile {
    /// For each token, whether the conditions of `#if` around it exclude it from ported code.
    var isInactiveToken: [Bool] {
        var isInactiveToken = Array(repeating: false, count: tokens.count)
        let ends = directives + [tokens.count]
        for (start, end) in zip(ends, ends.dropFirst()) where start + 1 < end && isTokenCompiled(at: start + 1) == false
        {
            for index in start + 1..<end { isInactiveToken[index] = true }
        }
        return isInactiveToken
    }

    /// Returns whether a token is compiled in ported code; nil if that is unknown.
    func isTokenCompiled(at index: Int) -> Bool? {
        var isKnown = true
        for branches in branches(aroundToken: index) {
            let values = branches.map { branch -> Bool? in
                guard let branch else { return true }
                return Condition.value(of: branch.map { self[$0] })
            }
            if values.last == .some(false) || values.dropLast().contains(true) { return false }
            if values.contains(nil) { isKnown = false }
        }
        return isKnown ? true : nil
    }

    /// The modules that the file imports, except in code that is not compiled in ported code.
    var importedModules: Set<String> {
        Set(
            indices(of: "import").filter { isWord(at: $0 + 1) && isTokenCompiled(at: $0) != false }.map { self[$0 + 1] }
        )
    }

    /// Whether the file is only for macOS or watchOS: it imports AppKit, Cocoa or WatchKit, and
    /// does not import UIKit.
    var isForAnotherSystem: Bool {
        let imported = importedModules
        return !imported.isDisjoint(with: ["AppKit", "Cocoa", "WatchKit"]) && !imported.contains("UIKit")
    }
}
