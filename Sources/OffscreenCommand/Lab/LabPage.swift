import Foundation
import OffscreenPictures
import OffscreenScenarios

/// A page with switches that change the demo screen of the iOS 10 ordering bug. The results of all
/// settings were computed when the page was made.
@MainActor
struct LabPage {
    let lab: CardLab
    /// Whether the pages of the exhibits are in the same folder, so that this page can link to
    /// them.
    var linksToExhibits = false

    /// The reason why no fix is needed on a system without the bug.
    private static let whyWithoutBug =
        "This system places each view by its zIndex when the view is added, and again when its zIndex changes."

    /// For each choice of the switch "fix", in order: its Swift code, the reason for the code's
    /// effect, and the number of its exhibit.
    private static let fixes: [(code: String, why: String, exhibit: Int)] = [
        (
            "// no override of layoutSubviews()",
            """
            A view is not moved again while its zIndex equals the stored one, so a card that iOS 10 put in \
            front stays there.
            """,
            1
        ),
        (
            """
            override func layoutSubviews() {
                super.layoutSubviews()
                for card in subviews.reversed() where card is CardView {
                    sendSubviewToBack(card)
                }
            }
            """,
            """
            The frontmost card is sent to the back first, so the cards keep their order among themselves. \
            Armbands are not moved.
            """,
            1
        ),
        (
            """
            override func layoutSubviews() {
                super.layoutSubviews()
                for card in subviews where card is CardView {
                    sendSubviewToBack(card)
                }
            }
            """,
            """
            Each card goes behind the cards that were sent before it, so overlapping cards change places \
            in every pass.
            """,
            11
        ),
        (
            """
            override func layoutSubviews() {
                super.layoutSubviews()
                for view in subviews.reversed() where view is DecorationView {
                    sendSubviewToBack(view)
                }
            }
            """, "sendSubviewToBack does not consider the zIndex, so armbands that belong in front are covered.", 12
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
            """,
            "The zPositions of the cells and the card are all 0, and among equal zPositions the sibling order decides.",
            4
        ),
        (
            """
            override func apply(_ attributes: UICollectionViewLayoutAttributes) {
                super.apply(attributes)
                layer.zPosition = CGFloat(attributes.zIndex)
            }
            """,
            "zPosition decides what is painted. Touches follow the sibling order, which zPosition does not change.", 3
        ),
    ]

    var html: String {
        WebFiles.own.page(
            title: "The lab: cards under cells", bodyClass: "lab",
            files: PageFiles("lab", styles: ["tokens.css", "lessons.css", "lab.css"], script: "lab.js"),
            body: """
                <main>
                \(linksToExhibits ? "<nav aria-label=\"All pages\"><a href=\"index.html\">all exhibits</a></nav>" : "")
                <h1>The lab: when do cells lie under the card?</h1>
                <p>Two sections lie on cards, which belong behind the cells. Choose a system and a fix, and see what \
                the cards cover.</p>
                <div class="desk">
                <div class="stage"><div id="step" role="group" aria-label="Step"></div>
                <div id="screen" role="application" tabindex="0" aria-label="The screen" \
                aria-describedby="tap"><div id="views"></div><i id="finger" hidden></i></div>
                <p id="tap" role="status">Click a point of the screen, or move the finger with the arrow keys, to \
                see what is painted there, what a touch reaches, and what indexPathForItem(at:) returns.</p></div>
                <div id="switches"></div>
                <div class="reasons"><p id="verdict" role="status"></p><p id="why"></p><pre id="code" tabindex="0" \
                aria-label="The fix in Swift"></pre>
                <div id="order" tabindex="0" role="group" aria-label="The views, the frontmost first"></div></div>
                </div>
                <h2>All results</h2>
                <p>Each square has the number of pairs of views in the wrong order at this step, for the choices \
                of two settings. The other settings stay
                as chosen above. Click a square to choose its settings. Two arrows mean that the cards have \
                changed places in this step.</p>
                <p><label>count wrong pairs <select id="sense"><option value="1">as painted</option><option \
                value="2">as touched</option></select></label></p>
                <p><label>rows <select id="rows"></select></label> <label>columns <select \
                id="columns"></select></label></p>
                <div id="heat" tabindex="0" role="group" aria-label="Wrong pairs by settings"></div>
                <h2>The screen</h2>
                <p>There are two sections of six cells. Each section has two decoration views: a card behind its \
                cells, and a small one in front of them, called the armband. The first card overlaps the second. The \
                first scroll brings the cells 1-0 and 1-1 onto the screen. All \(lab.combinations.count) combinations \
                were run when this page was made, with \(lab.runs.count) different results. The two kinds of iOS 10 \
                reproduce the reported symptom by plausible mechanisms, which are not Apple's code.</p>
                </main>
                <script type="application/json" id="lab">
                \(json)</script>

                """)
    }

    /// The data for the page's script, as JSON. `JSONEncoder` is not used, because the data has
    /// lists with values of several types.
    private var json: String {
        func json(_ list: [Any]) -> String {
            String(
                decoding: try! JSONSerialization.data(withJSONObject: list, options: .withoutEscapingSlashes),
                as: UTF8.self)
        }
        let switches: [[Any]] = zip(CardLab.switches, lab.counts).map { item, count in
            [item.name, item.title, item.choices.prefix(count).map { [$0.label, $0.words] }]
        }
        let frames: [[Any]] = lab.frames.map { [$0.views, $0.inversions, $0.touchInversions] }
        return """
            {"switches":\(json(switches)),
            "steps":\(json(CardLab.steps)),
            "fixes":\(json(LabPage.fixes.map { [$0.code, $0.why, $0.exhibit] })),
            "whyWithoutBug":\(json([LabPage.whyWithoutBug])),
            "isSite":\(linksToExhibits),
            "elements":\(json(lab.elements)),
            "frames":\(json(frames)),
            "runs":\(json(lab.runs)),
            "combinations":\(json(lab.combinations))}

            """
    }
}
