import UIKit

/// Looks for content offsets that no person has chosen, such as an offset that is reset or that
/// lies beyond the end of the content. Exhibits 46, 51, 59 and 60.
struct OffsetSigns: SignReader {
    /// The state of a collection view before the current step, and facts about that step.
    private struct StepFacts {
        let before: CollectionViewNode
        let tree: ViewTree.Node
        let isByPerson: Bool
        /// Whether there was a reload or an update since the step began.
        var hasNewContent = false
    }

    private var shifts: [(list: String, distance: CGFloat, finding: SignFinding)] = []
    private var laidOutLists: Set<String> = []
    /// The offset of each collection view after its first layout.
    private var firstOffsets: [String: CGPoint] = [:]
    /// The item at the start or in the middle of the visible rectangle after the first layout of a
    /// collection view. There is none if the list was at the start of its content then.
    private var firstItems: [String: ElementName] = [:]
    /// The current step of each collection view, with the state of the collection view before the
    /// step.
    private var episodes: [String: StepFacts] = [:]
    /// The collection views that were at the end of their content after the first layout, and not
    /// at the start as well.
    private var listsStartedAtEnd: Set<String> = []
    /// The number of ticks in which the offset of a collection view changed and was set back.
    private var undoneTickCounts: [String: Int] = [:]
    /// The number of steps of code that returned the offset of a collection view to its first
    /// value, and the finding about the first one.
    private var returns: [String: (count: Int, finding: SignFinding)] = [:]
    /// Whether the latest step is a touch that has not ended. Drags do not count.
    private var isFingerDown = false
    /// For each collection view that is scrolled beyond the end of its content, its offset, and the
    /// time since which this offset has not changed and no step has begun.
    private var offsetsBeyondEnd: [String: (offset: CGPoint, time: Double)] = [:]
    /// The place at which each text was last seen in a collection view; nil if several cells have
    /// the same text.
    private var texts: [String: [String: (path: IndexPath, frame: CGRect)?]] = [:]

    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        var findings = scrollBeforeLayoutFindings(at: context)
        if context.beginsStep { isFingerDown = context.putsFingerDown }
        for list in context.lists {
            let events = list.events
            if let previous, let before = previous[list: list.name] {
                let moved =
                    before.extentAlongScrollDirection(of: list.bounds).start
                    - before.extentAlongScrollDirection(of: before.bounds).start
                shifts.removeAll { $0.list == list.name && abs($0.distance - moved) < 1 }
                if context.itemCounts(of: list).total > previous.itemCounts(of: list).total,
                    list.bounds == before.bounds, !before.isAtStart
                {
                    if list.isUpdate { noteShift(in: list, previous: before) }
                    if list.isReload { noteShiftByReload(in: list) }
                }
                if context.beginsStep { episodes[list.name] = nil }
                var episode =
                    episodes[list.name]
                    ?? StepFacts(before: before, tree: previous.tick.tree.root, isByPerson: context.isByPerson)
                if list.isUpdateOrReload { episode.hasNewContent = true }
                episodes[list.name] = episode
                if context.isAtRest, !episode.hasNewContent {
                    findings +=
                        offsetResetFindings(in: list, step: episode, at: context)
                        + offsetSetToEndFindings(in: list, step: episode)
                }
            }
            findings += competingOffsetFindings(in: list)
            if !events.isEmpty {
                readTexts(
                    of: list, previous: previous?[list: list.name],
                    includesUnchangedCells: events.contains { $0.verb == .answer })
            }
            if firstOffsets[list.name] == nil, events.contains(where: { $0.verb == .pass }) {
                firstOffsets[list.name] = list.bounds.origin
                if !list.isAtStart { firstItems[list.name] = list.alignedItem }
                if list.isAtEnd, !list.isAtStart { listsStartedAtEnd.insert(list.name) }
            }
            findings += offsetBeyondEndFindings(in: list, at: context)
        }
        for event in context.tick.events where event.verb == .pass {
            if let list = event.collection { laidOutLists.insert(list) }
        }
        return findings
    }

    mutating func conclude(after last: TickContext) -> [SignFinding] {
        shifts.map(\.finding) + returns.sorted { $0.key < $1.key }.map(\.value).filter { $0.count > 1 }.map(\.finding)
    }

    /// Returns a finding if the offset stays beyond the end of the content for some time without a
    /// finger on the screen, or if it is still beyond the end when the recording ends.
    private mutating func offsetBeyondEndFindings(in list: CollectionViewNode, at context: TickContext) -> [SignFinding]
    {
        guard list.distanceBeyondEnd > 0.5 else {
            offsetsBeyondEnd[list.name] = nil
            return []
        }
        if offsetsBeyondEnd[list.name]?.offset != list.scroll.offset || context.beginsStep {
            offsetsBeyondEnd[list.name] = (list.scroll.offset, context.tick.time)
        }
        let time = context.tick.time - offsetsBeyondEnd[list.name]!.time
        guard context.isLast || time >= OffsetSigns.reportDelay && !isFingerDown else { return [] }
        return context.findings(
            exhibit: 59, text: "\(list.name) rests \(list.distanceBeyondEnd.text) points beyond the end of its content")
    }

    /// The time in seconds after which an offset beyond the end is reported. It is longer than the
    /// animation of a rotation or an update.
    private static let reportDelay = 0.4

    // MARK: - Insertions above the visible items

    /// Notes a shift if all cells that were on screen, with those that are being animated away,
    /// have moved by one distance, although the offset has not changed. Reused cells do not count.
    /// Nothing is noted if an item keeps its index path or gets an earlier one.
    private mutating func noteShift(in list: CollectionViewNode, previous before: CollectionViewNode) {
        var keepsPaths = false
        let moves = before.cells.compactMap { old -> CGFloat? in
            let new = list.view(named: old.name) ?? list.node.children.first { $0.name == old.name && $0.isLeaving }
            guard let new, new.reuses == old.reuses, old.frame.overlapsNoticeably(before.bounds) else { return nil }
            // A cell that leaves keeps its index path until it is gone, so its path is not
            // compared.
            if !new.isLeaving, new.element!.indexPath <= old.element!.indexPath { keepsPaths = true }
            return list.extentAlongScrollDirection(of: new.frame).start
                - list.extentAlongScrollDirection(of: old.frame).start
        }
        if !keepsPaths { noteShift(by: moves, in: list) }
    }

    /// Notes a shift after `reloadData()` if at least two texts that were seen before are now at
    /// later index paths.
    private mutating func noteShiftByReload(in list: CollectionViewNode) {
        let known = texts[list.name] ?? [:]
        let moves = list.cells.compactMap { cell -> CGFloat? in
            guard let text = cell.joinedTexts, let place = known[text] ?? nil, let path = cell.element?.indexPath,
                place.path < path
            else {
                return nil
            }
            return list.extentAlongScrollDirection(of: cell.frame).start
                - list.extentAlongScrollDirection(of: place.frame).start
        }
        if moves.count >= 2 { noteShift(by: moves, in: list) }
    }

    private mutating func readTexts(
        of list: CollectionViewNode, previous before: CollectionViewNode?, includesUnchangedCells: Bool
    ) {
        var seen: Set<String> = []
        for cell in list.cells where cell.element != before?.view(named: cell.name)?.element || includesUnchangedCells {
            guard let text = cell.joinedTexts, let path = cell.element?.indexPath else { continue }
            if case .some(.none) = texts[list.name]?[text] { continue }
            texts[list.name, default: [:]][text] = .some(seen.insert(text).inserted ? (path, cell.frame) : nil)
        }
    }

    /// Notes a shift if all moves have the same distance, and it is more than one point.
    private mutating func noteShift(by moves: [CGFloat], in list: CollectionViewNode) {
        guard let distance = moves.first, distance > 1, moves.allSatisfy({ abs($0 - distance) < 0.5 }) else { return }
        let text =
            """
            an insertion above moves everything on screen by \(distance.text) points, and \(list.name) \
            keeps its offset
            """
        shifts.append((list.name, distance, list.finding(exhibit: 46, text: text)))
    }

    // MARK: - Offsets set by code

    /// Returns a finding about an offset that code set before the content had a size.
    private func scrollBeforeLayoutFindings(at context: TickContext) -> [SignFinding] {
        var passed: Set<String> = []
        for event in context.tick.events where event.verb == .pass && event.extent == .begin {
            guard let name = event.collection, passed.insert(name).inserted, !laidOutLists.contains(name),
                let bounds = event.rect
            else {
                continue
            }
            // While the content has no length, scrolling to its end sets the offset to the negative
            // visible length. No finger has pulled the content before its first layout, so code has
            // set such an offset.
            if -bounds.minY > bounds.height / 2 && bounds.height > 0
                || -bounds.minX > bounds.width / 2 && bounds.width > 0
            {
                return context.findings(
                    exhibit: 51,
                    text: "\(name) is scrolled to the end before its first layout, when its content has no size")
            }
            let limited = context.tick.events.first {
                $0.verb == .bounds && $0.collection == name && $0.rect == bounds && $0.depth > 0
            }
            if let end = limited?.otherRect, max(bounds.minX - end.minX, bounds.minY - end.minY) > 0.5,
                max(end.minX, end.minY) < 0.5
            {
                return context.findings(
                    exhibit: 51,
                    text:
                        """
                        the offset of \(name) is set to \(bounds.origin.text) before its content has a \
                        size, and goes back to \(end.origin.text) in the first layout
                        """)
            }
        }
        let what = context.tick.what.lowercased()
        guard laidOutLists.isEmpty, ["scroll", "jump", "bottom", "to the end", "to end"].contains(where: what.contains)
        else { return [] }
        return context.lists.compactMap { list in
            guard !laidOutLists.contains(list.name), passed.contains(list.name), list.isAtStart,
                list.scroll.content.height > list.node.frame.height + 1
                    || list.scroll.content.width > list.node.frame.width + 1
            else { return nil }
            return SignFinding(
                51, context,
                """
                \(list.name) is scrolled before its first layout, before its content has a size, and stays \
                at the start
                """
            )
        }
    }

    /// Returns a finding if the list is back at its first offset or item after its size or inset
    /// changed, or back at its first offset after the frame of a view outside of scroll views
    /// changed. Other returns to the first offset are counted in `returns`, if code made them and
    /// the list is not at the start of its content.
    private mutating func offsetResetFindings(in list: CollectionViewNode, step: StepFacts, at context: TickContext)
        -> [SignFinding]
    {
        let before = step.before
        guard let start = firstOffsets[list.name], before.bounds.origin != list.bounds.origin else { return [] }
        let item = firstItems[list.name].flatMap { $0 == list.alignedItem && $0 != before.alignedItem ? $0 : nil }
        guard before.bounds.origin != start, list.bounds.origin == start || item != nil else { return [] }
        let isResized = list.node.frame.size != before.node.frame.size
        if isResized
            || list.scroll.inset != before.scroll.inset && before.scrolledDistance(from: start) > before.length / 2
        {
            // If the new end of the content forced the offset to change, it was not reset.
            guard list.scrolledDistance(from: list.offsetLimitedToEnd(before.bounds.origin)) > 0.5 else { return [] }
            let place = item.map { "to \($0)" } ?? "back to \(start.text)"
            return context.findings(
                exhibit: 60,
                text:
                    """
                    \(list.name) gets another \(isResized ? "size" : "inset"), and its offset goes from \
                    \(before.bounds.origin.text) \(place), where it began
                    """)
        }
        // A button may scroll to the start. A reset without a new size or inset is therefore a sign
        // of exhibit 60 only if it is repeated, or if views outside of scroll views have moved.
        guard !isResized, !step.isByPerson, !list.isAtStart, list.bounds.origin == start else { return [] }
        let finding = SignFinding(
            60, context,
            "the offset of \(list.name) goes from \(before.bounds.origin.text) back to \(start.text), where it began")
        if context.tick.tree.root.hasChangedFramesOutsideScrollViews(since: step.tree) { return [finding] }
        returns[list.name] = ((returns[list.name]?.count ?? 0) + 1, returns[list.name]?.finding ?? finding)
        return []
    }
}

