import UIKit

/// The orders in which the views of a collection view lie, and the pairs of views whose order
/// contradicts their zIndex.
///
/// There are four orders: siblings (the list of subviews), z (the zIndex in the layout's
/// attributes), paint (the order in which views are painted) [ORDER-01], and hit (the order in
/// which touches find views) [ORDER-02].
public struct StackingReport: Equatable, Sendable {
    /// One view of the report. The rows are sorted by siblings, back to front.
    public struct Row: Equatable, Sendable {
        public let view: String
        public let element: ElementName?
        /// The zIndex in the layout's attributes.
        public let z: Int
        /// The rank in paint order among the views of the report. The view with rank 1 is painted
        /// first, behind the others.
        public let paint: Int
        /// The rank in the order in which touches find views; nil for a view that receives no
        /// touches. The view with rank 1 is found first.
        public let hit: Int?
        /// Whether the view is being animated away.
        public let isLeaving: Bool
    }

    /// A pair of views that are out of order: `above` comes later among the siblings although its
    /// zIndex is smaller.
    public struct Inversion: Equatable, Sendable {
        public let above: Row
        public let below: Row
        /// Whether the frames of the two views overlap or touch. An inversion is reported even if
        /// they do not.
        public let overlaps: Bool
        /// The misplaced view of the two. If that is unknown, for example because the stage does
        /// not record, this is `above`.
        public let outOfPlace: Row
        /// A text about how the misplaced view came to its place; empty if that is unknown.
        public let cause: String
        /// The reason for the misplacement; nil if it is unknown, or if another view between the
        /// two is the cause.
        let reason: MisplacementReason?
    }

    /// A misplaced view with its inversions that have the same direction and the same cause.
    public struct Misplacement: Equatable, Sendable {
        public let row: Row
        public let inversions: [Inversion]

        /// Whether the view is in front of views that should be in front of it.
        public var isAbove: Bool { inversions[0].above == row }
        public var cause: String { inversions[0].cause }
        var reason: MisplacementReason? { inversions[0].reason }
        /// The other view of each inversion.
        public var others: [Row] { inversions.map { isAbove ? $0.below : $0.above } }
    }

    /// The name of the collection view.
    public let view: String
    public let rows: [Row]
    public let inversions: [Inversion]
    /// The title of the system if a mechanism was added to it, or if a device made the recording;
    /// otherwise empty. [STACK-16]
    public var system = ""

    /// The inversions, grouped by the misplaced view, the direction and the cause. The groups are
    /// in the order of their first inversions.
    public var misplacements: [Misplacement] {
        let groups = inversions.grouped {
            $0.outOfPlace == $1.outOfPlace && ($0.above == $0.outOfPlace) == ($1.above == $1.outOfPlace)
                && $0.cause == $1.cause
        }
        return groups.map { Misplacement(row: $0[0].outOfPlace, inversions: $0) }
    }
}

extension StackingReport.Row: CustomStringConvertible {
    /// The view with its element and zIndex: "PosterCell#1 (item 0-0, z 0)".
    public var description: String {
        "\(view) (\(isLeaving ? "leaving " : "")\(element.map { "\($0), " } ?? "")z \(z))"
    }
}

extension StackingReport.Inversion: CustomStringConvertible {
    /// The pair in one line: "CardView#2 (decoration card 0, z -1) lies above PosterCell#1 (item
    /// 0-0, z 0), overlapping".
    public var description: String {
        "\(above) lies above \(below)" + (overlaps ? ", overlapping" : "")
    }
}

extension StackingReport.Misplacement: CustomStringConvertible {
    /// The misplacement in one line: "CardView#2 (decoration card 0, z -1) lies above PosterCell#1,
    /// PosterCell#4".
    public var description: String {
        let shown =
            others.prefix(4).map(\.view).joined(separator: ", ")
            + (others.count > 4 ? " and \(others.count - 4) more" : "")
        return "\(row) lies \(isAbove ? "above" : "below") \(shown)"
    }
}

extension StackingReport: CustomStringConvertible {
    public var description: String { text(maximumEntryCount: .max) }

