import Offscreen

/// One HTML file in which one can step through a recording. It needs no network and no other file.
///
/// It computes nothing about UIKit, and draws only what the recording says.
public struct PlayerPage: Sendable {
    /// One of the recordings of a page. They are shown side by side and advance together.
    public struct Side: Sendable {
        /// "the bug", "with the fix"
        public var name: String
        public var recording: Recording
        /// The tick that is always shown; nil for a side that advances with the others.
        public var pinned: Int?

        public init(_ name: String, _ recording: Recording, pinned: Int? = nil) {
            self.name = name
            self.recording = recording
            self.pinned = pinned
        }
    }

    /// Swift that a page shows beside the state: the method that is being asked is lit, or the line that called the stage.
    public struct Source: Sendable {
        /// "PosterScreen.swift"
        public var name: String
        public var text: String

        public init(_ name: String, _ text: String) {
            self.name = name
            self.text = text
        }
    }

    /// The site that a page is part of.
    public struct Site: Sendable {
        /// The numbers of the exhibits that have pages beside this one.
        public var pages: [Int]
        /// The lesson on the same subject, if the site has one: "reuse".
        public var lesson: String?
        /// The switches of the lab that show the same, if the site has the lab: "fix=1".
        public var lab: String?

        public init(pages: [Int], lesson: String? = nil, lab: String? = nil) {
            self.pages = pages
            self.lesson = lesson
            self.lab = lab
        }

        var json: String {
            JSON.object([
                "pages": JSON.numbers(pages), "lesson": lesson.map(JSON.string) ?? "null", "lab": lab.map(JSON.string) ?? "null",
            ])
        }
    }

    /// Where the page's story takes place.
    public struct Marks: Sendable {
        /// The line of the scenario at which the symptom shows.
        public var symptom: Int?
        /// The beginning of the line of the trace with which it is seen, where it is gone at the end of the step.
        public var event: String?
        /// Words of the line of the trace at which the cause happens.
        public var cause: String?
        /// The line of the scenario at which it is gone.
        public var fixed: Int?
        /// The number of the tick at whose end the symptom shows, if there is no scenario.
        public var tick: Int?
        /// The two views that are selected when the page opens.
        public var pair: OrderVerdict.Pair?

        public init(
            symptom: Int? = nil, event: String? = nil, cause: String? = nil, fixed: Int? = nil, tick: Int? = nil,
            pair: OrderVerdict.Pair? = nil
        ) {
            self.pair = pair
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

    /// A page about one recording. Its story is the expectations of a test that failed, and the problems that were found in the
    /// recording. It opens where the first problem shows, or else at the end of the last tick.
    public init(
        _ recording: Recording, problems: [Problem], failures: [String] = [], title: String = "Offscreen", source: [Source] = []
    ) {
        var story = PlayerStory()
        let sentences = failures + problems.map { "\($0)" }
        story.symptom = sentences.joined(separator: ". ")
        self.init(
            [Side(recording.behavior, recording)],
            marks: Marks(tick: sentences.isEmpty ? nil : problems.first?.tick ?? recording.ticks.last?.number),
            story: sentences.isEmpty ? nil : story, title: title, source: source)
    }

    /// A page about the recording of a device. Its story is the verdict on the order of each list; it opens at the first moment of the
    /// pair that decides, with both views selected.
    public init(ofDevice recording: Recording, title: String = "Offscreen") {
        let verdicts = recording.collectionViews.compactMap(recording.orderVerdict(of:))
        let telling = verdicts.first { $0.kind == .notExplained } ?? verdicts.first { $0.kind == .cannotTell }
        var story = PlayerStory()
        story.symptom = verdicts.map { "The verdict on the order: \($0)" }.joined(separator: ". ")
        story.why = telling.map(\.meaning)
        story.sure = recording.device.map { "\($0)" }
        self.init(
            [Side(recording.behavior, recording)],
            marks: Marks(tick: telling?.tick ?? recording.ticks.last?.number, pair: telling?.pair), story: story, title: title)
    }

    /// - Parameters:
    ///   - recording: what is shown.
    ///   - other: a second recording, of the same steps on another system or with a fix, shown in lockstep.
    ///   - scenario: the text whose lines the recording's ticks speak of.
    ///   - source: the app's own code, or the test's.
    public init(
        _ recording: Recording, against other: Recording? = nil, title: String = "Offscreen", scenario: String? = nil,
        source: [Source] = []
    ) {
        let sides = [recording, other].compactMap(\.self).map { Side($0.behavior, $0) }
        self.init(sides, title: title, scenario: scenario, source: source)
    }

    /// - Parameters:
    ///   - sides: the recordings. The first two are shown side by side, the others on demand.
    ///   - marks: where the symptom shows and where it is gone, if known.
    ///   - story: the text beside the screens.
    ///   - proof: what to look at, beside the screens.
    ///   - site: where links to other pages lead; nil for a page by itself.
    ///   - coloring: what the colours stand for at first.
    ///   - scenario: the text to which the line numbers of the recordings' ticks refer.
    public init(
        _ sides: [Side], marks: Marks = Marks(), story: PlayerStory? = nil, proof: PlayerProof? = nil, site: Site? = nil,
        coloring: Coloring = .view, title: String = "Offscreen", scenario: String? = nil, source: [Source] = []
    ) {
        self.title = title
        let writers = sides.map { FilmWriter($0.recording) }
        films = writers.map { $0.json(title: title, scenario: scenario) }
        let guide = PlayerGuide(sides: sides, writers: writers, marks: marks)
        self.guide = guide.json(story: story, proof: proof, site: site, coloring: coloring, source: source)
        about = story?.symptom
    }

    /// The page, UTF-8 in one piece.
    public var html: String {
        WebFiles.own.page(
            title: title, about: about, PlayerPage.files,
            body: """
                \(PlayerMarkup.body(title: title))<script type="application/json" id="films">[
                \(films.joined(separator: ",\n"))
                ]</script>
                <script type="application/json" id="guide">
                \(guide)</script>

                """)
    }

    /// Style and script, in the order in which they need each other.
    static let files = [
        "theme.css", "layout.css", "story.css", "panes.css", "inspector.css", "rows.css", "views-table.css", "proof.css", "lamps.css",
        "pools.css",
        "controls.css", "timeline.css", "screen.css", "exploded-view.css", "responsive.css", "print.css",
        "film.js", "orders.js", "dom.js", "colors.js", "glossary.js", "screen.js", "content-map.js", "tree.js", "pools.js",
        "proof.js", "differences.js", "first-difference.js", "lockstep.js", "sentences.js", "views-table.js", "event-kinds.js", "code.js",
        "story.js",
        "details.js",
        "why.js", "source-code.js", "inspector.js", "tap-probe.js", "timeline.js", "reuse-lanes.js", "layout-passes.js", "lamps.js",
        "flight.js", "quiz.js", "exploded-view.js", "gestures.js", "clipboard.js", "permalink.js", "keyboard.js", "events.js", "player.js",
        "main.js",
    ]
}

extension Recording {
    /// The recording as a page to step through.
    public func playerPage(against other: Recording? = nil, title: String = "Offscreen", scenario: String? = nil) -> String {
        PlayerPage(self, against: other, title: title, scenario: scenario).html
    }
}
