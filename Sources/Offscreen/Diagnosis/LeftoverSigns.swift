import UIKit

/// The state that a reused cell still has from the item before, and the state that a new cell has lost.
struct LeftoverSigns: SignReader {
    /// The period in which a view stands for one item.
    private struct Life {
        var element: ElementName
        /// The ordinal among the lives of this view, from 1.
        var ordinal: Int
        /// The tick in which it was last configured, and its look then.
        var configuredTick: Int
        var configured: CellLook
        var latest: CellLook
        /// The look of the view at the end of its life before.
        var inherited: CellLook?
        /// Values, by fact, that arrived without a question since it was configured.
        var late: [CellLook.Key: [String]] = [:]
    }

    /// How a property developed over all lives of a class of cells.
    private struct Tally {
        var fresh: [String: Int] = [:]
        var used: [String: Int] = [:]
        var carried: [String: Int] = [:]
        var carriers: [String: (view: String, element: ElementName, moment: Moment)] = [:]
        var reset: Set<String> = []
    }

    private struct Theme {
        let tick: Int
        let list: String
        let key: CellLook.Key
        let value: String
        let seen: Set<String>
    }

    private struct ListClass: Hashable {
        let list: String
        let name: String
    }

    private var lives: [String: Life] = [:]
    /// The last look of each view. Most views look the same in the next tick.
    private var looks: [String: (node: ViewTree.Node, look: CellLook)] = [:]
    /// The facts with which each item was shown, with its texts.
    private var shown: [ListClass: [ElementName: [(said: [String], facts: CellLook)]]] = [:]
    private var tallies: [ListClass: [CellLook.Key: Tally]] = [:]
    /// The number of lives of new views, and of reused views.
    private var lifeCounts: [ListClass: (fresh: Int, used: Int)] = [:]
    private var order: [(class: ListClass, key: CellLook.Key)] = []
    private var themes: [Theme] = []
    /// Values that all cells on screen had after a reload. They were meant for all cells, as when an app turns dark.
    private var meantForAll: [ListClass: [CellLook.Key: Set<String>]] = [:]
    /// Whether the content of views that were not reused keeps changing, as that of a clock does.
    private var changesByItself = false
    private var lateLoads: [Finding] = []

    mutating func read(_ moment: Moment, after previous: Moment?) -> [Finding] {
        moment.lists.flatMap { list in read(list, previous?[list: list.name], moment, previous) }
    }

    mutating func conclude(_ last: Moment) -> [Finding] {
        (changesByItself ? [] : lateLoads) + neverReset()
    }

    private mutating func read(_ list: ShownList, _ before: ShownList?, _ moment: Moment, _ previous: Moment?) -> [Finding] {
        let events = moment.events(of: list)
        var configured: Set<String> = []
        var born: Set<String> = []
        for event in events {
            guard let view = event.view else {
                if event.verb == .answer { configured.insert(event.text) }
                continue
            }
            switch event.verb {
            case .make, .take: born.insert(view)
            case .apply: configured.insert(view)
            case .tell where event.name == "willDisplay": configured.insert(view)
            default: break
            }
        }
        var findings: [Finding] = []
        var seen: [(node: ViewTree.Node, look: CellLook)] = []
        var changes: [(cell: String, key: CellLook.Key, value: String)] = []
        for node in list.node.children where node.isReadyCell {
            let (facts, isNew) = look(of: node)
            guard isNew || born.contains(node.name) || configured.contains(node.name) || before?.view(node.name) == nil else { continue }
            if isNew, node.isCalm { seen.append((node, facts)) }
            let element = node.element
            if born.contains(node.name) || lives[node.name] == nil {
                let old = lives[node.name]
                guard let element = element ?? Self.unknown else { continue }
                var life = Life(
                    element: element, ordinal: (old?.ordinal ?? node.reuses) + 1, configuredTick: moment.tick.number, configured: facts,
                    latest: facts)
                life.inherited = old?.latest
                lives[node.name] = life
                if node.element != nil { findings += begun(life, node, list, events, moment) }
                tally(life, node, list, moment)
                continue
            }
            var life = lives[node.name]!
            let wasUnknown = life.element == Self.unknown && element != nil
            if let element { life.element = element }
            if configured.contains(node.name), before?.view(node.name) == nil || facts != life.latest {
                if !events.contains(where: { $0.verb == .enter }) || facts != life.latest {
                    (life.configured, life.configuredTick) = (facts, moment.tick.number)
                    life.late = life.late.filter { $0.key.property != .text && $0.key.property != .image }
                }
            } else if facts != life.latest, node.isCalm, before?.node.children.first(where: { $0.name == node.name })?.isCalm != false {
                for (key, value) in facts.changes(since: life.latest) {
                    life.late[key, default: []].append(value)
                    changes.append((node.name, key, value))
                    noteLate(key, value, life, node, moment)
                }
            }
            if wasUnknown || (element != nil && before?.view(node.name) == nil) {
                findings += entered(life, facts, node, list, events, moment)
                if wasUnknown { findings += begun(life, node, list, events, moment) }
            }
            life.latest = facts
            lives[node.name] = life
        }
        noteTheme(changes, list, moment)
        if moment.isReload(of: list) { noteMeantForAll(list) }
        for (node, look) in seen { note(look, of: node, in: list) }
        return findings + lostStates(list, before, born, moment)
    }

