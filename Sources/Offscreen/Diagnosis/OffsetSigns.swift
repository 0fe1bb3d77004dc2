import UIKit

/// Offsets that are not where a person has left them.
struct OffsetSigns: SignReader {
    private struct Shift {
        let list: String
        let distance: CGFloat
        let finding: Finding
    }

    private var shifts: [Shift] = []
    private var laidOut: Set<String> = []
    /// The offset of each collection view at its first layout.
    private var starts: [String: CGPoint] = [:]
    /// The data source's last item counts, by collection view and section.
    private var counts: [String: [Int: Int]] = [:]

    mutating func read(_ moment: Moment, after previous: Moment?) -> [Finding] {
        var findings = beforeLayout(moment)
        for list in moment.lists {
            let events = moment.events(of: list)
            let countBefore = total(list)
            readCounts(list, events)
            if let before = previous?[list: list.name] {
                let moved = before.scrollsSideways ? list.bounds.minX - before.bounds.minX : list.bounds.minY - before.bounds.minY
                shifts.removeAll { $0.list == list.name && abs($0.distance - moved) < 1 }
                if moment.isUpdate(of: list), total(list) > countBefore { noteShift(list, before, events, moment) }
                if moment.isReload(of: list), total(list) > countBefore { noteShiftByReload(list, before, moment) }
                findings += setBack(list, before, events, moment)
            }
            if starts[list.name] == nil, events.contains(where: { $0.verb == .pass }) { starts[list.name] = list.bounds.origin }
            if moment.isLast, list.excess > 0.5 {
                findings.append(Finding(59, moment, "\(list.name) rests \(list.excess.text) points beyond the end of its content"))
            }
        }
        for event in moment.tick.events where event.verb == .pass { if let list = event.collection { laidOut.insert(list) } }
        return findings
    }

    mutating func conclude(_ last: Moment) -> [Finding] { shifts.map(\.finding) }

    private func total(_ list: ShownList) -> Int { counts[list.name]?.values.reduce(0, +) ?? 0 }

    private mutating func readCounts(_ list: ShownList, _ events: [Event]) {
        var section: Int?
        for event in events {
            if event.verb == .ask, event.name == "numberOfItemsInSection" {
                section = event.number
            } else if event.verb == .answer, let asked = section {
                if let count = Int(event.text) { counts[list.name, default: [:]][asked] = count }
                section = nil
            }
        }
    }

    // MARK: - Insertions above

    /// Everything on screen that is still there has moved by one distance, and the offset has not changed.
    private mutating func noteShift(_ list: ShownList, _ before: ShownList, _ events: [Event], _ moment: Moment) {
        guard list.bounds == before.bounds, list.isScrolledIn(before) else { return }
        let moves = before.cells.compactMap { old -> CGFloat? in
            let new = list.view(old.name) ?? list.node.children.first { $0.name == old.name && $0.states.contains("leaving") }
            guard let new, new.reuses == old.reuses, old.frame.overlaps(before.bounds) else { return nil }
            return list.scrollsSideways ? new.frame.minX - old.frame.minX : new.frame.minY - old.frame.minY
        }
        guard let distance = moves.first, distance > 1, moves.allSatisfy({ abs($0 - distance) < 0.5 }) else { return }
        note(distance, list, moment)
    }

    /// The same after `reloadData()`: the texts of the items are found some items further on.
    private mutating func noteShiftByReload(_ list: ShownList, _ before: ShownList, _ moment: Moment) {
        guard list.bounds == before.bounds, list.isScrolledIn(before) else { return }
        let (old, new) = (before.cells.byText, list.cells.byText)
        let moves = old.compactMap { text, frame in
            new[text].map { list.scrollsSideways ? $0.minX - frame.minX : $0.minY - frame.minY }
        }
        guard moves.count >= 2, let distance = moves.first, distance > 1, moves.allSatisfy({ abs($0 - distance) < 0.5 }) else { return }
        note(distance, list, moment)
    }

    private mutating func note(_ distance: CGFloat, _ list: ShownList, _ moment: Moment) {
        shifts.append(
            Shift(
                list: list.name, distance: distance,
                finding: Finding(
                    46, moment,
                    "an insertion above moves everything on screen by \(distance.text) points, and \(list.name) keeps its offset")))
    }

    // MARK: - Offsets set by code

    /// An offset that was requested before the content had a size.
    private func beforeLayout(_ moment: Moment) -> [Finding] {
        let passed = Set(moment.tick.events.filter { $0.verb == .pass }.compactMap(\.collection))
        for name in passed.subtracting(laidOut).sorted() {
            // The content's length was zero, so the result is minus the visible length.
            guard let node = moment.tick.tree[name], let offset = node.scroll?.offset else { continue }
            if offset.y == -node.frame.height || offset.x == -node.frame.width {
                return [Finding(51, moment, "\(name) is scrolled to the end before its first layout, when its content has no size")]
            }
        }
        guard moment.tick.what.lowercased().hasPrefix("scroll"), laidOut.isEmpty else { return [] }
        return moment.lists.compactMap { list in
            guard !laidOut.contains(list.name), passed.contains(list.name), list.isAtStart,
                list.scroll.content.height > list.node.frame.height + 1 || list.scroll.content.width > list.node.frame.width + 1
            else { return nil }
            return Finding(
                51, moment, "\(list.name) is scrolled before its first layout, when its content has no size, and stays at the start")
        }
    }

    /// The view around it was laid out, and the offset is again what it was at the beginning.
    private func setBack(_ list: ShownList, _ before: ShownList, _ events: [Event], _ moment: Moment) -> [Finding] {
        guard let start = starts[list.name], before.bounds.origin != start, list.bounds.origin == start,
            list.node.frame != before.node.frame, !moment.isReload(of: list), !moment.isUpdate(of: list)
        else { return [] }
        // A change that the end of the content explains is no reset.
        let most = CGPoint(
            x: max(0, list.scroll.content.width - list.node.frame.width), y: max(0, list.scroll.content.height - list.node.frame.height))
        guard before.bounds.minX <= most.x, before.bounds.minY <= most.y else { return [] }
        return [
            Finding(
                60, moment,
                "\(list.name) gets another size, and its offset goes from \(before.bounds.origin.text) back to \(start.text), where it began"
            )
        ]
    }
}

extension ShownList {
    /// Whether a person has scrolled away from the start.
    fileprivate func isScrolledIn(_ before: ShownList) -> Bool { !before.isAtStart }

    fileprivate var isAtStart: Bool {
        let inset = scroll.inset.count == 4 ? scroll.inset : [0, 0, 0, 0]
        return scrollsSideways ? scroll.offset.x <= -inset[1] + 0.5 : scroll.offset.y <= -inset[0] + 0.5
    }
}

extension [ViewTree.Node] {
    /// Frames by the texts of the views, where each text occurs once.
    fileprivate var byText: [String: CGRect] {
        var frames: [String: CGRect] = [:]
        var doubles: Set<String> = []
        for view in self {
            var words: [String] = []
            view.visit { node, _ in if let text = node.text { words.append(text) } }
            let text = words.joined(separator: " ")
            if frames.updateValue(view.frame, forKey: text) != nil { doubles.insert(text) }
        }
        return frames.filter { !$0.key.isEmpty && !doubles.contains($0.key) }
    }
}
