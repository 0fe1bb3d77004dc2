import Offscreen
import OffscreenPictures
import OffscreenScenarios

/// The gallery's first page: a card for each exhibit, with a picture of the symptom. Any word of an exhibit's header finds it.
struct GallerySite {
    private struct Entry {
        let group: String
        let html: String
    }

    /// Whether the lessons and the lab are included.
    var isWhole = false
    private var entries: [Entry] = []
    private static let rest = "reports and screens"

    mutating func add(_ name: String, _ scenario: Scenario, _ take: RecordedScenario) {
        let tick = take.tellingTick.flatMap { take.recording[tick: $0] } ?? take.recording.ticks.last
        let picture = tick.map { "<figure>\(Picture.screen($0.tree).inline)</figure>" } ?? ""
        let symptom = scenario.fact("symptom") ?? scenario.preface.dropFirst().first ?? ""
        let facts = (["trigger", "why", "fix", "holds", "claims", "reports"].compactMap(scenario.fact) + scenario.allFacts("pitfall"))
        entries.append(
            Entry(
                group: scenario.fact("group") ?? GallerySite.rest,
                html: """
                    <article data-words="\(escaped(([name, scenario.title, symptom] + facts).joined(separator: " ").lowercased()))">
                    <a href="\(name).html">\(picture)<h3>\(escaped(scenario.title))</h3></a>
                    <p>\(escaped(scenario.fact("trigger").map { $0 + ": " } ?? ""))<b>\(escaped(symptom))</b></p>
                    <p class="holds">\(escaped(scenario.fact("holds") ?? ""))</p>
                    </article>

                    """))
    }

    var index: String {
        let groups = (Exhibits.Group.allCases.map(\.rawValue) + [GallerySite.rest]).compactMap { group -> String? in
            let cards = entries.filter { $0.group == group }
            return cards.isEmpty
                ? nil : "<section><h2>\(escaped(group))</h2><div class=\"cards\">\n\(cards.map(\.html).joined())</div></section>\n"
        }
        let more =
            isWhole
            ? "<nav aria-label=\"More\"><a href=\"lessons/index.html\">Six lessons</a> <a href=\"lab.html\">The lab: turn the switches of the card bug</a></nav>"
            : ""
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Offscreen: the gallery</title>
            <style>
            \(LessonStyle.css)\(GallerySite.css)</style>
            </head>
            <body class="gallery">
            <main>
            <h1>Pitfalls of collection views</h1>
            <p>Each page shows one pitfall as it happens, with the bug beside the fix. It explains what is seen, why, and how it is mended.</p>
            \(more)
            <p><label for="search">What do you see?</label> <input id="search" type="search" placeholder="wrong image" autocomplete="off"> <output id="found"></output></p>
            \(groups.joined())</main>
            <script>
            \(GallerySite.script)</script>
            </body>
            </html>

            """
    }

    private func escaped(_ text: String) -> String { LessonSite.escaped(text) }

    private static let css = #"""
        body.gallery{max-width:84rem}.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.8rem}.gallery article{border:1px solid var(--line);border-radius:10px;padding:.6rem .8rem;min-width:0}
        .gallery article a{text-decoration:none;display:block}.gallery h3{margin:.3rem 0;font-size:1rem}.gallery article p{margin:.2rem 0;font-size:.9rem}.gallery figure{margin:0;height:9rem;overflow:hidden;background:var(--box);border-radius:6px}.gallery figure svg{width:100%;height:9rem}
        .gallery .holds{color:var(--soft)}.gallery section>h2::first-letter{text-transform:uppercase}#search{font:inherit;min-height:44px;width:min(24rem,100%);border:1px solid var(--line);border-radius:8px;padding:0 .6rem;background:var(--back);color:var(--ink)}[hidden]{display:none!important}

        """#

    private static let script = #"""
        const search = document.getElementById("search"), cards = [...document.querySelectorAll("article")];
        function find() {
            const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
            for (const card of cards) card.hidden = !words.every(word => card.dataset.words.includes(word));
            for (const section of document.querySelectorAll("section")) section.hidden = !section.querySelector("article:not([hidden])");
            const count = cards.filter(card => !card.hidden).length;
            document.getElementById("found").textContent = words.length ? `${count} of ${cards.length}` : "";
            try { history.replaceState(null, "", words.length ? "#" + encodeURIComponent(search.value) : "#"); } catch {}
        }
        search.oninput = find;
        search.value = decodeURIComponent(location.hash.slice(1));
        find();

        """#
}
