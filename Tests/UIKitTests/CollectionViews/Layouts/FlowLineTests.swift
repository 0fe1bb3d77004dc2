import Testing

@testable import UIKit

@MainActor struct FlowLineTests {
    private func lines(_ lengths: some Sequence<CGFloat>, spacing: CGFloat) -> MixedLines {
        MixedLines(
            axis: LayoutAxis(direction: .vertical), sizes: ContiguousArray(lengths.map { CGSize($0, 10) }),
            itemSpacing: spacing,
            lineSpacing: 0, lineLength: 100)
    }

    private func endOfLine(_ lengths: [CGFloat], spacing: CGFloat = 0, from start: Int = 0) -> Int {
        start + lines(lengths[start...], spacing: spacing).items(inLine: 0).upperBound
    }

    @Test
    func
        `A line of a flow layout takes items whose total length exceeds the line's by less than a millionth of a point`()
    {
        #expect(endOfLine([50, 50, 1]) == 2)
        #expect(endOfLine([50, 50.0000005]) == 2)
        #expect(endOfLine([50, 50.00001]) == 1)
        let six: [CGFloat] = [20, 20, 20, 20, 20, 20]
        #expect(endOfLine([20]) == 1)
        #expect(endOfLine(six) == 5)
        #expect(endOfLine(six, from: 3) == 6)
        let equalItems: [(length: CGFloat, spacing: CGFloat, count: Int)] = [
            (50, 0, 2), (50.0000004, 0, 2), (50.00001, 0, 1), (45, 10, 2), (45.1, 10, 1), (500, 0, 1), (10, 2, 8),
        ]
        for (length, spacing, count) in equalItems {
            let capacity = FlowLineRules.capacity(itemLength: length, spacing: spacing, lineLength: 100)
            #expect(capacity == count, "\(length), \(spacing)")
            #expect(endOfLine(Array(repeating: length, count: 20), spacing: spacing) == count, "\(length), \(spacing)")
        }
        let limits: [(length: CGFloat, spacing: CGFloat, width: CGFloat, count: Int)] = [
            (0, 0, 100, 1), (5, -9, 100, 1), (5, 0, .infinity, 1), (1e-9, 0, 1e9, 1_000_000_000),
        ]
        for (length, spacing, width, count) in limits {
            #expect(
                FlowLineRules.capacity(itemLength: length, spacing: spacing, lineLength: width) == count,
                "\(length), \(spacing), \(width)")
        }
    }

    @Test(arguments: [LayoutAxis(direction: .vertical), LayoutAxis(direction: .horizontal)])
    func
        `Unless line spacing is negative, a flow layout finds the lines that intersect a range, and at most the line before them`(
            axis: LayoutAxis
        )
    {
        // Some lines are thinner than a point and some are thick, with and without spacing.
        let thicknesses: [CGFloat] = [0.5, 0.25, 30, 7, 0.5, 12]
        for lineSpacing in [0, 3] as [CGFloat] {
            let sizes = thicknesses.flatMap { Array(repeating: axis.size(length: $0, breadth: 50), count: 2) }
            let lines = MixedLines(
                axis: axis, sizes: ContiguousArray(sizes), itemSpacing: 0, lineSpacing: lineSpacing, lineLength: 100)
            #expect(lines.lineCount == 6)
            #expect((0..<6).map(lines.thickness(ofLine:)) == thicknesses)
            let offsets: [CGFloat] = thicknesses.indices.map { thicknesses[..<$0].reduce(0) { $0 + $1 + lineSpacing } }
            #expect((0..<6).map(lines.offset(ofLine:)) == offsets)
            #expect(lines.length == offsets[5] + 12)
            for start in stride(from: CGFloat(-5), through: 70, by: 0.75) {
                for length in [0, 0.5, 10, 100] as [CGFloat] {
                    let met = (0..<6).filter { offsets[$0] <= start + length && offsets[$0] + thicknesses[$0] >= start }
                    let found = lines.lines(from: start, to: start + length)
                    #expect(met.allSatisfy(found.contains), "\(start) \(length): \(found), not \(met)")
                    if let first = met.first, let last = met.last {
                        #expect(found.lowerBound >= first - 1, "\(start) \(length): \(found), not \(met)")
                        #expect(found.upperBound == last + 1, "\(start) \(length): \(found), not \(met)")
                    }
                }
            }
        }
    }

    @Test
    func
        `The last line of a flow layout is spread like a full line if its unequal items leave as much room as the previous line`()
    {
        func spreadOfLastLine(_ lengths: [CGFloat]) -> FlowLineRules.Spread {
            let lines = lines(lengths, spacing: 10)
            return lines.spread(ofLine: lines.lineCount - 1)
        }
        #expect(spreadOfLastLine([40, 45, 20, 30, 20]) == FlowLineRules.Spread(start: 0, gap: 10))
        #expect(spreadOfLastLine([40, 45, 40, 45]) == FlowLineRules.Spread(start: 0, gap: 15))
        // The items of the first line are 85 points long and those of the last line 75. With the
        // spacing each line leaves 5 points.
        #expect(spreadOfLastLine([40, 45, 30, 20, 25]) == FlowLineRules.Spread(start: 0, gap: 12.5))
        #expect(spreadOfLastLine([40, 45, 30, 25]) == FlowLineRules.Spread(start: 0, gap: 10))
        // Equal items are where a full line would have them.
        #expect(spreadOfLastLine([40, 45, 30, 30]) == FlowLineRules.Spread(start: 0, gap: 40))
        #expect(spreadOfLastLine([90, 45]) == FlowLineRules.Spread(start: 27.5, gap: 0))
    }

    @Test func `A non-finite metric of a flow section becomes zero, and the other metrics do not change`() {
        var metrics = FlowSection.Metrics(
            insets: UIEdgeInsets(1, 2, 3, 4), lineSpacing: 5, itemSpacing: 6, header: 7, footer: 8)
        metrics.replaceNonFiniteNumbers()
        #expect(
            metrics
                == FlowSection.Metrics(
                    insets: UIEdgeInsets(1, 2, 3, 4), lineSpacing: 5, itemSpacing: 6, header: 7, footer: 8))
        let members: [WritableKeyPath<FlowSection.Metrics, CGFloat>] = [
            \.insets.top, \.insets.left, \.insets.bottom, \.insets.right, \.lineSpacing, \.itemSpacing, \.header,
            \.footer,
        ]
        for member in members {
            for value in [CGFloat.infinity, -.infinity, .nan] {
                var (broken, expected) = (metrics, metrics)
                broken[keyPath: member] = value
                broken.replaceNonFiniteNumbers()
                expected[keyPath: member] = 0
                #expect(broken == expected, "\(member) \(value)")
            }
        }
    }
}
