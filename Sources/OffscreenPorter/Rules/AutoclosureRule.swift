/// Adds the call of an autoclosure that is passed to another autoclosure parameter: `assert(value)`
/// becomes `assert(value())`.
enum AutoclosureRule {
    static func apply(to rewriters: inout [FileRewriter]) {
        var functions: Set<String> = [
            "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError",
        ]
        for rewriter in rewriters {
            for index in rewriter.file.indices(of: "autoclosure") {
                if let function = indexOfFunc(around: index, in: rewriter.file) {
                    functions.insert(rewriter.file[function + 1])
                }
            }
        }
        for place in rewriters.indices {
            let file = rewriters[place].file
            for index in rewriters[place].activeIndices(of: "autoclosure") {
                guard let function = indexOfFunc(around: index, in: file),
                    let range = file.memberOrTopLevelStatement(at: function),
                    let body = file.bodyBrace(of: range, keyword: function),
                    let name = parameterName(before: index, in: file)
                else { continue }
                let throwing = autoclosureThrows(at: index, in: file)
                for use in rewriters[place].activeIndices(of: name) where use > body && range.contains(use) {
                    guard isForwarded(at: use, in: file, to: functions) else { continue }
                    let call = (throwing && file[use - 1] != "try" ? "try " : "") + name + "()"
                    rewriters[place].port(use..<use + 1, as: .forwardedClosure, to: call)
                }
            }
        }
    }

    /// Returns the index of the word `func` of the function to which a parameter belongs; nil if
    /// there is none.
    private static func indexOfFunc(around index: Int, in file: SourceFile) -> Int? {
        let open = file.enclosingBracket[index]
        guard open > 1, file[open] == "(" else { return nil }
        return (max(0, open - 40)..<open).last {
            file[$0] == "func" && file.indexAfterAngleBrackets(at: $0 + 2) == open
        }
    }

    /// Returns the name of the parameter before `: @autoclosure`; nil if there is none.
    private static func parameterName(before index: Int, in file: SourceFile) -> String? {
        var step = index - 1
        while step > 0, ![":", "(", ","].contains(file[step]) { step -= 1 }
        return file[step] == ":" && file.isWord(at: step - 1) ? file[step - 1] : nil
    }

    private static func autoclosureThrows(at index: Int, in file: SourceFile) -> Bool {
        var step = index + 1
        while file[step] == "@" { step += 2 }
        return file.closingParenthesis(ofOpeningAt: step).map { file[$0 + 1] } == "throws"
    }

    /// Whether a name is a whole argument in a call of one of `functions` or of one of XCTest's
    /// functions.
    private static func isForwarded(at index: Int, in file: SourceFile, to functions: Set<String>) -> Bool {
        let open = file.enclosingBracket[index]
        guard open > 0, file[open] == "(", [",", ")"].contains(file[index + 1]) else { return false }
        let before = file[index - 1] == "try" ? file[index - 2] : file[index - 1]
        guard ["(", ",", ":"].contains(before), file[open - 2] != "func" else { return false }
        let name = file[open - 1]
        return functions.contains(name) || name.hasPrefix("XCTAssert")
            || ["XCTUnwrap", "XCTFail", "XCTSkipIf", "XCTSkipUnless"].contains(name)
    }
}
