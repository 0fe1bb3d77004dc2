extension String {
    /// The first line that is not empty. If a bracket is open at its end, the following lines are
    /// added until the bracket is closed: "Duplicate identifiers: {( 7 )}". After a colon at its end,
    /// the next line is added.
    var firstLine: String {
        var parts: [Substring] = []
        var depth = 0
        for line in split(separator: "\n") {
            parts.append(line.drop { $0 == " " || $0 == "\t" })
            depth += line.count { "([{".contains($0) } - line.count { ")]}".contains($0) }
            if depth <= 0, line.last != ":" { break }
        }
        return parts.joined(separator: " ")
    }
}
