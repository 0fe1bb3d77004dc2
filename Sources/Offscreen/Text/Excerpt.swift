extension String {
    /// The text with each word cut after 400 characters. Error messages use it, because a text that
    /// they quote may be of any length.
    public var withLongWordsCut: String {
        let longest = 400
        guard utf8.count > longest else { return self }
        var text = ""
        var length = 0
        for character in self {
            length = character.isWhitespace ? 0 : length + 1
            if length <= longest { text.append(character) } else if length == longest + 1 { text += "..." }
        }
        return text
    }
}
