import UIKit

/// Looks for taps that take effect several times, or also on previous items of the cell. Exhibit
/// 49.
struct RepeatedTapSigns: SignReader {
    private struct Press {
        let context: TickContext
        let cell: String
        /// The number of times that the cell was configured, and the number of times that it came
        /// on screen, as a set.
        let uses: Set<Int>
        let texts: [String: String]
        let items: [String: Int]
        let item: ListItem
        /// The last texts of each item before the press.
        let seen: [ListItem: [String]]
    }

    /// An item that was not tapped, with the texts that it would have if the tap had taken effect
    /// for it as well.
    private struct PossiblyAffectedItem {
        let old: [String]
        let expected: [String]
        let finding: SignFinding
    }

    private var configured: [String: Int] = [:]
    private var displayed: [String: Int] = [:]
    private var press: Press?
    /// The last texts of each item.
    private var seen: [ListItem: [String]] = [:]
    private var itemsOfCells: [String: Set<ListItem>] = [:]
    private var suspects: [ListItem: PossiblyAffectedItem] = [:]
    /// The ticks of the presses that did not affect another item.
    private var refutedPresses: Set<Int> = []
    private var confirmedFindings: [SignFinding] = []
    private var repeated: SignFinding?
    /// Whether, after some tap, the numbers on screen changed by another amount than a repeated
    /// action would change them.
    private var isRefuted = false

    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        if context.tick.what.hasPrefix("touch "), let point = context.tick.touchedPoint, let previous {
            press = previous.cell(at: point).map { list, cell in
                Press(
                    context: context, cell: cell.name, uses: [configured[cell.name] ?? 1, displayed[cell.name] ?? 1],
                    texts: previous.texts,
                    items: previous.itemCounts.mapValues(\.total),
                    item: ListItem(list: list.name, element: cell.element!), seen: seen)
            }
        }
        if !context.isByPerson || context.lists.contains(where: \.isUpdateOrReload) {
            (suspects, itemsOfCells, seen) = ([:], [:], [:])
        }
        for event in context.tick.events { countViewUse(in: event) }
        defer { noteItems(at: context, previous: previous) }
        guard context.isAtRest, let press, context.tick.number > press.context.tick.number else { return [] }
        self.press = nil
        compareEffectsWithUses(of: press, at: context)
        notePossiblyAffectedItems(of: press, at: context)
        return []
    }

    mutating func conclude(after last: TickContext) -> [SignFinding] {
        if let repeated, !isRefuted { return [repeated] }
        return confirmedFindings.first { !refutedPresses.contains($0.tick) }.map { [$0] } ?? []
    }

    // MARK: - Items and uses of cells

    private mutating func noteItems(at context: TickContext, previous: TickContext?) {
        let isFirst = seen.isEmpty
        for list in context.lists {
            let before = previous?[list: list.name]
            for cell in list.cells where isFirst || before?.view(named: cell.name) != cell {
                let item = ListItem(list: list.name, element: cell.element!)
                let texts = cell.texts
                if let suspect = suspects[item] {
                    if texts == suspect.expected { confirmedFindings.append(suspect.finding) }
                    if texts == suspect.old { refutedPresses.insert(suspect.finding.tick) }
                    suspects[item] = nil
                }
                seen[item] = texts
                itemsOfCells[cell.name, default: []].insert(item)
            }
        }
    }

    /// Notes that a tap may affect the previous items of the tapped cell, if the tap changes one
    /// text of the cell, and no text of another cell on screen.
    private mutating func notePossiblyAffectedItems(of press: Press, at context: TickContext) {
        guard let list = context[list: press.item.list], let cell = list.view(named: press.cell),
            cell.element == press.item.element,
            let old = press.seen[press.item]
        else { return }
        let new = cell.texts
        let changed = new.indices.filter { $0 < old.count && old[$0] != new[$0] }
        guard old.count == new.count, changed.count == 1, let place = changed.first,
            list.cells.allSatisfy({ other in
                other.name == cell.name || press.seen[ListItem(list: list.name, element: other.element!)] == other.texts
            })
        else { return }
        for item in itemsOfCells[press.cell] ?? [] where item != press.item {
            guard let texts = press.seen[item], texts.count == new.count,
                let value = texts[place].applyingChange(from: old[place], to: new[place]),
                list.view(for: item.element) == nil
            else { continue }
            var expected = texts
            expected[place] = value
            let text =
                """
                a tap on \(press.item.element) changes "\(old[place])" to "\(new[place])", and \
                \(item.element), which had the same cell before, shows "\(value)" instead of \
                "\(texts[place])"
                """
            suspects[item] = PossiblyAffectedItem(
                old: texts, expected: expected, finding: SignFinding(49, press.context, text))
        }
    }

    private mutating func countViewUse(in event: Event) {
        if event.verb == .tell, event.name == "willDisplay", let view = event.view { displayed[view, default: 0] += 1 }
        if event.verb == .answer, event.text.contains("#") { configured[event.text, default: 0] += 1 }
    }

    private mutating func compareEffectsWithUses(of press: Press, at context: TickContext) {
        let texts = context.texts
        let said = press.texts.sorted { $0.key < $1.key }.compactMap { key, old in
            texts[key].flatMap { new in old.numericDistance(to: new).map { ($0, "\"\(old)\" becomes \"\(new)\"") } }
        }
        let added = press.items.sorted { $0.key < $1.key }.compactMap { list, old in
            (context.itemCounts[list]?.total).flatMap {
                $0 > old ? ($0 - old, "\(list) has \($0) items instead of \(old)") : nil
            }
        }
        for (change, text) in said + added {
            if change > 1, press.uses.contains(change) {
                let finding = SignFinding(
                    49, context,
                    "a tap in \(press.cell), which was used \(change) times, has its effect \(change) times: \(text)")
                repeated = repeated ?? finding
            } else if !press.uses.contains(change) {
                isRefuted = true
            }
        }
    }
}

