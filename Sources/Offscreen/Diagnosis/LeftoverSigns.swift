import UIKit

/// Looks for state that a reused cell keeps from its previous item, and for state of an item that
/// is lost when the item gets another cell. Exhibits 15, 16, 37, 38, 57 and 61.
struct LeftoverSigns: SignReader {
    /// A period in which a view represents one item.
    private struct CellUse {
        var element: ElementName
        /// The name of the item for findings. The item of a prefetched cell is unknown until the
        /// cell comes on screen.
        var item: String {
            element == LeftoverSigns.unknown ? "an item that is not on screen yet" : element.description
        }
        /// The number of this use among the uses of the view, from 1.
        var ordinal: Int
        /// The tick in which `configured` was noted.
        var configuredTick: Int
        /// The appearance of the view after it was last configured. A configuration that changes
        /// nothing may be ignored.
        var configured: CellAppearance
        var latest: CellAppearance
        /// The appearance of the view at the end of its previous use; nil if no previous use was
        /// seen.
        var inherited: CellAppearance?
        var previous: IndexPath?
        /// For each property, the values that it got between configurations of the view, while the
        /// view was neither selected nor highlighted. Texts and images are removed when a
        /// configuration changes the view.
        var late: [CellAppearance.Key: [String]] = [:]
        /// For each property that changed although the view was not configured and its states
        /// stayed the same, the seconds from the configuration to the change. The number is 0 if
        /// the property changed in a tick with a step.
        var gained: [CellAppearance.Key: Double] = [:]
        var start: Double
    }

    /// The history of one property in all uses of the cells of one class.
    private struct PropertyTally {
        /// The items whose cells had the property, with any value.
        var all: [IndexPath] = []
        var values: [String: ValueTally] = [:]
    }

    /// The history of one value of a property in all uses of the cells of one class.
    private struct ValueTally {
        var items: [IndexPath] = []
        /// The number of new cells with the value.
        var fresh = 0
        /// The number of uses that began with the value in a new cell, or in a cell that did not
        /// have it in its previous use.
        var gained = 0
        /// The number of uses in which a reused cell kept the value from the previous item. Uses
        /// are counted if the texts of the two items differ, or if there are no texts.
        var carried = 0
        var carriedItems: Set<IndexPath> = []
        /// The greatest common divisor of the distances between the two items of each cell that
        /// kept the value. If it is 2, for example, the app may have set the value for every other
        /// item on purpose.
        var step = 0
        /// The first cell that kept the value.
        var carrier: (view: String, tick: Int)?
        /// The values that replaced this value of the previous item in reused cells.
        var replacements: Set<String> = []
        /// The ordinals of the uses with the value, from 0.
        var ordinals: [Int] = []
    }

    /// A value that a reused cell kept from its previous item, and the values that its present item
    /// had when it was shown earlier.
    private struct KeptValue {
        let property: CellClassProperty
        let value: String
        let own: Set<String>
        let finding: SignFinding
    }

    /// A state of an item that its new cell does not have yet. The state may still come until the
    /// time `end`.
    private struct LostState {
        let list: String
        let cell: String
        let element: ElementName
        let key: CellAppearance.Key
        let value: String
        let end: Double
        let finding: SignFinding
    }

    /// Counts the reuses in which a cell has views of one class. A reuse counts as `more` if the
    /// cell has more of these views than in its previous use, in which it had at least one. Every
    /// other such reuse counts as `other`.
    private struct AddedViewTally {
        /// Whether there were at least three reuses, and each of them added the same number of
        /// views, at most three.
        var isSteady: Bool { more >= 3 && other == 0 && steps.count == 1 && steps.allSatisfy { $0 < 4 } }
        var more = 0
        var other = 0
        var steps: Set<Int> = []
        var latest: (view: String, count: Int, tick: Int)?
    }

    /// A value that all cells of one class on screen got in the same tick.
    private struct SharedChange {
        let tick: Int
        let property: CellClassProperty
        let value: String
        let seen: Set<String>
    }

    /// A cell that came on screen without the value of a `SharedChange`.
    private struct CellWithoutSharedChange {
        let theme: SharedChange
        let cell: String
        let finding: SignFinding
    }

