import UIKit

/// Taps that have an effect several times.
struct PressSigns: SignReader {
    private struct Press {
        let moment: Moment
        let cell: String
        /// How often the cell was configured, and how often it came on screen.
        let uses: Set<Int>
        let texts: [String: String]
        let items: [String: Int]
    }

    private var configured: [String: Int] = [:]
    private var displayed: [String: Int] = [:]
    private var counts: [String: [Int: Int]] = [:]
    private var press: Press?
    private var repeated: Finding?
    /// Whether the effect of a tap does not go by the uses of its cell.
    private var isRefuted = false

    mutating func read(_ moment: Moment, after previous: Moment?) -> [Finding] {
        if moment.tick.what.hasPrefix("touch "), let point = moment.touchPoint, let previous {
            press = previous.cell(at: point).map { list, cell in
                Press(
                    moment: moment, cell: cell.name, uses: [configured[cell.name] ?? 1, displayed[cell.name] ?? 1], texts: previous.texts,
                    items: totals)
            }
        }
        for event in moment.tick.events { note(event) }
        for list in moment.lists {
            for (section, count) in moment.events(of: list).itemCounts { counts[list.name, default: [:]][section] = count }
        }
        guard moment.isAtRest, let press, moment.tick.number > press.moment.tick.number else { return [] }
        self.press = nil
        judge(press, moment)
        return []
    }

    mutating func conclude(_ last: Moment) -> [Finding] { isRefuted ? [] : [repeated].compactMap { $0 } }

    private var totals: [String: Int] { counts.mapValues { $0.values.reduce(0, +) } }

    private mutating func note(_ event: Event) {
        if event.verb == .tell, event.name == "willDisplay", let view = event.view { displayed[view, default: 0] += 1 }
        if event.verb == .answer, event.text.contains("#") { configured[event.text, default: 0] += 1 }
    }

    private mutating func judge(_ press: Press, _ moment: Moment) {
        let texts = moment.texts
        let said = press.texts.sorted { $0.key < $1.key }.compactMap { key, old in
            texts[key].flatMap { new in old.change(to: new).map { ($0, "\"\(old)\" becomes \"\(new)\"") } }
        }
        let added = press.items.sorted { $0.key < $1.key }.compactMap { list, old in
            totals[list].flatMap { $0 > old ? ($0 - old, "\(list) has \($0) items instead of \(old)") : nil }
        }
        for (change, text) in said + added {
            if change > 1, press.uses.contains(change) {
                let finding = Finding(
                    49, moment, "a tap in \(press.cell), which was used \(change) times, has its effect \(change) times: \(text)")
                repeated = repeated ?? finding
            } else if !press.uses.contains(change) {
                isRefuted = true
            }
        }
    }
}

extension Moment {
    /// The point of a step such as "touch 320,100".
    fileprivate var touchPoint: CGPoint? {
        let numbers = tick.what.dropFirst("touch ".count).split(separator: ",").compactMap { Double($0) }
        return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
    }

    fileprivate func cell(at point: CGPoint) -> (ShownList, ViewTree.Node)? {
        for list in lists.reversed() {
            let place = CGPoint(x: point.x - list.origin.x + list.bounds.minX, y: point.y - list.origin.y + list.bounds.minY)
            guard list.bounds.contains(place), let cell = list.cells.last(where: { $0.frame.contains(place) }) else { continue }
            return (list, cell)
        }
        return nil
    }

    /// The texts on screen: those of an item by its path, the others by their view.
    fileprivate var texts: [String: String] {
        var texts: [String: String] = [:]
        func add(_ node: ViewTree.Node, _ owner: String) {
            var owner = owner
            if let element = node.element { owner = "\(element) of \(owner)" }
            if node.dormant != nil { return }
            if let text = node.text {
                var key = node.element == nil && owner.isEmpty ? node.name : owner
                while texts[key] != nil { key += "'" }
                texts[key] = text
            }
            for child in node.children { add(child, owner) }
        }
        add(tick.tree.root, "")
        return texts
    }
}

extension String {
    /// The distance between the only numbers in which two texts differ; nil where they differ in something else.
    fileprivate func change(to other: String) -> Int? {
        func parts(_ text: String) -> [Substring] { text.split { !$0.isNumber } }
        let pairs = zip(parts(self), parts(other)).filter { $0 != $1 }
        guard filter({ !$0.isNumber }) == other.filter({ !$0.isNumber }), pairs.count == 1, let old = Int(pairs[0].0),
            let new = Int(pairs[0].1)
        else { return nil }
        return abs(new - old)
    }
}
