import UIKit

/// Looks for a cell that the app stopped or emptied when it left the screen, and that comes back in
/// that state. Exhibit 14.
///
/// A cell that UIKit kept for its item is neither prepared for reuse nor configured again, so only
/// `willDisplay` could start it again.
struct ReappearingCellSigns: SignReader {
    /// The time from one configuration of a cell to the next.
    private struct CellConfiguration {
        let reuses: Int
        var node: ViewTree.Node
        /// The cell's last appearance on screen.
        var appearance: CellAppearance
        var isOnScreen = true
        /// The tick in which the cell left the screen.
        var left = 0
        /// The cell's appearance before it left the screen, if it has come back without being
        /// configured, and nothing but scrolling has happened since it left; otherwise nil.
        var before: CellAppearance?
    }

    /// A value that cells have after they came back, in place of the value that they had before
    /// they left.
    private struct Change {
        let property: CellClassProperty
        let old: String
        let new: String
        var items: Set<ElementName>
        let finding: SignFinding
    }

    private var uses: [String: CellConfiguration] = [:]
    private var changes: [Change] = []
    /// The values that cells had on screen while their `CellConfiguration.before` was nil.
    private var plainValues: [CellClassProperty: Set<String>] = [:]
    /// The properties that change in cells that stay on screen, such as the text of a clock, or
    /// that follow the offset.
    private var changingProperties: Set<CellClassProperty> = []

    mutating func conclude(after last: TickContext) -> [SignFinding] {
        let left = changes.first { change in
            change.items.count > 1 && !changingProperties.contains(change.property)
                && plainValues[change.property]?.contains(change.new) != true
                && plainValues[change.property]?.contains(change.old) == true
        }
        return left.map { [$0.finding] } ?? []
    }

    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    {
        let answered = list.events.answers
        let shown = Set(list.cells.map(\.name))
        for node in list.node.children where uses[node.name]?.isOnScreen == true && !shown.contains(node.name) {
            uses[node.name]?.isOnScreen = false
            uses[node.name]?.left = list.tick
        }
        for cell in list.cells {
            guard var use = uses[cell.name], use.reuses == cell.reuses, !answered.contains(cell.name) else {
                let appearance = CellAppearance(cell, in: list)
                uses[cell.name] = CellConfiguration(reuses: cell.reuses, node: cell, appearance: appearance)
                noteValuesOnScreen(in: appearance, of: cell, in: list)
                continue
            }
            let appearance = use.node == cell ? use.appearance : CellAppearance(cell, in: list)
            if !use.isOnScreen {
                // If the app did something in the meantime, it may have changed cells off screen on
                // purpose.
                use.before = context.lastAction > use.left ? nil : use.before ?? use.appearance
                use.isOnScreen = true
            } else if appearance != use.appearance, context.isOnlyScrolled {
                changingProperties.formUnion(
                    appearance.changes(since: use.appearance).map { list.cellClassProperty($0.key, of: cell) })
            }
            if !context.isOnlyScrolled { use.before = nil }
            if let before = use.before {
                if context.isAtRest, cell.states.isEmpty {
                    compare(cell, appearance: appearance, previous: before, in: list)
                }
            } else if appearance != use.appearance {
                noteValuesOnScreen(in: appearance, of: cell, in: list)
            }
            (use.node, use.appearance) = (cell, appearance)
            uses[cell.name] = use
        }
        return []
    }

    private mutating func noteValuesOnScreen(
        in appearance: CellAppearance, of cell: ViewTree.Node, in list: CollectionViewNode
    ) {
        for (key, value) in appearance.all {
            plainValues[list.cellClassProperty(key, of: cell), default: []].insert(value)
        }
    }

    private mutating func compare(
        _ cell: ViewTree.Node, appearance: CellAppearance, previous before: CellAppearance, in list: CollectionViewNode
    ) {
        guard let element = cell.element else { return }
        for (key, value) in appearance.changes(since: before)
        where key.property != .offset && key.property != .transform {
            let property = list.cellClassProperty(key, of: cell)
            let old = before[key] ?? CellAppearance.none
            if let index = changes.firstIndex(where: { $0.property == property && $0.old == old && $0.new == value }) {
                changes[index].items.insert(element)
                continue
            }
            let text =
                """
                \(cell.name) comes back for \(element) with another \(key.what) than it had when it left. \
                No configured cell has this value, and a kept cell is neither configured nor prepared for \
                reuse
                """
            changes.append(
                Change(
                    property: property, old: old, new: value, items: [element],
                    finding: list.finding(exhibit: 14, text: text)))
        }
    }
}
