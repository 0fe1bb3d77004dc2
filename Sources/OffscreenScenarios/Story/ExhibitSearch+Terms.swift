extension ExhibitSearch {
    /// Words that a search ignores, because they do not describe a symptom.
    public static let ignoredWords: Set<String> = [
        "a", "an", "the", "of", "in", "on", "at", "to", "is", "are", "it", "its", "and", "or", "with", "for", "i", "my",
        "when", "some", "after", "before", "that", "this", "there", "does", "do", "not", "one", "be", "by", "as",
        "from", "has", "have", "other", "only", "uicollectionview", "collectionview", "collection", "view", "ios",
        "exhibit", "but", "while", "same", "all", "too", "time",
        "about", "also", "always", "am", "any", "because", "become", "becomes", "been", "bug", "can", "cannot", "cause",
        "caused", "causes", "come", "comes", "correct", "correctly", "down", "during", "each", "every", "get", "gets",
        "go", "goes", "going", "got", "how", "if", "instead", "into", "issue", "just", "later", "like", "made", "make",
        "makes", "me", "no", "now", "out", "own", "problem", "proper", "properly", "seem", "seems", "should", "show",
        "showing", "shown", "shows", "so", "sometimes", "still", "supposed", "than", "their", "them", "then", "they",
        "until", "up", "us", "use", "used", "uses", "using", "was", "we", "were", "what", "which", "why", "will",
        "without", "work", "working", "works", "would", "you",
    ]

    /// Groups of words that the search treats as equal. Each word counts as the first word of its
    /// group.
    public static let synonyms = [
        ["row", "cell", "item", "tile"], ["picture", "image", "photo", "avatar", "poster", "thumbnail"],
        ["jump", "skip", "leap"],
        ["flash", "flicker", "blink"], ["slow", "lag", "stutter", "jank", "sluggish", "performance"],
        ["hang", "freeze", "frozen", "stuck", "unresponsive", "endless"],
        ["crash", "exception", "trap", "terminate", "nsinternalinconsistencyexception"],
        ["tap", "touch", "click", "press", "respond", "clickable", "tappable"],
        ["new", "insert", "add", "arrive", "append", "insertion"],
        ["delete", "remove", "deletion", "removal"],
        ["appear", "visible", "seen"],
        ["missing", "disappear", "gone", "vanish", "invisible", "hide", "hidden"], ["blank", "empty"],
        ["select", "highlight", "checkmark", "mark"], ["rotation", "rotate", "landscape", "orientation"],
        ["place", "position", "location", "misplaced"], ["pinned", "sticky", "stick"],
        ["wrong", "incorrect", "mixed"], ["duplicate", "twice", "double"], ["scrollbar", "indicator"],
        ["old", "stale", "outdated"],
    ]

    /// Returns the terms by which a search compares texts: the stems of the words in a text,
    /// without the words in `ignoredWords`. For a word in a group of synonyms, the term is the stem
    /// of the group's first word.
    public static func searchTerms(in text: String) -> [String] {
        text.lowercased().split { !isPartOfWord($0) }.map(String.init).filter { !ignoredWords.contains($0) }.map {
            word in
            let stem = stem(of: word)
            return synonyms.first { $0.contains { ExhibitSearch.stem(of: $0) == stem } }.map {
                ExhibitSearch.stem(of: $0[0])
            } ?? stem
        }
    }

    static func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "%"
    }

    /// Returns a name of code with a space between its parts: "image View" for "imageView".
    static func partsOfName(_ name: String) -> String {
        var parts = ""
        for character in name {
            if character.isUppercase, parts.last?.isLowercase == true { parts.append(" ") }
            parts.append(character)
        }
        return parts
    }

    /// Returns a word without its ending. For "jumps", "jumped" and "jumping" it returns "jump".
    static func stem(of word: String) -> String {
        var stem = word
        for ending in ["ing", "ed", "es", "s", "y", "e"] where stem.count > ending.count + 2 && stem.hasSuffix(ending) {
            stem.removeLast(ending.count)
            break
        }
        if stem.count > 3, let last = stem.last, stem.dropLast().last == last, last != "l", last != "s" {
            stem.removeLast()
        }
        return stem
    }
}
