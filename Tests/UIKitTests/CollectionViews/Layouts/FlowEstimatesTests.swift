import Testing

@testable import UIKit

@MainActor struct FlowEstimatesTests {
    private let axis = LayoutAxis(direction: .vertical)

    private func section(_ items: FlowSection.Items, _ spacing: CGFloat, _ lineSpacing: CGFloat) -> FlowSection {
        FlowSection(
            axis: axis, metrics: FlowSection.Metrics(lineSpacing: lineSpacing, itemSpacing: spacing, header: 5),
            items: items, start: 7,
            breadth: 100, scale: 2)
    }

    /// The reference has the size of every item in an array.
    @Test
    func
        `A section of estimated items has the frames of a section that stores every item's size, whichever items are measured`()
    {
        for seed in 0..<600 as Range<UInt64> {
            func number(_ salt: UInt64, _ bound: Int) -> Int { Int(SeededHash.hash(seed: seed, salt) % UInt64(bound)) }
            let estimate = CGSize([30, 45, 70, 100, 120][number(1, 5)], 20)
            let (count, spacing, lineSpacing) = (
                1 + number(2, 12), CGFloat(number(3, 3)) * 5, CGFloat(number(4, 3)) * 4
            )
            var measured = EstimatedLines.MeasuredSizes()
            var sizes = ContiguousArray(repeating: estimate, count: count)
            for step in 0..<UInt64(number(5, 6)) {
                let item = number(10 + step, count)
                // Some measured items are broader and some narrower than the estimate, so that
                // lines hold other items.
                let change = number(6, 3) == 0 ? CGFloat(number(30 + step, 6) - 2) * 10 : 0
                sizes[item] = CGSize(estimate.width + change, CGFloat(5 + number(20 + step, 50)))
                measured.note(sizes[item], ofItem: item)
            }
            let estimates = EstimatedLines(
                axis: axis, estimate: estimate, count: count, measured: measured, itemSpacing: spacing,
                lineSpacing: lineSpacing,
                lineLength: 100)
            let here = section(.estimated(estimates), spacing, lineSpacing)
            let lines = MixedLines(
                axis: axis, sizes: sizes, itemSpacing: spacing, lineSpacing: lineSpacing, lineLength: 100)
            let there = section(.mixed(lines), spacing, lineSpacing)
            #expect(abs(here.end - there.end) < 1e-9, "seed \(seed)")
            for item in 0..<count {
                #expect(here.frame(ofItem: item) == there.frame(ofItem: item), "seed \(seed), item \(item)")
            }
            for y in stride(from: CGFloat(-10), to: here.end + 20, by: 13) {
                let rect = CGRect(0, y, 100, CGFloat(number(7, 40)))
                var (found, expected) = ([Int](), [Int]())
                here.forEachItem(in: rect) { item, _ in found.append(item) }
                there.forEachItem(in: rect) { item, _ in expected.append(item) }
                #expect(found == expected, "seed \(seed), \(rect)")
            }
        }
    }

    private func answers(_ count: Int, sizesAreFromProperties: Bool = true) -> FlowSectionInputs.Section {
        FlowSectionInputs.Section(
            count: count, sizes: .one(CGSize(100, 50)), sizesAreFromProperties: sizesAreFromProperties,
            metrics: FlowSection.Metrics())
    }

    /// Returns the size of the items that were not measured, and the measured sizes; nil if the
    /// section has neither.
    private func estimated(
        _ measurements: FlowMeasurements, _ answers: FlowSectionInputs.Section, averages: Bool = false
    )
        -> (rest: CGSize, measured: EstimatedLines.MeasuredSizes)?
    {
        let sizes = measurements.itemSizes(inSection: 0, inputs: answers, usesAverages: averages)
        if case .estimated(let size, let measured) = sizes { return (size, measured) } else { return nil }
    }

