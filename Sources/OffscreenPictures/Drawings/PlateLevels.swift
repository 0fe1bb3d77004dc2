import Foundation

/// Assigns the plates of an exploded view, one for each view, to levels, and computes the height of
/// each level.
///
/// Consecutive plates share a level as long as none of them overlaps another. A level is so high
/// that none of its plates covers a plate of a lower level in the picture. The script of the
/// player's HTML page computes levels in the same way.
struct PlateLevels {
    /// The number of each plate's level, in the order of the plates.
    private(set) var levels: [Int] = []
    /// The height of each level above the lowest one, in points.
    private(set) var rises: [CGFloat] = []

    /// - Parameters:
    ///   - plates: the visible part of each view, the backmost first. Empty rectangles have a level
    ///     but need no room.
    ///   - along: the direction in the plane that is straight down in the picture. A plate that is
    ///     raised by 1 looks as if it were
    ///     moved by the opposite of this vector.
    ///   - gap: the least distance between two levels, in points.
    init(_ plates: [CGRect], along: CGPoint, gap: CGFloat) {
        var members: [[CGRect]] = []
        for plate in plates {
            let isShown = plate.width > 0 && plate.height > 0
            if members.isEmpty
                || isShown && members[members.count - 1].contains(where: { PlateLevels.overlaps($0, with: plate) })
            {
                members.append([])
            }
            levels.append(members.count - 1)
            if isShown { members[members.count - 1].append(plate) }
        }
        for (number, level) in members.enumerated() {
            let covered = members[..<number].enumerated().flatMap { below, lowers in
                lowers.flatMap { lower in
                    level.compactMap { upper in
                        PlateLevels.heights(whereLower: lower, isCoveredBy: upper, along: along).map {
                            (from: $0.from + rises[below] - gap, to: $0.to + rises[below] + gap)
                        }
                    }
                }
            }
            var rise = number == 0 ? 0 : rises[number - 1] + gap
            for (from, to) in covered.sorted(by: { $0.from < $1.from }) where from < rise && rise < to { rise = to }
            rises.append(rise)
        }
    }

    func rise(ofPlateAt plate: Int) -> CGFloat { rises[levels[plate]] }

    private static func overlaps(_ a: CGRect, with b: CGRect) -> Bool {
        a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
    }

    /// Returns the range of heights at which the upper plate covers the lower one in the picture;
    /// nil if it does so at no height.
    private static func heights(whereLower lower: CGRect, isCoveredBy upper: CGRect, along direction: CGPoint) -> (
        from: CGFloat, to: CGFloat
    )? {
        let ends = [
            (upper.minX - lower.maxX) / direction.x, (upper.maxX - lower.minX) / direction.x,
            (upper.minY - lower.maxY) / direction.y, (upper.maxY - lower.minY) / direction.y,
        ]
        let from = max(min(ends[0], ends[1]), min(ends[2], ends[3]))
        let to = min(max(ends[0], ends[1]), max(ends[2], ends[3]))
        return from < to ? (from, to) : nil
    }
}
