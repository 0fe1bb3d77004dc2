import OffscreenPictures
import OffscreenScenarios

/// The lab: one page with switches for the card screen. Everything it shows was run when the page was made.
@MainActor
struct LabPage {
    let lab: CardLab

    var html: String {
        WebFiles.own.page(
            title: "The lab: cards under cells", group: "lab", ["lessons.css", "lab.css", "lab.js"],
            body: """
                <main>
                <h1>The lab: when do cells lie under the card?</h1>
                <p>A section of nine cells has a card behind it and an armband in front of it. Turn the switches. All \(lab.combinations.count)
                combinations were run when this page was made, and \(lab.runs.count) different runs came out. The iOS 10 systems reproduce the reported
                symptom by plausible mechanisms; they are not Apple's code.</p>
                <div class="desk"><div id="switches"></div>
                <div class="stage"><div><div id="step" role="group" aria-label="Step"></div><div id="screen" role="img" aria-label="The screen"></div></div>
                <div><p id="verdict" role="status"></p><div id="order" tabindex="0" role="group" aria-label="The views, the frontmost first"></div></div></div></div>
                <h2>All at a glance</h2>
                <p>Each square counts the pairs that are painted the wrong way round at this step, for the choices of two switches; the other switches stay
                as they are set. A click on a square goes there.</p>
                <p><label>down <select id="rows"></select></label> <label>across <select id="columns"></select></label></p>
                <div id="heat" tabindex="0" role="group" aria-label="Heat map"></div>
                </main>
                <script type="application/json" id="lab">
                \(json)</script>

                """)
    }

    private var json: String {
        let switches = zip(CardLab.switches, lab.counts).map { item, count in
            let choices = item.choices.prefix(count).map { "[\(quoted($0.label)),\(quoted($0.words))]" }.joined(separator: ",")
            return "[\(quoted(item.name)),\(quoted(item.title)),[\(choices)]]"
        }
        let frames = lab.frames.map { "[[\($0.views.map(String.init).joined(separator: ","))],\($0.inversions),\($0.misses)]" }
        let runs = lab.runs.map { "[\($0.map(String.init).joined(separator: ","))]" }
        return """
            {"switches":[\(switches.joined(separator: ","))],
            "steps":[\(CardLab.steps.map(quoted).joined(separator: ","))],
            "elements":[\(lab.elements.map(quoted).joined(separator: ","))],
            "frames":[\(frames.joined(separator: ","))],
            "runs":[\(runs.joined(separator: ","))],
            "combinations":[\(lab.combinations.map(String.init).joined(separator: ","))]}

            """
    }

    /// Only words of this project are quoted.
    private func quoted(_ text: String) -> String { "\"\(text)\"" }
}
