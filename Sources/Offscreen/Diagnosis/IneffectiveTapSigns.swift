import UIKit

/// Looks for taps that invalidate the layout and then change nothing on screen. Exhibit 17.
///
/// The new attributes differ from the old ones only in a property that their class does not compare, so they are not applied.
struct IneffectiveTapSigns: SignReader {
    private struct Tap {
        /// The tree before the touch.
        let before: ViewTree.Node
        var selected: (list: String, element: ElementName)?
    }

    private var tap: Tap?
    private var vain: [String: (items: Set<ElementName>, findings: [SignFinding])] = [:]
    /// The collection views in which such a tap changed something.
    private var effective: Set<String> = []

    mutating func read(_ moment: Moment, after previous: Moment?) -> [SignFinding] {
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
        let finding = SignFinding(
            17, moment, "a tap on \(element) invalidates the layout of \(list), and nothing on screen changes: no attributes are applied")
        vain[list, default: ([], [])].items.insert(element)
        vain[list]?.findings.append(finding)
        return []
    }

    mutating func conclude(_ last: Moment) -> [SignFinding] {
        vain.sorted { $0.key < $1.key }.filter { !effective.contains($0.key) && $0.value.items.count > 1 }.map { $0.value.findings[0] }
    }
}

extension ViewTree.Node {
    /// Whether two trees look the same. The selected state alone is not painted, and views that are not on screen do not count.
    fileprivate func looksLike(_ other: ViewTree.Node) -> Bool {
        guard name == other.name, frame == other.frame, scroll == other.scroll, alpha == other.alpha, transform == other.transform,
            text == other.text, appearance == other.appearance, states.contains("hidden") == other.states.contains("hidden")
        else { return false }
        let (own, others) = (children.filter(\.isSeen), other.children.filter(\.isSeen))
        return own.count == others.count && zip(own, others).allSatisfy { $0.looksLike($1) }
    }

    private var isSeen: Bool { dormant == nil && !states.contains("prefetched") && !states.contains("orphan") }
}
