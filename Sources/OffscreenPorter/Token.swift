/// A word, a sign or a piece of text of a Swift file. Comments and blanks are none.
struct Token: Equatable {
    enum Kind {
        /// A name or a keyword; one in backticks too.
        case word
        case number
        /// One character, but `->` is one sign.
        case punctuator
        /// A string, or the part of one before, between and after what stands in `\( )`.
        case string
        case regex
        /// A word with `#` before it, such as `#if` or `#selector`.
        case directive
    }

    let kind: Kind
    /// Where it stands, in bytes.
    let range: Range<Int>
    /// Of a word, a sign or a directive; empty otherwise.
    let word: String
    /// Of a piece of a string: whether `\(` ends it.
    var opens = false
    /// Of a piece of a string: whether it begins with the `)` of `\( )`.
    var closes = false
}
