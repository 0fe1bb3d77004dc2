import Testing

@testable import UIKit

@MainActor @Suite("A section of estimated items of which some were measured [FLOW-11]")
struct FlowEstimatesTests {
    private let axis = FlowAxis(direction: .vertical)

    private func section(_ items: FlowSection.Items, _ spacing: CGFloat, _ lineSpacing: CGFloat) -> FlowSection {
        FlowSection(
            axis: axis, metrics: FlowSection.Metrics(lineSpacing: lineSpacing, itemSpacing: spacing, header: 5), items: items, start: 7,
            breadth: 100, scale: 2)
    }

    /// The reference: every item's size in an array.
    @Test func `It agrees with sizes by item, for any measured ones`() {
        var closed = 0
        for seed in 0..<600 as Range<UInt64> {
            func number(_ salt: UInt64, _ bound: Int) -> Int { Int(Seed.mix(seed, salt) % UInt64(bound)) }
            let estimate = CGSize(width: [30, 45, 70, 100, 120][number(1, 5)], height: 20)
            let (count, spacing, lineSpacing) = (1 + number(2, 12), CGFloat(number(3, 3)) * 5, CGFloat(number(4, 3)) * 4)
            var measured = EstimatedLines.Measured()
            var sizes = ContiguousArray(repeating: estimate, count: count)
            for step in 0..<UInt64(number(5, 6)) {
                let item = number(10 + step, count)
                let broader = number(6, 3) == 0 ? CGFloat(number(30 + step, 4)) * 10 : 0
                sizes[item] = CGSize(width: estimate.width + broader, height: CGFloat(5 + number(20 + step, 50)))
                measured.note(sizes[item], ofItem: item)
            }
            guard
                let estimates = EstimatedLines(
                    axis: axis, estimate: estimate, count: count, measured: measured, itemSpacing: spacing, lineSpacing: lineSpacing,
                    width: 100)
            else { continue }
            closed += 1
            let here = section(.estimated(estimates), spacing, lineSpacing)
            let there = section(
                .mixed(MeasuredLines(axis: axis, sizes: sizes, itemSpacing: spacing, lineSpacing: lineSpacing, width: 100)), spacing,
                lineSpacing)
            #expect(abs(here.end - there.end) < 1e-9, "seed \(seed)")
            for item in 0..<count { #expect(here.frame(ofItem: item) == there.frame(ofItem: item), "seed \(seed), item \(item)") }
            for y in stride(from: CGFloat(-10), to: here.end + 20, by: 13) {
                var (found, expected) = ([Int](), [Int]())
                let rect = CGRect(x: 0, y: y, width: 100, height: CGFloat(number(7, 40)))
                here.forEachItem(in: rect) { item, _ in found.append(item) }
                there.forEachItem(in: rect) { item, _ in expected.append(item) }
                #expect(found == expected, "seed \(seed), \(rect)")
            }
        }
        #expect(closed > 400)
    }

    @Test func `A million items of which few were measured stay arithmetic, and broader ones do not`() {
        var measurements = FlowMeasurements()
        let estimate = FlowAnswers.Sizes.one(CGSize(width: 100, height: 50))
        for item in [999_999, 3, 500_000] { measurements.note(CGSize(width: 100, height: 30), at: IndexPath(item: item, section: 0)) }
        guard case .estimated(_, let measured) = measurements.sizes(inSection: 0, count: 1_000_000, otherwise: estimate) else {
            Issue.record("expected estimates")
            return
        }
        #expect(Array(measured.items) == [3, 500_000, 999_999])
        func estimates(_ measured: EstimatedLines.Measured) -> EstimatedLines? {
            EstimatedLines(
                axis: axis, estimate: CGSize(width: 40, height: 50), count: 1_000_000, measured: measured, itemSpacing: 0, lineSpacing: 0,
                width: 100)
        }
        var broad = EstimatedLines.Measured()
        broad.note(CGSize(width: 70, height: 50), ofItem: 10)
        #expect(estimates(broad) == nil, "the item beside it has no room")
        var tall = EstimatedLines.Measured()
        tall.note(CGSize(width: 40, height: 80), ofItem: 10)
        #expect(estimates(tall)?.length == 25_000_030)
        #expect(estimates(tall)?.offset(ofLine: 5) == 250 && estimates(tall)?.offset(ofLine: 6) == 330)
    }

    @Test func `A narrower item keeps its line as long as neither neighbour fits beside it`() {
        func keeps(_ width: CGFloat, _ item: Int, spacing: CGFloat = 0, others: [Int: CGFloat] = [:]) -> Bool {
            var measured = EstimatedLines.Measured()
            for (item, width) in others.merging([item: width], uniquingKeysWith: { $1 }) {
                measured.note(CGSize(width: width, height: 50), ofItem: item)
            }
            return EstimatedLines(
                axis: axis, estimate: CGSize(width: 60, height: 50), count: 4, measured: measured, itemSpacing: spacing, lineSpacing: 0,
                width: 100) != nil
        }
        for item in 0..<4 {
            #expect(keeps(41, item) && !keeps(40, item) && !keeps(30, item), "item \(item)")
            #expect(keeps(31, item, spacing: 10) && !keeps(30, item, spacing: 10), "item \(item)")
        }
        // The neighbour's own measured size counts.
        #expect(keeps(30, 1, others: [0: 71, 2: 71]) && !keeps(30, 1, others: [0: 70, 2: 71]) && !keeps(30, 1, others: [0: 71, 2: 70]))
        #expect(keeps(500, 2))
    }

    @Test func `Measured sizes that all agree make one size, and those of other sections do not count`() {
        var measurements = FlowMeasurements()
        let estimate = FlowAnswers.Sizes.one(CGSize(width: 100, height: 50))
        for item in 0..<3 { measurements.note(CGSize(width: 100, height: 30), at: IndexPath(item: item, section: 1)) }
        guard case .one(let size) = measurements.sizes(inSection: 1, count: 3, otherwise: estimate),
            case .one(let other) = measurements.sizes(inSection: 0, count: 3, otherwise: estimate)
        else {
            Issue.record("expected one size")
            return
        }
        #expect(size.height == 30 && other.height == 50)
    }
}