    /// Returns the report as text.
    ///
    /// - Parameter limit: the greatest number of entries to list. An entry is one misplaced view,
    ///   or several that are misplaced for the same reason. The views of further entries are only
    ///   counted.
    public func text(maximumEntryCount limit: Int) -> String {
        let elements = rows.map { row in (row.isLeaving ? "leaving " : "") + (row.element?.description ?? "") }
        let nameWidth = rows.map(\.view.count).max() ?? 0
        let title = "stacking \(view), back to front"
        let elementWidth = max(elements.map(\.count).max() ?? 0, title.count - nameWidth - 8)
        func padded(_ text: String, to width: Int) -> String {
            text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0)
        }
        func paddedOnLeft(_ text: String, to width: Int) -> String {
            String(repeating: " ", count: max(0, width - text.count)) + text
        }
        let misplacements = misplacements
        let tooHigh = Set(misplacements.filter(\.isAbove).map(\.row.view))
        let tooLow = Set(misplacements.filter { !$0.isAbove }.map(\.row.view))
        func numbers(z: String, paint: String, hit: String) -> String {
            paddedOnLeft(z, to: 4) + paddedOnLeft(paint, to: 7) + paddedOnLeft(hit, to: 5)
        }
        let heading = padded(title, to: 4 + 2 + nameWidth + 2 + elementWidth)
        var lines = [heading + numbers(z: "z", paint: "paint", hit: "hit")]
        for (index, row) in rows.enumerated() {
            var line = paddedOnLeft("\(index)", to: 4) + "  " + padded(row.view, to: nameWidth) + "  "
            line += padded(elements[index], to: elementWidth)
            line += numbers(z: "\(row.z)", paint: "\(row.paint)", hit: row.hit.map(String.init) ?? "-")
            if tooHigh.contains(row.view) { line += "  <- above a greater z" }
            if tooLow.contains(row.view) { line += "  <- below a smaller z" }
            lines.append(line)
        }
        lines.append("inversions \(inversions.count)")
        // Misplacements with the same reason and the same direction share an entry.
        let entries = misplacements.grouped { $0.reason != nil && $0.reason == $1.reason && $0.isAbove == $1.isAbove }
        for entry in entries.prefix(limit) { lines += self.lines(of: entry) }
        let left = entries.dropFirst(limit).reduce(0) { $0 + $1.count }
        if left > 0 { lines.append("  and \(left) more view\(left == 1 ? "" : "s") out of place") }
        if !system.isEmpty { lines.append("on \(system)") }
        return lines.map { $0 + "\n" }.joined()
    }

    private func lines(of entry: [Misplacement]) -> [String] {
        let (first, inversions) = (entry[0], entry.flatMap(\.inversions))
        let others = Set(entry.flatMap { $0.others.map(\.view) })
        let rows = rows.filter { others.contains($0.view) }
        let overlapped = Set(inversions.filter(\.overlaps).map { first.isAbove ? $0.below.view : $0.above.view }).count
        let touching =
            if overlapped < rows.count {
                "overlapping \(overlapped == 0 ? "none" : "\(overlapped)")"
            } else if rows.count == 1 {
                "overlapping it"
            } else {
                "overlapping them"
            }
        let verb = entry.count == 1 ? "lies" : "lie"
        let (misplaced, contradicting) = (namesAndZValues(of: entry.map(\.row)), namesAndZValues(of: rows))
        let line = "  \(misplaced) \(verb) \(first.isAbove ? "above" : "below") \(contradicting), \(touching)"
        let cause = entry.count == 1 ? first.cause : first.reason?.textOfSeveral ?? ""
        return [line] + cause.split(separator: "\n").map { "    \($0)" }
    }

    /// Returns a text with the names of at most four of the rows, and with the zIndexes of all
    /// rows.
    private func namesAndZValues(of rows: [Row]) -> String {
        let limit = 4
        let more = rows.count > limit ? " and \(rows.count - limit) more" : ""
        let values = Set(rows.map(\.z)).sorted().map(String.init).joined(separator: ", ")
        return "\(rows.prefix(limit).map(\.view).joined(separator: ", "))\(more) (z \(values))"
    }
}

extension Array {
    /// Returns the elements in groups, in the order of the groups' first elements. An element joins
    /// the first group whose first element is like it, or begins a new group.
    func grouped(by areAlike: (_ first: Element, _ other: Element) -> Bool) -> [[Element]] {
        var groups: [[Element]] = []
        for element in self {
            let index = groups.firstIndex { areAlike($0[0], element) }
            if let index { groups[index].append(element) } else { groups.append([element]) }
        }
        return groups
    }
}
