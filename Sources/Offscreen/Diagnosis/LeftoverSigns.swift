import UIKit

/// Looks for looks that a reused cell keeps from its previous item although its own item is known
/// to have another look. Exhibits 16, 57 and 61.
///
/// An item's other look is known if the item was shown with the same texts, and nothing but
/// scrolling happened since. Another text is not enough, because an item may get a text while it is
/// off screen. So a text is reported only if items get it again and again in reused cells that had
/// it, and never in other cells.
struct LeftoverSigns: SignReader {
    /// A period in which a view represents one item.
    private struct CellUse {
        /// The element; nil for a prefetched cell, whose item is unknown until it comes on screen.
        var element: ElementName?
        /// The appearance of the view after it was last configured.
        var configured: CellAppearance
        var latest: CellAppearance
        /// The appearance of the view at the end of its previous use; nil if no previous use was
        /// seen.
        var inherited: CellAppearance?
    }

    /// The looks that an item had since the last action, at most four.
    private struct KnownLook {
        let tick: Int
        let appearance: CellAppearance

        /// Whether a cell has the same texts as the item then, except those in a view that the cell
        /// keeps with all of its texts from its previous use.
        func isLook(of cell: CellAppearance, withoutViewAt path: String, keptFrom former: CellAppearance) -> Bool {
            func isInside(_ text: CellAppearance.Texts.Element) -> Bool {
                text.key.path == path || text.key.path.hasPrefix(path + "/")
            }
            let texts = cell.texts
            return appearance.texts == texts.filter { !isInside($0) }
                && texts.filter(isInside) == former.texts.filter(isInside)
        }

        /// Returns a phrase about the property of an item that had another value then.
        func phrase(about key: CellAppearance.Key, of element: ElementName) -> String {
            guard key.property == .hidden, let value = appearance[key] else {
                return "\(element) looked otherwise in tick \(tick)"
            }
            return "for \(element) it was \(value == "yes" ? "hidden" : "visible") in tick \(tick)"
        }
    }

    /// A value that a reused cell kept from its previous item, and the values that its present item
    /// had when it was shown earlier.
    private struct KeptValue {
        let property: CellClassProperty
        let value: String
        let own: Set<String>
        let finding: SignFinding
    }

    /// The return of an item in a reused cell, after it was shown with other values of one text and
    /// the same other texts. Nothing but scrolling happened in between.
    private struct TextReturn {
        let element: ElementName
        let tick: Int
        let property: CellClassProperty
        /// The text of the cell for its previous item; `CellAppearance.none` for no text.
        let inherited: String
        let value: String
        /// The texts that the item had earlier.
        let own: Set<String>
        let cell: String
        /// The tick in which the item was shown earlier.
        let earlierTick: Int
        /// The fix if the cell keeps the text.
        let fix: String
    }

    private var uses: [String: CellUse] = [:]
    /// The last node and appearance of each view. The appearance is computed again only if the node
    /// has changed.
    private var appearances: [String: (node: ViewTree.Node, appearance: CellAppearance)] = [:]
    private var knownLooks: [ListItem: [KnownLook]] = [:]
    /// The offsets that each item had, by property.
    private var knownOffsets: [ListItem: [CellAppearance.Key: Set<String>]] = [:]
    private var kept: [KeptValue] = []
    private var textReturns: [TextReturn] = []
    /// The keys of the texts that any cell of a class had.
    private var textKeys: [CellClass: Set<CellAppearance.Key>] = [:]
    /// The values that replaced each value of the previous item in reused cells.
    private var replacements: [CellClassProperty: [String: Set<String>]] = [:]
    /// The properties that have changed in a cell while the list was scrolled or time passed, and
    /// the cell was neither requested nor about to be displayed. They may
    /// depend on the cell's position, or on the time, and not on its item.
    private var changingProperties: Set<CellClassProperty> = []

