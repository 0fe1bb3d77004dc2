extension String {
    /// The same text, each word of more than 400 characters cut: what a message quotes may be of any length.
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
