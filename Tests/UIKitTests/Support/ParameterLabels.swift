/// Returns the labels of the parameters in a list that begins with its parenthesis, and the text
/// from the closing parenthesis on.
func parameterLabels(in text: Substring) -> (labels: [String], rest: Substring) {
    var labels: [String] = []
    var parameter = ""
    var depth = 0
    var previous: Character = " "
    func endParameter() {
        guard !parameter.isEmpty else { return }
        let words = parameter.prefix { $0 != ":" }.split(separator: " ")
        labels.append(words.first { !$0.hasPrefix("@") }.map(String.init) ?? "_")
        parameter = ""
    }
    for index in text.indices {
        let character = text[index]
        if "([{<".contains(character) { depth += 1 }
        // The `>` of an arrow closes no bracket.
        if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
        previous = character
        if depth == 0 {
            endParameter()
            return (labels, text[index...])
        }
        if character == ",", depth == 1 {
            endParameter()
        } else if depth > 1 || character != "(" {
            parameter.append(character)
        }
    }
    return (labels, "")
}