    private var uses: [String: CellUse] = [:]
    /// The last node and appearance of each view. The appearance is computed again only if the node
    /// has changed.
    private var appearances: [String: (node: ViewTree.Node, appearance: CellAppearance)] = [:]
    /// For each item, the first four different appearances that it had.
    private var knownAppearances: [CellClass: [ElementName: [CellAppearance]]] = [:]
    private var tallies: [CellClassProperty: PropertyTally] = [:]
    /// The items that the cells of each class represented, in the order of the uses.
    private var items: [CellClass: [IndexPath]] = [:]
    private var addedViewTallies: [CellClass: [String: AddedViewTally]] = [:]
    private var addedViewOrder: [(class: CellClass, path: String)] = []
    private var lost: [LostState] = []
    private var kept: [KeptValue] = []
    /// The properties that have changed in a cell on screen, or in a prefetched cell, while its
    /// list was scrolled. They may depend on the cell's position and not on its item.
    private var placeDependentProperties: Set<CellClassProperty> = []
    private var order: [CellClassProperty] = []
    private var themes: [SharedChange] = []
    private var unthemed: [CellWithoutSharedChange] = []
    /// The values that all cells of one class on screen had after a reload. Such values are
    /// intended for all of these cells, as after a change to dark mode.
    private var valuesSharedByClass: [CellClassProperty: Set<String>] = [:]
    /// Whether one text or image of a cell in its first use changed at least twice between
    /// configurations, as the text of a clock does.
    private var changesByItself = false
    private var lateLoads: [SignFinding] = []

    mutating func conclude(after last: TickContext) -> [SignFinding] {
        let left = kept.filter { one in
            let replacements = tallies[one.property]?.values[one.value]?.replacements ?? []
            return !placeDependentProperties.contains(one.property) && replacements.isDisjoint(with: one.own)
        }
        return (changesByItself ? [] : lateLoads) + left.map(\.finding) + accumulatedViewFindings()
            + findingsAboutValuesNeverReset()
            + lost.filter { $0.end < last.tick.time }.map(\.finding) + unthemed.map(\.finding)
    }

    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    {
        let madeOrTakenViews = list.events.madeOrTakenViews
        var configured: Set<String> = []
        var asked: ElementName?
        var places: [String: IndexPath] = [:]
        for event in list.events {
            if let view = event.view {
                if event.verb == .apply || event.verb == .tell && event.name == "willDisplay" {
                    configured.insert(view)
                }
            } else if event.verb == .ask {
                asked = event.element
            } else if event.verb == .answer {
                configured.insert(event.text)
                places[event.text] = asked?.indexPath
            }
        }
        var findings: [SignFinding] = []
        var seen: [(node: ViewTree.Node, appearance: CellAppearance)] = []
        var changes: [(cell: String, key: CellAppearance.Key, value: String)] = []
        for node in list.node.children where node.isVisibleOrPrefetchedCell {
            let (facts, mayDiffer) = appearance(of: node, in: list)
            let nodeBefore = before?.view(named: node.name)
            let isConfigured = configured.contains(node.name)
            guard mayDiffer || madeOrTakenViews.contains(node.name) || isConfigured || nodeBefore == nil else {
                continue
            }
            if mayDiffer { seen.append((node, facts)) }
            let element = node.element
            let old = uses[node.name]
            guard var use = old, !madeOrTakenViews.contains(node.name) else {
                let use = CellUse(
                    element: element ?? Self.unknown, ordinal: (old?.ordinal ?? node.reuses) + 1,
                    configuredTick: context.tick.number,
                    configured: facts, latest: facts, inherited: old?.latest, previous: old?.element.indexPath,
                    start: context.tick.time)
                uses[node.name] = use
                if node.element != nil { findings += leftoverFindings(for: use, node: node, in: list, at: context) }
                tally(use, ofItemAt: node.element?.indexPath ?? places[node.name], node: node, in: list)
                continue
            }
            let newValues = facts == use.latest ? [] : facts.changes(since: use.latest)
            let wasUnknown = use.element == Self.unknown && element != nil
            if let element { use.element = element }
            if places[node.name] == nil, before?.scroll.offset != list.scroll.offset {
                placeDependentProperties.formUnion(newValues.map { list.cellClassProperty($0.key, of: node) })
            }
            if !isConfigured, nodeBefore?.states == node.states {
                for (key, _) in newValues where use.gained[key] == nil {
                    use.gained[key] = context.beginsStep ? 0 : context.tick.time - use.start
                }
            }
            if isConfigured, nodeBefore == nil || !newValues.isEmpty {
                if !newValues.isEmpty || !list.events.contains(where: { $0.verb == .enter }) {
                    (use.configured, use.configuredTick, use.gained, use.start) = (
                        facts, context.tick.number, [:], context.tick.time
                    )
                    use.late = use.late.filter { !$0.key.isContent }
                }
            } else if node.isInNormalState,
                before?.node.children.first(where: { $0.name == node.name })?.isInNormalState != false
            {
                for (key, value) in newValues {
                    use.late[key, default: []].append(value)
                    changes.append((node.name, key, value))
                    noteLateContent(key, value: value, use: use, node: node, at: context)
                    discardChangeIfRefuted(byKey: key, value: value, node: node, at: context)
                }
            }
            if wasUnknown || (element != nil && nodeBefore == nil) {
                noteCellIfWithoutSharedChange(use, appearance: facts, node: node, in: list)
                if wasUnknown { findings += leftoverFindings(for: use, node: node, in: list, at: context) }
            }
            use.latest = facts
            uses[node.name] = use
        }
        noteSharedChanges(among: changes, in: list)
        if list.isReload { noteValuesCommonToCellsOfEachClass(in: list) }
        for (node, appearance) in seen {
            noteKnownAppearance(appearance, of: node, in: list)
            lost.removeAll { $0.list == list.name && $0.element == node.element && appearance[$0.key] == $0.value }
        }
        // If the cell stops showing the item before the item's lost state could return, there is no
        // finding.
        lost.removeAll {
            $0.list == list.name && context.tick.time <= $0.end && list.view(named: $0.cell)?.element != $0.element
        }
        return findings + lostStateFindings(in: list, previous: before, at: context)
    }

