import Offscreen

/// An HTML file in which a person steps through a recording. The file needs no network, and no other
/// file unless it shares its style sheet and script with other pages.
///
/// The page computes nothing about UIKit. Everything on the screens that it draws comes from the
/// recording.
public struct PlayerPage: Sendable {
    /// One of the recordings of a page. If there are several, two of them are shown side by side.
    public struct Side: Sendable {
        /// The name of the side, such as "the bug" or "with the fix".
        public var name: String
        public var recording: Recording
        /// The number of the tick that the side shows until the bug's side is fixed; nil for a side
        /// that advances with the others.
        public var pinned: Int?

        public init(_ name: String, _ recording: Recording, pinned: Int? = nil) {
            self.name = name
            self.recording = recording
            self.pinned = pinned
        }
    }

    /// Swift source that the page shows. The page highlights the method that runs, or the line of
    /// the test that called the stage.
    public struct Source: Sendable {
        /// The name of the file, such as "PosterScreen.swift".
        public var name: String
        public var text: String

        public init(_ name: String, _ text: String) {
            self.name = name
            self.text = text
        }
    }

    /// The web site that contains the page, for links to its other pages.
    public struct Site: Sendable {
        /// The numbers of the exhibits whose pages are on the site.
        public var pages: [Int]
        /// The names of the exhibits before and after this one, such as "exhibit-2"; nil at the
        /// beginning and at the end.
        public var neighbors: (previous: String?, next: String?)
        /// The lesson on the same subject, such as "reuse"; nil if the site has none.
        public var lesson: String?
        /// The settings of the site's lab page that show the same mistake, such as "fix=1"; nil if
        /// there are none.
        public var lab: String?

        public init(
            pages: [Int], neighbors: (previous: String?, next: String?) = (nil, nil), lesson: String? = nil,
            lab: String? = nil
        ) {
            self.pages = pages
            self.neighbors = neighbors
            self.lesson = lesson
            self.lab = lab
        }

        var json: String {
            func jsonString(_ value: String?) -> String { value.map(ScriptJSON.string) ?? "null" }
            return ScriptJSON.object([
                "pages": ScriptJSON.numbers(pages), "previous": jsonString(neighbors.previous),
                "next": jsonString(neighbors.next), "lesson": jsonString(lesson), "lab": jsonString(lab),
            ])
        }
    }

    /// The places of the symptom, its cause and its end, as lines of the scenario, words of the
    /// trace, a tick or a pair of views.
    public struct Marks: Sendable {
        /// The line of the scenario at which the symptom shows.
        public var symptom: Int?
        /// The beginning of the line of the trace at which the symptom is seen, if the symptom is
        /// gone at the end of the step.
        public var event: String?
        /// Words in the line of the trace at which the cause happens.
        public var cause: String?
        /// The line of the scenario at which the symptom is gone.
        public var fixed: Int?
        /// The number of the tick at the end of which the page opens if no line is marked as the
        /// symptom and no view lies above an overlapping or adjoining view of greater zIndex.
        public var tick: Int?
        /// The two views that are selected when the page opens.
        public var pair: OrderVerdict.Pair?
        /// The moments of which the page draws the subviews, in a row, with a sentence below each.
        public var frames: [Frame]

        /// A moment of the page's row of drawings.
        public struct Frame: Sendable, Equatable {
            /// The line of the scenario at whose end the moment is; nil for a moment that `words`
            /// name.
            public let line: Int?
            /// Words in the line of the trace at which the moment is; nil for a moment that `line`
            /// names. If several lines contain them, the last such line up to the symptom counts.
            public let words: String?
            public let sentence: String

            public init(line: Int? = nil, words: String? = nil, sentence: String) {
                self.line = line
                self.words = words
                self.sentence = sentence
            }
        }

        public init(
            symptom: Int? = nil, event: String? = nil, cause: String? = nil, fixed: Int? = nil, tick: Int? = nil,
            pair: OrderVerdict.Pair? = nil, frames: [Frame] = []
        ) {
            self.pair = pair
            self.frames = frames
            self.symptom = symptom
            self.event = event
            self.cause = cause
            self.fixed = fixed
            self.tick = tick
        }
    }

    private let title: String
    private let films: [String]
    private let guide: String
    private let about: String?

    /// Makes a page about one recording. The story lists the expectations of a failed test, and the
    /// problems in the recording. The page opens at the end of the first tick with a view above an
    /// overlapping or adjoining view of greater zIndex. Without such a tick it opens at the end of
    /// the tick of the first problem or, if only expectations are listed, at the end of the last
    /// tick.
    public init(
        _ recording: Recording, problems: [Problem], failures: [String] = [], title: String = "Offscreen",
        source: [Source] = []
    ) {
        var story = PlayerStory()
        let sentences = failures + problems.map { "\($0)" }
        story.symptom = sentences.joined(separator: ". ")
        self.init(
            [Side(recording.behavior, recording)],
            marks: Marks(tick: sentences.isEmpty ? nil : problems.first?.tick ?? recording.ticks.last?.number),
            story: sentences.isEmpty ? nil : story, title: title, source: source)
    }

