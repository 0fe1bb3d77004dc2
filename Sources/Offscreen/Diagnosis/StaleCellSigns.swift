import UIKit

/// Looks for a cell that UIKit kept for its item, and that comes back with outdated content.
/// Exhibit 13.
///
/// A recording does not contain the model. The content is taken to be outdated if the item looks
/// different when it next gets another cell, or the same cell after a reuse, and nothing but
/// scrolling happened in between.
struct StaleCellSigns: SignReader {
    /// The last appearance of an item on screen.
    private struct LastAppearance {
        var appearance: CellAppearance
        var cell: String
        var reuses: Int
        /// The tick in which the item's cell left the screen.
        var left: Int?
        /// The finding about the item's cell if it came back as it was, without being configured,
        /// and the tick of the last action before its return; otherwise nil.
        var returned: (tick: Int, finding: SignFinding)?
    }

    private var sights: [ListItem: LastAppearance] = [:]
    /// The properties that change without a visible reason, such as content that is loaded later,
    /// or random colors.
    private var changingProperties: Set<CellClassProperty> = []
    private var found: [(property: CellClassProperty, finding: SignFinding)] = []

    mutating func conclude(after last: TickContext) -> [SignFinding] {
        found.filter { !changingProperties.contains($0.property) }.map(\.finding)
    }

    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    {
        if list.isUpdateOrReload { sights = sights.filter { $0.key.list != list.name } }
        guard !list.events.isEmpty || before != nil else { return [] }
        let answered = list.events.answers
        for cell in before?.cells ?? [] where list.view(named: cell.name) == nil {
            sights[ListItem(list: list.name, element: cell.element!)]?.left = context.tick.number
        }
        for cell in list.cells {
            let old = before?.view(named: cell.name)
            guard old != cell else { continue }
            let item = ListItem(list: list.name, element: cell.element!)
            let appearance = CellAppearance(cell, in: list)
            defer {
                sights[item] = LastAppearance(
                    appearance: appearance, cell: cell.name, reuses: cell.reuses, returned: sights[item]?.returned)
            }
            guard let sight = sights[item] else { continue }
            if sight.cell == cell.name, sight.reuses == cell.reuses {
                guard !answered.contains(cell.name) else {
                    sights[item]?.returned = nil
                    continue
                }
                if old != nil {
                    if context.isOnlyScrolled {
                        changingProperties.formUnion(
                            appearance.changes(since: sight.appearance).map { list.cellClassProperty($0.key, of: cell) }
                        )
                    }
                    if appearance != sight.appearance { sights[item]?.returned = nil }
                } else if let tick = sight.left, tick < context.lastAction, appearance == sight.appearance {
                    let text =
                        "\(cell.name) comes back for \(cell.element!) as it was before tick \(context.lastAction), "
                        + "without being configured again"
                    sights[item]?.returned = (context.lastAction, SignFinding(13, context, text))
                }
            } else {
                let changes = appearance.changes(since: sight.appearance).map(\.key).filter {
                    $0.property != .offset && $0.property != .presence
                }
                if let (tick, finding) = sight.returned, tick == context.lastAction {
                    found += changes.map { key in
                        let what = key.what(in: appearance)
                        let text = "\(finding.text); \(cell.name), configured for it later, has another \(what)"
                        return (
                            list.cellClassProperty(key, of: cell),
                            SignFinding(
                                exhibit: finding.exhibit, tick: finding.tick, text: text, view: sight.cell)
                        )
                    }
                } else if sight.returned == nil, (sight.left ?? 0) > context.lastAction {
                    changingProperties.formUnion(changes.map { list.cellClassProperty($0, of: cell) })
                }
                sights[item]?.returned = nil
            }
        }
        return []
    }
}
