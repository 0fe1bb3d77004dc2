import Foundation
import Offscreen
import OffscreenScenarios
import Testing

/// Calls of the commands that write pictures and pages.
final class PictureCommandTests {
    private let call = CommandCaller()

    @Test(arguments: ["screen", "exploded", "map", "film", "pair"])
    func `The command 'draw' prints the same SVG document at each call, for every kind of picture`(kind: String) throws
    {
        let outcome = try call.offscreen("draw exhibit-1 \(kind)")
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
        #expect(try call.offscreen("draw exhibit-1 \(kind)").output == outcome.output)
    }

    @Test func `At a given tick a recording is drawn like the scenario that it was made from, and can be played`()
        throws
    {
        let recorded = try call.shell("offscreen record exhibit-1 --out run.json && offscreen draw run.json --tick 3")
        #expect(try recorded.output == call.offscreen("draw exhibit-1 --tick 3").output)
        #expect(try call.offscreen("play run.json --out page.html").code == 0)
        #expect(try call.read("page.html").contains("<title>run.json</title>"))
    }

    @Test func `Without --tick the command 'draw' draws the exploded view at the tick of an exhibit's symptom`() throws
    {
        let picture = try call.offscreen("draw exhibit-1 exploded").output
        #expect(try picture == call.offscreen("draw exhibit-1 exploded --tick 4").output)
        #expect(try picture != call.offscreen("draw exhibit-1 exploded --tick 3").output)
    }

    @Test func `The picture 'pair' of an exhibit about a mistake shows the bug and the fix side by side`() throws {
        let picture = try call.offscreen("draw exhibit-1 pair").output
        #expect(picture.contains(">the bug<"))
        #expect(picture.contains(">with the fix<"))
        #expect(try call.offscreen("draw exhibit-68 pair").output.contains("row 4"))
    }

    @Test
    func `Without --stage 'record' writes all stages of a scenario to a trace, but only one stage to a recording`()
        throws
    {
        let trace = try call.offscreen("record exhibit-7 --form trace").output
        #expect(trace.components(separatedBy: "\nstage ").count == 3)
        #expect(trace.hasPrefix("stage 1 of 3, from line "))
        let bug = try call.offscreen("record exhibit-17").output
        #expect(try bug == call.offscreen("record exhibit-17 --stage 1").output)
        #expect(try bug != call.offscreen("record exhibit-17 --stage 2").output)
        let none = try call.offscreen("record exhibit-17 --stage 3")
        #expect(none.code == 2)
        #expect(none.errors == "offscreen: exhibit-17 has no stage 3; there are 1 to 2\n")
    }

    @Test func `The command 'play' with a system after --against makes a page with the recordings of two systems`()
        throws
    {
        let page = try call.offscreen("play exhibit-1 --against iOS9 --out -").output
        #expect(page.components(separatedBy: "\"offscreen-film\"").count == 3)
        #expect(page.contains("\"behavior\":\"iOS9\""))
    }

    @Test func `The command 'play' reports a JSON file that is not a recording and exits with code 2`() throws {
        for text in ["", "{}", "[1,2", "{\"format\":\"other\"}", String(repeating: "x", count: 1_000_000)] {
            try call.write(text, to: "run.json")
            let outcome = try call.offscreen("play run.json")
            #expect(outcome.code == 2, "\(outcome.errors)")
            #expect(outcome.errors.hasPrefix("offscreen: run.json: not a recording"), "\(outcome.errors)")
        }
    }