    /// The look of a view, and whether it may differ from that of the tick before.
    private mutating func look(of node: ViewTree.Node) -> (look: CellLook, isNew: Bool) {
        if let known = looks[node.name], known.node == node { return (known.look, false) }
        let look = CellLook(node)
        looks[node.name] = (node, look)
        return (look, true)
    }

    private static let unknown: ElementName? = ElementName(category: .cell, kind: "not shown yet", indexPath: IndexPath())

    private func of(_ list: ShownList, _ node: ViewTree.Node) -> ListClass { ListClass(list: list.name, name: node.className) }

    /// Notes what is seen of an item.
    private mutating func note(_ look: CellLook, of node: ViewTree.Node, in list: ShownList) {
        let said = look.said
        guard let element = node.element, !said.isEmpty else { return }
        let known = shown[of(list, node)]?[element] ?? []
        if known.count < 4, !known.contains(where: { $0.facts == look }) {
            shown[of(list, node), default: [:]][element] = known + [(said, look)]
        }
    }

    // MARK: - Exhibits 16, 57 and 61

    /// A reused view with a value that it had for another item, and that its own item did not have.
    private func begun(_ life: Life, _ node: ViewTree.Node, _ list: ShownList, _ events: [Event], _ moment: Moment) -> [Finding] {
        guard let inherited = life.inherited else { return [] }
        var findings: [Finding] = []
        for (key, value) in life.configured.all {
            guard inherited[key] == value else { continue }
            if key.property == .offset {
                let isOwn = shown[of(list, node)]?[life.element]?.contains { $0.facts[key] == value } == true
                let wasMoved = moment.tick.events.contains { $0.verb == .bounds && $0.collection == key.view(in: node) }
                if value != CellLook.start, !isOwn, !wasMoved {
                    findings.append(
                        Finding(
                            61, moment,
                            "the list in \(node.name), which stands for \(life.element) now, stands at \(value) as it did before"))
                }
                continue
            }
            guard key.property != .text, key.property != .image,
                let other = shown[of(list, node)]?[life.element]?.first(where: { $0.said == life.configured.said })?.facts,
                other[key] != value, list.cells.contains(where: { $0.className == node.className && CellLook($0)[key] != value })
            else { continue }
            findings.append(
                key.property == .presence
                    ? Finding(
                        57, moment,
                        "\(node.name), reused for \(life.element), keeps \(key.what) of its item before, which \(life.element) did not have"
                    )
                    : Finding(
                        16, moment,
                        "\(node.name), reused for \(life.element), has the \(key.what) of its item before; \(life.element) had another"))
        }
        return findings
    }

    private mutating func tally(_ life: Life, _ node: ViewTree.Node, _ list: ShownList, _ moment: Moment) {
        let name = of(list, node)
        let counts = lifeCounts[name] ?? (0, 0)
        lifeCounts[name] = life.inherited == nil ? (counts.fresh + 1, counts.used) : (counts.fresh, counts.used + 1)
        let keys = Set(life.configured.facts.keys).union(life.inherited.map { Set($0.facts.keys) } ?? [])
        for key in keys.sorted() where key.property != .text && key.property != .image && key.property != .offset {
            if tallies[name]?[key] == nil { order.append((name, key)) }
            var tally = tallies[name]?[key] ?? Tally()
            let value = life.configured[key] ?? CellLook.none
            if let inherited = life.inherited {
                tally.used[value, default: 0] += 1
                let old = inherited[key] ?? CellLook.none
                if old != value { tally.reset.insert(old) }
                if old == value, inherited.said != life.configured.said {
                    tally.carried[value, default: 0] += 1
                    tally.carriers[value] = tally.carriers[value] ?? (node.name, life.element, moment)
                }
            } else {
                tally.fresh[value, default: 0] += 1
            }
            tallies[name, default: [:]][key] = tally
        }
    }

