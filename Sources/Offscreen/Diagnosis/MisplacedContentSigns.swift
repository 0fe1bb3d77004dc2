import UIKit

/// Looks for content that arrives late in a cell but belongs to another item. Exhibit 15.
///
/// The content was requested for a previous item of the cell, or for the item that had the cell's
/// index path before an update. Both items are known: the recording shows the content in a cell of
/// the other item, and content of its own for this item.
///
/// A prefetched cell can get such content, too. Content of one other item is reported only if the
/// cell still shows it when it comes on screen.
struct MisplacedContentSigns: SignReader {
    /// An item, represented by the texts of its cell without a property's own text. If there are no
    /// other texts, an item is represented by its index path and by the number of updates so far.
    private typealias Item = CellAppearance.Texts

    /// The time from one configuration of a cell to the next.
    private struct CellConfiguration {
        let tick: Int
        /// The element for which the cell was requested; nil if it is not known.
        var element: ElementName?
        let place: CellPlace
        /// The cell's places and texts for its previous items, the latest first. There are at most
        /// three.
        let earlier: [CellPlace]
        /// The texts and images that arrived late for the previous item, and that the cell still
        /// shows after it was configured for this item.
        var stale: [CellAppearance.Key: String] = [:]
        var latest: (node: ViewTree.Node, appearance: CellAppearance)
        var late: [CellAppearance.Key: String] = [:]
    }

    /// What identifies the item of a cell.
    private struct CellPlace {
        let texts: CellAppearance.Texts
        let path: String

        /// The item, for content of one property.
        func item(for key: CellAppearance.Key) -> Item {
            let others = texts.without(key)
            return others.isEmpty ? [CellAppearance.Key(path: "", property: .text): path] : others
        }
    }

    /// A text or an image that a cell got for its item, late or when it was configured.
    private struct Arrival {
        let property: CellClassProperty
        let value: String
        let item: Item
        let isLate: Bool
        /// Whether the cell was on screen with the content.
        var isSeen: Bool
        /// The previous items of the cell, for which the content may have been requested.
        let previous: [Item]
        /// The item that had the cell's index path before an update, for which the content may have
        /// been requested.
        let former: Item?
        let cell: String
        let element: ElementName
        let tick: Int
        /// The tick in which the cell was configured for the item.
        let configuredTick: Int
        /// The number of the latest tick with a step other than a scroll.
        let lastAction: Int

        /// What identifies the configuration of the cell.
        var configuration: String { "\(cell) \(configuredTick)" }
    }

    private var uses: [String: CellConfiguration] = [:]
    private var arrivals: [Arrival] = []
    /// For each prefetched cell, the positions in `arrivals` of the content that it got.
    private var unseen: [String: [Int]] = [:]
    /// The findings about cells that show content of their previous item until their own content
    /// arrives.
    private var leftovers: [(property: CellClassProperty, value: String, finding: SignFinding)] = []
    /// The values with which cells were configured, except for values that a reused cell already
    /// had.
    private var configured: [CellClassProperty: Set<String>] = [:]
    /// For each collection view, the tick of the latest update, and the items at each index path
    /// before that update.
    private var places: [String: (tick: Int, items: [IndexPath: CellPlace])] = [:]
    /// The number of updates and reloads of each collection view.
    private var updates: [String: Int] = [:]

    mutating func conclude(after last: TickContext) -> [SignFinding] {
        for (_, group) in Dictionary(grouping: arrivals.enumerated(), by: \.element.property).sorted(by: {
            $0.value[0].offset < $1.value[0].offset
        }) {
            let group = group.map(\.element)
            let findings = wrongItemFindings(about: group)
            if !findings.isEmpty { return findings }
            let others = sharedLoaderFindings(about: group)
            if !others.isEmpty { return others }
        }
        let stale = leftovers.filter { configured[$0.property]?.contains($0.value) != true }
        if let first = stale.first, Set(stale.filter { $0.property == first.property }.map(\.value)).count > 1 {
            return stale.filter { $0.property == first.property }.map(\.finding)
        }
        return []
    }