    @Test func `The command 'gallery' writes a page for an exhibit, and an index page that loads no external file`()
        throws
    {
        #expect(try call.offscreen("gallery exhibit-20 --out .").output == "open ./index.html\n")
        let index = try call.read("index.html")
        #expect(index.contains("href=\"exhibit-20.html\""))
        #expect(!index.contains("<svg "), "only exhibit 1 has a drawing")
        #expect(index.contains(">A single item in each line is centred</a>"))
        #expect(index.contains(">Single items are in the middle of the row</span>"))
        #expect(index.contains("<option value=\"iOS6\">iOS 6</option>"))
        #expect(index.contains("<option value=\"sectionInset\">") == false, "only this exhibit has the name")
        #expect(index.contains("<option value=\"minimumInteritemSpacing\">"))
        #expect(
            index.contains("{\"entries\":["), "keys are in alphabetical order, so that each run writes the same page")
        for word in ["https://", "@import", "<link", "src="] { #expect(!index.contains(word)) }
        // Colors of all pages, the cards of the gallery, and its search.
        for part in ["--mark:", "max-width:52rem", ".lines", "getElementById"] {
            #expect(index.contains(part), "\(part)")
        }
        let page = try call.read("exhibit-20.html")
        let style = try call.read("player.css")
        let script = try call.read("player.js")
        #expect(page.contains("<link rel=\"stylesheet\" href=\"player.css\">"))
        #expect(page.contains("<script src=\"player.js\"></script>"))
        #expect(!page.contains("<style>") && !page.contains("use strict"))
        #expect(style.contains("--mark:"))
        #expect(script.contains("class Player"))
        try call.write("", to: "file")
        for words in ["gallery exhibit-20", "lessons"] {
            let refused = try call.offscreen("\(words) --out file")
            #expect(refused.code == 2)
            #expect(refused.output == "", "nothing is written, so no page is named")
            #expect(refused.errors.contains("file cannot be written."), "\(refused.errors)")
        }
        let unknown = try call.offscreen("gallery exhibit-200 --out .")
        #expect(unknown.code == 2)
        #expect(unknown.errors.hasPrefix("offscreen: there is no exhibit 'exhibit-200'."))
    }