    private mutating func noteMeantForAll(_ list: ShownList) {
        for (name, cells) in Dictionary(grouping: list.cells, by: { of(list, $0) }) where cells.count > 2 {
            let looks = cells.map { CellLook($0) }
            for (key, value) in looks[0].all where looks.allSatisfy({ $0[key] == value }) {
                meantForAll[name, default: [:]][key, default: []].insert(value)
            }
        }
    }

    /// A value that few new views had, that more and more views have, and that none ever loses.
    private func neverReset() -> [Finding] {
        for (name, key) in order {
            guard var tally = tallies[name]?[key], let (fresh, used) = lifeCounts[name] else { continue }
            tally.fresh[CellLook.none, default: 0] += fresh - tally.fresh.values.reduce(0, +)
            let plain = tally.fresh.sorted { $0.key < $1.key }.max { $0.value < $1.value }?.key
            for (value, count) in tally.used.sorted(by: { $0.key < $1.key }) where value != plain && !tally.reset.contains(value) {
                guard meantForAll[name]?[key]?.contains(value) != true else { continue }
                guard fresh > 0, tally.carried[value] ?? 0 >= 2, let carrier = tally.carriers[value] else { continue }
                // Cells that return to the same places in a grid have the value as often as new ones.
                let (shareOfNew, shareOfUsed) = (Double(tally.fresh[value] ?? 0) / Double(fresh), Double(count) / Double(used))
                guard shareOfUsed > 1.5 * shareOfNew else { continue }
                let tail = "some cells of \(name.list) got stays with them for every later item, as in \(carrier.view)"
                if key.property == .presence { return [Finding(57, carrier.moment, "\(key.what) that \(tail)")] }
                return [Finding(16, carrier.moment, "the \(key.what) that \(tail)")]
            }
        }
        return []
    }

    // MARK: - Exhibit 15

    private mutating func noteLate(_ key: CellLook.Key, _ value: String, _ life: Life, _ node: ViewTree.Node, _ moment: Moment) {
        guard key.property == .text || key.property == .image else { return }
        guard life.ordinal > 1 else {
            if life.late[key]!.count > 1 { changesByItself = true }
            return
        }
        if life.late[key]!.count == 2 {
            lateLoads.append(
                Finding(
                    15, moment,
                    "\(node.name), reused for \(life.element), shows \"\(life.late[key]![0])\" and then \"\(value)\" without being configured in between"
                ))
        }
    }

    // MARK: - Exhibit 38

    /// All cells on screen get the same look at once, and no cell was asked for.
    private mutating func noteTheme(_ changes: [(cell: String, key: CellLook.Key, value: String)], _ list: ShownList, _ moment: Moment) {
        guard changes.count >= 2 else { return }
        let visible = Set(list.cells.map(\.name))
        var groups: [String: Set<String>] = [:]
        for change in changes where change.key.property != .offset && visible.contains(change.cell) {
            let group = "\(change.key.text) \(change.value)"
            groups[group, default: []].insert(change.cell)
            if groups[group] == visible, visible.count >= 2 {
                themes.removeAll { $0.list == list.name && $0.key == change.key }
                themes.append(
                    Theme(tick: moment.tick.number, list: list.name, key: change.key, value: change.value, seen: visible))
            }
        }
    }

    /// A cell that was ready before all visible ones changed comes on screen unchanged.
    private func entered(
        _ life: Life, _ facts: CellLook, _ node: ViewTree.Node, _ list: ShownList, _ events: [Event], _ moment: Moment
    ) -> [Finding] {
        themes.compactMap { theme in
            guard theme.list == list.name, life.configuredTick < theme.tick, !theme.seen.contains(node.name), let value = facts[theme.key],
                value != theme.value
            else { return nil }
            return Finding(
                38, moment,
                "\(node.name) was ready before all cells on screen got their \(theme.key.what) in tick \(theme.tick), and comes on screen without it"
            )
        }
    }

    // MARK: - Exhibit 37

    /// An item gets another cell, and the state that its old cell had gained is gone.
    private func lostStates(_ list: ShownList, _ before: ShownList?, _ born: Set<String>, _ moment: Moment) -> [Finding] {
        guard let before, moment.isUpdate(of: list) else { return [] }
        return list.cells.compactMap { cell -> Finding? in
            guard born.contains(cell.name), let old = before.view(for: cell.element!), old.name != cell.name, list.view(old.name) == nil,
                old.className == cell.className, old.frame.size == cell.frame.size, let life = lives[old.name]
            else { return nil }
            let facts = CellLook(cell)
            for (key, values) in life.late.sorted(by: { $0.key < $1.key })
            where key.property != .text && key.property != .image && values.last != facts[key] && life.configured[key] == facts[key] {
                return Finding(
                    37, moment,
                    "\(cell.element!) is reloaded and gets \(cell.name) instead of \(old.name): the \(key.what) it had is gone")
            }
            return nil
        }
    }
}