    /// Returns findings about late values of one property. The value belongs to another item, for
    /// which it may have been requested, and the cell's own item is known to have another value.
    private func wrongItemFindings(about arrivals: [Arrival]) -> [SignFinding] {
        var owners: [String: Set<Item>] = [:]
        var counts: [String: Int] = [:]
        for arrival in arrivals {
            owners[arrival.value, default: []].insert(arrival.item)
            if arrival.isLate { counts[arrival.configuration, default: 0] += 1 }
        }
        // A value certainly belongs to an item if no other item, for which it may have been
        // requested, ever had it, or if no other value arrived since the cell was configured.
        var certain: [String: [Item: ElementName]] = [:]
        var own: [Item: Set<String>] = [:]
        for arrival in arrivals where arrival.isLate || arrival.property.key.property == .image {
            func mayBelong(to other: Item) -> Bool {
                other != arrival.item && owners[arrival.value]?.contains(other) == true
            }
            let isOnlyOne = counts[arrival.configuration] ?? 0 < 2
            guard arrival.former.map(mayBelong) != true, isOnlyOne || !arrival.previous.contains(where: mayBelong)
            else { continue }
            certain[arrival.value, default: [:]][arrival.item] = arrival.element
            own[arrival.item, default: []].insert(arrival.value)
        }
        // Items may share content on purpose, unless most values belong to one item each.
        guard certain.values.count(where: { $0.count == 1 }) >= 3 else { return [] }
        return arrivals.compactMap { arrival in
            guard arrival.isLate, arrival.isSeen, let owners = certain[arrival.value], owners.count == 1,
                let owner = owners.first,
                owner.key != arrival.item,
                arrival.previous.contains(owner.key) || arrival.former == owner.key,
                let value = own[arrival.item]?.filter({ certain[$0]?.count == 1 }).min()
            else { return nil }
            return SignFinding(
                exhibit: 15, tick: arrival.tick,
                text:
                    """
                    \(arrival.cell) represents \(arrival.element) and gets "\(arrival.value)", which belongs \
                    to \(owner.value == arrival.element ? "another item" : owner.value.description); \
                    \(arrival.element) is known to have "\(value)"
                    """, view: arrival.cell, exhibitOfTables: 66)
        }
    }

    /// Returns findings about cells that get content of two other items, one after the other, and
    /// then the content of their own item. A loader that all cells share calls only the latest
    /// closure, and passes it whatever arrives.
    ///
    /// The content belongs to an item for certain if each cell that was configured with content for
    /// this item was configured with that value, and no cell with that value for another item.
    /// Nothing but scrolling happened between all of these ticks.
    private func sharedLoaderFindings(about arrivals: [Arrival]) -> [SignFinding] {
        struct Owner: Hashable {
            let lastAction: Int
            let value: String
        }
        var owners: [Owner: [Item: ElementName]] = [:]
        var configured: [Item: Set<String>] = [:]
        var lateArrivals: [String: [Arrival]] = [:]
        var configurationsWithContent: Set<String> = []
        for arrival in arrivals {
            if arrival.isLate {
                lateArrivals[arrival.configuration, default: []].append(arrival)
            } else {
                let owner = Owner(lastAction: arrival.lastAction, value: arrival.value)
                owners[owner, default: [:]][arrival.item] = arrival.element
                configured[arrival.item, default: []].insert(arrival.value)
                configurationsWithContent.insert(arrival.configuration)
            }
        }
        func owner(of arrival: Arrival) -> (item: Item, element: ElementName)? {
            guard let all = owners[Owner(lastAction: arrival.lastAction, value: arrival.value)], all.count == 1,
                let only = all.first, configured[only.key] == [arrival.value]
            else { return nil }
            return (only.key, only.value)
        }
        return lateArrivals.values.sorted { ($0[0].tick, $0[0].cell) < ($1[0].tick, $1[0].cell) }.compactMap { late in
            let item = late[0].item
            guard !configurationsWithContent.contains(late[0].configuration),
                let index = late.firstIndex(where: { owner(of: $0)?.item == item })
            else { return nil }
            var foreign: [(value: String, element: ElementName)] = []
            for arrival in late[..<index] {
                guard let owner = owner(of: arrival), !foreign.contains(where: { $0.value == arrival.value }) else {
                    continue
                }
                foreign.append((arrival.value, owner.element))
            }
            guard foreign.count > 1 else { return nil }
            let (own, first, second) = (late[index], foreign[0], foreign[1])
            return SignFinding(
                exhibit: 15, tick: late[0].tick,
                text:
                    """
                    \(own.cell) is configured for \(own.element) and gets "\(first.value)", which belongs to \
                    \(first.element), and "\(second.value)", which belongs to \(second.element), before its own \
                    "\(own.value)"
                    """, view: own.cell, exhibitOfTables: 66)
        }
    }

