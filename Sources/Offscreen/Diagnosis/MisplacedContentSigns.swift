import UIKit

/// Looks for content that arrives late in a cell but belongs to another item. Exhibit 15.
///
/// The content was requested for a previous item of the cell, or for the item that had the cell's
/// index path before an update.
struct MisplacedContentSigns: SignReader {
    /// The time from one configuration of a cell to the next.
    private struct CellConfiguration {
        let tick: Int
        let appearance: CellAppearance
        /// The texts that the cell had for its previous items, the latest first. There are at most
        /// three.
        let earlier: [CellAppearance.Texts]
        /// The texts and images that arrived late for the previous item, and that the cell still
        /// shows after it was configured for this item.
        var stale: [CellAppearance.Key: String] = [:]
        var latest: (node: ViewTree.Node, appearance: CellAppearance)
        var late: [CellAppearance.Key: String] = [:]
    }

    private struct LateValue {
        let property: CellClassProperty
        let value: String
        let item: CellAppearance.Texts
        /// The texts of the other items for which the content may have been requested.
        let candidates: [CellAppearance.Texts]
        let finding: SignFinding
    }

    private var uses: [String: CellConfiguration] = [:]
    private var arrivals: [LateValue] = []
    /// The findings about cells that show content of their previous item until their own content
    /// arrives.
    private var leftovers: [(property: CellClassProperty, value: String, finding: SignFinding)] = []
    /// For each property and value, the items with that value. An item is represented by its texts.
    private var owners: [CellClassProperty: [String: Set<CellAppearance.Texts>]] = [:]
    /// The values with which cells were configured, except for values that a reused cell already
    /// had.
    private var configured: [CellClassProperty: Set<String>] = [:]
    /// For each collection view, the tick of the latest update, and the texts at each index path
    /// before that update.
    private var places: [String: (tick: Int, texts: [IndexPath: CellAppearance.Texts])] = [:]

    mutating func conclude(after last: TickContext) -> [SignFinding] {
        let wrong = arrivals.filter { arrival in
            guard let own = owners[arrival.property], let items = own[arrival.value], items.count == 2 else {
                return false
            }
            // A late value counts as wrong only if at least three values of the property belong to
            // one item each. Otherwise items may share content on purpose.
            guard own.values.count(where: { $0.count == 1 }) >= 3 else { return false }
            return arrival.candidates.map { $0.without(arrival.property.key) }.contains {
                items.contains($0) && $0 != arrival.item
            }
        }
        if let first = wrong.first, Set(wrong.map(\.item)).count > 1 || itemHasOwnContent(besides: first) {
            return [first.finding]
        }
        let stale = leftovers.filter { configured[$0.property]?.contains($0.value) != true }
        if let first = stale.first, Set(stale.filter { $0.property == first.property }.map(\.value)).count > 1 {
            return [first.finding]
        }
        return []
    }

    /// Whether the item with a late value has another value of the property that it shares with no
    /// other item.
    private func itemHasOwnContent(besides arrival: LateValue) -> Bool {
        owners[arrival.property, default: [:]].contains { $0.key != arrival.value && $0.value == [arrival.item] }
    }

    private mutating func noteTexts(beforeUpdate before: CollectionViewNode, inTick tick: Int) {
        var texts: [IndexPath: CellAppearance.Texts] = [:]
        for cell in before.cells {
            if let use = uses[cell.name] { texts[cell.element!.indexPath] = use.appearance.texts }
        }
        places[before.name] = (tick, texts)
    }

    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    {
        if list.isUpdate, let before { noteTexts(beforeUpdate: before, inTick: list.tick) }
        let answered = list.events.answers
        for node in list.node.children where node.isVisibleOrPrefetchedCell {
            let old = uses[node.name]
            let isConfigured = old?.latest.node.reuses != node.reuses || answered.contains(node.name)
            guard isConfigured || old?.latest.node != node else { continue }
            let appearance = CellAppearance(node, in: list)
            guard let old, !isConfigured else {
                beginUse(of: node, appearance: appearance, previous: old, in: list)
                continue
            }
            uses[node.name]?.latest = (node, appearance)
            for (key, value) in appearance.changes(since: old.latest.appearance)
            where key.isContent && value != CellAppearance.none {
                noteLateValue(forKey: key, value: value, node: node, use: old, in: list)
            }
        }
        return []
    }

    private mutating func beginUse(
        of node: ViewTree.Node, appearance: CellAppearance, previous old: CellConfiguration?,
        in list: CollectionViewNode
    ) {
        let isReused = old?.latest.node.reuses != node.reuses
        let earlier = isReused ? old.map { [$0.appearance.texts] + $0.earlier.prefix(2) } ?? [] : old?.earlier ?? []
        var use = CellConfiguration(
            tick: list.tick, appearance: appearance, earlier: earlier, latest: (node, appearance))
        for (key, value) in appearance.all where key.isContent {
            let property = list.cellClassProperty(key, of: node)
            if isReused, let old, old.latest.appearance[key] == value {
                if old.late[key] == value { use.stale[key] = value }
            } else {
                configured[property, default: []].insert(value)
                noteItem(withValue: value, texts: appearance.texts.without(key), property: property)
            }
        }
        uses[node.name] = use
    }

    private mutating func noteItem(
        withValue value: String, texts item: CellAppearance.Texts, property: CellClassProperty
    ) {
        guard !item.isEmpty else { return }
        owners[property, default: [:]][value, default: []].insert(item)
    }

    private mutating func noteLateValue(
        forKey key: CellAppearance.Key, value: String, node: ViewTree.Node, use: CellConfiguration,
        in list: CollectionViewNode
    ) {
        let property = list.cellClassProperty(key, of: node)
        let item = use.appearance.texts.without(key)
        uses[node.name]?.late[key] = value
        noteItem(withValue: value, texts: item, property: property)
        guard !item.isEmpty, let element = node.element else { return }
        if let stale = use.stale[key], use.late[key] == nil {
            let text =
                """
                \(node.name), reused for \(element), shows "\(stale)" of its previous item until \
                "\(value)" arrives
                """
            leftovers.append((property, stale, list.finding(exhibit: 15, text: text)))
        }
        var candidates = use.earlier
        if let places = places[list.name], use.tick < places.tick, let before = places.texts[element.indexPath] {
            candidates.append(before)
        }
        let text = "\(node.name) represents \(element) and gets \"\(value)\", which belongs to another item"
        let finding = list.finding(exhibit: 15, text: text)
        arrivals.append(
            LateValue(property: property, value: value, item: item, candidates: candidates, finding: finding))
    }
}
