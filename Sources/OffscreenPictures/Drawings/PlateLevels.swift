import Foundation

/// The levels on which plates lie in an exploded view, and how high each level rises.
///
/// Plates that follow each other and do not overlap share a level. A level rises so far that none of its plates covers a plate of a lower level in the
/// picture. The player's script does the same for the pose at rest.
struct PlateLevels {
    /// The number of the level of each plate, in the order of the plates.
    private(set) var levels: [Int] = []
    /// The height of each level, in points along the plane.
    private(set) var rises: [CGFloat] = []

    /// - Parameters:
    ///   - plates: what is shown of each view, the rearmost first. Empty rectangles have a level, and need no room.
    ///   - along: the direction in the plane that points straight down in the picture; a plate that rises by 1 looks as if it had been
    ///     moved by this vector the other way.
    ///   - gap: the least distance between two plates, in the same measure.
    init(_ plates: [CGRect], along: CGPoint, gap: CGFloat) {
        var members: [[CGRect]] = []
        for plate in plates {
            let isShown = plate.width > 0 && plate.height > 0
            if members.isEmpty || isShown && members[members.count - 1].contains(where: { PlateLevels.overlap($0, plate) }) {
                members.append([])
            }
            levels.append(members.count - 1)
            if isShown { members[members.count - 1].append(plate) }
        }
        for (number, level) in members.enumerated() {
            let covered = members[..<number].enumerated().flatMap { below, lowers in
                lowers.flatMap { lower in
                    level.compactMap { upper in
                        PlateLevels.coverage(of: lower, by: upper, along: along).map {
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

    /// How high a plate rises.
    func rise(of plate: Int) -> CGFloat { rises[levels[plate]] }

    private static func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
        a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
    }

    /// From which rise to which one a plate covers another; nil if it passes beside it.
    private static func coverage(of lower: CGRect, by upper: CGRect, along: CGPoint) -> (from: CGFloat, to: CGFloat)? {
        let ends = [
            (upper.minX - lower.maxX) / along.x, (upper.maxX - lower.minX) / along.x,
            (upper.minY - lower.maxY) / along.y, (upper.maxY - lower.minY) / along.y,
        ]
        let from = max(min(ends[0], ends[1]), min(ends[2], ends[3]))
        let to = min(max(ends[0], ends[1]), max(ends[2], ends[3]))
        return from < to ? (from, to) : nil
    }
}