    @Test func `The first page of a gallery with exhibit 1 has a drawing of its siblings and their list`() throws {
        #expect(try call.offscreen("gallery exhibit-1 --out .").code == 0)
        let index = try call.read("index.html")
        let hero = try #require(index.firstMatch(of: /<section id="hero">(.*?)<\/section>/.dotMatchesNewlines())).1
        #expect(hero.contains("<svg "))
        let siblings = hero.matches(of: /<th scope="row">(.*?)<\/th><td>(.*?)<\/td><td>(.*?)<\/td>/).map {
            "\($0.1), \($0.2)\($0.3.isEmpty ? "" : ", \($0.3)")"
        }
        #expect(
            siblings == [
                "0-5, zIndex 0", "0-4, zIndex 0", "card 0, zIndex -1, in front of 4 views with a greater zIndex",
                "0-3, zIndex 0, covered", "0-2, zIndex 0, covered", "0-0, zIndex 0, covered", "0-1, zIndex 0, covered",
            ])
    }

    /// Returns a text of a page as a person copies it. A browser shows several spaces or a line break
    /// as one space, except in preformatted text.
    private func copied(_ html: Substring, isPreformatted: Bool) -> String {
        let text = html.replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&amp;", with: "&")
        return isPreformatted ? String(text) : String(text).replacing(/\s+/, with: " ")
    }

    @Test
    func `The scenario at the end of each lesson runs as shown, and its change has the result that the page shows`()
        throws
    {
        #expect(try call.offscreen("lessons --out .").code == 0)
        for slug in Self.answerPatterns.keys.sorted() {
            let page = try call.read("\(slug).html")
            let section = try #require(page.firstMatch(of: /<h2>Break it yourself.*?<\/section>/.dotMatchesNewlines()))
                .0
            let blocks = section.matches(of: /<pre[^>]*>(.*?)<\/pre>/.dotMatchesNewlines()).map {
                copied($0.1, isPreformatted: true)
            }
            let sentence = try #require(section.firstMatch(of: /<p>Then (.*?)<\/p>/.dotMatchesNewlines())).1
            let words = sentence.matches(of: /<code>(.*?)<\/code>/.dotMatchesNewlines()).map {
                copied($0.1, isPreformatted: false)
            }
            let from = try #require(words.first)
            let to = sentence.hasPrefix("remove") ? "" : sentence.contains("these lines") ? blocks[1] : words[1]
            let scenario = blocks[0]
            #expect(scenario.contains(from), "\(slug): \(from)")
            try call.write(scenario.replacing(from, with: to), to: "my.scenario")
            #expect(try call.offscreen("run my.scenario --rewrite").code == 0, "\(slug)")
            let result = try call.read("my.scenario")
            func lines(of text: String) -> [String] {
                text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            }
            #expect(lines(of: result) == lines(of: try #require(blocks.last)), "\(slug)")
        }
    }

    @Test(arguments: [("exhibit-16", "red", "plain"), ("exhibit-13", nil, nil), ("exhibit-11", nil, nil)])
    func `On the page of a mistake, the values are wrong without the fix and right with it`(
        name: String, wrong: String?, right: String?
    ) throws {
        let scenario = try #require(try Exhibits.scenario(named: name))
        let symptom = scenario.lineNumberOfLastCommand(
            inBlock: try #require(scenario.symptomBlock))
        let fixed = scenario.lineNumberOfLastCommand(
            inBlock: try #require(scenario.indexOfBlock(below: .fixed)))
        let page = try call.offscreen("play \(name) --out -").output
        let json = try #require(page.firstMatch(of: /"answers":(\[\[\[.*\]\]\])\}/)?.1)
        let sides = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[[Any]]])
        let values = zip(sides, [symptom, fixed]).map { side, line in
            side.last { ($0[1] as? Int ?? 0) <= line }?[2] as? [String] ?? []
        }
        #expect(values.count == 2)
        #expect(values.first != values.last)
        let proof = try #require(try ScenarioProof(scenario))
        #expect(values.map { $0 == [proof.should] } == [false, proof.should != nil], "\(values)")
        if let wrong, let right { #expect(values.map(\.first) == [wrong, right]) }
    }

    /// For each lesson, the patterns that find the answers to its exercises on its page, in the
    /// order of the exercises.
    private static let answerPatterns = [
        "reuse": [#"made (\d+) live"#, #"is called when the view is (taken)"#, #"take "poster" (PosterCell#\d+)"#],
        "reuse-queue": [
            #"made (\d+) live"#, #"taken from the queue for (row 0-\d+)"#, #"of overdue bills only (\w+)"#,
        ],
        "apply": [#"nothing changed (\d+) "#, #"on iOS 6 (\d+) "#, #"another colour (\d+) "#],
        "passes": [
            #"scroll by 90 points (\d+) "#, #"scroll by 5 points \d+ \d+ (\d+) "#,
            #"reloadData\(\) \d+ \d+ \d+ (\d+) "#,
        ],
        "orders": [#"(item 0-\d) \d+ \d+ 1 "#, #"(item 0-\d) 3 \d+ \d+ "#, #"(item 0-\d) \d+ 3 \d+ "#],
        "z-index": [
            #"(\d+) cells lie under the card"#, #"(\w+)#1 \(z -1\) lies above"#, #"iOS 10 with the fix (\d+) "#,
        ],
        "updates": [#"Made (\d+), taken"#, #"Made \d+, taken (\d+)"#, #"(UIKit raises an exception) when"#],
    ]

    @Test
    func
        `The command 'lessons' writes lesson pages, each with a picture, a player and three exercises with answers`()
        throws
    {
        #expect(try call.offscreen("lessons --out .").code == 0)
        let index = try call.read("index.html")
        #expect(index.contains("minutes</small>"))
        for (slug, patterns) in Self.answerPatterns {
            #expect(index.contains("href=\"\(slug).html\""))
            let page = try call.read("\(slug).html")
            for word in ["<svg ", "data-answer=\"", "src=\"\(slug)-player.html\"", "Break it yourself"] {
                #expect(page.contains(word), "\(slug)")
            }
            for word in ["https://", "@import"] { #expect(!page.contains(word), "\(slug)") }
            #expect(page.contains("<link rel=\"stylesheet\" href=\"lessons.css\">"))
            #expect(page.contains("<script src=\"lessons.js\"></script>"))
            #expect(try call.read("\(slug)-player.html").contains("<script src=\"player.js\"></script>"))
            func plain(_ text: Substring) -> String {
                String(text).replacing(/<[^>]*>/, with: " ").replacing("&quot;", with: "\"").replacing(/\s+/, with: " ")
            }
            for table in page.matches(of: /<table.*?<\/table>/.dotMatchesNewlines()) {
                let rows = table.0.matches(of: /<tr.*?<\/tr>/.dotMatchesNewlines()).map { row in
                    row.0.matches(of: /<t[hd][ >]/).count
                }
                #expect(Set(rows).count == 1, "\(slug): \(rows) cells")
            }
            for form in page.matches(of: /<form class="exercise".*?<\/form>/.dotMatchesNewlines()) {
                let choices = form.0.matches(of: /<label>.*?<\/label>/.dotMatchesNewlines()).map { plain($0.0) }
                let areNumbers = choices.allSatisfy { Int($0.filter { $0 != " " }) != nil }
                #expect(areNumbers || choices.count > 2, "\(slug): \(choices)")
            }
            let text = plain(page.replacing(/<label>.*?<\/label>/.dotMatchesNewlines(), with: "")[...])
            let answers = try page.matches(of: /<form class="exercise".*?<\/form>/.dotMatchesNewlines()).map { form in
                let right = try #require(form.0.firstMatch(of: /data-answer="(\d+)"/).flatMap { Int($0.1) })
                return plain(form.0.matches(of: /<label>.*?<\/label>/.dotMatchesNewlines())[right].0)
                    .trimmingCharacters(in: .whitespaces)
            }
            #expect(answers.count == 3, "\(slug)")
            for (answer, pattern) in zip(answers, patterns) {
                let printed = try #require(try Regex(pattern).firstMatch(in: text)?[1].substring, "\(slug): \(pattern)")
                #expect(Int(answer) == nil ? answer.contains(printed) : answer == printed, "\(slug): \(pattern)")
            }
        }
        for file in ["lessons.css", "lessons.js", "player.css", "player.js"] {
            #expect(try call.read(file) != "", "\(file)")
        }
        let bug = try call.read("z-index.html")
        // The answer 1 is that a tap hits the card. The last text is the call that plays the
        // exhibit of a pitfall.
        for text in [
            "6 cells lie under the card, 2 above it.", "data-answer=\"1\"", "<code>offscreen play exhibit-12</code>",
        ] {
            #expect(bug.contains(text), "\(text)")
        }
        #expect(try call.read("z-index-player.html").contains("[\"without the fix\",-1],[\"with the fix\",-1]"))
        let question = try call.read("passes.html")
        let before = question[..<(try #require(question.range(of: "<form"))).lowerBound]
        #expect(!before.contains("prepare()</th>"), "the table with the answer comes after the question")
        #expect(question.contains("</form>\n<div class=\"rest\">"))
        let steps = ["show", "scroll by 5 points", "scroll by 90 points", "reloadData()", "another width"]
        let places = try steps.map { try #require(question.range(of: "<td>\($0)</td>"), "\($0)").lowerBound }
        #expect(places == places.sorted(), "the table has the steps in their order")
    }

    @Test func `The questions of the lessons have these choices, and their players this code`() throws {
        struct Guide: Decodable { let source: [[String]] }
        #expect(try call.offscreen("lessons --out .").code == 0)
        var lines: [String] = []
        for slug in Self.answerPatterns.keys.sorted() {
            let page = try call.read("\(slug).html")
            for form in page.matches(
                of: /<form class="exercise" data-answer="(\d+)">(.*?)<\/form>/.dotMatchesNewlines())
            {
                let choices = form.2.matches(of: /value="\d+"> (.*?)<\/label>/).map { String($0.1) }
                lines.append("\(slug): \(choices.joined(separator: " | ")) -> \(form.1)")
            }
            let player = try call.read("\(slug)-player.html")
            let guide = try #require(player.firstMatch(of: /id="guide">\n(.*?)<\/script>/.dotMatchesNewlines())).1
            for listing in try JSONDecoder().decode(Guide.self, from: Data(guide.utf8)).source {
                let functions = listing[1].split(separator: "\n").filter { $0.contains("func ") && !$0.hasPrefix(" ") }
                let names = functions.compactMap { $0.firstMatch(of: /func (\w+)/)?.1 }
                lines.append("\(slug): \(listing[0]) \(names.joined(separator: " "))")
            }
        }
        let text = lines.joined(separator: "\n")
        try Golden.check(
            text,
            is: """
                apply: 0 | 2 | 13 -> 0
                apply: 0 | 2 | 13 -> 2
                apply: 0 | 2 | 13 -> 1
                apply: SectionColorLayout.swift prepare layoutAttributesForElements
                apply: SectionColorAttributes.swift copy isEqual
                apply: SectionColorView.swift apply
                orders: item 0-0 | item 0-1 | item 0-2 -> 2
                orders: item 0-0 | item 0-1 | item 0-2 -> 2
                orders: item 0-0 | item 0-1 | item 0-2 -> 2
                orders: PlacedItemsLayout.swift prepare layoutAttributesForElements
                orders: PosterScreen.swift numberOfSections collectionView collectionView
                passes: 0 | 1 | 3 -> 0
                passes: 0 | 1 | 3 | 15 -> 0
                passes: 0 | 3 | 15 -> 0
                passes: PosterScreen.swift numberOfSections collectionView collectionView
                passes: PosterCell.swift prepareForReuse
                reuse: 9 | 18 | 90 -> 0
                reuse: when it leaves the screen | when it is taken from the pool | when it is made -> 1
                reuse: PosterCell#3 | PosterCell#2 | PosterCell#1 -> 2
                reuse: PosterScreen.swift numberOfSections collectionView collectionView
                reuse: PosterCell.swift prepareForReuse
                reuse-queue: 5 | 6 | 30 -> 1
                reuse-queue: row 0-0 | row 0-5 | row 0-6 | row 0-7 -> 2
                reuse-queue: none, as a new view | yellow, as bill 0 | that of the row above -> 1
                reuse-queue: BillScreen.swift tableView tableView
                reuse-queue: BillCell.swift show
                reuse-queue: ResettingBillCell.swift prepareForReuse
                reuse-queue: CompleteBillCell.swift show
                updates: 0 | 1 | 2 | 4 -> 1
                updates: 0 | 1 | 2 -> 0
                updates: nothing | the item comes back | UIKit raises an exception -> 2
                updates: PosterScreen.swift numberOfSections collectionView collectionView
                updates: PosterCell.swift prepareForReuse
                z-index: 0 | 2 | 6 | 8 -> 2
                z-index: PosterCell | SectionCardDecorationView | UICollectionView -> 1
                z-index: 0 | 1 | 6 -> 0
                z-index: CardCollectionView.swift layoutSubviews
                z-index: SectionCardDecorationLayout.swift layoutAttributesForElements
                z-index: SectionCardDecorationView.swift apply
                z-index: CardScreen.swift collectionView
                """)
    }

    @Test func `The code beside the player of a lesson has each function with its whole body`() throws {
        struct Guide: Decodable { let source: [[String]] }
        #expect(try call.offscreen("lessons --out .").code == 0)
        for slug in Self.answerPatterns.keys {
            let page = try call.read("\(slug)-player.html")
            let guide = try #require(page.firstMatch(of: /id="guide">\n(.*?)<\/script>/.dotMatchesNewlines())).1
            let source = try JSONDecoder().decode(Guide.self, from: Data(guide.utf8)).source
            #expect(!source.isEmpty, "\(slug)")
            for text in source.map({ $0[1] }) {
                #expect(text.contains("func "), "\(slug)")
                #expect(text.hasSuffix("}"), "\(slug): \(text)")
                #expect(text.count { $0 == "{" } == text.count { $0 == "}" }, "\(slug): \(text)")
            }
        }
    }
}