    /// Returns the appearance of a view, and whether it may differ from the appearance in the
    /// previous tick.
    private mutating func appearance(of node: ViewTree.Node, in list: CollectionViewNode) -> (
        appearance: CellAppearance, mayDiffer: Bool
    ) {
        if let known = appearances[node.name], known.node == node { return (known.appearance, false) }
        let appearance = CellAppearance(node, in: list)
        appearances[node.name] = (node, appearance)
        return (appearance, true)
    }

    private static let unknown = ElementName(category: .cell, kind: "not shown yet", indexPath: IndexPath())

    /// Adds the appearance of an item to `knownAppearances`, unless the cell has no texts or the
    /// item has four appearances already.
    private mutating func noteKnownAppearance(
        _ appearance: CellAppearance, of node: ViewTree.Node, in list: CollectionViewNode
    ) {
        guard let element = node.element, !appearance.labelTexts.isEmpty else { return }
        let known = knownAppearances[list.cellClass(of: node)]?[element] ?? []
        if known.count < 4, !known.contains(appearance) {
            knownAppearances[list.cellClass(of: node), default: [:]][element] = known + [appearance]
        }
    }

    // MARK: - Values kept from the previous item (exhibits 16, 57 and 61)

    /// Returns findings about content offsets that a reused cell keeps from its previous item.
    /// Other values that the cell keeps, and that its own item did not have when it was shown
    /// earlier, are added to `kept`, except texts and images. Nothing is added if all cells of the
    /// class on screen have the value.
    private mutating func leftoverFindings(
        for use: CellUse, node: ViewTree.Node, in list: CollectionViewNode, at context: TickContext
    ) -> [SignFinding] {
        guard let inherited = use.inherited else { return [] }
        let known = knownAppearances[list.cellClass(of: node)]?[use.element] ?? []
        let others = known.filter { $0.labelTexts == use.configured.labelTexts }
        var findings: [SignFinding] = []
        for (key, value) in use.configured.all where inherited[key] == value {
            if key.property == .offset {
                let isOwn = known.contains { $0[key] == value }
                let wasMoved = context.tick.events.contains {
                    $0.verb == .bounds && $0.collection == key.viewName(in: node)
                }
                if value != CellAppearance.zeroOffset, !isOwn, !wasMoved {
                    findings.append(
                        SignFinding(
                            61, context,
                            """
                            the list in \(node.name), reused for \(use.item), is still at the offset \
                            \(value) of its previous item
                            """
                        ))
                }
                continue
            }
            guard !key.isContent, !others.isEmpty, others.allSatisfy({ $0[key] != value }),
                // If the item never had the view before, only the presence of the view is reported,
                // and not its properties.
                key.property == .presence || others.contains(where: { $0[key] != nil }),
                list.cells.contains(where: {
                    $0.className == node.className && CellAppearance($0, in: list)[key] != value
                })
            else { continue }
            let finding =
                key.property == .presence
                ? SignFinding(
                    57, context,
                    """
                    \(node.name), reused for \(use.item), keeps \(key.what) of its previous item, which \
                    \(use.item) did not have
                    """
                )
                : SignFinding(
                    16, context,
                    "\(node.name), reused for \(use.item), \(key.phrase(about: value)) as for its previous item; "
                        + "\(use.item) looked otherwise when it was shown earlier")
            let own = Set(others.compactMap { $0[key] ?? (key.property == .presence ? CellAppearance.none : nil) })
            kept.append(
                KeptValue(property: list.cellClassProperty(key, of: node), value: value, own: own, finding: finding))
        }
        return findings
    }

