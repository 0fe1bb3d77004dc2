import Foundation
import OffscreenPictures
import OffscreenScenarios

/// The lab: one page with switches for the card screen. Everything it shows was run when the page was made.
@MainActor
struct LabPage {
    let lab: CardLab
    /// Whether the pages of the exhibits are beside this one.
    var isSite = false

    /// For each choice of the switch "fix": its lines of Swift, why it does what it does, and the number of the exhibit about it.
    private static let fixes: [(code: String, why: String, exhibit: Int)] = [
        (
            "// no override of layoutSubviews()",
            "A view whose zIndex is the stored one is not moved again, so a card that iOS 10 put in front stays there.", 1
        ),
        (
            """
            override func layoutSubviews() {
                super.layoutSubviews()
                for card in subviews.reversed() where card is CardView {
                    sendSubviewToBack(card)
                }
            }
            """, "The frontmost card is sent to the back first, so the cards keep their order among themselves. Armbands are left alone.",
            10
        ),
        (
            """
            override func layoutSubviews() {
                super.layoutSubviews()
                for card in subviews where card is CardView {
                    sendSubviewToBack(card)
                }
            }
            """, "Each card goes behind those sent before it, so overlapping cards change places in every pass.", 11
        ),
        (
            """
            override func layoutSubviews() {
                super.layoutSubviews()
                for view in subviews.reversed() where view is DecorationView {
                    sendSubviewToBack(view)
                }
            }
            """, "sendSubviewToBack does not look at the zIndex, so armbands that belong in front are buried.", 12
        ),
        (
            """
            override func layoutSubviews() {
                super.layoutSubviews()
                let views = subviews.compactMap { $0 as? Stacked }.sorted { $0.zIndex < $1.zIndex }
                for view in views.reversed() where view.zIndex < 0 { sendSubviewToBack(view) }
                for view in views where view.zIndex > 0 { bringSubviewToFront(view) }
            }
            """, "Each view is placed by its own zIndex in every pass.", 31
        ),
        (
            """
            cell.layer.zPosition = CGFloat(attributes.zIndex)
            """, "The cells' zPosition is 0 and so is the card's: a tie, which the siblings decide.", 4
        ),
        (
            """
            override func apply(_ attributes: UICollectionViewLayoutAttributes) {
                super.apply(attributes)
                layer.zPosition = CGFloat(attributes.zIndex)
            }
            """, "zPosition decides what is painted. Touches go by the siblings, which it does not change.", 3
        ),
    ]

    var html: String {
        WebFiles.own.page(
            title: "The lab: cards under cells", group: "lab", ["lessons.css", "lab.css", "lab.js"],
            body: """
                <main>
                <h1>The lab: when do cells lie under the card?</h1>
                <p>Two sections of four cells each have a card behind them and an armband in front of them, and the first card reaches over the second.
                Turn the switches. All \(lab.combinations.count)
                combinations were run when this page was made, and \(lab.runs.count) different runs came out. The iOS 10 systems reproduce the reported
                symptom by plausible mechanisms; they are not Apple's code.</p>
                <div class="desk"><div id="switches"></div>
                <div class="stage"><div><div id="step" role="group" aria-label="Step"></div><div id="screen" role="img" aria-label="The screen"></div>
                <p id="tap" role="status">A click or tap on the screen says what is painted there, what is hit, and what indexPathForItem(at:) answers.</p></div>
                <div><p id="verdict" role="status"></p><p id="why"></p><pre id="code" tabindex="0" aria-label="The fix in Swift"></pre></div></div></div>
                <div id="order" tabindex="0" role="group" aria-label="The views, the frontmost first"></div>
                <h2>All at a glance</h2>
                <p>Each square counts the pairs that are the wrong way round at this step, for the choices of two switches; the other switches stay
                as they are set. A click on a square goes there. Two arrows mean that the cards have changed places in this step.</p>
                <p><label>count <select id="sense"><option value="1">what is painted</option><option value="2">what is touched</option></select></label></p>
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
            "fixes":\(text(LabPage.fixes.map { [$0.code, $0.why, $0.exhibit] })),
            "isSite":\(isSite),
            "elements":\(text(lab.elements)),
            "frames":\(text(frames)),
            "runs":\(text(lab.runs)),
            "combinations":\(text(lab.combinations))}

            """
    }
}