    @Test
    func `The lines of a million estimated items follow from the estimate and the sizes of the few measured items`()
        throws
    {
        var measurements = FlowMeasurements()
        for (index, item) in [999_999, 3, 500_000].enumerated() {
            measurements.note(CGSize(width: 100, height: 30 + index), at: [0, item])
        }
        let measured = try #require(estimated(measurements, answers(1_000_000))).measured
        #expect(Array(measured.items) == [3, 500_000, 999_999])
        func estimates(_ size: CGSize) -> EstimatedLines {
            var measured = EstimatedLines.MeasuredSizes()
            measured.note(size, ofItem: 10)
            return EstimatedLines(
                axis: axis, estimate: CGSize(40, 50), count: 1_000_000, measured: measured, itemSpacing: 0,
                lineSpacing: 0, lineLength: 100)
        }
        let tall = estimates(CGSize(40, 80))
        #expect(tall.length == 25_000_030)
        #expect(tall.offset(ofLine: 5) == 250)
        #expect(tall.offset(ofLine: 6) == 330)
        // Every line has two items, except for item 10, which is alone.
        let broad = estimates(CGSize(70, 50))
        #expect(broad.items(inLine: 4) == 8..<10)
        #expect(broad.items(inLine: 5) == 10..<11)
        #expect(broad.items(inLine: 6) == 11..<13)
        #expect(broad.lineCount == 500_001)
        #expect(broad.items(inLine: 500_000) == 999_999..<1_000_000)
        #expect(broad.line(ofItem: 999_999) == 500_000)
        // The previous line has room for the narrow item.
        let narrow = estimates(CGSize(20, 50))
        #expect(narrow.items(inLine: 4) == 8..<11)
        #expect(narrow.items(inLine: 5) == 11..<13)
    }

    @Test func `The average size counts each measured item of a section once, with its latest size [FLOW-17]`() {
        var measured = EstimatedLines.MeasuredSizes()
        #expect(measured.averageSize(ofItemsBefore: 10) == nil)
        for (item, height) in [(2, 29), (0, 63), (7, 40), (2, 30)] {
            measured.note(CGSize(width: 100, height: height), ofItem: item)
        }
        #expect(measured.averageSize(ofItemsBefore: 10) == CGSize(100, (30.0 + 63 + 40) / 3))
        #expect(measured.averageSize(ofItemsBefore: 7) == CGSize(100, (30.0 + 63) / 2), "the eighth item is gone")
        #expect(measured.averageSize(ofItemsBefore: 0) == nil)
        // A third of a point cannot be added without a rounding error.
        var thirds = EstimatedLines.MeasuredSizes()
        for item in 0..<1000 { thirds.note(CGSize(320.0 / 3, 0.1), ofItem: item) }
        #expect(thirds.averageSize(ofItemsBefore: 1000) == CGSize(320.0 / 3, 0.1))
        var measurements = FlowMeasurements()
        for (item, height) in [20, 40].enumerated() {
            measurements.note(CGSize(width: 100, height: height), at: [0, item])
        }
        let heights = [true, false].map { estimated(measurements, answers(9), averages: $0)?.rest.height }
        #expect(heights == [30, 50])
    }

    private var measurements: FlowMeasurements {
        var measurements = FlowMeasurements()
        for (section, item) in [(1, 0), (1, 1), (1, 2), (0, 0), (0, 1)] {
            measurements.note(CGSize(100, 30), at: [section, item])
        }
        return measurements
    }

    @Test func `If all items of a section were measured with one size, the size is stored once`() {
        let heights = [1, 2].map { (section: Int) -> CGFloat? in
            guard
                case .one(let size) = measurements.itemSizes(
                    inSection: section, inputs: answers(3), usesAverages: false)
            else {
                return nil
            }
            return size.height
        }
        #expect(heights == [30, 50])
    }

    @Test func `The average of measured items does not replace a size of the delegate [FLOW-17]`() {
        let sizes = estimated(measurements, answers(9, sizesAreFromProperties: false), averages: true)
        #expect(sizes?.rest == CGSize(100, 50))
        #expect(sizes?.measured.size(ofItem: 1) == CGSize(100, 30))
    }

    @Test
    func
        `Equal items wider than the line begin at its leading edge, or are centred if centresWideItems is true [FLOW-19]`()
    {
        let size = CGSize(140, 20)
        func start(centres: Bool) -> CGFloat {
            FlowSection(
                axis: axis, metrics: FlowSection.Metrics(), items: .uniform(size: size, count: 3), start: 0,
                breadth: 100, scale: 2,
                centresWideItems: centres
            ).frame(ofItem: 1).minX
        }
        #expect(start(centres: false) == 0)
        #expect(start(centres: true) == -20)
    }
}
