import Foundation
import Offscreen

/// A search for exhibits, which demonstrate mistakes, by a description of the symptom in the
/// searcher's own words.
///
/// The headers of exhibits have words from reports (`# said:`), the symptom as users see it (`#
/// user:`), and other texts. Of two words in the same texts of a header, the one that fewer
/// exhibits contain has the greater weight, unless rounding makes the weights equal.
///
/// An exhibit is found if it has any word of the query. The exhibits with more of the query's words
/// and with rarer ones come first. A word that no exhibit has is read as a similar one, so that
/// "flikcer" finds what "flicker" finds. The search also knows symptoms that no exhibit shows.
///
/// The HTML page that lists the exhibits searches in the same way, with these weights, in
/// `exhibit-search.js`. A check in the browser compares both.
public struct ExhibitSearch: Sendable {
    /// Something that can be found, and the weight of each word stem in its texts. Stems of weight 0
    /// are left out.
    public struct Entry: Sendable {
        /// The name of an exhibit, or the symptom that no exhibit shows.
        public let name: String
        public let weights: [String: Int]
        /// The symptom that no exhibit shows; nil for an exhibit.
        public let openSymptom: OpenSymptom?
    }

    /// What a search finds.
    public struct Results: Sendable {
        /// The names of the exhibits, the best match first.
        public let names: [String]
        /// The names that a list shows: the first three, and others that match at least a third as
        /// well as the best one.
        public let listedNames: [String]
        /// The symptom without an exhibit that fits the query better than each exhibit; nil if there
        /// is none.
        public let openSymptom: OpenSymptom?
        /// Whether the best match has less than half of the query, measured by the rarity of words.
        public let isWeak: Bool
    }

    public let entries: [Entry]
    /// For each word stem of the entries, how rare it is. A stem that fewer entries have has a
    /// greater number.
    public let rarities: [String: Int]
    /// The rarity of a word that no entry has.
    public let greatestRarity: Int
    /// The stems that a query can have, each with a stem of the entries. For a synonym, that is the
    /// stem of the first word of its group.
    private let spellings: [String: String]

    public init(_ scenarios: [(name: String, scenario: Scenario)], openSymptoms: [OpenSymptom] = []) {
        let counted: [(name: String, counts: [String: Double], openSymptom: OpenSymptom?)] =
            scenarios.map { ($0.name, ExhibitSearch.weightsByStem(of: $0.scenario), nil) }
            + openSymptoms.map { ($0.symptom, ExhibitSearch.weightsByStem(of: $0), $0) }
        var holders: [String: Int] = [:]
        for entry in counted { for stem in entry.counts.keys { holders[stem, default: 0] += 1 } }
        let rarities = holders.mapValues { ExhibitSearch.rarity(holders: $0, of: counted.count) }
        entries = counted.map { entry in
            // The weights are rounded, because they are written into a page.
            let weights = entry.counts.map { ($0, Int(($1 * Double(rarities[$0]!)).rounded())) }
            return Entry(
                name: entry.name, weights: Dictionary(uniqueKeysWithValues: weights.filter { $0.1 > 0 }),
                openSymptom: entry.openSymptom)
        }
        self.rarities = rarities
        greatestRarity = ExhibitSearch.rarity(holders: 0, of: counted.count)
        var spellings: [String: String] = [:]
        for stem in rarities.keys { spellings[stem] = stem }
        for group in ExhibitSearch.synonyms {
            for word in group where spellings[ExhibitSearch.stem(of: word)] == nil {
                spellings[ExhibitSearch.stem(of: word)] = ExhibitSearch.stem(of: group[0])
            }
        }
        self.spellings = spellings
    }

    /// A search through all exhibits and the symptoms without an exhibit.
    public static let all: ExhibitSearch = {
        // The scenarios are part of the package, and tests read each of them.
        let scenarios = Exhibits.all.map { ($0.name, try! Scenario(text: $0.text, file: "\($0.name).scenario")) }
        return ExhibitSearch(scenarios, openSymptoms: OpenSymptom.all)
    }()

    /// Returns the names of the exhibits that a query finds, the best match first.
    public func names(matching query: String) -> [String] { results(for: query).names }

    public func results(for query: String) -> Results {
        let terms = terms(ofQuery: query).map(meanings(ofTerm:))
        let rarity = terms.reduce(0) { $0 + self.rarity(ofMeanings: $1) }
        let matches = entries.enumerated().map { index, entry in
            var (score, matched) = (0, 0)
            for meanings in terms {
                let weight = meanings.map { entry.weights[$0] ?? 0 }.max() ?? 0
                score += weight
                if weight > 0 { matched += self.rarity(ofMeanings: meanings) }
            }
            return (index: index, matched: matched, rank: Double(score * matched) / Double(max(rarity, 1)))
        }
        .filter { $0.rank > 0 }.sorted { ($1.rank, $0.index) < ($0.rank, $1.index) }
        let best = matches.first
        let exhibits = matches.filter { entries[$0.index].openSymptom == nil }
        let listed = exhibits.enumerated().filter { $0.offset < 3 || $0.element.rank * 3 > exhibits[0].rank }
        return Results(
            names: exhibits.map { entries[$0.index].name },
            listedNames: listed.prefix(ExhibitSearch.maximumCountOfListed).map { entries[$0.element.index].name },
            openSymptom: best.flatMap { entries[$0.index].openSymptom },
            isWeak: best.map { 2 * $0.matched < rarity } ?? false)
    }

