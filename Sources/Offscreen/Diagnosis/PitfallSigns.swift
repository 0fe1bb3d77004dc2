import UIKit

/// Looks at one tick of a recording for what the pitfalls leave behind.
struct PitfallSigns {
    typealias Sign = (exhibit: String, text: String)

    private let tick: Recording.Tick
    private let recording: Recording

    init(_ tick: Recording.Tick, in recording: Recording) {
        self.tick = tick
        self.recording = recording
    }

    var all: [Sign] { messages + uselessPreparations + correctedHeights + offsetsBeyondTheEnd + inversions }

    // MARK: - What UIKit says

    /// Exceptions and log lines, whose texts tell most of it.
    private var messages: [Sign] {
        tick.events.indices.compactMap { index in
            let event = tick.events[index]
            guard event.verb == .failure || event.verb == .log, let exhibit = exhibit(for: event.text, at: index) else { return nil }
            return (exhibit, "UIKit says: \(event.text.prefix { $0 != "\n" }.prefix(160))")
        }
    }

    private static let texts: [(part: String, exhibit: String)] = [
        ("is stuck in its update/layout loop", "exhibit-33"), ("identifiers are not unique", "exhibit-35"),
        ("Deadlock detected: calling this method on the main queue", "exhibit-36"),
        ("created inside -collectionView:cellForItemAtIndexPath:", "exhibit-27"),
        ("attempt to delete and reload the same index path", "exhibit-24"), ("without invalidating the layout", "exhibit-41"),
        ("instance for -layoutAttributesForItemAtIndexPath:", "exhibit-42"),
        ("instance for -layoutAttributesForSupplementaryElementOfKind:", "exhibit-43"), ("has cached frame mismatch", "exhibit-19"),
        ("not valid for the data source counts", "exhibit-58"),
        ("received layout attributes for a cell with an index path that does not exist", "exhibit-58"),
    ]

    private func exhibit(for text: String, at index: Int) -> String? {
        if text.contains("Expected dequeued view to be returned") || text.contains("was dequeued but not returned") {
            return wasRequested(strayIn: text) ? "exhibit-28" : "exhibit-34"
        }
        if text.hasPrefix("Invalid update") || text.hasPrefix("Invalid batch update") { return exhibitOfCounts(at: index) }
        if text.contains("The behavior of the UICollectionViewFlowLayout is not defined") {
            let turned = tick.events.contains { $0.verb == .bounds && $0.rect?.width != $0.otherRect?.width && $0.rect?.width ?? 0 > 0 }
            return turned ? "exhibit-50" : "exhibit-22"
        }
        return PitfallSigns.texts.first { text.contains($0.part) }?.exhibit
    }

    /// Whether a view that nobody returned was dequeued while the data source was asked for a cell.
    private func wasRequested(strayIn text: String) -> Bool {
        var depths: [Int] = []
        for event in tick.events {
            while let last = depths.last, event.depth <= last { depths.removeLast() }
            if event.verb == .ask, event.name.hasPrefix("cellForItem") { depths.append(event.depth) }
            guard event.verb == .make || event.verb == .take, let view = event.view else { continue }
            if text.contains("<\(view)>") || text.hasPrefix("\(view) ") { return !depths.isEmpty }
        }
        return false
    }

    /// Counts that do not agree: by a reload in the batch, by a model that changed before anything was counted, or else.
    private func exhibitOfCounts(at index: Int) -> String {
        if tick.events[..<index].contains(where: { $0.verb == .invalidate && $0.name == "everything" }) { return "exhibit-40" }
        let collection = tick.events[index].collection
        func hasPassed(_ events: some Sequence<Event>) -> Bool {
            events.contains { $0.verb == .pass && (collection == nil || $0.collection == collection) }
        }
        let before = recording.ticks.prefix { $0.number < tick.number }
        return hasPassed(before.flatMap(\.events)) || hasPassed(tick.events[..<index]) ? "exhibit-23" : "exhibit-39"
    }

