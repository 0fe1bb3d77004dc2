import Foundation
import Offscreen
import OffscreenPictures
import OffscreenScenarios

/// The gallery's first page. It has a card for each exhibit of the site, and a search field that
/// ranks these exhibits by the weights of `ExhibitSearch`. A card has a picture of the tick with
/// the symptom or, if none is marked, of another tick that `RecordedScenario.defaultTick` chooses.
struct GallerySite {
    /// Whether the site has the lessons and the lab, so that this page links to them.
    var hasLessonsAndLab = false
    private var cards: [(group: String, html: String)] = []
    private let search: ExhibitSearch
    private static let otherGroup = "reports and screens"

    init(search: ExhibitSearch) { self.search = search }

    mutating func addCard(forExhibit name: String, scenario: Scenario, recordedScenario: RecordedScenario) {
        let tick =
            recordedScenario.defaultTick.flatMap { recordedScenario.recording[tick: $0] }
            ?? recordedScenario.recording.ticks.last
        let picture =
            tick.map {
                let fault = GallerySite.faultParagraph(of: recordedScenario, at: $0.number)
                return "<figure>\(drawing(of: $0.tree))</figure>\(fault)"
            } ?? ""
        let symptom = scenario.prefaceText(labelled: "symptom") ?? scenario.preface.dropFirst().first ?? ""
        let weights = search.entries.first { $0.name == name }?.weights ?? [:]
        let words = weights.sorted { $0.key < $1.key }.map { "\($0):\(Int($1))" }.joined(separator: " ")
        let trigger =
            scenario.prefaceText(labelled: "trigger").map {
                escapedForHTML(GallerySite.capitalizedUnlessName($0)) + ": "
            } ?? ""
        let html = """
            <article data-words="\(escapedForHTML(words))">
            <a href="\(name).html">\(picture)<h3>\(escapedForHTML(scenario.title))</h3></a>
            <p>\(trigger)<b>\(escapedForHTML(symptom))</b></p>
            <p class="holds">\(escapedForHTML(GallerySite.systemsText(of: scenario)))</p>
            </article>

            """
        cards.append((scenario.prefaceText(labelled: "group") ?? GallerySite.otherGroup, html))
    }

    /// Returns a text with a capital at its beginning, unless the text begins with a name that has
    /// a capital inside, such as `cellForItemAt`.
    private static func capitalizedUnlessName(_ text: String) -> String {
        let isName = text.prefix { $0.isLetter }.contains(where: \.isUppercase)
        return isName ? text : text.prefix(1).uppercased() + text.dropFirst()
    }

    /// Returns a phrase about the systems with the mistake, such as "On iOS 10 and later" for
    /// "iOS10 and later". If the scenario names the first system with the API, the phrase ends with
    /// that system. Returns an empty text if the scenario names no systems.
    private static func systemsText(of scenario: Scenario) -> String {
        guard let phrase = scenario.prefaceText(labelled: "holds") else { return "" }
        return "On " + phrase.replacing("iOS", with: "iOS ").replacing("all systems", with: "all modelled systems")
            + (scenario.prefaceText(labelled: "api").map { ", with an API since \($0)" } ?? "")
    }

    /// Returns a drawing of the screen as SVG. Only the drawing of the first card keeps its
    /// `<style>`, which applies to all drawings.
    private func drawing(of tree: ViewTree) -> String {
        let text = Picture.screen(tree).inline
        guard !cards.isEmpty, let begin = text.range(of: "<style>"), let end = text.range(of: "</style>\n") else {
            return text
        }
        return text.replacingCharacters(in: begin.lowerBound..<end.upperBound, with: "")
    }

    /// Returns an HTML paragraph with the last value that was measured up to a tick, if it is
    /// wrong, such as `the color of the cell of item 0-5: red instead of plain`. Returns an empty
    /// text if that value is not wrong, or if its label begins with "whether".
    private static func faultParagraph(of recorded: RecordedScenario, at tick: Int) -> String {
        guard let proof = recorded.proof, let label = proof.labels.first, let should = proof.should,
            !label.hasPrefix("whether"),
            let value = proof.answers.first?.last(where: { $0.tick <= tick })?.values.first, value != should
        else { return "" }
        return
            """
            <p class="fault">\(escapedForHTML(label)): <b>\(escapedForHTML(value))</b> instead of \
            \(escapedForHTML(should))</p>
            """
    }

    /// The HTML of the gallery's first page.
    var index: String {
        let names = Exhibits.Group.allCases.map(\.rawValue) + [GallerySite.otherGroup]
        let groups = names.filter { name in cards.contains { $0.group == name } }.map { name in
            let id = "group-" + name.replacing(" ", with: "-")
            return (name: name, id: id, cards: cards.filter { $0.group == name })
        }
        let links = groups.map {
            "<a href=\"#\($0.id)\">\(escapedForHTML(GallerySite.capitalizedUnlessName($0.name)))</a> \($0.cards.count)"
        }
        let sections = groups.map { group in
            """
            <section id="\(group.id)"><h2>\(escapedForHTML(group.name))</h2><div class="cards">
            \(group.cards.map(\.html).joined())</div></section>

            """
        }
        let more =
            hasLessonsAndLab
            ? """
            <nav aria-label="More"><a href="lessons/index.html">The lessons</a> <a href="lab.html">The \
            lab: the card bug with all settings</a></nav>
            """
            : ""
        return WebFiles.own.page(
            title: "Offscreen: the gallery", bodyClass: "gallery", styles: ["lessons.css", "gallery.css"],
            script: "gallery.js",
            body: """
                <main>
                <h1>Pitfalls of collection views</h1>
                <p>The page of a pitfall shows one mistake in a simulation of UIKit, step by step, with the bug \
                beside the fix. It explains the symptom, the cause and the fix.</p>
                \(more)
                <p><label for="search">What do you see in your app?</label> <input id="search" type="search" \
                placeholder="list jumps when new messages arrive" autocomplete="off"> <output \
                id="found"></output></p>
                <p class="tries">For instance: \(searchExamples)</p>
                <p class="tries">By symptom: \(links.joined(separator: " · "))</p>
                <section id="ranked" class="cards" aria-label="Found" hidden></section>
                <div id="groups">
                \(sections.joined())</div>
                <script type="application/json" id="words">\(vocabulary)</script>
                </main>

                """)
    }

    /// Buttons with examples of searches.
    private var searchExamples: String {
        [
            "list jumps when new messages arrive", "checkmark appears on other rows", "new item does not appear",
            "wrong image", "slow",
            "hang",
        ]
        .map { "<button data-try>\($0)</button>" }.joined(separator: " ")
    }

    /// The words that a search ignores and the synonyms, as JSON for the page's script.
    private var vocabulary: String {
        struct SearchVocabulary: Encodable {
            let empty: [String]
            let same: [[String]]
        }
        let words = SearchVocabulary(empty: ExhibitSearch.ignoredWords.sorted(), same: ExhibitSearch.synonyms)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try! encoder.encode(words), as: UTF8.self)
    }
}