    /// Makes a page about the recording of a device. The story has the verdict on the order of each
    /// collection view. If verdicts name pairs of views, the views of one pair are selected. The
    /// page opens at the end of the first tick with a view above an overlapping or adjoining view
    /// of greater zIndex. If there is none, it opens at the tick of that pair or, without a pair,
    /// at the last tick.
    public init(ofDevice recording: Recording, title: String = "Offscreen") {
        let verdicts = recording.collectionViews.compactMap(recording.orderVerdict(of:))
        let decisive = verdicts.first { $0.kind == .notExplained } ?? verdicts.first { $0.kind == .cannotTell }
        var story = PlayerStory()
        story.symptom = verdicts.map { "The verdict on the order: \($0)" }.joined(separator: ". ")
        story.why = decisive.map(\.meaning)
        story.sure = recording.device.map { "\($0)" }
        self.init(
            [Side(recording.behavior, recording)],
            marks: Marks(tick: decisive?.tick ?? recording.ticks.last?.number, pair: decisive?.pair), story: story,
            title: title)
    }

    /// - Parameters:
    ///   - recording: the recording that is shown.
    ///   - other: a second recording of the same steps, on another system or with a fix, which
    ///     advances together with the first.
    ///   - scenario: the text to which the line numbers of the ticks refer.
    ///   - source: the source of the app or of the test.
    public init(
        _ recording: Recording, against other: Recording? = nil, title: String = "Offscreen", scenario: String? = nil,
        source: [Source] = []
    ) {
        let sides = [recording, other].compactMap(\.self).map { Side($0.behavior, $0) }
        self.init(sides, title: title, scenario: scenario, source: source)
    }

    /// - Parameters:
    ///   - sides: the recordings. The first two are shown side by side, and the others on demand.
    ///   - marks: the places of the symptom, its cause and its end, as far as they are known.
    ///   - story: the text beside the screens.
    ///   - proof: the evidence of the mistake beside the screens.
    ///   - site: the targets of links to other pages, or nil for a page without a site.
    ///   - coloring: the colouring with which the page opens. By default, a page with a row of drawings
    ///     opens with colours of items, and any other page with colours of views.
    ///   - scenario: the text to which the line numbers of the ticks refer.
    public init(
        _ sides: [Side], marks: Marks = Marks(), story: PlayerStory? = nil, proof: PlayerProof? = nil,
        site: Site? = nil,
        coloring: Coloring? = nil, title: String = "Offscreen", scenario: String? = nil, source: [Source] = []
    ) {
        self.title = title
        let writers = sides.map { FilmWriter($0.recording) }
        films = writers.map { $0.json(title: title, scenario: scenario) }
        let guide = PlayerGuide(sides: sides, writers: writers, marks: marks)
        self.guide = guide.json(story: story, proof: proof, site: site, coloring: coloring, source: source)
        about = story?.symptom
    }

    /// The page, as one HTML text that needs no other file.
    public var html: String { html(sharedIn: nil) }

    /// Returns the page as an HTML text that loads its style sheet and script from a folder, in which
    /// `sharedFiles` have to be.
    ///
    /// - Parameter folder: the path from the page to the folder, such as "../"; empty for the page's
    ///   own folder.
    public func html(sharingFilesIn folder: String) -> String { html(sharedIn: folder) }

    private func html(sharedIn folder: String?) -> String {
        WebFiles.own.page(
            title: title, description: about, files: PlayerPage.files, sharedIn: folder,
            body: """
                \(PlayerMarkup.body(title: title))<script type="application/json" id="films">[
                \(films.joined(separator: ",\n"))
                ]</script>
                <script type="application/json" id="guide">
                \(guide)</script>

                """)
    }

    /// The names and texts of the files that pages share, which are a style sheet and a script.
    public static var sharedFiles: [(name: String, text: String)] { WebFiles.own.sharedFiles(files) }

    static let files = PageFiles(
        "player",
        styles: [
            "tokens.css", "layout.css", "story.css", "panes.css", "inspector.css", "rows.css", "views-table.css",
            "proof.css", "rules.css", "pools.css", "controls.css", "time-lanes.css", "screen.css", "exploded-view.css",
            "responsive.css", "first-screen.css", "frames-strip.css", "print.css",
        ], script: "main.js")
}

extension Recording {
    /// Returns the HTML of a page to step through the recording.
    public func playerPageHTML(against other: Recording? = nil, title: String = "Offscreen", scenario: String? = nil)
        -> String
    {
        PlayerPage(self, against: other, title: title, scenario: scenario).html
    }
}
