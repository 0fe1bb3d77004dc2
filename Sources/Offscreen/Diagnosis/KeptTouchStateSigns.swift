import UIKit

/// Looks for a change of a cell's appearance that a step such as a touch made, and that the cell
/// still shows after its reuse for another item. Exhibit 16.
///
/// The other item is known to look otherwise: a cell showed it, with the same texts, without the
/// value, and both cells are named. Besides, no cell ever has the value without a touch, not even
/// another cell of the same item, and no reuse removes the value.
struct KeptTouchStateSigns: SignReader {
    /// A value of a property that a cell got on screen.
    private struct State: Hashable {
        let property: CellClassProperty
        let value: String

        var key: CellAppearance.Key { property.key }
        var text: String { "\(property.cellClass.list) \(property.cellClass.name) \(key.text) \(value)" }
    }

    /// A cell that got a state, and the item that it represented then.
    private struct CellWithState {
        let item: ElementName
        let texts: CellAppearance.Texts
        let reuses: Int
    }

    /// A cell that still shows a state after its reuse for another item.
    private struct CarriedState {
        let cell: String
        let item: ElementName
        /// The texts of the item without the state.
        let texts: CellAppearance.Texts
        let tick: Int
        /// A description of the cell, the item and the state.
        let text: String
        let fix: String
    }

    /// A cell that showed an item without any state from a touch.
    private struct PlainItem {
        let cell: String
        let element: ElementName
        let tick: Int
    }

    /// The cells to which a step such as a touch gave a state, and what was observed about that
    /// state since.
    private struct StateHistory {
        var holders: [String: CellWithState] = [:]
        /// The other items for which cells kept the state.
        var carried: [CarriedState] = []
        /// Whether a cell has the state without a touch, several cells got the state at once, or a
        /// reuse removed it.
        var isRefuted = false
    }

    private var appearances: [String: (node: ViewTree.Node, appearance: CellAppearance)] = [:]
    private var histories: [State: StateHistory] = [:]
    private var order: [State] = []
    /// The values that cells had without a touch.
    private var plainValues: [CellClassProperty: Set<String>] = [:]
    /// The first cell that showed an item without a state from a touch, by the item's texts.
    private var plainItems: [CellClass: [CellAppearance.Texts: PlainItem]] = [:]

    mutating func conclude(after last: TickContext) -> [SignFinding] {
        order.flatMap { state -> [SignFinding] in
            guard let history = histories[state], !history.isRefuted else { return [] }
            let known = plainItems[state.property.cellClass, default: [:]]
            return history.carried.compactMap { carried -> SignFinding? in
                let plain = known.filter { $0.key.without(state.key) == carried.texts }.map(\.value)
                guard let first = plain.min(by: { ($0.tick, $0.cell) < ($1.tick, $1.cell) }) else { return nil }
                return SignFinding(
                    exhibit: 16, tick: carried.tick,
                    text: "\(carried.text); \(first.cell) showed \(first.element) without it in tick \(first.tick)",
                    view: carried.cell, fix: carried.fix, exhibitOfTables: 65)
            }
        }
    }

    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    {
        let configured = list.events.answers.union(list.events.madeOrTakenViews)
        var gains: [State: [ViewTree.Node]] = [:]
        for node in list.node.children where node.isVisibleOrPrefetchedCell {
            let known = appearances[node.name]
            guard known?.node != node else { continue }
            let appearance = CellAppearance(node, in: list)
            appearances[node.name] = (node, appearance)
            let isConfigured = known?.node.reuses != node.reuses || configured.contains(node.name)
            var gained: Set<CellAppearance.Key> = []
            if let known, !isConfigured, context.mayGiveState, known.node.element != nil {
                for (key, value) in appearance.changes(since: known.appearance)
                where key.property != .offset && value != CellAppearance.none
                    // A view that was hidden until now is described by its visibility.
                    && !(key.property == .presence && known.appearance[key.visibility] != nil)
                {
                    gains[State(property: list.cellClassProperty(key, of: node), value: value), default: []].append(
                        node)
                    gained.insert(key)
                }
            }
            compareWithStates(node, appearance: appearance, in: list, isConfigured: isConfigured, gained: gained)
        }
        for (state, nodes) in gains.sorted(by: { $0.key.text < $1.key.text }) {
            // If several cells get a state at once, the app set it, for example because it began
            // editing. Such a state does not come from a touch.
            guard nodes.count == 1, let item = nodes[0].element,
                plainValues[state.property]?.contains(state.value) != true
            else {
                plainValues[state.property, default: []].insert(state.value)
                histories[state]?.isRefuted = true
                continue
            }
            if histories[state] == nil { order.append(state) }
            let texts = (appearances[nodes[0].name]?.appearance.texts ?? [:]).without(state.key)
            histories[state, default: StateHistory()].holders[nodes[0].name] = CellWithState(
                item: item, texts: texts, reuses: nodes[0].reuses)
        }
        return []
    }

    /// Compares the appearance of a cell with the states that touches gave to cells.
    private mutating func compareWithStates(
        _ node: ViewTree.Node, appearance: CellAppearance, in list: CollectionViewNode, isConfigured: Bool,
        gained: Set<CellAppearance.Key>
    ) {
        let owner = list.cellClass(of: node)
        var holds: Set<CellAppearance.Key> = gained
        for state in order where state.property.cellClass == owner && !gained.contains(state.key) {
            guard var history = histories[state] else { continue }
            defer { histories[state] = history }
            guard let holder = history.holders[node.name] else { continue }
            guard appearance[state.key] == state.value else {
                if isConfigured, node.reuses != holder.reuses { history.isRefuted = true }
                history.holders[node.name] = nil
                continue
            }
            holds.insert(state.key)
            let texts = appearance.texts.without(state.key)
            guard let item = node.element, node.reuses != holder.reuses,
                texts != holder.texts || texts.isEmpty && item != holder.item
            else { continue }
            guard !texts.isEmpty, !history.carried.contains(where: { $0.cell == node.name && $0.item == item }) else {
                continue
            }
            let text =
                """
                \(node.name), reused for \(item), still \(state.key.phrase(about: state.value, in: appearance)) \
                that it got as \(holder.item)
                """
            history.carried.append(
                CarriedState(
                    cell: node.name, item: item, texts: texts, tick: list.tick, text: text,
                    fix: state.key.fix(in: appearance)))
        }
        for (key, value) in appearance.all where !holds.contains(key) && key.property != .offset {
            let property = list.cellClassProperty(key, of: node)
            if plainValues[property, default: []].insert(value).inserted {
                histories[State(property: property, value: value)]?.isRefuted = true
            }
        }
        if holds.isEmpty, let element = node.element, plainItems[owner]?[appearance.texts] == nil {
            plainItems[owner, default: [:]][appearance.texts] = PlainItem(
                cell: node.name, element: element, tick: list.tick)
        }
    }
}

extension TickContext {
    /// Whether the step may give a cell a state, as a touch does. Scrolling, showing, resizing and
    /// rotating do not, and neither does time that passes.
    fileprivate var mayGiveState: Bool {
        !["", "scroll", "drag", "fling", "show", "resize", "rotate"].contains(verb)
    }
}
