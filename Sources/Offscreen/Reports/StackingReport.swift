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
        /// The one of the two that is out of place; `above` when the stage does not record.
        public let outOfPlace: Row
        /// How it came to stand there; empty when the stage does not record.
        public let cause: String
    }

    /// A view that is out of place, with all the inversions that come of it.
    public struct Misplacement: Equatable, Sendable {
        public let row: Row
        public let inversions: [Inversion]

        /// Whether it lies above what should lie above it.
        public var isAbove: Bool { inversions[0].above == row }
        public var cause: String { inversions[0].cause }
        /// The views on the wrong side of it.
        public var others: [Row] { inversions.map { isAbove ? $0.below : $0.above } }
    }

    /// The collection view's name.
    public let view: String
    public let rows: [Row]
    public let inversions: [Inversion]
    /// The system, where something was put on it that it has not of itself; otherwise empty. [STACK-16]
    public var system = ""

    /// The inversions by the view that is out of place, back to front.
    public var misplacements: [Misplacement] {
        var groups: [[Inversion]] = []
        for inversion in inversions {
            let isSame: ([Inversion]) -> Bool = {
                $0[0].outOfPlace == inversion.outOfPlace && ($0[0].above == $0[0].outOfPlace) == (inversion.above == inversion.outOfPlace)
                    && $0[0].cause == inversion.cause
            }
            if let index = groups.firstIndex(where: isSame) { groups[index].append(inversion) } else { groups.append([inversion]) }
        }
        return groups.map { Misplacement(row: $0[0].outOfPlace, inversions: $0) }
    }
}

extension StackingReport: CustomStringConvertible {
    public var description: String { text(mostInversions: .max) }

    /// - Parameter most: how many views that are out of place are listed; the rest is counted.
    public func text(mostInversions most: Int) -> String {
        let names = rows.map(\.view)
        let elements = rows.map { row in (row.isLeaving ? "leaving " : "") + (row.element?.description ?? "") }
        let nameWidth = names.map(\.count).max() ?? 0
        let title = "stacking \(view), back to front"
        let elementWidth = max(elements.map(\.count).max() ?? 0, title.count - nameWidth - 8)
        func pad(_ text: String, _ width: Int) -> String { text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0) }
        func right(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
        let misplacements = misplacements
        let tooHigh = Set(misplacements.filter(\.isAbove).map(\.row.view))
        let tooLow = Set(misplacements.filter { !$0.isAbove }.map(\.row.view))
        var lines = [pad(title, 4 + 2 + nameWidth + 2 + elementWidth) + right("z", 4) + right("paint", 7) + right("hit", 5)]
        for (index, row) in rows.enumerated() {
            var line = right("\(index)", 4) + "  " + pad(names[index], nameWidth) + "  " + pad(elements[index], elementWidth)
            line += right("\(row.z)", 4) + right("\(row.paint)", 7) + right(row.hit.map(String.init) ?? "-", 5)
            if tooHigh.contains(row.view) { line += "  <- above a greater z" }
            if tooLow.contains(row.view) { line += "  <- below a smaller z" }
            lines.append(line)
        }
        lines.append("inversions \(inversions.count)")
        for misplacement in misplacements.prefix(most) { lines += misplacement.lines }
        if misplacements.count > most { lines.append("  and \(misplacements.count - most) more views out of place") }
        if !system.isEmpty { lines.append("on \(system)") }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension StackingReport.Misplacement {
    /// Views are named up to this many.
    private static let mostNames = 4

    fileprivate var lines: [String] {
        let others = others
        let values = Set(others.map(\.z)).sorted().map(String.init).joined(separator: ", ")
        let overlapping = inversions.count { $0.overlaps }
        let more = others.count > Self.mostNames ? " and \(others.count - Self.mostNames) more" : ""
        let names = others.prefix(Self.mostNames).map(\.view).joined(separator: ", ") + more
        let touching =
            overlapping < others.count
            ? "overlapping \(overlapping == 0 ? "none" : "\(overlapping)")" : others.count == 1 ? "overlapping it" : "overlapping them"
        let relation = isAbove ? "above" : "below"
        var lines = ["  \(row.view) (z \(row.z)) lies \(relation) \(names) (z \(values)), \(touching)"]
        if !cause.isEmpty { lines += cause.split(separator: "\n").map { "    \($0)" } }
        return lines
    }
}
