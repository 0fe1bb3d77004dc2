import UIKit

/// Taps that invalidate the layout, after which everything on screen is as it was.
///
/// The new attributes differ from the old ones in something that their class does not compare, so that they are not applied.
struct VainTapSigns: SignReader {
    private struct Tap {
        /// The tree before the finger came down.
        let before: ViewTree.Node
        var selected: (list: String, element: ElementName)?
    }

    private var tap: Tap?
    private var vain: [String: (items: Set<ElementName>, findings: [Finding])] = [:]
    /// The collection views in which such a tap did change something.
    private var effective: Set<String> = []

    mutating func read(_ moment: Moment, after previous: Moment?) -> [Finding] {
        if moment.tick.what.hasPrefix("touch "), !moment.tick.what.hasPrefix("touch end"), let previous {
            tap = Tap(before: previous.tick.tree.root)
        } else if moment.tick.what != "", !moment.tick.what.hasPrefix("touch") {
            tap = nil
        }
        guard tap != nil else { return [] }
        for list in moment.lists {
            let events = moment.events(of: list)
            guard let selection = events.first(where: { $0.name == "didSelectItemAt" })?.element,
                events.contains(where: { $0.verb == .invalidate && $0.name == "layout" }), events.contains(where: { $0.verb == .prepare })
            else { continue }
            tap?.selected = (list.name, selection)
        }
        guard moment.isAtRest, let tap, let (list, element) = tap.selected else { return [] }
        self.tap = nil
        guard tap.before.looksLike(moment.tick.tree.root) else {
            effective.insert(list)
            return []
        }
        let finding = Finding(
            17, moment, "a tap on \(element) invalidates the layout of \(list), and nothing on screen changes: no attributes are applied")
        vain[list, default: ([], [])].items.insert(element)
        vain[list]?.findings.append(finding)
        return []
    }

    mutating func conclude(_ last: Moment) -> [Finding] {
        vain.sorted { $0.key < $1.key }.filter { !effective.contains($0.key) && $0.value.items.count > 1 }.map { $0.value.findings[0] }
    }
}

extension ViewTree.Node {
    /// Whether two trees look the same. A selection alone paints nothing, and cells that wait are not seen.
    fileprivate func looksLike(_ other: ViewTree.Node) -> Bool {
        guard name == other.name, frame == other.frame, scroll == other.scroll, alpha == other.alpha, transform == other.transform,
            text == other.text, look == other.look, states.contains("hidden") == other.states.contains("hidden")
        else { return false }
        let (own, others) = (children.filter(\.isSeen), other.children.filter(\.isSeen))
        return own.count == others.count && zip(own, others).allSatisfy { $0.looksLike($1) }
    }

    private var isSeen: Bool { dormant == nil && !states.contains("prefetched") && !states.contains("orphan") }
}
