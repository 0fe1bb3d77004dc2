/// A search for exhibits, which demonstrate mistakes, by a description of the symptom in the
/// searcher's own words.
///
/// The headers of exhibits have words from reports (`# said:`), the symptom as users see it (`#
/// user:`), and other texts. Of two words in the same texts of a header, the one that fewer
/// exhibits contain has the greater weight, unless rounding makes the weights equal. A word in
/// nearly all exhibits can have the weight 0.
///
/// An exhibit is found if it contains any word of the query with a weight above 0. The HTML page
/// that lists the exhibits searches with the same weights.
public struct ExhibitSearch: Sendable {
    /// The name of an exhibit, and the weight of each word stem in the exhibit's header. Stems of
    /// weight 0 are left out.
    public struct Entry: Sendable {
        public let name: String
        public let weights: [String: Double]
    }

    public let entries: [Entry]

    public init(_ scenarios: [(name: String, scenario: Scenario)]) {
        let counted = scenarios.map { name, scenario in (name, ExhibitSearch.weightsByStem(of: scenario)) }
        var holders: [String: Int] = [:]
        for (_, counts) in counted { for stem in counts.keys { holders[stem, default: 0] += 1 } }
        entries = counted.map { name, counts in
            let weights = counts.map { stem, count in
                // The weights are rounded, because they are written into a page.
                (stem, (count * Double(scenarios.count) / Double(holders[stem]! + 2)).rounded())
            }
            return Entry(name: name, weights: Dictionary(uniqueKeysWithValues: weights.filter { $0.1 > 0 }))
        }
    }

    /// Returns the names of the exhibits that a query finds, the best match first.
    public func names(matching query: String) -> [String] {
        let terms = Set(ExhibitSearch.searchTerms(in: query))
        let scores = entries.map { entry in (entry.name, terms.reduce(0) { $0 + (entry.weights[$1] ?? 0) }) }
        return scores.enumerated().filter { $0.element.1 > 0 }.sorted {
            ($1.element.1, $0.offset) < ($0.element.1, $1.offset)
        }
        .map(\.element.0)
    }

    /// Returns the weight of each stem of an exhibit. The weight depends on the texts of the header
    /// that contain the stem. Of the stems in only one text, those in the words from reports have
    /// the greatest weight.
    private static func weightsByStem(of scenario: Scenario) -> [String: Double] {
        var counts: [String: Double] = [:]
        func add(_ text: String?, weight: Double) {
            for term in Set(searchTerms(in: text ?? "")) {
                counts[term] = max(counts[term] ?? 0, weight) + 0.2 * min(counts[term] ?? 0, weight)
            }
        }
        for word in ["trigger", "why", "fix", "leaves", "claims"] {
            add(scenario.prefaceText(labelled: word), weight: 0.6)
        }
        for text in scenario.prefaceTexts(labelled: "pitfall") + scenario.prefaceTexts(labelled: "must not") {
            add(text, weight: 0.4)
        }
        for word in ["symptom", "group", "console"] { add(scenario.prefaceText(labelled: word), weight: 1.2) }
        add(scenario.title, weight: 1.5)
        add(scenario.prefaceText(labelled: "user"), weight: 1.6)
        add(scenario.prefaceText(labelled: "said"), weight: 2)
        return counts
    }

    /// Words that a search ignores, because they do not describe a symptom.
    public static let ignoredWords: Set<String> = [
        "a", "an", "the", "of", "in", "on", "at", "to", "is", "are", "it", "its", "and", "or", "with", "for", "i", "my",
        "when", "some",
        "after", "before", "that", "this", "there", "does", "do", "not", "one", "be", "by", "as", "from", "has", "have",
        "other", "only",
        "uicollectionview", "collectionview", "collection", "view", "ios", "exhibit", "but", "while", "same", "all",
        "too", "time",
    ]

    /// Groups of words that the search treats as equal. Each word counts as the first word of its
    /// group.
    public static let synonyms = [
        ["row", "cell", "item", "tile"], ["picture", "image", "photo", "avatar", "poster", "thumbnail"],
        ["jump", "skip", "leap"],
        ["flash", "flicker", "blink"], ["slow", "lag", "stutter", "jank", "sluggish", "performance"],
        ["hang", "freeze", "frozen", "stuck", "unresponsive", "endless"], ["crash", "exception", "trap", "terminate"],
        ["tap", "touch", "click", "press", "respond"], ["new", "insert", "add", "arrive", "append"],
        ["delete", "remove"],
        ["appear", "visible", "seen"], ["missing", "disappear", "gone", "vanish"], ["invisible", "blank", "empty"],
        ["select", "highlight", "checkmark", "mark"], ["rotation", "rotate", "landscape", "orientation"],
        ["offset", "position"],
        ["wrong", "incorrect", "mixed"], ["duplicate", "twice", "double"], ["scrollbar", "indicator"],
        ["old", "stale", "outdated"],
    ]

    /// Returns the terms by which a search compares texts: the stems of the words in a text,
    /// without the words in `ignoredWords`. For a word in a group of synonyms, the term is the stem
    /// of the group's first word.
    public static func searchTerms(in text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "%" }.map(String.init).filter {
            !ignoredWords.contains($0)
        }.map {
            word in
            let stem = stem(of: word)
            return synonyms.first { $0.contains { ExhibitSearch.stem(of: $0) == stem } }.map {
                ExhibitSearch.stem(of: $0[0])
            } ?? stem
        }
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
