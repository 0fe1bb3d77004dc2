/// A limit for a figure.
struct Bar: Sendable {
    /// The figure that is compared with the limit.
    enum Figure: Sendable {
        /// The time of a step, in nanoseconds.
        case time(String)
        /// The time of a bind, in nanoseconds.
        case perBind(String)
        /// The peak memory, in bytes.
        case peakMemory(String)
        /// The time of a step divided by that of another workload, which is sampled in turns.
        case ratio(String, to: String)
        case ratioToFloor(String)
    }

    let text: String
    let figure: Figure
    let limit: Double

    private init(_ text: String, _ figure: Figure, _ limit: Double) {
        (self.text, self.figure, self.limit) = (text, figure, limit)
    }

    static let all: [Bar] = [
        Bar("a 1-point step with nothing appearing: at most 2 µs", .time("point-still"), 2000),
        Bar("first layout of 1 million uniform items: at most 1 ms", .time("first-layout-1M"), 1_000_000),
        Bar(
            "a page of 50 bare rows of a table view: at most 1.1 times one of 50 cells",
            .ratio("table-page-1M", to: "page-1M"), 1.1),
        Bar(
            "first layout of a table view of 1 million rows: at most 1 ms", .time("table-first-layout-1M"), 1_000_000),
        Bar(
            "first layout of 100 million: at most 1.2 times one of 1 million",
            .ratio("first-layout-100M", to: "first-layout-1M"), 1.2),
        Bar(
            "a 1-point step at 100 million items: at most 1.1 times one at 1,000", .ratio("point-100M", to: "point-1K"),
            1.1),
        Bar("a page at 100 million items: at most 1.1 times one at 1,000", .ratio("page-100M", to: "page-1K"), 1.1),
        Bar("peak memory with 100 million items: at most 40 MB", .peakMemory("page-100M"), 40e6),
        Bar(
            "a page of texts and a scene of the probe: at most 2 times the page",
            .ratio("text-flow-probed", to: "text-flow"), 2),
        Bar(
            "a page of bare cells and a scene of the probe: at most 6 times the page",
            .ratio("page-probed", to: "page-recording-off"), 6),
        Bar("recording: at most 1.4 times a page", .ratio("page-recording-on", to: "page-recording-off"), 1.4),
        Bar("a cell as high as its text, flow: at most 20 µs", .perBind("text-flow"), 20_000),
        Bar("a cell as high as its text, compositional: at most 20 µs", .perBind("text-compositional"), 20_000),
        Bar("a cell as high as its text, list: at most 20 µs", .perBind("text-list"), 20_000),
        Bar("500 constraints, another width: at most 60 µs", .time("constraints-500-width"), 60_000),
        Bar("500 constraints, another constant: at most 60 µs", .time("constraints-500-one"), 60_000),
        Bar("40,000 visible cells shown: at most 100 ms", .time("crowd-40K-show"), 100_000_000),
        Bar(
            "a page of 40,000 visible cells: at most 4.4 times one of 10,000",
            .ratio("crowd-40K-page", to: "crowd-10K-page"), 4.4),
        Bar("100,000 sections with header, footer and card: at most 10 ms", .time("sections-first-layout"), 10_000_000),
        Bar(
            "sizes of 1,000,000 items from a delegate: at most 1.3 times the bare calls",
            .ratio("first-layout-sizes", to: "sizes-bare"),
            1.3),
        Bar("100,000 items, one change applied: at most 3 ms", .time("snapshot-one"), 3_000_000),
        Bar("100,000 items, a snapshot made: at most 10 ms", .time("snapshot-build"), 10_000_000),
        Bar("a step of a hunt: at most 25 µs, which is 40,000 a second", .time("hunt-flow"), 25_000),
        Bar("a step of a hunt in the card layout: at most 25 µs", .time("hunt-card-flow"), 25_000),
        Bar("the player's page of 9,000 moments: at most 200 ms", .time("player-9K"), 200_000_000),
        Bar("10,000 items, 1,000 of them moved: at most 50 ms", .time("snapshot-moves"), 50_000_000),
        Bar(
            "compositional, a 1-point step with nothing appearing: at most 2 µs", .time("compositional-point-still"),
            2000),
        Bar(
            "compositional, first layout of 1 million uniform items: at most 1 ms",
            .time("compositional-first-layout-1M"), 1_000_000),
        Bar(
            "compositional, first layout of 100 million: at most 1.2 times one of 1 million",
            .ratio("compositional-first-layout-100M", to: "compositional-first-layout-1M"), 1.2),
    ]

    /// The workloads that must be measured for the bar.
    var workloads: [String] {
        switch figure {
        case .time(let name), .perBind(let name), .peakMemory(let name), .ratioToFloor(let name): [name]
        case .ratio(let name, let other): [name, other]
        }
    }
}
