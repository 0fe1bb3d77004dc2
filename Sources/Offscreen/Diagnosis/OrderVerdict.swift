import UIKit

/// A verdict on whether the visible order of a collection view's views follows from the zIndexes
/// that its layout returned.
///
/// Overlapping views of different zIndex are compared. If no pair is out of order, but a pair is
/// uncertain, or has equal zIndex and equal zPosition, the verdict is `cannotTell`.
public struct OrderVerdict: Equatable, Sendable {
    public enum Kind: String, Sendable {
        /// Every compared pair of overlapping views with different zIndexes is ordered by zIndex,
        /// or there is no such pair. The order follows from the layout.
        case explained = "explained by z"
        /// A pair is out of order because of the system, because the app moved a view among its
        /// siblings, or because of a layer's `zPosition`. Scenes do not show moves by the app.
        case notExplained = "not explained by z"
        /// No pair is certainly out of order, and at least one pair is uncertain or was not
        /// compared.
        case cannotTell = "cannot tell"
    }

    /// The names of two views, of which the first lies above the second.
    public struct Pair: Equatable, Sendable {
        public let above: String
        public let below: String
    }

    public let kind: Kind
    /// The pair on which the verdict is based; nil if `kind` is `explained`. If there are too many
    /// views to compare, the pair consists of the two rearmost views.
    public let pair: Pair?
    /// The number of the first tick in which the reason for the verdict is seen; nil without a
    /// pair.
    public let tick: Int?
    /// The reason as one sentence without a full stop.
    public let reason: String
    /// The numbers of the project's exhibits in which two views lie like the pair of this verdict.
    public let exhibits: [Int]
}

extension OrderVerdict {
    /// The names of the project's exhibits in which two views lie like the pair of this verdict,
    /// such as "exhibit-1".
    public var exhibitNames: [String] { exhibits.map { "exhibit-\($0)" } }

    /// An explanation of the verdict, in a sentence or two.
    public var meaning: String {
        let pictures = exhibits.isEmpty ? "" : " Exhibits that look like this: \(exhibitNames.joined(separator: ", "))."
        return switch kind {
        case .explained: "The visible order follows from the zIndexes that the layout returns; look at the layout."
        case .notExplained:
            "The system placed a view out of order, or the app moved it, which scenes do not show.\(pictures)"
        case .cannotTell: "Scenes do not show which of the two should lie above.\(pictures)"
        }
    }
}

extension OrderVerdict: CustomStringConvertible {
    /// The verdict in one line, such as `not explained by z, from tick 4 on: CardView#1 (z -1) lies
    /// above PosterCell#2 (z 0)`.
    public var description: String { kind.rawValue + (tick.map { ", from tick \($0) on" } ?? "") + ": \(reason)" }
}

extension Recording {
    /// Returns the verdict on a collection view, over all ticks; nil if it was never in the window.
    public func orderVerdict(of list: String) -> OrderVerdict? {
        var reader = OrderReader(recording: self)
        for tick in ticks { if let node = tick.tree[list] { reader.read(node, inTick: tick.number) } }
        return reader.verdict
    }

    /// The names of the collection views, and of the scroll views of orthogonal sections, that had
    /// a view of an element as a subview. They are in the order in which they appeared.
    public var collectionViews: [String] {
        var names: [String] = []
        for tick in ticks {
            tick.tree.root.visit { node, _ in
                if node.scroll != nil, node.children.contains(where: { $0.element != nil || $0.uncertainty != nil }),
                    !names.contains(node.name)
                {
                    names.append(node.name)
                }
            }
        }
        return names
    }
}

/// Reads the scenes of one collection view.
private struct OrderReader {
    let recording: Recording
    private var found: [OrderVerdict.Kind: OrderVerdict] = [:]
    private var pairs = 0
    private var hasScenes = false
    /// The number of the tick of the current scene.
    private var tick = 0
    /// The number of views up to which every view is compared with every other. With more views,
    /// none are compared. A usual screen has a few hundred views.
    private static let maximumViewCount = 500
    /// The zIndex and the place among the shown views of each view in the previous scene, except
    /// views whose element is uncertain.
    private var last: [String: (z: Int, place: Int)] = [:]

    init(recording: Recording) { self.recording = recording }

    var verdict: OrderVerdict? {
        guard hasScenes else { return nil }
        if let decided = found[.notExplained] ?? found[.cannotTell] { return decided }
        let count =
            pairs == 1
            ? "one pair overlaps, and it lies by its zIndex" : "\(pairs) pairs overlap, and each lies by its zIndex"
        let text = pairs == 0 ? "no two views of different zIndex overlap" : count
        return OrderVerdict(kind: .explained, pair: nil, tick: nil, reason: text, exhibits: [])
    }

    mutating func read(_ list: ViewTree.Node, inTick tick: Int) {
        hasScenes = true
        self.tick = tick
        let views = list.shownViews
        guard views.count <= Self.maximumViewCount else {
            let text = "more than \(Self.maximumViewCount) views are on screen, and their pairs are not compared"
            recordFirstVerdict(.cannotTell, above: views[1], below: views[0], reason: text)
            last = [:]
            return
        }
        compareOrthogonalSections(of: list, with: views)
        for above in views.indices {
            for below in 0..<above where views[above].frame.overlapsNoticeably(views[below].frame) {
                compare(views[above], with: views[below])
            }
        }
        last = [:]
        for (place, view) in views.enumerated() where view.uncertainty == nil { last[view.name] = (view.z, place) }
    }

