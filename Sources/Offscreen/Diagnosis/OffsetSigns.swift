import UIKit

/// Looks for content offsets that no person has chosen, such as an offset that is reset or that
/// lies beyond the end of the content. Exhibits 46, 51, 59 and 60.
struct OffsetSigns: SignReader {
    /// The state of a collection view before the current step, and facts about that step.
    private struct StepFacts {
        let before: CollectionViewNode
        /// Whether there was a reload or an update since the step began.
        var hasNewContent = false
    }

    /// An insertion that moved the items on screen.
    private struct Shift {
        let list: String
        /// The distance in points, and the greatest error of this distance.
        let distance: CGFloat
        let tolerance: CGFloat
        let finding: SignFinding
    }

    private var shifts: [Shift] = []
    private var laidOutLists: Set<String> = []
    /// The offset of each collection view after its first layout.
    private var firstOffsets: [String: CGPoint] = [:]
    /// The current step of each collection view, with the state of the collection view before the
    /// step.
    private var episodes: [String: StepFacts] = [:]
    /// The number of ticks in which the offset of a collection view changed and was set back.
    private var undoneTickCounts: [String: Int] = [:]
    /// Whether the latest step is a touch that has not ended. Drags do not count.
    private var isFingerDown = false
    /// Whether code made the latest step.
    private var isStepByCode = false
    /// For each collection view that is scrolled beyond the end of its content, its offset, the
    /// time since which this offset has not changed and no step has begun, and a sentence about the
    /// tick in which it went beyond the end.
    private var offsetsBeyondEnd: [String: (offset: CGPoint, time: Double, origin: String)] = [:]
    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        var findings = scrollBeforeLayoutFindings(at: context)
        if context.beginsStep { (isFingerDown, isStepByCode) = (context.putsFingerDown, !context.isByPerson) }
        for list in context.lists {
            let events = list.events
            if let previous, let before = previous[list: list.name] {
                let moved =
                    before.extentAlongScrollDirection(of: list.bounds).start
                    - before.extentAlongScrollDirection(of: before.bounds).start
                // Code that scrolls in the step of the insertion has chosen the offset.
                let isScrolledInStep = moved != 0 && !context.beginsStep
                shifts.removeAll {
                    $0.list == list.name && (isScrolledInStep || abs($0.distance - moved) < $0.tolerance)
                }
                if context.itemCounts(of: list).total > previous.itemCounts(of: list).total,
                    list.bounds == before.bounds, list.isUpdate
                {
                    noteShift(in: list, previous: before)
                }
                if context.beginsStep { episodes[list.name] = nil }
                var episode = episodes[list.name] ?? StepFacts(before: before)
                if list.isUpdateOrReload { episode.hasNewContent = true }
                episodes[list.name] = episode
                if context.isAtRest, !episode.hasNewContent {
                    findings += offsetResetFindings(in: list, previous: episode.before)
                }
            }
            findings += competingOffsetFindings(in: list, at: context, after: previous)
            if firstOffsets[list.name] == nil, events.contains(where: { $0.verb == .pass }) {
                firstOffsets[list.name] = list.bounds.origin
            }
            findings += offsetBeyondEndFindings(in: list, previous: previous?[list: list.name], at: context)
        }
        for event in context.tick.events where event.verb == .pass {
            if let list = event.collection { laidOutLists.insert(list) }
        }
        return findings
    }

    mutating func conclude(after last: TickContext) -> [SignFinding] {
        shifts.map(\.finding)
    }

    /// Returns a finding if the offset stays beyond the end of the content for some time without a
    /// finger on the screen. When the recording ends earlier, there is a finding if code made the
    /// last step, or if the offset has come to rest.
    private mutating func offsetBeyondEndFindings(
        in list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext
    ) -> [SignFinding] {
        guard list.distanceBeyondEnd > 0.5 else {
            offsetsBeyondEnd[list.name] = nil
            return []
        }
        if offsetsBeyondEnd[list.name]?.offset != list.scroll.offset || context.beginsStep {
            let former = offsetsBeyondEnd[list.name]?.origin ?? ""
            let origin = former.isEmpty ? list.sentence(aboutChangeSince: before) : former
            offsetsBeyondEnd[list.name] = (list.scroll.offset, context.tick.time, origin)
        }
        let time = context.tick.time - offsetsBeyondEnd[list.name]!.time
        let isAtRest =
            isStepByCode || before?.scroll.offset == list.scroll.offset || context.recording.device != nil
        guard !isFingerDown, time >= OffsetSigns.reportDelay || context.isLast && isAtRest else { return [] }
        return context.findings(
            exhibit: 59,
            text:
                """
                \(list.name) rests \(list.distanceBeyondEnd.text) points beyond the end of its content: its \
                offset is \(list.scroll.offset.text), and \
                \(list.offsetLimitedToEnd(list.scroll.offset).text) is the last one for a content of \
                \(list.scroll.content.text)\(offsetsBeyondEnd[list.name]?.origin ?? "")
                """)
    }

    /// The time in seconds after which an offset beyond the end is reported. It is longer than the
    /// animation of a rotation or an update.
    private static let reportDelay = 0.4

    // MARK: - Insertions above the visible items

    /// Notes a shift if all cells that were on screen, with those that are being animated away,
    /// have moved by one distance, although the offset has not changed. Reused cells do not count.
    /// Nothing is noted if an item keeps its index path or gets an earlier one, or if the list was
    /// not scrolled by the distance, so that the inserted items may come into view.
    private mutating func noteShift(in list: CollectionViewNode, previous before: CollectionViewNode) {
        var keepsPaths = false
        let moves = before.cells.compactMap { old -> CGFloat? in
            let new = list.view(named: old.name) ?? list.node.children.first { $0.name == old.name && $0.isLeaving }
            guard let new, new.reuses == old.reuses, old.frame.overlapsNoticeably(before.bounds) else { return nil }
            // A cell that leaves keeps its index path until it is gone. Its item has a later one if
            // a new cell with this path is at its place.
            let isLater =
                new.isLeaving
                ? list.cells.contains { $0.element == old.element && $0.frame == old.frame }
                : new.element!.indexPath > old.element!.indexPath
            if !isLater { keepsPaths = true }
            return list.extentAlongScrollDirection(of: new.frame).start
                - list.extentAlongScrollDirection(of: old.frame).start
        }
        if moves.isEmpty { return noteShiftOffScreen(in: list, previous: before) }
        guard !keepsPaths, let distance = moves.first, distance > 1,
            moves.allSatisfy({ abs($0 - distance) < 0.5 }), before.distanceFromStart >= distance - 0.5
        else { return }
        appendShift(in: list, distance: distance)
    }

    /// Notes a shift if an update without animation moved all items that were on screen to later
    /// index paths and out of the visible rectangle, and all items that are on screen now came from
    /// places before it. None of these is new. Their distances can differ a little, because a
    /// self-sizing layout changes the sizes of items that are not measured.
    private mutating func noteShiftOffScreen(in list: CollectionViewNode, previous before: CollectionViewNode) {
        guard list.isUpdateWithoutAnimation, list.node.frame.size == before.node.frame.size else { return }
        let targets = list.events.pathsOfItemsMovedOffScreen
        let old = before.cells.filter { $0.frame.overlapsNoticeably(before.bounds) }
        let new = list.cells.filter { $0.frame.overlapsNoticeably(list.bounds) }
        guard !old.isEmpty, !new.isEmpty,
            old.allSatisfy({ targets[$0.element!].map { [path = $0.element!.indexPath] in $0 > path } == true })
        else { return }
        let starts = list.events.firstFramesOfTakenViews
        var moves: [CGFloat] = []
        for cell in new {
            guard let frame = starts[cell.name] else { return }
            let (start, end) = list.extentAlongScrollDirection(of: frame)
            guard end <= list.extentAlongScrollDirection(of: list.bounds).start + 0.5 else { return }
            moves.append(list.extentAlongScrollDirection(of: cell.frame).start - start)
        }
        appendShift(in: list, distance: moves.min()!, greatest: moves.max()!)
    }

    private mutating func appendShift(in list: CollectionViewNode, distance: CGFloat, greatest: CGFloat? = nil) {
        let spread = (greatest ?? distance) - distance
        let isExact = spread < 0.5
        let amount = isExact ? distance.text : "about \(distance.rounded().text)"
        let text =
            """
            an insertion above moves everything on screen by \(amount) points, and \(list.name) keeps its \
            offset \(list.scroll.offset.text)
            """
        shifts.append(
            Shift(
                list: list.name, distance: distance, tolerance: isExact ? 1 : max(2 * spread, distance / 10),
                finding: list.finding(exhibit: 46, text: text)))
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
        guard context.tick.what.hasPrefix("scroll to=end") else { return [] }
        return context.lists.filter { list in
            passed.contains(list.name) && !laidOutLists.contains(list.name) && list.isAtStart
                && list.contentLength > list.length + 1
        }
        .map { list in
            SignFinding(
                51, context,
                """
                \(list.name) is scrolled to its end before its first layout, when its content has no size, and \
                stays at the start of \(list.scroll.content.text)
                """)
        }
    }

    /// Returns a finding if the size or the inset of the list changed, and its offset goes back to
    /// its first value. There is none if that value is the start or the end of the content, where an
    /// app may go on purpose, or if the new end of the content forced the offset to change.
    private func offsetResetFindings(in list: CollectionViewNode, previous before: CollectionViewNode)
        -> [SignFinding]
    {
        guard let start = firstOffsets[list.name], before.bounds.origin != start, list.bounds.origin == start,
            !list.isAtStart, !list.isAtEnd,
            list.scrolledDistance(from: list.offsetLimitedToEnd(before.bounds.origin)) > 0.5
        else { return [] }
        let isResized = list.node.frame.size != before.node.frame.size
        guard isResized || list.scroll.inset != before.scroll.inset else { return [] }
        return list.findings(
            exhibit: 60,
            text:
                """
                \(list.name) gets another \(isResized ? "size" : "inset"), and its offset goes from \
                \(before.bounds.origin.text) back to \(start.text), where it began, although its content \
                allows the old one
                """)
    }

    /// Returns a finding in two cases: the offset changes its direction at least five times in one
    /// tick, or code sets the offset back in two ticks. In the second case, no other scroll view has
    /// moved, because an outer list may scroll in place of an inner one.
    private mutating func competingOffsetFindings(
        in list: CollectionViewNode, at context: TickContext, after previous: TickContext?
    ) -> [SignFinding] {
        let moves = list.events.filter { $0.verb == .bounds && $0.rect != nil && $0.rect?.size == $0.otherRect?.size }
        guard moves.count > 1 else { return [] }
        // Code may undo a pull beyond the start or the end on purpose, so one of the undone offsets
        // must be within the content.
        if let first = moves.first?.rect, let last = moves.last?.otherRect, first == last, !list.isUpdate,
            moves.contains(where: { $0.otherRect != first && list.contains(offset: $0.otherRect!.origin) }),
            previous?.tick.tree.root.offsets(except: list.name) == context.tick.tree.root.offsets(except: list.name)
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

extension [Event] {
    /// The new index paths of the items that an update moved out of the visible rectangle, by their
    /// old elements. The layout is asked for the final attributes of such an item and, if it
    /// returns none, for the item's attributes at the new index path.
    fileprivate var pathsOfItemsMovedOffScreen: [ElementName: IndexPath] {
        var paths: [ElementName: IndexPath] = [:]
        var old: ElementName?
        for event in self where event.verb != .answer {
            if event.verb == .ask, event.name == "layoutAttributesForItem", let old, let new = event.element {
                paths[old] = new.indexPath
            }
            let isFinal = event.verb == .ask && event.name == "finalLayoutAttributesForDisappearingItem"
            old = isFinal ? event.element : nil
        }
        return paths
    }

    /// The first frames that views got after they were made or taken from a pool.
    fileprivate var firstFramesOfTakenViews: [String: CGRect] {
        var frames: [String: CGRect] = [:]
        var taken: Set<String> = []
        for event in self {
            guard let view = event.view else { continue }
            if event.makesOrTakesView {
                taken.insert(view)
            } else if event.verb == .apply, taken.remove(view) != nil {
                frames[view] = event.rect
            }
        }
        return frames
    }
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

    /// Returns a sentence about the change of the collection view that put its offset beyond the end
    /// of the content, with a period before it. Empty if the content and the size are as before.
    fileprivate func sentence(aboutChangeSince before: CollectionViewNode?) -> String {
        guard let before else { return "" }
        var changes: [String] = []
        if scroll.content.width < before.scroll.content.width || scroll.content.height < before.scroll.content.height {
            let update = isReload ? " in a reload" : isUpdate ? " in an update" : ""
            changes.append("its content became smaller\(update), from \(before.scroll.content.text)")
        }
        if node.frame.size != before.node.frame.size {
            changes.append("its size became \(node.frame.size.text), from \(before.node.frame.size.text)")
        }
        if scroll.inset != before.scroll.inset { changes.append("its inset changed") }
        guard !changes.isEmpty else { return "" }
        let last = events.last { $0.verb == .bounds && $0.rect != nil && $0.rect?.size == $0.otherRect?.size }
        if let last, let start = last.rect?.origin, let end = last.otherRect?.origin, end == scroll.offset,
            contains(offset: start)
        {
            changes.append("then its offset went from \(start.text) to \(end.text)")
        }
        return ". In tick \(tick), \(changes.joined(separator: ", and "))"
    }

    fileprivate var distanceFromEnd: CGFloat { contentLength - extentAlongScrollDirection(of: bounds).end }

    /// Whether the end of the content, or of the inset after it, is at the end of the visible
    /// rectangle.
    fileprivate var isAtEnd: Bool {
        abs(distanceFromEnd) < 0.5 || abs(distanceFromEnd + inset[scrollsSideways ? 3 : 2]) < 0.5
    }

    fileprivate var isAtStart: Bool { distanceFromStart <= 0.5 }

    fileprivate var distanceFromStart: CGFloat {
        scrollsSideways ? scroll.offset.x + inset[1] : scroll.offset.y + inset[0]
    }
}

extension ViewTree.Node {
    /// The offsets of the scroll views in a tree, by name, without one of them.
    fileprivate func offsets(except name: String) -> [String: CGPoint] {
        var offsets: [String: CGPoint] = [:]
        visit { node, _ in offsets[node.name] = node.name == name ? nil : node.scroll?.offset }
        return offsets
    }
}
