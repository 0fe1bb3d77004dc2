/// Removes from a style sheet what only its author needs: comments, indentation, spaces without an
/// effect, and the semicolon after the last declaration of a rule.
///
/// Each rule is one line. Strings and unquoted addresses remain as they are.
struct StyleCompactor {
    /// What a part of a style sheet is, which decides the spaces that have an effect.
    private enum Part {
        /// The selectors before a `{`.
        case selectors
        /// An `@` with its conditions, before a `{` or a `;`.
        case atRule
        case declaration

        /// Whether spaces beside a unit have no effect.
        func isSeparator(_ unit: ArraySlice<UInt8>) -> Bool {
            guard unit.count == 1, let byte = unit.first else { return false }
            switch self {
            case .selectors: return [.comma, .greater, .plus, .tilde].contains(byte)
            case .atRule: return byte == .comma
            case .declaration: return [.comma, .colon, .exclamationMark].contains(byte)
            }
        }
    }

    private let source: [UInt8]
    private var output: [UInt8] = []
    /// The number of rules around the current place.
    private var depth = 0
    /// Whether a declaration was written last, which needs a semicolon before a further one.
    private var isAfterDeclaration = false

    /// Returns the text of a style sheet without what only its author needs.
    static func compacted(_ style: String) -> String {
        var compactor = StyleCompactor(style)
        var place = 0
        while let end = compactor.endOfPart(from: place) {
            compactor.copyPart(place..<end)
            place = end + 1
        }
        return String(decoding: compactor.output, as: UTF8.self)
    }

    private init(_ style: String) {
        source = Array(style.utf8)
        output.reserveCapacity(source.count)
    }

    // MARK: Reading

    /// Returns the index after a comment, a string, an unquoted address, or any other byte.
    private func indexAfterUnit(at start: Int) -> Int {
        switch source[start] {
        case .slash where source[start...].starts(with: "/*".utf8):
            var index = start + 2
            while index < source.count, !source[index...].starts(with: "*/".utf8) { index += 1 }
            return min(index + 2, source.count)
        case .quote, .apostrophe:
            return index(after: source[start], from: start + 1)
        case .leftParenthesis where source[..<start].suffix(3).elementsEqual("url".utf8):
            return index(after: .rightParenthesis, from: start + 1)
        case .backslash:
            return min(start + 2, source.count)
        default:
            return start + 1
        }
    }

    /// Returns the index after the next byte of a value that is not escaped.
    private func index(after end: UInt8, from start: Int) -> Int {
        var index = start
        while index < source.count, source[index] != end { index += source[index] == .backslash ? 2 : 1 }
        return min(index + 1, source.count)
    }

    /// Returns the index of the next `{`, `}` or `;` that is not inside brackets, strings or
    /// comments; nil if there is none.
    private func endOfPart(from start: Int) -> Int? {
        var index = start
        var brackets = 0
        while index < source.count {
            let next = indexAfterUnit(at: index)
            // The brackets of an unquoted address are one unit.
            if next == index + 1 {
                switch source[index] {
                case .leftParenthesis, .leftBracket: brackets += 1
                case .rightParenthesis, .rightBracket: brackets -= 1
                case .leftBrace, .rightBrace, .semicolon:
                    if brackets <= 0 { return index }
                default: break
                }
            }
            index = next
        }
        return nil
    }

    /// Returns the units of a part. White space and comments between two units are one space.
    private func units(in part: Range<Int>) -> [ArraySlice<UInt8>] {
        var units: [ArraySlice<UInt8>] = []
        var hasGap = false
        var index = part.lowerBound
        while index < part.upperBound {
            let next = indexAfterUnit(at: index)
            let unit = source[index..<next]
            if unit.starts(with: "/*".utf8) || unit.first.map(StyleCompactor.whiteSpace.contains) == true {
                hasGap = true
            } else {
                if hasGap && !units.isEmpty { units.append(StyleCompactor.space) }
                units.append(unit)
                hasGap = false
            }
            index = next
        }
        return units
    }

    private static let space: ArraySlice<UInt8> = [.space]
    private static let whiteSpace: [UInt8] = [.space, .newline, .tab, .carriageReturn]

    // MARK: Writing

    /// Writes a part and the byte that ends it.
    private mutating func copyPart(_ range: Range<Int>) {
        let units = units(in: range)
        let isAtRule = units.first?.first == .at
        switch source[range.upperBound] {
        case .leftBrace:
            endDeclaration()
            copy(units, of: isAtRule ? .atRule : .selectors)
            output.append(.leftBrace)
            if isAtRule { output.append(.newline) }
            depth += 1
        case .rightBrace:
            copyDeclaration(units)
            isAfterDeclaration = false
            output += [.rightBrace, .newline]
            depth -= 1
        default:
            copyDeclaration(units)
            guard depth == 0 else { return }
            // A rule such as `@import` stands alone.
            isAfterDeclaration = false
            output += [.semicolon, .newline]
        }
    }

    private mutating func copyDeclaration(_ units: [ArraySlice<UInt8>]) {
        guard !units.isEmpty else { return }
        endDeclaration()
        copy(units, of: units[0].first == .at ? .atRule : .declaration)
        isAfterDeclaration = true
    }

    private mutating func endDeclaration() {
        if isAfterDeclaration { output.append(.semicolon) }
        isAfterDeclaration = false
    }

    private mutating func copy(_ units: [ArraySlice<UInt8>], of part: Part) {
        for (index, unit) in units.enumerated() {
            // A space is never the first or the last unit.
            if unit == StyleCompactor.space,
                part.isSeparator(units[index - 1]) || part.isSeparator(units[index + 1])
                    || units[index - 1].elementsEqual("(".utf8) || units[index + 1].elementsEqual(")".utf8)
            {
                continue
            }
            output += unit
        }
    }
}