/// The look of a cell and the views in it, without layout.
struct CellLook: Equatable {
    enum Property: Int, Comparable {
        case presence, text, image, color, textColor, fontSize, border, shadow, corner, alpha, hidden, transform, offset

        static func < (a: Property, b: Property) -> Bool { a.rawValue < b.rawValue }

        var word: String {
            switch self {
            case .presence: "view"
            case .text: "text"
            case .image: "image"
            case .color: "background"
            case .textColor: "text color"
            case .fontSize: "font size"
            case .border: "border"
            case .shadow: "shadow"
            case .corner: "corners"
            case .alpha: "alpha"
            case .hidden: "being hidden"
            case .transform: "transform"
            case .offset: "offset"
            }
        }
    }

    /// One property of one view, identified by classes and ordinals from the cell down.
    struct Key: Hashable, Comparable {
        let path: String
        let property: Property

        var text: String { "\(path) \(property.word)" }
        var what: String {
            let name = path.split(separator: "/").last.map { $0.prefix { $0 != ":" } } ?? ""
            if property == .presence { return "the \(name)" }
            return path.isEmpty ? property.word : "\(property.word) of \(name)"
        }

        static func < (a: Key, b: Key) -> Bool { (a.path, a.property) < (b.path, b.property) }

        /// The name of the view that the path leads to.
        func view(in node: ViewTree.Node) -> String? {
            var node = node
            for step in path.split(separator: "/") {
                guard let next = node.steps.first(where: { $0.step == String(step) })?.child else { return nil }
                node = next
            }
            return node.name
        }
    }

    static let none = "none"
    static let start = CGPoint.zero.text

    private(set) var facts: [Key: String] = [:]
    /// All properties, from the cell down.
    private(set) var all: [(key: Key, value: String)] = []
    /// The texts of its labels.
    private(set) var said: [String] = []

    init(_ cell: ViewTree.Node) {
        add(cell, "", isCell: true)
    }

    static func == (a: CellLook, b: CellLook) -> Bool { a.facts == b.facts }

    subscript(key: Key) -> String? { facts[key] }

    func changes(since old: CellLook) -> [(key: Key, value: String)] {
        Set(facts.keys).union(old.facts.keys).sorted().compactMap { key in
            facts[key] == old.facts[key] ? nil : (key, facts[key] ?? CellLook.none)
        }
    }

    private mutating func add(_ node: ViewTree.Node, _ path: String, isCell: Bool) {
        func set(_ property: Property, _ value: String?) {
            guard let value else { return }
            let key = Key(path: path, property: property)
            facts[key] = value
            all.append((key, value))
            if property == .text { said.append(value) }
        }
        set(.text, node.text)
        let look = node.look
        set(.image, look?.image)
        set(.color, look?.background.map(Self.text) ?? CellLook.none)
        set(.textColor, look?.textColor.map(Self.text))
        set(.fontSize, look?.fontSize.map { CGFloat($0).text })
        set(.border, look?.borderWidth.map { "\($0) \(look?.border.map(Self.text) ?? "")" } ?? CellLook.none)
        set(.shadow, look?.shadowOpacity.map { "\($0)" } ?? CellLook.none)
        set(.corner, look?.cornerRadius.map { "\($0)" } ?? CellLook.none)
        if !isCell {
            set(.presence, "there")
            set(.alpha, node.alpha.text)
            set(.hidden, node.states.contains("hidden") ? "yes" : "no")
            set(.transform, node.transform.map { $0.map(\.text).joined(separator: ",") } ?? CellLook.none)
        }
        if let scroll = node.scroll {
            set(.offset, scroll.offset.text)
            return
        }
        for (step, child) in node.steps { add(child, "\(path)/\(step)", isCell: false) }
    }

    private static func text(_ color: [Double]) -> String { color.map { "\($0)" }.joined(separator: ",") }
}

extension ViewTree.Node {
    /// The views in it, each named by its class and its ordinal within that class.
    fileprivate var steps: [(step: String, child: ViewTree.Node)] {
        var counts: [String: Int] = [:]
        return children.map { child in
            let number = counts[child.className, default: 0]
            counts[child.className] = number + 1
            return ("\(child.className):\(number)", child)
        }
    }

    /// Whether it is a cell on screen, or one kept or made ready for its item.
    fileprivate var isReadyCell: Bool {
        guard dormant == nil, !states.contains("leaving"), !states.contains("orphan") else { return false }
        return element?.category == .cell || states.contains("prefetched")
    }

    /// Whether its look is its own, and does not come from a touch or the selection.
    fileprivate var isCalm: Bool { !states.contains("selected") && !states.contains("highlighted") }
}
