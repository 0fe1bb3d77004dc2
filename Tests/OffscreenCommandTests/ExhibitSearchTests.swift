import Offscreen
import OffscreenScenarios
import Testing

/// Searches for phrases that people use. Most phrases are from public threads. All were collected
/// before the search was written.
struct ExhibitSearchTests {
    private static let search = ExhibitSearch.all

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
        ("tags get stacked and duplicated after scrolling", "DWTagList 29", [68]),
        ("collection view resets to the first item when I reload", "RFQuiltLayout 9", [60]),
        ("cell images flicker with previous image when scrolling fast", "iOS-boilerplate 21", [15]),
        ("size is wrong after I rotate the device", "PopInAndOutCollectionViewTransition 4", [50]),
        ("Crash when performing collection view batch updates", "FirebaseUI-iOS 620", [23, 24, 39]),
        ("button in collection view cell not clickable", "CustomCollectionViewLayout 28", [5]),
        ("didSelectItemAt not called", "DKImagePickerController 384", [5, 54]),
        ("supplied identifiers are not unique", "ASCollectionView 80", [35]),
        ("decoration view on top of cells after reloadSections", "openradar 30118987", [1, 2]),
        ("imageView flickering on reloadData", "SDWebImage 1587", [37]),
        ("reloadData does not reload after performBatchUpdates", "openradar 31748196", [64]),
        ("cell animation glitch when inserting self-sizing cells", "a reader", [45]),
    ]

    private static let synonyms = """
        row cell item tile|picture image photo avatar poster thumbnail|jump skip leap|flash flicker blink
        slow lag stutter jank sluggish performance|hang freeze frozen stuck unresponsive endless
        crash exception trap terminate nsinternalinconsistencyexception
        tap touch click press respond clickable tappable|new insert add arrive append insertion
        delete remove deletion removal|appear visible seen|missing disappear gone vanish invisible hide hidden
        blank empty|select highlight checkmark mark|rotation rotate landscape orientation
        place position location misplaced|pinned sticky stick|wrong incorrect mixed|duplicate twice double
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
            while same all too time about also always am any because become becomes been bug can cannot cause caused \
            causes come comes correct correctly down during each every get gets go goes going got how if instead into \
            issue just later like made make makes me no now out own problem proper properly seem seems should show \
            showing shown shows so sometimes still supposed than their them then they until up us use used uses using \
            was we were what which why will without work working works would you
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

    @Test(arguments: [
        ("flikcer", "flicker"), ("rotaion", "rotation"), ("dissappear", "disappear"), ("performBatchUpdate", nil),
        ("flick", "flicker"), ("thumbnailView", "image"), ("invalidateLayout()", "invalidateLayout"),
    ]) func `A misspelled word, the beginning of a word, and a name of code find what the known word finds`(
        typed: String, known: String?
    ) {
        let found = Self.search.names(matching: typed)
        #expect(!found.isEmpty)
        if let known { #expect(Set(Self.search.names(matching: known)).isSubset(of: found), "\(found)") }
    }

    @Test func `A word of up to seven letters may differ by one letter, and a word of fewer than four by none`() {
        for word in ["crahs", "hagn"] { #expect(!Self.search.names(matching: word).isEmpty, "\(word)") }
        for word in ["crzzh", "hxx", "taq"] { #expect(Self.search.names(matching: word) == [], "\(word)") }
    }

    @Test func `A search for a name of the API finds the exhibits that are about it`() {
        #expect(Self.search.names(matching: "zIndex").prefix(3).contains("exhibit-1"))
        #expect(Self.search.names(matching: "didSelectItemAt not called").prefix(2).contains("exhibit-54"))
    }

    @Test(arguments: OpenSymptom.all) func `A search for a symptom without an exhibit returns that symptom`(
        open: OpenSymptom
    ) {
        #expect(Self.search.results(for: open.symptom).openSymptom == open)
        for words in open.said.split(separator: ", ") {
            #expect(Self.search.results(for: String(words)).openSymptom == open, "\(words)")
        }
        #expect(!open.said.isEmpty)
        #expect(!open.reported.isEmpty)
    }

    @Test func `A search that finds less than half of a query is weak`() {
        #expect(Self.search.results(for: "xylophone quartz jump").isWeak)
        #expect(!Self.search.results(for: "list jumps").isWeak)
        #expect(!Self.search.results(for: "xylophone").isWeak)
        #expect(Self.search.results(for: "cell").listedNames.count == 12)
    }

    @Test func `The systems of an exhibit are those of its header that have its API`() throws {
        func systems(_ header: String) throws -> ExhibitSystems? {
            ExhibitSystems(try Scenario(text: "# A list\n\(header)\n\nstage 10x10\n", file: "a"))
        }
        #expect(try systems("# holds: iOS10")?.phrase == "iOS 10")
        #expect(try systems("# holds: iOS10")?.presets == [.iOS10])
        #expect(try systems("# holds: all systems but iOS13")?.phrase == "all but iOS 13")
        #expect(try systems("# holds: iOS6 to iOS16")?.phrase == "iOS 6 to 16")
        #expect(try systems("# holds: all systems")?.phrase == "all")
        let later = try systems("# holds: all systems\n# api: iOS 13")
        #expect(later?.phrase == "iOS 13 and later")
        #expect(later?.presets == Preset.all.filter { ![.iOS6, .iOS9, .iOS10, .iOS11].contains($0) })
        #expect(try systems("# user: a list") == nil)
    }

    @Test func `The names of the API are those that two headers have, and an exhibit has those of its changed lines`()
        throws
    {
        func scenario(_ why: String) throws -> Scenario {
            try Scenario(text: "# A list\n# why: \(why)\n# debugger: po contentInset\n\nstage 10x10\n", file: "a")
        }
        let names = ExhibitNames([
            ("a", try scenario("reloadData, contentSize and iOS10")), ("b", try scenario("reloadData(), iOS10")),
            ("c", try scenario("contentSize, atIndex: 3")), ("d", try scenario("atIndex: 4, bounds")),
            ("e", try #require(try Exhibits.scenario(named: "exhibit-1"))),
        ])
        #expect(names.all == ["contentSize", "reloadData"])
        #expect(names.names(ofExhibit: "a") == ["contentSize", "reloadData"])
        #expect(names.names(ofExhibit: "d") == [])
        let all = ExhibitNames(
            try Exhibits.all.map { ($0.name, try Scenario(text: $0.text, file: "\($0.name).scenario")) })
        #expect(all.names(ofExhibit: "exhibit-1").contains("sendSubviewToBack"), "only its fix has the name")
        for name in ["zIndex", "reloadData", "prepareForReuse"] { #expect(all.all.contains(name), "\(name)") }
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