    private mutating func tally(
        _ use: CellUse, ofItemAt path: IndexPath?, node: ViewTree.Node, in list: CollectionViewNode
    ) {
        guard let path, !path.isEmpty else { return }
        let name = list.cellClass(of: node)
        items[name, default: []].append(path)
        noteAddedViews(in: use, node: node, list: list)
        let keys = Set(use.configured.facts.keys).union(use.inherited.map { Set($0.facts.keys) } ?? [])
        for key in keys.sorted() where !key.isContent && key.property != .offset {
            let property = CellClassProperty(cellClass: name, key: key)
            if tallies[property] == nil { order.append(property) }
            var tally = tallies[property] ?? PropertyTally()
            let isPresence = key.property == .presence
            guard let value = use.configured[key] ?? (isPresence ? CellAppearance.none : nil) else { continue }
            // A view that did not exist in the previous use had no properties then.
            let old = use.inherited.flatMap { $0[key] ?? (isPresence ? CellAppearance.none : nil) }
            if let old, old != value { tally.values[old, default: ValueTally()].replacements.insert(value) }
            var one = tally.values[value] ?? ValueTally()
            tally.all.append(path)
            one.items.append(path)
            one.ordinals.append((isPresence ? items[name]!.count : tally.all.count) - 1)
            if old != value { one.gained += 1 }
            if use.inherited == nil { one.fresh += 1 }
            if let inherited = use.inherited, old == value,
                inherited.labelTexts != use.configured.labelTexts || use.configured.labelTexts.isEmpty
            {
                one.carried += 1
                one.carriedItems.insert(path)
                let distance =
                    use.previous.map { $0.first == path.first ? abs(($0.last ?? 0) - (path.last ?? 0)) : 1 } ?? 1
                one.step = Self.greatestCommonDivisor(one.step, distance)
                one.carrier = one.carrier ?? (node.name, list.tick)
            }
            tally.values[value] = one
            tallies[property] = tally
        }
    }

    /// Notes the values that all cells of one class have, for each class with at least three cells
    /// on screen.
    private mutating func noteValuesCommonToCellsOfEachClass(in list: CollectionViewNode) {
        for (name, cells) in Dictionary(grouping: list.cells, by: list.cellClass(of:)) where cells.count > 2 {
            let appearances = cells.map { CellAppearance($0, in: list) }
            for (key, value) in appearances[0].all where appearances.allSatisfy({ $0[key] == value }) {
                valuesSharedByClass[CellClassProperty(cellClass: name, key: key), default: []].insert(value)
            }
        }
    }