extension TickContext {
    /// Returns the frontmost cell at a point of the window, with its collection view.
    func cell(at point: CGPoint) -> (CollectionViewNode, ViewTree.Node)? {
        for list in lists.reversed() {
            let place = list.contentPoint(fromWindow: point)
            guard list.bounds.contains(place), let cell = list.cells.last(where: { $0.frame.contains(place) }) else {
                continue
            }
            return (list, cell)
        }
        return nil
    }

    /// The texts of all views that are not dormant. The key begins with the element, or is the
    /// view's name outside of elements. If a key is already in use, apostrophes are added to it.
    fileprivate var texts: [String: String] {
        var texts: [String: String] = [:]
        func addTexts(of node: ViewTree.Node, owner: String) {
            var owner = owner
            if let element = node.element { owner = "\(element) of \(owner)" }
            if node.dormant != nil { return }
            if let text = node.text {
                var key = node.element == nil && owner.isEmpty ? node.name : owner
                while texts[key] != nil { key += "'" }
                texts[key] = text
            }
            for child in node.children { addTexts(of: child, owner: owner) }
        }
        addTexts(of: tick.tree.root, owner: "")
        return texts
    }
}

extension String {
    /// Returns this text after the change by which the text `old` became the text `new`. The change
    /// may replace the whole text or add to its number. Returns nil if the change cannot be made to
    /// this text.
    fileprivate func applyingChange(from old: String, to new: String) -> String? {
        if self == old { return new }
        func firstNumber(in text: String) -> (start: Substring, value: Int, end: Substring)? {
            guard let first = text.firstIndex(where: \.isNumber) else { return nil }
            let digits = text[first...].prefix { $0.isNumber }
            return Int(digits).map { (text[..<first], $0, text[digits.endIndex...]) }
        }
        guard let own = firstNumber(in: self), let a = firstNumber(in: old), let b = firstNumber(in: new),
            own.start == a.start,
            own.end == a.end,
            a.start == b.start, a.end == b.end
        else { return nil }
        return "\(own.start)\(own.value + b.value - a.value)\(own.end)"
    }

    /// Returns the distance between the numbers if the texts differ in one number only; otherwise
    /// nil.
    fileprivate func numericDistance(to other: String) -> Int? {
        func numbers(in text: String) -> [Substring] { text.split { !$0.isNumber } }
        let pairs = zip(numbers(in: self), numbers(in: other)).filter { $0 != $1 }
        guard filter({ !$0.isNumber }) == other.filter({ !$0.isNumber }), pairs.count == 1, let old = Int(pairs[0].0),
            let new = Int(pairs[0].1)
        else { return nil }
        return abs(new - old)
    }
}
