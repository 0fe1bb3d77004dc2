/// A word, a literal, a part of a string, a punctuation character, or a directive. Comments and
/// white space are not tokens.
struct Token: Equatable {
    enum Kind {
        /// A name or a keyword, with or without backticks.
        case word
        case number
        /// One character, except that `->` is one token.
        case punctuator
        /// A string literal, or a part of one before, between or after interpolated expressions.
        case string
        case regex
        /// A word that begins with `#`, such as `#if` or `#selector`.
        case directive
    }

    let kind: Kind
    /// The range of the token's bytes in the file.
    let range: Range<Int>
    /// The text of a word, a punctuator or a directive; empty for other tokens.
    let word: String
    /// Whether the token is a part of a string, and an interpolated expression follows.
    var opensInterpolation = false
    /// Whether the token is a part of a string that begins with the `)` of an interpolated
    /// expression.
    var closesInterpolation = false
}

extension String {
    var withoutBackticks: String { filter { $0 != "`" } }

    var beginningUppercased: String { prefix(1).uppercased() + dropFirst() }
}
