import Foundation
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

    /// Not by `JSONEncoder`, because a list here holds values of several types.
    private var json: String {
        func text(_ list: [Any]) -> String {
            String(decoding: try! JSONSerialization.data(withJSONObject: list, options: .withoutEscapingSlashes), as: UTF8.self)
        }
        let switches: [[Any]] = zip(CardLab.switches, lab.counts).map { item, count in
            [item.name, item.title, item.choices.prefix(count).map { [$0.label, $0.words] }]
        }
        let frames: [[Any]] = lab.frames.map { [$0.views, $0.inversions, $0.misses] }
        return """
            {"switches":\(text(switches)),
            "steps":\(text(CardLab.steps)),
            "elements":\(text(lab.elements)),
            "frames":\(text(frames)),
            "runs":\(text(lab.runs)),
            "combinations":\(text(lab.combinations))}

            """
    }
}
