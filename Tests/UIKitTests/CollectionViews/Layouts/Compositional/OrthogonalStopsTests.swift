import Testing

@testable import UIKit

/// Compares where an orthogonal row comes to rest with a search among all its stops.
@MainActor struct OrthogonalStopsTests {
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior
    private let room: CGFloat = 280

    /// Returns runs of groups of 100 points, ten apart. Groups in `measured` have other widths.
    private func runs(_ count: Int, _ measured: [Int: CGFloat] = [:]) -> GroupRuns {
        let child = leaf(.estimated(100), .fractionalHeight(1))
        let properties = ItemProperties(
            size: LayoutSize(width: .estimated(100), height: .absolute(50)),
            edges: LayoutEdgeSpacing(leading: .fixed(3)))
        var sizes = MeasuredSizes()
        for (item, width) in measured { sizes[item] = CGSize(width, 50) }
        return GroupRuns(
            LayoutGroup(properties: properties, arrangement: .horizontal, count: 1, children: [child]), count: count,
            axis: LayoutAxis(direction: .horizontal), container: CGSize(300, 50), room: 50, spacing: 10, scale: 2,
            measured: sizes)
    }

    @Test(arguments: [[:], [2: 150], [0: 30, 1: 60, 4: 170]] as [[Int: CGFloat]])
    func
        `An orthogonal row comes to rest at the nearest stop, but with group paging a fling ends at the next stop in its direction`(
            measured: [Int: CGFloat]
        )
    {
        let runs = runs(6, measured)
        let groups = (0..<6).map { runs.frameAndTemplateItem(ofItem: $0)!.frame }
        let starts = groups.map(\.minX), centered = groups.map { $0.midX - room / 2 }
        let end = max(0, runs.length - room)
        for (behavior, places, limits) in [
            (.continuousGroupLeadingBoundary, starts, 0...end), (.groupPaging, starts, 0...end),
            (.groupPagingCentered, centered, centered[0]...centered[5]),
        ] as [(Behavior, [CGFloat], ClosedRange<CGFloat>)] {
            let stops = OrthogonalStops(runs, room: room, behavior: behavior)
            #expect(stops.offsetRange == limits)
            func clamped(_ value: CGFloat) -> CGFloat { min(max(value, limits.lowerBound), limits.upperBound) }
            for offset in stride(from: limits.lowerBound - 20, through: limits.upperBound + 20, by: 3.7) {
                let nearest = places.min { abs($0 - offset) < abs($1 - offset) }!
                if behavior == .continuousGroupLeadingBoundary {
                    #expect(
                        stops.stopOffset(forProposedOffset: offset, from: 77, velocity: 1) == clamped(nearest),
                        "\(offset)")
                    continue
                }
                let (ahead, behind) = (places.filter { $0 >= offset }.min(), places.filter { $0 <= offset }.max())
                #expect(
                    stops.stopOffset(forProposedOffset: 9999, from: offset, velocity: 0) == clamped(nearest),
                    "\(behavior) \(offset)")
                let forward = stops.stopOffset(forProposedOffset: 9999, from: offset, velocity: 20)
                let back = stops.stopOffset(forProposedOffset: 0, from: offset, velocity: -20)
                #expect(forward == clamped(ahead ?? places.max()!), "\(behavior) \(offset)")
                #expect(back == clamped(behind ?? places.min()!), "\(behavior) \(offset)")
            }
        }
    }

    @Test func `An orthogonal row with paging stops at multiples of its visible length, and at its end`() {
        let runs = runs(8)
        let stops = OrthogonalStops(runs, room: room, behavior: .paging)
        let end = runs.length - room
        #expect(stops.offsetRange == 0...end)
        #expect(end == 614)
        for (offset, velocity, expected) in [
            (0, 0, 0), (130, 0, 0), (150, 0, 280), (10, 5, 280), (290, -5, 280), (270, -5, 0), (280, 0, 280),
            (281, 5, 560), (565, 5, 614),
            // Without velocity a row rests at its end only if it has reached it. From 600 it
            // returns to 560.
            (614, 0, 614), (640, 0, 614), (-20, 0, 0), (-20, -5, 0), (600, 0, 560),
        ] as [(CGFloat, CGFloat, CGFloat)] {
            #expect(
                stops.stopOffset(forProposedOffset: 33, from: offset, velocity: velocity) == expected,
                "\(offset) \(velocity)")
        }
        #expect(
            OrthogonalStops(runs, room: 0, behavior: .paging).stopOffset(forProposedOffset: 33, from: 20, velocity: 5)
                == 20)
    }

    @Test
    func
        `A continuous orthogonal row rests at any offset, and a row that fits on screen cannot scroll if it is not centred`()
    {
        func stops(_ count: Int, _ behavior: Behavior) -> OrthogonalStops {
            OrthogonalStops(runs(count), room: room, behavior: behavior)
        }
        for behavior in [Behavior.none, .continuous] {
            #expect(stops(8, behavior).stopOffset(forProposedOffset: 33.5, from: 0, velocity: 5) == 33.5)
        }
        for behavior in [Behavior.continuous, .paging, .groupPaging, .continuousGroupLeadingBoundary] {
            #expect(stops(2, behavior).offsetRange == 0...0)
        }
        #expect(stops(1, .groupPagingCentered).offsetRange == (-87)...(-87))
        #expect(stops(0, .groupPagingCentered).offsetRange == 0...0)
        #expect(stops(0, .groupPaging).stopOffset(forProposedOffset: 5, from: 5, velocity: 0) == 0)
    }
}
