import OffscreenScenarios
import Testing

/// Searches for phrases that people use. Most phrases are from public threads. All were collected
/// before the search was written.
struct ExhibitSearchTests {
    private static let search = try! ExhibitSearch(
        Exhibits.all.map { ($0.name, try Scenario(text: $0.text, file: $0.name)) })

    /// Phrases, each with its source and the exhibits that explain it.
    private static let phrases: [(phrase: String, from: String, exhibits: [Int])] = [
        ("reloaddata causes image flickering", "SDWebImagePhotosPlugin 26", [37]),
        ("wrong image when scrolling fast", "SDWebImage 1394", [15]),
        ("loses scroll position after inserting items above", "DeepDiff 26", [46]),
        ("list jumps when new messages arrive", "a reader", [46]),
        ("checkmark appears on other rows", "a reader", [16]),
        ("new item does not appear", "a reader", [58, 48]),
        ("crash invalid number of items in section after delete", "DragDropCollectionViewDemo 2", [23]),
        ("attempt to insert item into section 0 but there are only 0 items", "WordPress-iOS 10073", [23, 25]),
        (
            "received layout attributes for a cell with an index path that does not exist",
            "CustomCollectionViewLayout 7", [58]
        ),
        ("deleting the same index path twice crashes", "openradar-mirror 17301", [24]),
        ("prepare gets called all the time while scrolling, laggy", "THSpringyCollectionView 11", [52]),
        ("100% CPU, app freezes in a layout loop", "ASCollectionView 149", [33]),
        ("cells resize when deleting items with estimatedItemSize", "Stack Overflow, by exchangetuts.com", [45]),
        ("jumps when scrolling up with self sizing cells", "openradar 40926834", [44, 45]),
        ("button in cell does not respond to tap", "Stack Overflow 13571994", [3, 5]),
        ("a cell sometimes at the wrong place and a gap in the row", "Stack Overflow 12927027", [21]),
        ("some cells are missing when the estimated height is too large", "collection_view_list_layout", [44]),
        ("scroll indicator behind section header", "DBProfileViewController 20", [6]),
        ("blinks when reloading with the same data", "HanekeSwift 205", [37]),
        ("custom layout slow with thousands of items", "SwiftyCollectionViewFlowLayout 2", [52]),
    ]

    private static let synonyms = """
        row cell item tile|picture image photo avatar poster thumbnail|jump skip leap|flash flicker blink
        slow lag stutter jank sluggish performance|hang freeze frozen stuck unresponsive endless
        crash exception trap terminate|tap touch click press respond|new insert add arrive append|delete remove
        appear visible seen|missing disappear gone vanish|invisible blank empty|select highlight checkmark mark
        rotation rotate landscape orientation|offset position|wrong incorrect mixed|duplicate twice double
        scrollbar indicator|old stale outdated
        """

    @Test func `Words of one meaning are one term of a search, and words that describe no symptom are none`() {
        let groups = Self.synonyms.split { $0 == "|" || $0 == "\n" }.map { $0.split(separator: " ").map(String.init) }
        for group in groups {
            let term = ExhibitSearch.searchTerms(in: group[0])
            #expect(term.count == 1)
            for word in group { #expect(ExhibitSearch.searchTerms(in: word) == term, "\(word)") }
        }
        #expect(Set(groups.map { ExhibitSearch.searchTerms(in: $0[0]) }).count == groups.count)
        let ignored = """
            a an the of in on at to is are it its and or with for i my when some after before that this there does do \
            not one be by as from has have other only uicollectionview collectionview collection view ios exhibit but \
            while same all too time
            """
        for word in ignored.split(separator: " ") { #expect(ExhibitSearch.searchTerms(in: "\(word)") == [], "\(word)") }
    }

    @Test
    func `For many phrases that people use, a search finds an exhibit about the phrase among its first three results`()
    {
        for (phrase, from, exhibits) in Self.phrases {
            let found = Self.search.names(matching: phrase).prefix(3)
            #expect(!Set(found).isDisjoint(with: exhibits.map { "exhibit-\($0)" }), "\(phrase) (\(from)): \(found)")
        }
    }

    @Test(arguments: [("duplicate", 35), ("slow", 52), ("crash", 23), ("hang", 33)])
    func `A search for 'duplicate', 'slow', 'crash' or 'hang' ranks an exhibit about it among the first eight`(
        word: String, exhibit: Int
    ) {
        #expect(
            Self.search.names(matching: word).prefix(8).contains("exhibit-\(exhibit)"),
            "\(Self.search.names(matching: word).prefix(8))")
    }

    @Test func `A search for a word that no exhibit has in any form or synonym, or for an empty text, finds nothing`() {
        #expect(Self.search.names(matching: "xylophone") == [])
        #expect(Self.search.names(matching: "") == [])
    }

    @Test func `The search reduces the forms of a word and its synonyms to the same stem`() {
        #expect(ExhibitSearch.searchTerms(in: "Jumping, jumps jumped") == ["jump", "jump", "jump"])
        #expect(Set(ExhibitSearch.searchTerms(in: "flickers blinking flashes")).count == 1)
        #expect(ExhibitSearch.searchTerms(in: "the cell of a collection view") == ExhibitSearch.searchTerms(in: "rows"))
    }

    @Test func `A search finds a word in each text of an exhibit's header, first those that are nearest to a report`()
        throws
    {
        let labels = [
            ["said"], ["user"], ["title"], ["symptom", "group", "console"],
            ["trigger", "why", "fix", "leaves", "claims"], ["pitfall", "must not"], ["debugger"],
        ]
        var scenarios: [(name: String, scenario: Scenario)] = []
        // Exhibits of equal weight keep their order, so the last ones are the nearest.
        for label in labels.reversed().joined() {
            let header = label == "title" ? "# A zebra" : "# A list\n# \(label): a zebra"
            scenarios.append((label, try Scenario(text: "\(header)\n\nstage 10x10\n", file: label)))
        }
        for number in 0..<100 {
            scenarios.append(("other \(number)", try Scenario(text: "# A list\n\nstage 10x10\n", file: "other")))
        }
        let found = ExhibitSearch(scenarios).names(matching: "zebra")
        #expect(found == Array(labels.dropLast().joined()))
    }
}
