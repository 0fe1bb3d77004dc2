/// Calls an autoclosure that is passed to another autoclosure parameter: `assert(value)` becomes `assert(value())`.
enum AutoclosureRule {
    static func apply(to rewriters: inout [FileRewriter]) {
        var functions: Set<String> = ["assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError"]
        for rewriter in rewriters {
            for index in rewriter.file.indices(of: "autoclosure") {
                if let function = indexOfFunc(around: index, rewriter.file) { functions.insert(rewriter.file.word(function + 1)) }
            }
        }
        for place in rewriters.indices {
            let file = rewriters[place].file
            for index in file.indices(of: "autoclosure") where rewriters[place].isActive(index) {
                guard let function = indexOfFunc(around: index, file), let range = file.member(at: function),
                    let body = file.bodyBrace(of: range, keyword: function), let name = parameterName(before: index, file)
                else { continue }
                let throwing = throwsError(at: index, in: file)
                for use in file.indices(of: name) where use > body && range.contains(use) && rewriters[place].isActive(use) {
                    guard isForwarded(at: use, in: file, among: functions) else { continue }
                    let call = (throwing && file.word(use - 1) != "try" ? "try " : "") + name + "()"
                    rewriters[place].reportEdit(.forwardedClosure, at: use, found: name, advice: "write \(call)")
                    rewriters[place].replace(use..<use + 1, with: call)
                }
            }
        }
    }

    /// Returns the index of the word `func` of the function to which a parameter belongs; nil if there is none.
    private static func indexOfFunc(around index: Int, _ file: SourceFile) -> Int? {
        let open = file.enclosingBracket[index]
        guard open > 1, file.word(open) == "(" else { return nil }
        return (max(0, open - 40)..<open).last { file.word($0) == "func" && file.indexAfterAngles($0 + 2) == open }
    }

    /// Returns the name of the parameter before `: @autoclosure`; nil if there is none.
    private static func parameterName(before index: Int, _ file: SourceFile) -> String? {
        var step = index - 1
        while step > 0, file.word(step) != ":", file.word(step) != "(", file.word(step) != "," { step -= 1 }
        return file.word(step) == ":" && file.isWord(step - 1) ? file.word(step - 1) : nil
    }

    private static func throwsError(at index: Int, in file: SourceFile) -> Bool {
        var step = index + 1
        while file.word(step) == "@" { step += 2 }
        return file.word(step) == "(" && file.matchingBracket[step] > step && file.word(file.matchingBracket[step] + 1) == "throws"
    }

    /// Whether a name is a whole argument in a call of a function with autoclosure parameters.
    private static func isForwarded(at index: Int, in file: SourceFile, among functions: Set<String>) -> Bool {
        let open = file.enclosingBracket[index]
        guard open > 0, file.word(open) == "(", [",", ")"].contains(file.word(index + 1)) else { return false }
        let before = file.word(index - 1) == "try" ? file.word(index - 2) : file.word(index - 1)
        guard ["(", ",", ":"].contains(before), file.word(open - 2) != "func" else { return false }
        let name = file.word(open - 1)
        return functions.contains(name) || name.hasPrefix("XCTAssert")
            || ["XCTUnwrap", "XCTFail", "XCTSkipIf", "XCTSkipUnless"].contains(name)
    }
}