    // MARK: - What was done in vain

    /// A scroll step that prepares the layout and throws all attributes away, for the third time in a row.
    private var uselessPreparations: [Sign] {
        guard let view = PitfallSigns.preparedByScroll(tick), let before = recording[tick: tick.number - 1],
            let first = recording[tick: tick.number - 2], PitfallSigns.preparedByScroll(before) == view,
            PitfallSigns.preparedByScroll(first) == view
        else { return [] }
        return [("exhibit-52", "the layout of \(view) is prepared in each step of a scroll, and everything known of it thrown away")]
    }

    private static func preparedByScroll(_ tick: Recording.Tick) -> String? {
        guard
            let bounds = tick.events.first(where: { $0.verb == .bounds && $0.rect?.size == $0.otherRect?.size }),
            let pass = tick.events.first(where: { $0.verb == .pass && $0.extent == .begin && $0.collection == bounds.collection }),
            pass.otherRect.map(\.isEmpty) ?? true,
            tick.events.contains(where: { $0.verb == .prepare && $0.collection == bounds.collection })
        else { return nil }
        return bounds.collection
    }

    /// A cell that an update puts in its place at one height, and the pass after it at another.
    private var correctedHeights: [Sign] {
        guard tick.events.contains(where: { $0.name.hasPrefix("initialLayoutAttributes") }),
            tick.events.contains(where: { $0.name.hasPrefix("shouldInvalidateLayoutForPreferred") })
        else { return [] }
        var heights: [String: CGFloat] = [:]
        for event in tick.events where event.verb == .apply {
            guard let view = event.view, let height = event.rect?.height else { continue }
            if let before = heights.updateValue(height, forKey: view), before != height {
                return [("exhibit-45", "an update shows \(view) \(before.text) points high, and then \(height.text)")]
            }
        }
        return []
    }

    // MARK: - How it looks in the end

    /// At rest beyond the end of the content: in the last tick, and in the one before.
    private var offsetsBeyondTheEnd: [Sign] {
        guard tick.number == recording.ticks.last?.number else { return [] }
        return PitfallSigns.collections(in: tick.tree.root).compactMap { node in
            guard let scroll = node.scroll, let beyond = PitfallSigns.excess(of: scroll, in: node.frame.size), beyond > 0.5 else {
                return nil
            }
            return ("exhibit-59", "\(node.name) rests \(beyond.text) points beyond the end of its content")
        }
    }

    private static func excess(of scroll: ViewTree.Scroll, in size: CGSize) -> CGFloat? {
        let inset = scroll.inset.count == 4 ? scroll.inset : [0, 0, 0, 0]
        let (mostX, mostY) = (scroll.content.width + inset[3] - size.width, scroll.content.height + inset[2] - size.height)
        return max(scroll.offset.x - max(mostX, -inset[1]), scroll.offset.y - max(mostY, -inset[0]))
    }

    /// Views that overlap the wrong way round.
    private var inversions: [Sign] {
        guard tick.number == recording.ticks.last?.number else { return [] }
        return PitfallSigns.collections(in: tick.tree.root).compactMap { node in
            guard let report = recording.stacking(of: node.name, atTick: tick.number),
                let worst = report.inversions.first(where: \.overlaps)
            else { return nil }
            let isApp = worst.cause.contains("by the app")
            return (
                isApp ? "exhibit-12" : "exhibit-1",
                "\(worst.above.view) (z \(worst.above.z)) lies above \(worst.below.view) (z \(worst.below.z)). \(worst.cause)"
            )
        }
    }

    /// Views with cells of their own in them.
    private static func collections(in node: ViewTree.Node) -> [ViewTree.Node] {
        let own = node.scroll != nil && node.children.contains { $0.element != nil || $0.dormant != nil } ? [node] : []
        return own + node.children.flatMap(collections)
    }
}