    /// Returns a finding about a value that no cell ever loses: whenever a cell with the value is
    /// reused, it keeps the value. Cells without it get it seldom, or only for items that follow a
    /// rule, such as every third item.
    private func findingsAboutValuesNeverReset() -> [SignFinding] {
        for property in order {
            let (name, key) = (property.cellClass, property.key)
            guard let tally = tallies[property], let uses = items[name], !placeDependentProperties.contains(property)
            else { continue }
            let all = key.property == .presence ? uses : tally.all
            // `plain` is the value of more than half of the new cells with the property, if there
            // are at least three of them. Without such a value, as with random colors, the property
            // is skipped.
            // The property `presence` needs no such value.
            let fresh = tally.values.values.reduce(0) { $0 + $1.fresh }
            let plain = tally.values.first { fresh > 2 && 2 * $0.value.fresh > fresh && key.property != .presence }?.key
            guard key.property == .presence || plain != nil else { continue }
            for (value, one) in tally.values.sorted(by: { $0.key < $1.key })
            where value != plain && one.replacements.isEmpty && one.carried >= 2 {
                guard valuesSharedByClass[property]?.contains(value) != true, let carrier = one.carrier else {
                    continue
                }
                let having = value == CellAppearance.none && key.property == .presence ? [] : one.items
                // The number of uses, except those in which a cell kept the value from a previous
                // item (see `carried`).
                let free = all.count - one.carried
                guard !having.isEmpty, free > 0 else { continue }
                let share = (Double(one.gained) + 0.5) / Double(free + 1)
                // If all cells have the value from some time on, the app may have changed to dark
                // mode. At least two uses after the first use with the value must therefore be
                // without it.
                guard all.count - (one.ordinals.first ?? 0) >= one.ordinals.count + 2 else { continue }
                // The value is not a leftover if all items have it, or if the items with the value
                // follow a rule, such as every third item.
                guard Set(all) != Set(having), !Self.areRegular(having, among: all) else { continue }
                // The value is a leftover if the items for which the app sets it follow a rule,
                // such as every third item. Items whose cells only kept the value do not count for
                // such a rule.
                let kept = one.carriedItems
                let isRegular = Self.arePeriodic(
                    Set(having).subtracting(kept), among: Set(all).subtracting(kept), minimumCount: 5)
                guard isRegular || pow(share, Double(one.carried)) < Self.probabilityThreshold && one.step == 1 else {
                    continue
                }
                // The cells of different sections may have different views on purpose, so there is
                // no finding.
                if key.property == .presence, Set(all.map { $0[0] }).count > 1 { continue }
                let tail = "stays with cells of \(name.list) for every later item, as with \(carrier.view)"
                if key.property == .presence {
                    if addedViewTallies[name]?[key.path.withoutOrdinal]?.isSteady == true { continue }
                    return [
                        SignFinding(exhibit: 57, tick: carrier.tick, text: "\(key.what) that some items got \(tail)")
                    ]
                }
                let text = "\(key.phrase(about: value, isNoun: true)), set for some items, \(tail)"
                return [SignFinding(exhibit: 16, tick: carrier.tick, text: text)]
            }
        }
        return []
    }

    /// Unless the items for which the app sets the value follow a rule, there is a finding only if
    /// a list without the mistake looks like the recorded one with a probability below this
    /// threshold.
    private static let probabilityThreshold = 0.001