extension OffsetSigns {
    /// Returns a finding if the list began at its end, was scrolled away from it, and is at its end
    /// again with another size.
    private func offsetSetToEndFindings(in list: CollectionViewNode, step: StepFacts) -> [SignFinding] {
        let before = step.before
        guard listsStartedAtEnd.contains(list.name), list.node.frame.size != before.node.frame.size, list.isAtEnd,
            !list.isAtStart,
            before.distanceFromEnd > before.length / 2,
            list.scrolledDistance(from: list.offsetLimitedToEnd(before.bounds.origin)) > list.length / 2
        else { return [] }
        return list.findings(
            exhibit: 60, text: "\(list.name) gets another size, and is at its end again, where it began")
    }

    /// Returns a finding in two cases: the offset changes its direction at least five times in one
    /// tick, or code sets the offset back in two ticks.
    private mutating func competingOffsetFindings(in list: CollectionViewNode) -> [SignFinding] {
        let moves = list.events.filter { $0.verb == .bounds && $0.rect != nil && $0.rect?.size == $0.otherRect?.size }
        guard moves.count > 1 else { return [] }
        // Code may undo a pull beyond the start or the end on purpose, so one of the undone offsets
        // must be within the content.
        if let first = moves.first?.rect, let last = moves.last?.otherRect, first == last, !list.isUpdate,
            moves.contains(where: { $0.otherRect != first && list.contains(offset: $0.otherRect!.origin) })
        {
            undoneTickCounts[list.name, default: 0] += 1
            if undoneTickCounts[list.name] == 2 {
                return list.findings(
                    exhibit: 60,
                    text:
                        """
                        \(list.name) cannot leave \(list.bounds.origin.text): whenever its offset changes, \
                        code sets it back
                        """
                )
            }
        }
        var turns = 0
        var way = CGFloat(0)
        for event in moves {
            guard let old = event.rect, let new = event.otherRect else { continue }
            let distance = new.minY == old.minY ? new.minX - old.minX : new.minY - old.minY
            if distance * way < 0, abs(distance) >= 0.5 { turns += 1 }
            if distance != 0 { way = distance }
        }
        guard turns >= OffsetSigns.directionChangeThreshold else { return [] }
        return list.findings(
            exhibit: moves.contains { $0.depth > 0 } ? 60 : nil,
            text:
                """
                the offset of \(list.name) changes its direction \(turns) times in one tick, and rests at \
                \(list.bounds.origin.text): code sets it in reaction to its own changes
                """)
    }

