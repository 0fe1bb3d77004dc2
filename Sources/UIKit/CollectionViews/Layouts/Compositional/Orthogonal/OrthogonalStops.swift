/// The offsets at which the groups of an orthogonal section stop scrolling. The rules were measured
/// on UIKit:
/// https://github.com/kern0x1b/charon/blob/main/packages/a/apple-backports/facts/UIKit/UICollectionViewCompositionalLayout.md
struct OrthogonalStops {
    private let runs: GroupRuns
    /// The length of the visible part of the groups, in points.
    private let room: CGFloat
    private let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

    private typealias Group = (start: CGFloat, end: CGFloat, stride: CGFloat)

    init(_ runs: GroupRuns, room: CGFloat, behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
        self.runs = runs
        self.room = room
        self.behavior = behavior
    }

    /// The range of possible offsets. Groups that fit into the visible part do not scroll, unless
    /// they are centred.
    var offsetRange: ClosedRange<CGFloat> {
        let end = max(0, runs.length - room)
        guard behavior == .groupPagingCentered, let first = runs.groupExtent(at: 0),
            let last = runs.groupExtent(at: runs.length)
        else {
            return 0...end
        }
        let start = min(0, centredOffset(of: first))
        return start...max(start, centredOffset(of: last))
    }

    private func centredOffset(of group: Group) -> CGFloat { (group.start + group.end) / 2 - room / 2 }

    /// Returns the offset at which the groups stop after a drag.
    ///
    /// - Parameters:
    ///   - proposed: the offset at which deceleration alone would end.
    ///   - offset: the offset at the end of the drag.
    ///   - velocity: the velocity of the offset, in points per second. Only its direction is used.
    func stopOffset(forProposedOffset proposed: CGFloat, from offset: CGFloat, velocity: CGFloat) -> CGFloat {
        let offsetRange = offsetRange
        let stop: CGFloat
        switch behavior {
        case .none, .continuous: return proposed
        case .continuousGroupLeadingBoundary: stop = groupStop(from: proposed, velocity: 0) { $0.start }
        case .paging:
            let isPaged = room > 0 && offset < offsetRange.upperBound
            stop = isPaged ? rounded(offset / room, inDirectionOf: velocity) * room : offset
        case .groupPaging: stop = groupStop(from: offset, velocity: velocity) { $0.start }
        case .groupPagingCentered: stop = groupStop(from: offset, velocity: velocity, stopOfGroup: centredOffset)
        }
        return offsetRange.nearestValue(to: stop)
    }

    /// Returns the stop of the page or group that is nearest to an offset, limited to the possible
    /// offsets. With the behavior `continuous`, every possible offset is a stop. For an offset at
    /// or beyond the last stop, returns the last stop. [COMP-05]
    func stopOffset(nearestTo offset: CGFloat) -> CGFloat {
        let offsetRange = offsetRange
        if offset >= offsetRange.upperBound { return offsetRange.upperBound }
        let inside = max(offset, offsetRange.lowerBound)
        return stopOffset(forProposedOffset: inside, from: inside, velocity: 0)
    }

    private func rounded(_ position: CGFloat, inDirectionOf velocity: CGFloat) -> CGFloat {
        if velocity > 0 {
            position.rounded(.up)
        } else if velocity < 0 {
            position.rounded(.down)
        } else {
            position.rounded()
        }
    }

    /// Returns the stops of the group at an offset, of the previous group and of the next one.
    private func stops(around offset: CGFloat, stopOfGroup: (Group) -> CGFloat) -> [CGFloat] {
        guard let here = runs.groupExtent(at: offset) else { return [0] }
        let before = runs.groupExtent(at: here.start - 1) ?? here
        let after = runs.groupExtent(at: max(here.end, here.start + here.stride) + 0.5) ?? here
        return [before, here, after].map(stopOfGroup)
    }

    /// Returns the next stop in the direction of `velocity`, at most one group away. If the
    /// velocity is zero, returns the nearest stop.
    private func groupStop(from offset: CGFloat, velocity: CGFloat, stopOfGroup: (Group) -> CGFloat) -> CGFloat {
        // A centred group that is shorter than the visible part stops before its start reaches the
        // leading edge. With `groupPagingCentered`, the stops are therefore those around the group
        // in the middle of the visible part.
        let stops = stops(around: offset + (behavior == .groupPagingCentered ? room / 2 : 0), stopOfGroup: stopOfGroup)
        if velocity > 0 { return stops.filter { $0 >= offset }.min() ?? stops.max() ?? offset }
        if velocity < 0 { return stops.filter { $0 <= offset }.max() ?? stops.min() ?? offset }
        return stops.min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }
}

extension ClosedRange {
    func nearestValue(to value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