    private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
        b == 0 ? a : greatestCommonDivisor(b, a % b)
    }

    /// Whether the items with a value follow a rule: they are the first items, the last items, or
    /// at least three items, every nth one. There is no rule if all items have the value.
    private static func areRegular(_ having: [IndexPath], among all: [IndexPath]) -> Bool {
        let (own, others) = (Set(having), Set(all).subtracting(having))
        guard !others.isEmpty, let first = own.min(), let last = own.max() else { return false }
        if others.allSatisfy({ $0 < first }) || others.allSatisfy({ $0 > last }) { return true }
        return arePeriodic(own, among: own.union(others), minimumCount: 3)
    }

    /// Whether `own` has at least `least` different item numbers that all lie on a sequence, and no
    /// other item of `all` lies on it. The step of the sequence is the least distance between two
    /// of the numbers, and must be at least two.
    private static func arePeriodic(_ own: Set<IndexPath>, among all: Set<IndexPath>, minimumCount least: Int) -> Bool {
        let others = all.subtracting(own)
        let numbers = Set(own.map { $0[$0.count - 1] })
        guard numbers.count >= least else { return false }
        let sorted = numbers.sorted()
        let step = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? 0
        guard step > 1 else { return false }
        return numbers.allSatisfy { ($0 - sorted[0]) % step == 0 }
            && others.allSatisfy { ($0[$0.count - 1] - sorted[0]) % step != 0 }
    }

    // MARK: - Views that accumulate (exhibit 16)

    private mutating func noteAddedViews(in use: CellUse, node: ViewTree.Node, list: CollectionViewNode) {
        let name = list.cellClass(of: node)
        let new = use.configured.viewCounts
        guard let old = use.inherited?.viewCounts else { return }
        for (path, count) in new.sorted(by: { $0.key < $1.key }) {
            let before = old[path] ?? 0
            if addedViewTallies[name]?[path] == nil { addedViewOrder.append((name, path)) }
            var growth = addedViewTallies[name]?[path] ?? AddedViewTally()
            if count > before, before > 0 {
                growth.more += 1
                growth.steps.insert(count - before)
                growth.latest = (node.name, count, list.tick)
            } else {
                growth.other += 1
            }
            addedViewTallies[name, default: [:]][path] = growth
        }
    }

    /// Returns a finding if the cells of a class get the same number of additional views at each
    /// reuse, at most three.
    private func accumulatedViewFindings() -> [SignFinding] {
        for (name, path) in addedViewOrder {
            guard let growth = addedViewTallies[name]?[path], growth.isSteady, let latest = growth.latest else {
                continue
            }
            let view = path.split(separator: "/").last ?? ""
            let text =
                "each time a cell of \(name.list) is used it gets another \(view), and none is removed: "
                + "\(latest.view) has \(latest.count)"
            return [SignFinding(exhibit: 16, tick: latest.tick, text: text)]
        }
        return []
    }

    // MARK: - Content that arrives late (exhibit 15)

    private mutating func noteLateContent(
        _ key: CellAppearance.Key, value: String, use: CellUse, node: ViewTree.Node, at context: TickContext
    ) {
        guard key.isContent, let late = use.late[key], late.count > 1 else { return }
        if use.ordinal <= 1 {
            changesByItself = true
        } else if late.count == 2 {
            let text =
                """
                \(node.name), reused for \(use.item), shows "\(late[0])" and then "\(value)" without being \
                configured in between
                """
            lateLoads.append(SignFinding(15, context, text))
        }
    }

    // MARK: - Values that all cells get at once (exhibit 38)

    /// Notes a value that all visible cells of one class get in one tick without being configured.
    /// Selected and highlighted cells do not count, and the offset of a scroll view does not count
    /// either.
    private mutating func noteSharedChanges(
        among: [(cell: String, key: CellAppearance.Key, value: String)], in list: CollectionViewNode
    ) {
        guard among.count >= 2 else { return }
        for (name, cells) in Dictionary(grouping: list.cells.filter(\.isInNormalState), by: \.className).sorted(by: {
            $0.key < $1.key
        }) {
            // Two cells are enough if they are the only cells on screen. Otherwise there must be
            // three cells of the class.
            let visible = Set(cells.map(\.name))
            guard visible.count >= (visible.count == list.cells.count ? 2 : 3) else { continue }
            var groups: [String: Set<String>] = [:]
            for change in among where change.key.property != .offset && visible.contains(change.cell) {
                let group = "\(change.key.text) \(change.value)"
                guard groups[group, default: []].insert(change.cell).inserted, groups[group] == visible else {
                    continue
                }
                let property = CellClassProperty(cellClass: CellClass(list: list.name, name: name), key: change.key)
                themes.removeAll { $0.property == property }
                themes.append(SharedChange(tick: list.tick, property: property, value: change.value, seen: visible))
            }
        }
    }

    /// Notes a cell that was configured before all visible cells got a value, and that comes on
    /// screen without this value.
    private mutating func noteCellIfWithoutSharedChange(
        _ use: CellUse, appearance facts: CellAppearance, node: ViewTree.Node, in list: CollectionViewNode
    ) {
        for theme in themes {
            let key = theme.property.key
            guard theme.property.cellClass == list.cellClass(of: node), use.configuredTick < theme.tick,
                !theme.seen.contains(node.name), let value = facts[key], value != theme.value
            else { continue }
            let finding = list.finding(
                exhibit: 38,
                text:
                    "\(node.name) was prepared before all cells on screen got their \(key.what) in tick \(theme.tick), "
                    + "and comes on screen without that change")
            unthemed.append(CellWithoutSharedChange(theme: theme, cell: node.name, finding: finding))
        }
    }

    /// Discards a change that all visible cells had in the same tick, if a cell that came on screen
    /// without the change has it later and nothing but scrolling happened. Such a change probably
    /// happens in each cell some time after it appears, as when it begins to play.
    private mutating func discardChangeIfRefuted(
        byKey key: CellAppearance.Key, value: String, node: ViewTree.Node, at context: TickContext
    ) {
        let isRefuted = { (one: CellWithoutSharedChange) in
            one.cell == node.name && one.theme.property.key == key && one.theme.value == value
                && context.lastAction <= one.finding.tick
        }
        guard let property = unthemed.first(where: isRefuted)?.theme.property else { return }
        unthemed.removeAll { $0.theme.property == property }
        themes.removeAll { $0.property == property }
    }

    // MARK: - States lost in a reload (exhibit 37)

    /// Returns a finding if an item gets another cell, and the state that its old cell had gained
    /// is gone.
    ///
    /// If the old cell gained the state after a delay, the new cell may still gain it. The finding
    /// is then kept in `lost`. It is dropped if the new cell gains the state, or if the recording
    /// ends within one and a half times that delay. If nothing else about the item changes, there
    /// is no finding, because the app may have reloaded the item in order to remove the state. The
    /// finding about a lost content offset needs no such change, and is not kept in `lost`.
    private mutating func lostStateFindings(
        in list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext
    ) -> [SignFinding] {
        guard let before, list.isUpdate else { return [] }
        let madeOrTakenViews = list.events.madeOrTakenViews
        var findings: [SignFinding] = []
        for cell in list.cells {
            guard madeOrTakenViews.contains(cell.name), let element = cell.element, let old = before.view(for: element),
                old.name != cell.name,
                list.view(named: old.name) == nil, old.className == cell.className, old.frame.size == cell.frame.size,
                let use = uses[old.name]
            else { continue }
            let facts = CellAppearance(cell, in: list)
            let had = CellAppearance(old, in: list)
            let others = facts.changes(since: had).filter { facts[$0.key] != use.configured[$0.key] }
            for (key, value) in had.changes(since: use.configured)
            where facts[key] == use.configured[key] && (old.isInNormalState || !key.property.showsSelection) {
                guard let delay = use.gained[key], key.property == .offset || !others.isEmpty else { continue }
                let finding = SignFinding(
                    37, context,
                    """
                    \(element) is reloaded and gets \(cell.name) instead of \(old.name): the \(key.what) \
                    it had is gone
                    """
                )
                guard delay > 0, key.property != .offset else {
                    findings.append(finding)
                    continue
                }
                let end = context.tick.time + 1.5 * delay
                lost.append(
                    LostState(
                        list: list.name, cell: cell.name, element: element, key: key, value: value, end: end,
                        finding: finding))
            }
        }
        return Array(findings.prefix(1))
    }
}

extension ViewTree.Node {
    var isVisibleOrPrefetchedCell: Bool {
        guard dormant == nil, !isLeaving, !states.contains("orphan") else { return false }
        return isCell || states.contains("prefetched")
    }

    fileprivate var isInNormalState: Bool { !states.contains("selected") && !states.contains("highlighted") }
}
