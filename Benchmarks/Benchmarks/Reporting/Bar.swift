/// A limit that some figure must keep.
struct Bar: Sendable {
    /// What is compared with the limit.
    enum Figure: Sendable {
        /// Nanoseconds of a step.
        case time(of: String)
        /// Nanoseconds of a bind.
        case perBind(of: String)
        /// Bytes.
        case peakMemory(of: String)
        /// A step's time against another workload's, sampled in turns.
        case ratio(of: String, to: String)
        case ratioToFloor(of: String)
    }

    let text: String
    let figure: Figure
    let limit: Double

    static let all: [Bar] = [
        Bar(text: "a 1-point step with nothing appearing: at most 2 µs", figure: .time(of: "point-still"), limit: 2000),
        Bar(text: "first layout of 1 million uniform items: at most 1 ms", figure: .time(of: "first-layout-1M"), limit: 1_000_000),
        Bar(
            text: "first layout of 100 million: at most 1.2 times that", figure: .ratio(of: "first-layout-100M", to: "first-layout-1M"),
            limit: 1.2),
        Bar(
            text: "a 1-point step at 100 million items: at most 1.1 times one at 1,000",
            figure: .ratio(of: "point-100M", to: "point-1K"), limit: 1.1),
        Bar(
            text: "a page at 100 million items: at most 1.1 times one at 1,000", figure: .ratio(of: "page-100M", to: "page-1K"), limit: 1.1),
        Bar(text: "peak memory with 100 million items: at most 40 MB", figure: .peakMemory(of: "page-100M"), limit: 40e6),
        Bar(
            text: "recording: at most 1.4 times a page", figure: .ratio(of: "page-recording-on", to: "page-recording-off"), limit: 1.4),
        Bar(text: "a cell as high as its text, flow: at most 20 µs", figure: .perBind(of: "text-flow"), limit: 20_000),
        Bar(text: "the same, compositional", figure: .perBind(of: "text-compositional"), limit: 20_000),
        Bar(text: "the same, list", figure: .perBind(of: "text-list"), limit: 20_000),
        Bar(text: "500 constraints, another width: at most 100 µs", figure: .time(of: "constraints-500-width"), limit: 100_000),
        Bar(text: "500 constraints, another constant: at most 100 µs", figure: .time(of: "constraints-500-one"), limit: 100_000),
        Bar(text: "40,000 visible cells shown: at most 100 ms", figure: .time(of: "crowd-40K-show"), limit: 100_000_000),
        Bar(
            text: "a page of 40,000 visible cells: at most 4.4 times one of 10,000",
            figure: .ratio(of: "crowd-40K-page", to: "crowd-10K-page"), limit: 4.4),
        Bar(
            text: "100,000 sections with header, footer and card: at most 10 ms", figure: .time(of: "sections-first-layout"),
            limit: 10_000_000),
        Bar(
            text: "sizes of 1,000,000 items from a delegate: at most 1.3 times the bare calls",
            figure: .ratio(of: "first-layout-sizes", to: "sizes-bare"), limit: 1.3),
        Bar(text: "100,000 items, one change applied: at most 3 ms", figure: .time(of: "snapshot-one"), limit: 3_000_000),
        Bar(text: "100,000 items, a snapshot made: at most 10 ms", figure: .time(of: "snapshot-build"), limit: 10_000_000),
        Bar(text: "a step of a hunt: at most 25 µs, which is 40,000 a second", figure: .time(of: "hunt-flow"), limit: 25_000),
        Bar(text: "the same in the card layout", figure: .time(of: "hunt-card-flow"), limit: 25_000),
        Bar(text: "the player's page of 9,000 moments: at most 200 ms", figure: .time(of: "player-9K"), limit: 200_000_000),
        Bar(text: "10,000 items, 1,000 of them moved: at most 50 ms", figure: .time(of: "snapshot-moves"), limit: 50_000_000),
        Bar(text: "a page: at most 8 times its floor", figure: .ratioToFloor(of: "page-1M"), limit: 8),
        Bar(
            text: "compositional, a 1-point step with nothing appearing: at most 2 µs", figure: .time(of: "compositional-point-still"),
            limit: 2000),
        Bar(
            text: "compositional, first layout of 1 million uniform items: at most 1 ms",
            figure: .time(of: "compositional-first-layout-1M"), limit: 1_000_000),
        Bar(
            text: "compositional, first layout of 100 million: at most 1.2 times that",
            figure: .ratio(of: "compositional-first-layout-100M", to: "compositional-first-layout-1M"), limit: 1.2),
        Bar(
            text: "compositional, a page: at most 8 times its floor", figure: .ratioToFloor(of: "compositional-page-1M"), limit: 8),
    ]

    /// The workloads it needs.
    var workloads: [String] {
        switch figure {
        case .time(let name), .perBind(let name), .peakMemory(let name), .ratioToFloor(let name): [name]
        case .ratio(let name, let other): [name, other]
        }
    }
}
