/// The offsets at which the row of a section comes to rest. The rules were measured on UIKit:
/// https://github.com/kern0x1b/charon/blob/main/packages/a/apple-backports/facts/UIKit/UICollectionViewCompositionalLayout.md
struct OrthogonalStops {
    private let runs: GroupRuns
    /// The length of the visible part of the row.
    private let room: CGFloat
    private let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

    init(_ runs: GroupRuns, room: CGFloat, behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
        self.runs = runs
        self.room = room
        self.behavior = behavior
    }

    /// The least and the greatest offset. A row that fits does not scroll, unless its groups are centred.
    var limits: ClosedRange<CGFloat> {
        let end = max(0, runs.length - room)
        guard behavior == .groupPagingCentered, let first = runs.group(at: 0), let last = runs.group(at: runs.length) else {
            return 0...end
        }
        let start = min(0, centred(first))
        return start...max(start, centred(last))
    }

    private func centred(_ group: (start: CGFloat, end: CGFloat, stride: CGFloat)) -> CGFloat {
        (group.start + group.end) / 2 - room / 2
    }

    /// Returns the offset at which the row comes to rest after a drag.
    ///
    /// - Parameters:
    ///   - proposed: the offset at which the row would rest by deceleration alone.
    ///   - offset: the offset at the end of the drag.
    ///   - velocity: the velocity of the offset, in points per second. Only its direction is used.
    func stop(proposed: CGFloat, from offset: CGFloat, velocity: CGFloat) -> CGFloat {
        let limits = limits
        switch behavior {
        case .none, .continuous:
            return proposed
        case .continuousGroupLeadingBoundary:
            return limits.nearest(to: nearest(to: proposed) { $0.start })
        case .paging:
            guard room > 0, offset < limits.upperBound else { return limits.nearest(to: offset) }
            return limits.nearest(to: rounded(offset / room, inDirectionOf: velocity) * room)
        case .groupPaging:
            return limits.nearest(to: next(from: offset, velocity: velocity) { $0.start })
        case .groupPagingCentered:
            return limits.nearest(to: next(from: offset, velocity: velocity, place: centred))
        }
    }

    /// Returns the nearest offset at which the row can rest. At or beyond the end of the row, that is the end. [COMP-05]
    func stop(nearestTo offset: CGFloat) -> CGFloat {
        let limits = limits
        if offset >= limits.upperBound { return limits.upperBound }
        let inside = max(offset, limits.lowerBound)
        return stop(proposed: inside, from: inside, velocity: 0)
    }

    private func rounded(_ position: CGFloat, inDirectionOf velocity: CGFloat) -> CGFloat {
        velocity > 0 ? position.rounded(.up) : velocity < 0 ? position.rounded(.down) : position.rounded()
    }

    private typealias Group = (start: CGFloat, end: CGFloat, stride: CGFloat)

    /// Returns the stops of the group at an offset and of its neighbours.
    private func places(around offset: CGFloat, _ place: (Group) -> CGFloat) -> [CGFloat] {
        guard let here = runs.group(at: offset) else { return [0] }
        let before = runs.group(at: here.start - 1) ?? here
        let after = runs.group(at: max(here.end, here.start + here.stride) + 0.5) ?? here
        return [before, here, after].map(place)
    }

    private func nearest(to offset: CGFloat, _ place: (Group) -> CGFloat) -> CGFloat {
        places(around: offset, place).min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }

    /// Returns the next stop in the direction of a velocity, at most one group away.
    private func next(from offset: CGFloat, velocity: CGFloat, place: (Group) -> CGFloat) -> CGFloat {
        // The stop of a centred group may be half a visible length before the group.
        let places = places(around: offset + room / 2 * (behavior == .groupPagingCentered ? 1 : 0), place)
        if velocity > 0 { return places.filter { $0 >= offset }.min() ?? places.max() ?? offset }
        if velocity < 0 { return places.filter { $0 <= offset }.max() ?? places.min() ?? offset }
        return places.min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }
}

extension ClosedRange {
    /// Returns the value of the range that is nearest to another value.
    func nearest(to value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