    private mutating func notePlaces(beforeUpdate before: CollectionViewNode, inTick tick: Int) {
        var items: [IndexPath: CellPlace] = [:]
        for cell in before.cells { items[cell.element!.indexPath] = uses[cell.name]?.place }
        places[before.name] = (tick, items)
    }

    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    {
        if list.isUpdate, let before { notePlaces(beforeUpdate: before, inTick: list.tick) }
        if list.isUpdateOrReload { updates[list.name, default: 0] += 1 }
        let answered = list.events.answers
        let requested = list.events.requestedElements
        for node in list.node.children where node.isVisibleOrPrefetchedCell {
            // The item of a prefetched cell may get another index path in an update.
            if node.element != nil || list.isUpdateOrReload { uses[node.name]?.element = node.element }
            let old = uses[node.name]
            let isConfigured = old?.latest.node.reuses != node.reuses || answered.contains(node.name)
            guard isConfigured || old?.latest.node != node else { continue }
            let appearance = CellAppearance(node, in: list)
            guard let old, !isConfigured else {
                let element = node.element ?? requested[node.name]
                beginUse(of: node, for: element, appearance: appearance, previous: old, in: list, at: context)
                continue
            }
            if node.element != nil { noteSeenValues(of: node.name, appearance: appearance) }
            uses[node.name]?.latest = (node, appearance)
            for (key, value) in appearance.changes(since: old.latest.appearance)
            where key.isContent && value != CellAppearance.none {
                noteLateValue(forKey: key, value: value, node: node, use: old, in: list, at: context)
            }
        }
        return []
    }

    /// Notes that a cell is on screen with the content that it got while it was prefetched, unless
    /// other content has replaced it.
    private mutating func noteSeenValues(of cell: String, appearance: CellAppearance) {
        for index in unseen.removeValue(forKey: cell) ?? []
        where appearance[arrivals[index].property.key] == arrivals[index].value {
            arrivals[index].isSeen = true
        }
    }

    private mutating func append(_ arrival: Arrival) {
        if !arrival.isSeen { unseen[arrival.cell, default: []].append(arrivals.count) }
        arrivals.append(arrival)
    }

    private mutating func beginUse(
        of node: ViewTree.Node, for element: ElementName?, appearance: CellAppearance,
        previous old: CellConfiguration?, in list: CollectionViewNode, at context: TickContext
    ) {
        unseen[node.name] = nil
        let isReused = old?.latest.node.reuses != node.reuses
        let earlier = isReused ? old.map { [$0.place] + $0.earlier.prefix(2) } ?? [] : old?.earlier ?? []
        let name = element?.description ?? node.name
        let place = CellPlace(texts: appearance.texts, path: "\(name) after \(updates[list.name] ?? 0) updates")
        var use = CellConfiguration(
            tick: list.tick, element: element, place: place, earlier: earlier, latest: (node, appearance))
        for (key, value) in appearance.all where key.isContent {
            let property = list.cellClassProperty(key, of: node)
            if isReused, let old, old.latest.appearance[key] == value {
                if old.late[key] == value { use.stale[key] = value }
            } else {
                configured[property, default: []].insert(value)
                if let element {
                    append(
                        Arrival(
                            property: property, value: value, item: place.item(for: key), isLate: false,
                            isSeen: node.element != nil, previous: [], former: nil, cell: node.name, element: element,
                            tick: list.tick, configuredTick: list.tick, lastAction: context.lastAction))
                }
            }
        }
        uses[node.name] = use
    }

    private mutating func noteLateValue(
        forKey key: CellAppearance.Key, value: String, node: ViewTree.Node, use: CellConfiguration,
        in list: CollectionViewNode, at context: TickContext
    ) {
        let property = list.cellClassProperty(key, of: node)
        uses[node.name]?.late[key] = value
        guard let element = node.element ?? use.element else { return }
        let item = use.place.item(for: key)
        if node.element != nil, let stale = use.stale[key], use.late[key] == nil {
            let text =
                """
                \(node.name), reused for \(element), shows "\(stale)" of its previous item until \
                "\(value)" arrives
                """
            leftovers.append(
                (
                    property, stale,
                    SignFinding(exhibit: 15, tick: list.tick, text: text, view: node.name, exhibitOfTables: 66)
                ))
        }
        var former: Item?
        if let places = places[list.name], use.tick < places.tick, let before = places.items[element.indexPath] {
            former = before.item(for: key)
        }
        append(
            Arrival(
                property: property, value: value, item: item, isLate: true, isSeen: node.element != nil,
                previous: use.earlier.map { $0.item(for: key) }, former: former, cell: node.name, element: element,
                tick: list.tick, configuredTick: use.tick, lastAction: context.lastAction))
    }
}

extension [Event] {
    /// The elements for which the data source returned cells, by the names of the cells.
    fileprivate var requestedElements: [String: ElementName] {
        var elements: [String: ElementName] = [:]
        var requests: [Event] = []
        for event in self {
            if event.verb == .ask, event.extent == .begin {
                requests.append(event)
            } else if event.verb == .answer, let request = requests.popLast(), request.name == "cellForItemAt" {
                elements[event.text] = request.element
            }
        }
        return elements
    }
}
