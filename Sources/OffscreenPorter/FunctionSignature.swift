/// The declaration of a function from `func` to its body.
struct FunctionSignature {
    struct Parameter {
        /// The argument label; "_" if there is none.
        let label: String
        let type: String
        /// The default value; nil if there is none.
        let defaultValue: String?
        var isInout: Bool { type.hasPrefix("inout ") }
        var isVariadic: Bool { type.hasSuffix("...") }
    }

    let name: String
    /// The generic parameters with their angle brackets; empty if there are none.
    let generics: String
    let parameters: [Parameter]
    /// The effects, such as "async throws"; empty if there are none.
    let effects: String
    let result: String?
    let constraints: String

    var labels: [String] { parameters.map(\.label) }

    /// - Parameter index: the index of the word `func`.
    init?(_ file: SourceFile, at index: Int) {
        guard file[index] == "func", file.isWord(at: index + 1) else { return nil }
        name = file[index + 1]
        let open = file.indexAfterAngleBrackets(at: index + 2)
        generics = file.text(ofTokens: index + 2..<open)
        guard let close = file.closingParenthesis(ofOpeningAt: open) else { return nil }
        var parameters: [Parameter] = []
        for part in file.splitAtCommas(open + 1..<close) {
            guard let colon = part.first(where: { file[$0] == ":" && file.enclosingBracket[$0] == open }),
                let label = file.indexOfLabel(ofParameter: part), label < colon
            else { return nil }
            let equals = (colon..<part.upperBound).first {
                file[$0] == "=" && file.enclosingBracket[$0] == open && file[$0 + 1] != "="
            }
            let typeEnd = equals ?? part.upperBound
            guard colon + 1 < typeEnd else { return nil }
            parameters.append(
                Parameter(
                    label: file[label], type: file.text(ofTokens: colon + 1..<typeEnd),
                    defaultValue: equals.map { file.text(ofTokens: $0 + 1..<part.upperBound) }))
        }
        self.parameters = parameters

        var step = close + 1
        var effects: [String] = []
        while ["async", "throws", "rethrows", "reasync"].contains(file[step]) {
            effects.append(file[step])
            step += 1
            if file.tokenTouchesPrevious(at: step), let close = file.closingParenthesis(ofOpeningAt: step) {
                effects[effects.count - 1] += file.text(ofTokens: step..<close + 1)
                step = close + 1
            }
        }
        self.effects = effects.joined(separator: " ")
        if file[step] == "->" {
            let start = step + 1
            step = Self.endOfType(in: file, from: start)
            guard start < step else { return nil }
            result = file.text(ofTokens: start..<step)
        } else {
            result = nil
        }
        if file[step] == "where" {
            let end = (step..<file.tokens.count).first { ["{", "}"].contains(file[$0]) } ?? file.tokens.count
            constraints = " " + file.text(ofTokens: step..<end)
        } else {
            constraints = ""
        }
    }

    /// Returns the index after a type. A type ends at a brace, a closing bracket, a comma, a
    /// semicolon, an equals sign, the word `where` or the attribute of the next declaration, and at
    /// the end of its line unless the next line continues it.
    static func endOfType(in file: SourceFile, from start: Int) -> Int {
        var step = start
        while step < file.tokens.count {
            let word = file[step]
            if ["{", "}", ";", ")", "]", "=", "where", ","].contains(word) { break }
            if step > start, file.isTokenOnNewLine(at: step), ![".", "&", "->"].contains(word),
                ![".", "&", "->", "<"].contains(file[step - 1])
            {
                break
            }
            if word == "@", step > start { break }
            if word == "<" {
                let after = file.indexAfterAngleBrackets(at: step)
                step = after > step ? after : step + 1
            } else if ["(", "["].contains(word), file.matchingBracket[step] > step {
                step = file.matchingBracket[step] + 1
            } else {
                step += 1
            }
        }
        return step
    }

    /// Returns the parameters, renamed `a1`, `a2` and so on, with their labels and types.
    func declaredParameters(withDefaultValues: Bool) -> String {
        parameters.enumerated().map { index, parameter in
            "\(parameter.label) a\(index + 1): \(parameter.type)"
                + (withDefaultValues ? parameter.defaultValue.map { " = \($0)" } ?? "" : "")
        }.joined(separator: ", ")
    }

    /// The arguments of a call that passes on the parameters of `declaredParameters`.
    var givenArguments: String {
        parameters.enumerated().map { index, parameter in
            (parameter.label == "_" ? "" : "\(parameter.label): ") + (parameter.isInout ? "&" : "") + "a\(index + 1)"
        }.joined(separator: ", ")
    }

    /// The keywords before a call of the function, such as "try await ".
    var callEffects: String {
        (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    }

    var effectsAndResult: String { (effects.isEmpty ? "" : " " + effects) + (result.map { " -> \($0)" } ?? "") }
}
