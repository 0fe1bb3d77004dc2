/// An error in a visual format: the reason and the place. The reason has UIKit's words if they are
/// known.
package struct VisualFormatError: Error, Equatable {
    package let reason: String
    /// The number of characters up to the place of the error.
    package let place: Int
}

extension VisualFormat {
    /// Parses a visual format by the grammar of Apple's Auto Layout Guide. Spaces are allowed
    /// between all parts.
    package init(_ text: String) throws(VisualFormatError) {
        var parser = VisualFormatParser(text)
        self = try parser.parseFormat()
    }
}

private struct VisualFormatParser {
    private let characters: [Character]
    private var place = 0

    init(_ text: String) { characters = Array(text) }

    mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
        if next == nil { throw VisualFormatError(reason: "It's an empty string.", place: 0) }
        var format = VisualFormat()
        if let orientation = next, orientation == "H" || orientation == "V" {
            format.isVertical = orientation == "V"
            place += 1
            try expect(":", at: "behind the orientation")
        }
        if take("|") { format.fromSuperview = try parseConnection() }
        format.elements = [try parseElement()]
        while next != nil {
            let connection = try parseConnection()
            if take("|") {
                format.toSuperview = connection
                if next != nil { throw error("Expected the end of the format string.") }
                return format
            }
            format.connections.append(connection)
            format.elements.append(try parseElement())
        }
        return format
    }

    private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        if next == "[" || next == "|" { return .standard }
        let predicates: [VisualFormat.Predicate]
        if next == "(" {
            predicates = try parsePredicates()
        } else {
            let constant = try parseQuantity(
                failureReason: "Expected a number or the name of a metric", isSigned: false)
            predicates = [VisualFormat.Predicate(relation: .equal, quantity: constant, priority: nil)]
        }
        try expect("-", at: "behind the space")
        return .spaced(predicates)
    }

    private mutating func parseElement() throws(VisualFormatError) -> VisualFormat.Element {
        let reason =
            """
            Expected a view. View names must start with a letter or an underscore, then contain letters, \
            numbers, and underscores.
            """
        guard take("["), let name = parseName() else { throw error(reason) }
        let sizes = next == "(" ? try parsePredicates() : []
        try expect("]", at: "behind the view")
        return VisualFormat.Element(name: name, sizes: sizes)
    }

    private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        try expect("(", at: "before the list")
        var predicates: [VisualFormat.Predicate] = []
        repeat {
            predicates.append(try parsePredicate())
        } while take(",")
        try expect(")", at: "behind the list")
        return predicates
    }

    private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if let sign = next, "<=>".contains(sign) {
            let text = String(characters[place...].prefix(2))
            let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
            guard let known = relations.first(where: { $0.text == text }) else {
                throw error("Expected a relation. Relation must be one of <=, == or >=.")
            }
            relation = known
            place += 2
        }
        let quantity = try parseQuantity(failureReason: "Expected a view or constant.", isSigned: true)
        let priority = take("@") ? try parseQuantity(failureReason: "Expected a priority", isSigned: false) : nil
        return VisualFormat.Predicate(relation: relation, quantity: quantity, priority: priority)
    }

    private mutating func parseQuantity(failureReason reason: String, isSigned: Bool) throws(VisualFormatError)
        -> VisualFormat.Quantity
    {
        if let name = parseName() { return .name(name) }
        guard let number = parseNumber(isSigned: isSigned) else { throw error(reason) }
        return .number(number)
    }

    // MARK: - Names, numbers and single characters

    private mutating func parseName() -> VisualFormat.Name? {
        guard let first = next, first == "_" || first.isASCII && first.isLetter else { return nil }
        let text = takeCharacters { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
        return VisualFormat.Name(text: text, end: place)
    }

    /// Parses a number such as `8` or `8.5`, and also `-8` if `isSigned` is true. UNKNOWN: whether
    /// UIKit accepts exponents, which the grammar does not have.
    private mutating func parseNumber(isSigned: Bool) -> Double? {
        let start = place
        let sign: Double = isSigned && take("-") ? -1 : 1
        _ = next
        let text = takeCharacters { $0.isASCII && $0.isNumber || $0 == "." }
        guard let number = Double(text), number.isFinite else {
            place = start
            return nil
        }
        return sign * number
    }

    private mutating func takeCharacters(while isPart: (Character) -> Bool) -> String {
        let start = place
        while place < characters.count, isPart(characters[place]) { place += 1 }
        return String(characters[start..<place])
    }

    /// The next character after any spaces, which are skipped; nil at the end.
    private var next: Character? {
        mutating get {
            while place < characters.count, characters[place].isWhitespace { place += 1 }
            return place < characters.count ? characters[place] : nil
        }
    }

    private mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        place += 1
        return true
    }

    private mutating func expect(_ character: Character, at position: String) throws(VisualFormatError) {
        if !take(character) { throw error("Expected a '\(character)' \(position).") }
    }

    private func error(_ reason: String) -> VisualFormatError { VisualFormatError(reason: reason, place: place) }
}
