import Foundation
import Offscreen
import OffscreenPictures
import OffscreenScenarios

/// The gallery's first page: what the site is for, a drawing of the fault of exhibit 1, and one line
/// for each exhibit, with a search and filters by system and by name of UIKit's API.
struct GallerySite {
    /// Whether the site has the lessons and the lab, so that this page links to them.
    var hasLessonsAndLab = false
    /// The drawing at the top of the page; nil if the site has no exhibit 1.
    var hero: GalleryHero?
    private var lines: [GalleryLine] = []
    private let names: ExhibitNames

    init(names: ExhibitNames) { self.names = names }

    mutating func addLine(forExhibit name: String, scenario: Scenario) {
        lines.append(GalleryLine(exhibit: name, scenario: scenario, apiNames: names.names(ofExhibit: name)))
    }

    /// The HTML of the page.
    var index: String {
        let groups = (Exhibits.Group.allCases.map(\.rawValue) + [GalleryLine.otherGroup]).map { name in
            (name: name, lines: lines.filter { $0.group == name })
        }
        .filter { !$0.lines.isEmpty }
        return WebFiles.own.page(
            title: "Offscreen: the gallery",
            description: "Faults of collection views and table views, step by step, each beside its fix.",
            bodyClass: "gallery",
            files: PageFiles("gallery", styles: ["tokens.css", "lessons.css", "gallery.css"], script: "gallery.js"),
            body: """
                <nav id="side" aria-label="All exhibits">
                \(sideBar(of: groups))</nav>
                <main>
                <header>
                <h1>Offscreen</h1>
                <p>UIKit's collection view and table view without a device: a model in Swift that shows each step. \
                Every page has one fault of a list, and beside it the fix.</p>
                \(learningLinks)</header>
                \(searchForm)
                <p id="found" role="status"></p>
                <ol id="ranked" class="lines" hidden></ol>
                <details id="nearest" hidden><summary>The nearest exhibits</summary>\
                <ol class="lines"></ol></details>
                \(hero?.html ?? "")<div id="groups">
                \(groups.map { section(of: $0.lines, named: $0.name) }.joined())</div>
                </main>
                <script type="application/json" id="words">\(vocabulary)</script>

                """)
    }

    /// The list of all exhibits, which stays beside the exhibits on wide screens.
    private func sideBar(of groups: [(name: String, lines: [GalleryLine])]) -> String {
        let lists = groups.map { group in
            """
            <p><a href="#\(GallerySite.id(ofGroup: group.name))">\(escapedForHTML(capitalized(group.name)))</a></p>
            <ul>\(group.lines.map(\.sideBarHTML).joined())</ul>

            """
        }
        return lists.joined()
    }

    /// Links to the lessons and the lab; empty if the site has none.
    private var learningLinks: String {
        hasLessonsAndLab
            ? """
            <nav aria-label="To learn"><a href="lessons/index.html">The lessons</a> <a href="lab.html">The \
            lab of the card bug</a></nav>

            """ : ""
    }

    private func section(of lines: [GalleryLine], named name: String) -> String {
        """
        <details open id="\(GallerySite.id(ofGroup: name))"><summary><h2>\(escapedForHTML(capitalized(name))) \
        <small>\(lines.count)</small></h2></summary>
        <ol class="lines">
        \(lines.map(\.html).joined())</ol></details>

        """
    }

    private static func id(ofGroup name: String) -> String {
        "group-" + name.filter { $0 != "," }.replacing(" ", with: "-")
    }

    /// The search field and the filters. Their choices are the systems and the names that exhibits
    /// of this site have.
    private var searchForm: String {
        let systems = Preset.all.map(\.name).filter { name in lines.contains { $0.systems.contains(name) } }
        let apiNames = names.all.filter { name in lines.contains { $0.apiNames.contains(name) } }
        func option(_ value: String, text: String) -> String {
            "<option value=\"\(escapedForHTML(value))\">\(escapedForHTML(text))</option>"
        }
        return """
            <form id="find" role="search">
            <label for="search">What do you see in your app?</label>
            <input id="search" type="search" placeholder="list jumps when new messages arrive" \
            autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="found">
            <label>System <select id="system">\(option("", text: "any"))\
            \(systems.map { option($0, text: GallerySite.title(ofSystem: $0)) }.joined())</select></label>
            <label>API <select id="api">\(option("", text: "any"))\
            \(apiNames.map { option($0, text: $0) }.joined())</select></label>
            </form>
            """
    }

    /// Returns the name of a system as people write it: "iOS 10" for "iOS10".
    private static func title(ofSystem name: String) -> String {
        name == Preset.current.name ? "newest" : name.replacing("iOS", with: "iOS ")
    }

    /// What the page's search needs of `ExhibitSearch`, as JSON: the weights of the exhibits of this
    /// site and of the symptoms without an exhibit, and the words that the search knows.
    private var vocabulary: String {
        struct Entry: Encodable {
            let name: String
            let weights: [String: Int]
            let reported: String?
        }
        struct Vocabulary: Encodable {
            let entries: [Entry]
            let rarities: [String: Int]
            let greatestRarity: Int
            let ignored: [String]
            let synonyms: [[String]]
        }
        let search = ExhibitSearch.all
        let here = Set(lines.map(\.exhibit))
        let vocabulary = Vocabulary(
            entries: search.entries.filter { $0.openSymptom != nil || here.contains($0.name) }.map {
                Entry(name: $0.name, weights: $0.weights, reported: $0.openSymptom?.reported)
            },
            rarities: search.rarities, greatestRarity: search.greatestRarity,
            ignored: ExhibitSearch.ignoredWords.sorted(), synonyms: ExhibitSearch.synonyms)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try! encoder.encode(vocabulary), as: UTF8.self).replacing("</", with: "<\\/")
    }
}

/// Returns a text with a capital at its beginning, unless the text begins with a name that has a
/// capital inside, such as `cellForItemAt`.
func capitalized(_ text: String) -> String {
    let isName = text.prefix { $0.isLetter || $0 == "." }.dropFirst().contains { $0.isUppercase || $0 == "." }
    return isName ? text : text.prefix(1).uppercased() + text.dropFirst()
}