    private static let directionChangeThreshold = 5
}

extension TickContext {
    fileprivate var putsFingerDown: Bool {
        isTouch && !tick.what.hasPrefix("touch end") && !tick.what.hasPrefix("touch cancel")
    }
}

extension CollectionViewNode {
    fileprivate func scrolledDistance(from place: CGPoint) -> CGFloat {
        scrollsSideways ? abs(bounds.minX - place.x) : abs(bounds.minY - place.y)
    }

    /// Returns the offset, reduced to the end of the content if it is beyond the end.
    fileprivate func offsetLimitedToEnd(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(offset.x, max(-inset[1], scroll.content.width + inset[3] - node.frame.width)),
            y: min(offset.y, max(-inset[0], scroll.content.height + inset[2] - node.frame.height)))
    }

    /// Whether an offset is neither before the start of the content nor beyond its end.
    fileprivate func contains(offset: CGPoint) -> Bool {
        offsetLimitedToEnd(offset) == offset && offset.x >= -inset[1] && offset.y >= -inset[0]
    }

    /// The item of the rearmost cell that is aligned with the visible rectangle along the scroll
    /// direction: the item begins where the rectangle begins, or has the same centre. Nil if there
    /// is none.
    fileprivate var alignedItem: ElementName? {
        func isAtStartOrCentered(_ frame: CGRect) -> Bool {
            scrollsSideways
                ? abs(frame.minX - bounds.minX) < 0.5 || abs(frame.midX - bounds.midX) < 0.5
                : abs(frame.minY - bounds.minY) < 0.5 || abs(frame.midY - bounds.midY) < 0.5
        }
        return cells.first { isAtStartOrCentered($0.frame) }?.element
    }

    fileprivate var distanceFromEnd: CGFloat { contentLength - extentAlongScrollDirection(of: bounds).end }

    /// Whether the end of the content, or of the inset after it, is at the end of the visible
    /// rectangle.
    fileprivate var isAtEnd: Bool {
        abs(distanceFromEnd) < 0.5 || abs(distanceFromEnd + inset[scrollsSideways ? 3 : 2]) < 0.5
    }

    fileprivate var isAtStart: Bool {
        scrollsSideways ? scroll.offset.x <= -inset[1] + 0.5 : scroll.offset.y <= -inset[0] + 0.5
    }
}

extension ViewTree.Node {
    fileprivate func hasChangedFramesOutsideScrollViews(since earlier: ViewTree.Node) -> Bool {
        let old = earlier.framesOutsideScrollViews
        return framesOutsideScrollViews.contains { name, frame in old[name].map { $0 != frame } ?? false }
    }

    private var framesOutsideScrollViews: [String: CGRect] {
        var frames = [name: frame]
        guard scroll == nil else { return frames }
        for child in children { frames.merge(child.framesOutsideScrollViews) { first, _ in first } }
        return frames
    }
}
