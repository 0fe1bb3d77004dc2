import UIKit

/// One tick of a recording, with the collection views that contain dormant views or views of
/// elements, also of uncertain ones, at the end of the tick.
struct TickContext {
    let recording: Recording
    let tick: Recording.Tick
    let lists: [CollectionViewNode]
    let isLast: Bool
    /// Whether the next tick begins a step, or there is no next tick.
    let isAtRest: Bool
    /// The number of the latest tick for which `isOnlyScrolled` is false; 0 if there was none.
    private(set) var lastAction = 0
    /// The item counts that the data source of each collection view has returned, in ticks at whose
    /// end it was one of `lists`.
    private(set) var itemCounts: [String: ItemCounts]
    /// The names of the table views whose data source was asked for rows so far.
    private let tables: Set<String>

    init(_ index: Int, of recording: Recording, after previous: TickContext? = nil) {
        self.recording = recording
        tick = recording.ticks[index]
        isLast = index == recording.ticks.count - 1
        isAtRest = isLast || recording.ticks[index + 1].what != ""
        var lists: [CollectionViewNode] = []
        CollectionViewNode.appendLists(inTreeOf: tick.tree.root, superviewOrigin: .zero, at: tick, to: &lists)
        self.lists = lists
        itemCounts = previous?.itemCounts ?? [:]
        tables = (previous?.tables ?? []).union(
            tick.events.filter { $0.name == "numberOfRowsInSection" }.compactMap(\.collection))
        for list in lists { itemCounts[list.name, default: ItemCounts()].read(list.events) }
        lastAction = isOnlyScrolled ? previous?.lastAction ?? 0 : tick.number
    }

    subscript(list name: String) -> CollectionViewNode? { lists.first { $0.name == name } }

    /// Whether an event belongs to a table view. The app of a table view may dequeue views that it does
    /// not return, and at any time.
    func isOfTable(_ event: Event) -> Bool { event.collection.map(isTable(named:)) ?? false }

    func isTable(named name: String) -> Bool { tables.contains(name) }

    /// The names of the cells, headers and footers of table views.
    var viewsInTables: [String] { lists.filter { isTable(named: $0.name) }.flatMap { $0.views.map(\.name) } }

    func itemCounts(of list: CollectionViewNode) -> ItemCounts { itemCounts[list.name] ?? ItemCounts() }

    /// Returns one finding about this tick, as an array.
    func findings(exhibit: Int? = nil, text: String) -> [SignFinding] { [SignFinding(exhibit, self, text)] }

    var beginsStep: Bool { tick.what != "" }
    /// Whether the tick begins a step with the first word `touch`, such as `touch end`.
    var isTouch: Bool { tick.what.hasPrefix("touch") }
    /// The first word of the step that begins in this tick; empty if no step begins.
    var verb: Substring { tick.what.prefix { $0 != " " } }

    /// Whether the tick begins no step, or a step with the first word `scroll`, `drag`, `fling` or
    /// `touch`. Most such steps are a person's. In other steps, code may scroll.
    var isByPerson: Bool { ["scroll", "drag", "fling", "touch", ""].contains(verb) }

    /// Whether the tick begins no step, or a step with the first word `scroll`, `drag` or `fling`.
    var isOnlyScrolled: Bool { ["scroll", "drag", "fling", ""].contains(verb) }
}

extension Event {
    var makesOrTakesView: Bool { verb == .make || verb == .take }
}

extension [Event] {
    /// The texts of all answers, among them the names of the cells that the data source returned.
    var answers: Set<String> { Set(filter { $0.verb == .answer }.map(\.text)) }
    var madeOrTakenViews: Set<String> { Set(filter(\.makesOrTakesView).compactMap(\.view)) }
}

/// The numbers of items that a data source returned for the sections of one collection view.
struct ItemCounts {
    private(set) var latest: [Int: Int] = [:]
    /// For each section with a changed number of items, the number before the last change.
    private(set) var earlier: [Int: Int] = [:]

    /// The number of items in all sections.
    var total: Int { latest.values.reduce(0, +) }

    mutating func read(_ events: [Event]) {
        var request: Event?
        for event in events {
            if event.verb == .ask { request = event }
            guard event.verb == .answer, let asked = request, let count = Int(event.text) else { continue }
            request = nil
            if asked.name == "numberOfSections" {
                (latest, earlier) = (latest.filter { $0.key < count }, earlier.filter { $0.key < count })
            }
            guard asked.name == "numberOfItemsInSection", let section = asked.number else { continue }
            if let old = latest.updateValue(count, forKey: section), old != count { earlier[section] = old }
        }
    }
}

struct ListItem: Hashable {
    let list: String
    let element: ElementName
}

extension ViewTree.Node {
    /// The texts of the view and of all views in it.
    var texts: [String] {
        var texts: [String] = []
        visit { node, _ in if let text = node.text { texts.append(text) } }
        return texts
    }

    /// The texts of the view and of all views in it, joined by spaces; nil if there are none.
    var joinedTexts: String? {
        let texts = texts
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }
}

extension CGRect {
    /// Whether two rectangles share an area more than one point wide and high.
    func overlapsNoticeably(_ other: CGRect) -> Bool {
        // A recording of a device may hold NaN, for which Foundation's `intersection` ends the
        // process.
        guard let shared = intersectionIncludingEdges(with: other) else { return false }
        return shared.width > 1 && shared.height > 1
    }
}

extension Recording {
    /// The number in the system's name, such as 10 in "iOS10 with mechanism front put on it"; the
    /// greatest `Int` if the name has no number.
    var systemVersion: Int { Int(behavior.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? .max }
}