    mutating func conclude(after last: TickContext) -> [SignFinding] {
        (kept + keptTexts).filter { one in
            !changingProperties.contains(one.property)
                && replacements[one.property]?[one.value]?.isDisjoint(with: one.own) != false
        }
        .map(\.finding)
    }

    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        // An action may change the model, and with it the look of each item.
        if !context.isOnlyScrolled { knownLooks = [:] }
        return context.lists.flatMap { read($0, previous: previous?[list: $0.name], at: context) }
    }

    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    {
        if list.isUpdateOrReload {
            knownLooks = knownLooks.filter { $0.key.list != list.name }
            knownOffsets = knownOffsets.filter { $0.key.list != list.name }
        }
        let madeOrTakenViews = list.events.madeOrTakenViews
        let shown = list.events.shownViews
        let configured = shown.union(list.events.filter { $0.verb == .apply }.compactMap(\.view))
        var findings: [SignFinding] = []
        var seen: [(node: ViewTree.Node, appearance: CellAppearance)] = []
        for node in list.node.children where node.isVisibleOrPrefetchedCell {
            let (facts, mayDiffer) = appearance(of: node, in: list)
            if mayDiffer || !context.isOnlyScrolled || list.isUpdateOrReload { seen.append((node, facts)) }
            guard var use = uses[node.name], !madeOrTakenViews.contains(node.name) else {
                let use = CellUse(
                    element: node.element, configured: facts, latest: facts, inherited: uses[node.name]?.latest)
                uses[node.name] = use
                noteReplacements(in: use, node: node, in: list)
                if node.element != nil { findings += leftovers(for: use, node: node, in: list, at: context) }
                continue
            }
            let newValues = facts == use.latest ? [] : facts.changes(since: use.latest)
            if configured.contains(node.name), !newValues.isEmpty { use.configured = facts }
            // Attributes that are applied while the list is scrolled may follow the place of a cell.
            if context.isOnlyScrolled, !shown.contains(node.name) {
                changingProperties.formUnion(newValues.map { list.cellClassProperty($0.key, of: node) })
            }
            let wasUnknown = use.element == nil
            use.element = node.element ?? use.element
            if wasUnknown, use.element != nil {
                findings += leftovers(for: use, node: node, in: list, at: context)
            }
            use.latest = facts
            uses[node.name] = use
        }
        for (node, appearance) in seen { noteKnownLook(appearance, of: node, in: list) }
        return findings
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

    /// Adds the look of an item to `knownLooks`, unless the cell has no texts or the item has four
    /// looks already.
    private mutating func noteKnownLook(
        _ appearance: CellAppearance, of node: ViewTree.Node, in list: CollectionViewNode
    ) {
        guard let element = node.element else { return }
        let item = ListItem(list: list.name, element: element)
        for (key, value) in appearance.all where key.property == .offset {
            knownOffsets[item, default: [:]][key, default: []].insert(value)
        }
        let known = knownLooks[item] ?? []
        if !appearance.labelTexts.isEmpty, known.count < 4, !known.contains(where: { $0.appearance == appearance }) {
            knownLooks[item] = known + [KnownLook(tick: list.tick, appearance: appearance)]
        }
    }

    // MARK: - Texts

    private mutating func leftovers(
        for use: CellUse, node: ViewTree.Node, in list: CollectionViewNode, at context: TickContext
    ) -> [SignFinding] {
        noteTextReturns(in: use, node: node, in: list)
        return leftoverFindings(for: use, node: node, in: list, at: context)
    }

    /// Notes the texts of a reused cell whose item was shown earlier with the same other texts, but
    /// with another text or none in their place, or with the same.
    private mutating func noteTextReturns(in use: CellUse, node: ViewTree.Node, in list: CollectionViewNode) {
        let cellClass = list.cellClass(of: node)
        textKeys[cellClass, default: []].formUnion(use.configured.texts.keys)
        guard let inherited = use.inherited, let element = use.element else { return }
        let known = knownLooks[ListItem(list: list.name, element: element)] ?? []
        guard !known.isEmpty else { return }
        for key in textKeys[cellClass, default: []].sorted() {
            let others = use.configured.texts.without(key)
            // If the item did not have the view, the presence of the view is reported instead.
            let looks = known.filter {
                $0.appearance.texts.without(key) == others
                    && (key.path.isEmpty || $0.appearance[key.visibility] != nil)
            }
            guard !others.isEmpty, let first = looks.first else { continue }
            let value = use.configured[key] ?? CellAppearance.none
            textReturns.append(
                TextReturn(
                    element: element, tick: list.tick, property: list.cellClassProperty(key, of: node),
                    inherited: inherited[key] ?? CellAppearance.none, value: value,
                    own: Set(looks.map { $0.appearance[key] ?? CellAppearance.none }), cell: node.name,
                    earlierTick: first.tick, fix: key.fix(in: use.configured)))
        }
    }

    /// The texts that reused cells kept from their previous items. At least three items got such a
    /// text, all of them in cells that had it. Afterwards at least three items that had other texts
    /// returned in cells without the text, and did not get it. A text that items get while they are
    /// off screen would not depend on the cell.
    private var keptTexts: [KeptValue] {
        var texts: [KeptValue] = []
        for (property, returns) in Dictionary(grouping: textReturns, by: \.property) {
            for value in Set(returns.map(\.value)) where value != CellAppearance.none {
                let others = returns.filter { !$0.own.contains(value) }
                let changed = others.filter { $0.value == value }
                guard changed.allSatisfy({ $0.inherited == value }), let first = changed.first else { continue }
                let unchanged = others.filter {
                    $0.tick > first.tick && $0.inherited != value && $0.own.contains($0.value)
                }
                guard Set(changed.map(\.element)).count >= LeftoverSigns.leastItemCount,
                    Set(unchanged.map(\.element)).count >= LeftoverSigns.leastItemCount
                else { continue }
                texts += changed.map {
                    KeptValue(property: property, value: value, own: $0.own, finding: finding(about: $0))
                }
            }
        }
        return texts.sorted { ($0.finding.tick, $0.finding.text) < ($1.finding.tick, $1.finding.text) }
    }

    private static let leastItemCount = 3

    private func finding(about one: TextReturn) -> SignFinding {
        let own = one.own.sorted().map { $0 == CellAppearance.none ? "no text" : "\"\($0)\"" }
        let text =
            """
            \(one.cell), reused for \(one.element), keeps the text "\(one.value)" of its previous item; \
            \(one.element) had \(own.joined(separator: " or ")) there in tick \(one.earlierTick)
            """
        return SignFinding(
            exhibit: 16, tick: one.tick, text: text, view: one.cell, fix: one.fix, exhibitOfTables: 69)
    }

    private mutating func noteReplacements(in use: CellUse, node: ViewTree.Node, in list: CollectionViewNode) {
        guard let inherited = use.inherited else { return }
        for (key, value) in use.configured.changes(since: inherited) {
            // A view that did not exist in the previous use had no properties then.
            guard let old = inherited[key] ?? (key.property == .presence ? CellAppearance.none : nil) else { continue }
            replacements[list.cellClassProperty(key, of: node), default: [:]][old, default: []].insert(value)
        }
    }

    /// Returns findings about content offsets that a reused cell keeps from its previous item.
    /// Other values that the cell keeps, and that its own item did not have when it was shown
    /// earlier, are added to `kept`, except texts and images. Nothing is added if all cells of the
    /// class on screen have the value.
    private mutating func leftoverFindings(
        for use: CellUse, node: ViewTree.Node, in list: CollectionViewNode, at context: TickContext
    ) -> [SignFinding] {
        guard let inherited = use.inherited, let element = use.element else { return [] }
        let known = knownLooks[ListItem(list: list.name, element: element)] ?? []
        let ownWithSameTexts = known.filter { $0.appearance.labelTexts == use.configured.labelTexts }
        var findings: [SignFinding] = []
        for (key, value) in use.configured.all where inherited[key] == value {
            if key.property == .offset {
                findings += keptOffsetFindings(value, key: key, of: element, node: node, in: list, at: context)
                continue
            }
            let own =
                key.property == .presence
                ? known.filter { $0.isLook(of: use.configured, withoutViewAt: key.path, keptFrom: inherited) }
                : ownWithSameTexts
            guard !key.isContent, let first = own.first, own.allSatisfy({ $0.appearance[key] != value }),
                // If the item never had the view before, only the presence of the view is reported,
                // and not its properties. If the item had it hidden, only its visibility is.
                key.property == .presence
                    ? known.allSatisfy({ $0.appearance[key.visibility] == nil })
                    : own.contains(where: { $0.appearance[key] != nil }),
                key.property == .presence
                    ? list.hasCellWithoutView(of: key, like: node)
                    : list.hasOtherValue(of: key, than: value, inCellsLike: node)
            else { continue }
            let counts = (use.configured.viewCounts, inherited.viewCounts)
            let path = key.path.withoutOrdinal
            let finding =
                if key.property != .presence {
                    SignFinding(
                        16, context,
                        """
                        \(node.name), reused for \(element), \(key.phrase(about: value, in: use.configured)) as \
                        for its previous item; \(first.phrase(about: key, of: element))
                        """, view: node.name, fix: key.fix(in: use.configured), exhibitOfTables: 69)
                } else if let count = counts.0[path], let old = counts.1[path], count > old {
                    SignFinding(
                        16, context,
                        """
                        \(node.name) had \(old) views like \(key.what(in: use.configured)) for its previous \
                        item and gets another: it has \(count) for \(element), which had \
                        \(first.appearance.viewCounts[path] ?? 0) in tick \(first.tick)
                        """, view: node.name, exhibitOfTables: 68)
                } else {
                    SignFinding(
                        57, context,
                        """
                        \(node.name), reused for \(element), keeps \(key.what(in: use.configured)) of its \
                        previous item; \(element) did not have it in tick \(first.tick)
                        """, view: node.name,
                        exhibitOfTables: key.viewClass == "TableCellAccessoryView" ? 65 : nil)
                }
            let values = Set(
                own.compactMap { $0.appearance[key] ?? (key.property == .presence ? CellAppearance.none : nil) })
            kept.append(
                KeptValue(property: list.cellClassProperty(key, of: node), value: value, own: values, finding: finding))
        }
        return findings
    }

    /// Returns a finding about a scroll view in a reused cell that has the offset of the previous
    /// item. There is none if the item ever had this offset, if code moved the scroll view, or if
    /// the scroll views of all other cells have the offset, as rows that scroll together.
    private func keptOffsetFindings(
        _ value: String, key: CellAppearance.Key, of element: ElementName, node: ViewTree.Node,
        in list: CollectionViewNode, at context: TickContext
    ) -> [SignFinding] {
        let isOwn = knownOffsets[ListItem(list: list.name, element: element)]?[key]?.contains(value) == true
        let wasMoved = context.tick.events.contains {
            $0.verb == .bounds && $0.collection == key.viewName(in: node)
        }
        guard value != CellAppearance.zeroOffset, !isOwn, !wasMoved,
            list.hasOtherValue(of: key, than: value, inCellsLike: node)
        else { return [] }
        return [
            SignFinding(
                61, context,
                """
                the list in \(node.name), reused for \(element), is still at the offset \(value) of its \
                previous item, and nobody has scrolled it for \(element)
                """, view: node.name)
        ]
    }
}

extension CollectionViewNode {
    /// Whether a cell of the same class on screen has another value of a property.
    fileprivate func hasOtherValue(of key: CellAppearance.Key, than value: String, inCellsLike node: ViewTree.Node)
        -> Bool
    {
        cells.contains { $0.className == node.className && CellAppearance($0, in: self)[key] != value }
    }

    /// Whether a cell of the same class on screen does not contain a view, not even a hidden one.
    fileprivate func hasCellWithoutView(of key: CellAppearance.Key, like node: ViewTree.Node) -> Bool {
        cells.contains { $0.className == node.className && CellAppearance($0, in: self)[key.visibility] == nil }
    }
}

extension [Event] {
    /// The names of the views that the data source returned, or of which the delegate was told that
    /// they will be displayed.
    fileprivate var shownViews: Set<String> {
        answers.union(filter { $0.verb == .tell && $0.name == "willDisplay" }.compactMap(\.view))
    }
}

extension ViewTree.Node {
    var isVisibleOrPrefetchedCell: Bool {
        guard dormant == nil, !isLeaving, !states.contains("orphan") else { return false }
        return isCell || states.contains("prefetched")
    }
}