    /// The greatest number of matches that a list shows.
    private static let maximumCountOfListed = 12

    // MARK: - Reading a query

    /// Returns the terms of a query, each once. A name of code that no entry has, such as
    /// "imageView", is read as its parts.
    private func terms(ofQuery query: String) -> [String] {
        var terms: [String] = []
        for word in query.split(whereSeparator: { !ExhibitSearch.isPartOfWord($0) }).map(String.init) {
            let whole = ExhibitSearch.searchTerms(in: word)
            let isKnown = whole.allSatisfy { !meanings(ofTerm: $0).isEmpty }
            terms += isKnown ? whole : ExhibitSearch.searchTerms(in: ExhibitSearch.partsOfName(word))
        }
        var seen: Set<String> = []
        return terms.filter { seen.insert($0).inserted }
    }

    /// Returns the stems of entries that match a term of a query. A long name also matches longer and
    /// shorter forms of itself, such as "didselectitem" and "didselectitemat".
    /// An unknown term is the beginning of words or, if no word begins with it, a misspelled one.
    private func meanings(ofTerm term: String) -> [String] {
        let long = ExhibitSearch.lengthOfLongNames
        let related = rarities.keys.filter {
            term.count >= long && $0.hasPrefix(term) || $0.count >= long && term.hasPrefix($0)
        }
        if rarities[term] != nil { return related.contains(term) ? related : related + [term] }
        if !related.isEmpty { return related }
        guard term.count >= ExhibitSearch.lengthOfUnknownWords else { return [] }
        let continued = spellings.filter { $0.key.hasPrefix(term) }.map(\.value)
        return continued.isEmpty ? corrections(ofTerm: term) : continued
    }

    /// Returns the stems whose spelling is most similar to a term. A term of up to seven letters may
    /// have one wrong letter, and a longer one two.
    private func corrections(ofTerm term: String) -> [String] {
        let limit = term.count < ExhibitSearch.lengthOfLongNames ? 1 : 2
        let distances = spellings.compactMap { spelling, stem -> (distance: Int, stem: String)? in
            guard spelling.count >= ExhibitSearch.lengthOfUnknownWords, abs(spelling.count - term.count) <= limit else {
                return nil
            }
            return (Suggestion.editDistance(from: term, to: spelling), stem)
        }
        let least = distances.map(\.distance).min() ?? .max
        return least <= limit ? distances.filter { $0.distance == least }.map(\.stem) : []
    }

    private static let lengthOfLongNames = 8
    private static let lengthOfUnknownWords = 4

    private func rarity(ofMeanings meanings: [String]) -> Int {
        meanings.compactMap { rarities[$0] }.max() ?? greatestRarity
    }

    // MARK: - Weights

    /// Returns ten times the binary logarithm of the number of entries by that of the entries with a
    /// word, rounded.
    private static func rarity(holders: Int, of count: Int) -> Int {
        let ratio = Double(count + 1) / (Double(holders) + 0.5)
        return max(Int((10 * log2(ratio)).rounded()), 0)
    }

    /// Returns the weight of each stem of an exhibit. The weight depends on the texts of the header
    /// that contain the stem. Of the stems in only one text, those in the words from reports have
    /// the greatest weight.
    private static func weightsByStem(of scenario: Scenario) -> [String: Double] {
        var counts: [String: Double] = [:]
        for key in [HeaderKey.trigger, .why, .fix, .leaves, .claims] {
            add(scenario.text(of: key), weight: 0.6, to: &counts)
        }
        for text in scenario.texts(of: .pitfall) + scenario.texts(of: .mustNot) {
            add(text, weight: 0.4, to: &counts)
        }
        for key in [HeaderKey.symptom, .group, .console] {
            add(scenario.text(of: key), weight: 1.2, to: &counts)
        }
        add(scenario.title, weight: 1.5, to: &counts)
        add(scenario.text(of: .user), weight: 1.6, to: &counts)
        add(scenario.text(of: .said), weight: 2, to: &counts)
        return counts
    }

    private static func weightsByStem(of open: OpenSymptom) -> [String: Double] {
        var counts: [String: Double] = [:]
        add(open.symptom, weight: 1.6, to: &counts)
        add(open.said, weight: 2, to: &counts)
        return counts
    }

    private static func add(_ text: String?, weight: Double, to counts: inout [String: Double]) {
        for term in Set(searchTerms(in: text ?? "")) {
            counts[term] = max(counts[term] ?? 0, weight) + 0.2 * min(counts[term] ?? 0, weight)
        }
    }
}
