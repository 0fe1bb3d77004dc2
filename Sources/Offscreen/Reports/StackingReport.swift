import UIKit

/// In which order the views of a collection view lie, and where that contradicts their zIndex.
///
/// Four orders that are easily confused: siblings (the list), z (what the layout asked for), paint [ORDER-01] and hit
/// [ORDER-02].
public struct StackingReport: Equatable, Sendable {
    /// One view, back to front.
    public struct Row: Equatable, Sendable {
        public let view: String
        public let element: ElementName?
        /// The zIndex that the layout gave.
        public let z: Int
        /// 1 is painted first, and so lies behind all others.
        public let paint: Int
        /// 1 is touched first, and so lies before all others; nil for a view that takes no touches.
        public let hit: Int?
        /// Animates away: it has no place in the layout any more.
        public let isLeaving: Bool
    }

    /// A pair that lies the wrong way round: `above` has the smaller zIndex.
    public struct Inversion: Equatable, Sendable {
        public let above: Row
        public let below: Row
        /// Whether the two share area on screen. One that nobody can see is still one.
        public let overlaps: Bool
        /// The events that brought it about; empty when the stage does not record.
        public let cause: String
    }

    /// The collection view's name.
    public let view: String
    public let rows: [Row]
    public let inversions: [Inversion]
}

extension StackingReport: CustomStringConvertible {
    public var description: String { text(mostInversions: .max) }

    /// - Parameter most: how many inversions are listed; the rest is counted.
    public func text(mostInversions most: Int) -> String {
        let names = rows.map(\.view)
        let elements = rows.map { row in (row.isLeaving ? "leaving " : "") + (row.element?.description ?? "") }
        let nameWidth = names.map(\.count).max() ?? 0
        let title = "stacking \(view), back to front"
        let elementWidth = max(elements.map(\.count).max() ?? 0, title.count - nameWidth - 8)
        func pad(_ text: String, _ width: Int) -> String { text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0) }
        func right(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
        let flawed = Set(inversions.map(\.above.view))
        var lines = [pad(title, 4 + 2 + nameWidth + 2 + elementWidth) + right("z", 4) + right("paint", 7) + right("hit", 5)]
        for (index, row) in rows.enumerated() {
            var line = right("\(index)", 4) + "  " + pad(names[index], nameWidth) + "  " + pad(elements[index], elementWidth)
            line += right("\(row.z)", 4) + right("\(row.paint)", 7) + right(row.hit.map(String.init) ?? "-", 5)
            if flawed.contains(row.view) { line += "  <- above a greater z" }
            lines.append(line)
        }
        lines.append("inversions \(inversions.count)")
        for inversion in inversions.prefix(most) {
            lines.append(
                "  \(inversion.above.view) (z \(inversion.above.z)) lies above \(inversion.below.view) (z \(inversion.below.z))"
                    + (inversion.overlaps ? ", overlapping" : ", apart"))
            if !inversion.cause.isEmpty { lines.append("    \(inversion.cause)") }
        }
        if inversions.count > most { lines.append("  and \(inversions.count - most) more") }
        return lines.map { $0 + "\n" }.joined()
    }
}