    /// Compares the views in the scroll views of orthogonal sections with the other views of the
    /// collection view.
    private mutating func compareOrthogonalSections(of list: ViewTree.Node, with views: [ViewTree.Node]) {
        for (place, section) in list.children.enumerated() {
            guard let scroll = section.scroll, section.element == nil else { continue }
            for cell in section.shownViews where cell.uncertainty == nil {
                let frame = cell.frame.offsetBy(
                    dx: section.frame.minX - scroll.offset.x, dy: section.frame.minY - scroll.offset.y)
                for view in views
                where view.uncertainty == nil && view.frame.overlapsNoticeably(frame)
                    && view.frame.overlapsNoticeably(section.frame)
                {
                    let isAbove = list.children[(place + 1)...].contains { $0.name == view.name }
                    guard isAbove ? view.z < cell.z : view.z > cell.z else { continue }
                    let (above, below) = isAbove ? (view, cell) : (cell, view)
                    recordFirstVerdict(
                        .cannotTell, above: above, below: below,
                        reason: "\(text(about: above, above: below)), and the scroll view of the section has no zIndex")
                }
            }
        }
    }

    private func text(about above: ViewTree.Node, above below: ViewTree.Node) -> String {
        "\(above.name) (z \(above.z)) lies above \(below.name) (z \(below.z))"
    }

    private mutating func compare(_ above: ViewTree.Node, with below: ViewTree.Node) {
        if let doubt = above.uncertainty ?? below.uncertainty {
            // An animated view may be appearing or disappearing. Its place among the siblings then
            // says nothing about the order.
            guard !above.isAnimated, !below.isAnimated else { return }
            let name = above.uncertainty == nil ? below.name : above.name
            return recordFirstVerdict(.cannotTell, above: above, below: below, reason: "\(name) is uncertain: \(doubt)")
        }
        if let view = [above, below].first(where: { $0.states.contains(ViewTree.Node.spatial) }) {
            let reason = "\(view.name) has a transform in 3D, whose numbers are not recorded"
            return recordFirstVerdict(.cannotTell, above: above, below: below, reason: reason)
        }
        if above.z == below.z {
            guard above.zPosition == below.zPosition else { return }
            let reason = "\(above.name) and \(below.name) have equal zIndex \(above.z)"
            return recordFirstVerdict(.cannotTell, above: above, below: below, reason: reason, exhibits: [7])
        }
        pairs += 1
        let isPaintedBelow = above.zPosition < below.zPosition
        let text = text(about: above, above: below)
        if below.z > above.z, let first = last[above.name], let second = last[below.name], first.place > second.place,
            first.z > second.z
        {
            return recordFirstVerdict(
                .cannotTell, above: above, below: below,
                reason:
                    """
                    \(text); their zIndexes changed, and their places among the siblings did not: the \
                    zIndexes may not have been applied
                    """
            )
        }
        guard below.z > above.z || isPaintedBelow else { return }
        if let view = [above, below].first(where: \.isRotated) {
            let reason = "\(view.name) is rotated, and its frame is larger than the view"
            return recordFirstVerdict(.cannotTell, above: above, below: below, reason: reason)
        }
        if above.z > below.z {
            recordFirstVerdict(
                .notExplained, above: below, below: above,
                reason:
                    """
                    \(below.name) (z \(below.z)) is painted above \(above.name) (z \(above.z)): its \
                    zPosition is greater
                    """,
                exhibits: [3])
        } else if isPaintedBelow {
            let reason = "\(text) for touches, and zPosition paints it below"
            recordFirstVerdict(.notExplained, above: above, below: below, reason: reason, exhibits: [3])
        } else {
            let exhibits = exhibitNumbers(forView: above, above: below)
            recordFirstVerdict(.notExplained, above: above, below: below, reason: text, exhibits: exhibits)
        }
    }

    /// Returns the numbers of the exhibits in which views of the same categories are out of order
    /// in the same way.
    private func exhibitNumbers(forView above: ViewTree.Node, above below: ViewTree.Node) -> [Int] {
        let isBuggy = recording.systemVersion == 10
        if below.element?.category == .decorationView, below.z > 0 { return isBuggy ? [12, 31] : [12] }
        return isBuggy && !above.isCell ? [1, 2] : []
    }

    private mutating func recordFirstVerdict(
        _ kind: OrderVerdict.Kind, above: ViewTree.Node, below: ViewTree.Node, reason: String, exhibits: [Int] = []
    ) {
        guard found[kind] == nil else { return }
        let pair = OrderVerdict.Pair(above: above.name, below: below.name)
        found[kind] = OrderVerdict(kind: kind, pair: pair, tick: tick, reason: reason, exhibits: exhibits)
    }
}

extension ViewTree.Node {
    /// Whether a side of the view is not parallel to an axis, as after a rotation by 45°.
    var isRotated: Bool {
        guard let numbers = transform, numbers.count == 6 else { return false }
        func isZero(_ index: Int) -> Bool { abs(numbers[index]) < 0.001 }
        return !(isZero(1) && isZero(2)) && !(isZero(0) && isZero(3))
    }

    /// The visible views for elements among the subviews, back to front, with those whose element
    /// is uncertain.
    fileprivate var shownViews: [ViewTree.Node] {
        children.filter { view in
            guard view.element != nil || view.uncertainty != nil, view.dormant == nil, view.alpha > 0.01 else {
                return false
            }
            return !view.states.contains { ["hidden", "leaving", "orphan", "prefetched"].contains($0) }
        }
    }
}
