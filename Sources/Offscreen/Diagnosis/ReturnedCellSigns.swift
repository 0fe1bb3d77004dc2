import UIKit

/// Looks for a prefetched or kept cell that the app stopped or emptied when it left the screen, and that comes back unchanged.
/// Exhibit 14.
///
/// Such a cell is neither prepared for reuse nor configured again, so only `willDisplay` could start it again.
struct ReturnedCellSigns: SignReader {
    /// The time in which a cell represents one item.
    private struct Life {
        let reuses: Int
        var node: ViewTree.Node
        /// The cell's look while it was on screen.
        var appearance: CellAppearance
        var isOnScreen = true
        /// The tick in which the cell left the screen.
        var left = 0
        /// The cell's look before it last left the screen and came back without being configured.
        var before: CellAppearance?
    }

    /// A value that cells got while they were off screen.
    private struct Change {
        let property: CellAppearance.Slot
        let old: String
        let new: String
        var items: Set<ElementName>
        let finding: SignFinding
    }

    private var lives: [String: Life] = [:]
    private var changes: [Change] = []
    /// The values that cells had on screen before they first left it.
    private var plain: [CellAppearance.Slot: Set<String>] = [:]
    /// The properties that change in cells that stay on screen, such as the text of a clock, or that follow the offset.
    private var restless: Set<CellAppearance.Slot> = []

    mutating func read(_ moment: Moment, after previous: Moment?) -> [SignFinding] {
        for list in moment.lists { read(list, moment) }
        return []
    }

    mutating func conclude(_ last: Moment) -> [SignFinding] {
        let left = changes.first { change in
            change.items.count > 1 && !restless.contains(change.property)
                && plain[change.property]?.contains(change.new) != true && plain[change.property]?.contains(change.old) == true
        }
        return left.map { [$0.finding] } ?? []
    }

    private mutating func read(_ list: VisibleCollectionView, _ moment: Moment) {
        let answered = moment.events(of: list).answers
        let shown = Set(list.cells.map(\.name))
        for node in list.node.children where lives[node.name]?.isOnScreen == true && !shown.contains(node.name) {
            lives[node.name]?.isOnScreen = false
            lives[node.name]?.left = moment.tick.number
        }
        for cell in list.cells {
            guard var life = lives[cell.name], life.reuses == cell.reuses, !answered.contains(cell.name) else {
                let appearance = CellAppearance(cell)
                lives[cell.name] = Life(reuses: cell.reuses, node: cell, appearance: appearance)
                note(appearance, of: cell, in: list)
                continue
            }
            let appearance = life.node == cell ? life.appearance : CellAppearance(cell)
            if !life.isOnScreen {
                // A change by the app in the meantime may be meant for cells off screen as well.
                life.before = moment.lastAction > life.left ? nil : life.before ?? life.appearance
                life.isOnScreen = true
            } else if appearance != life.appearance, moment.isOnlyScrolled {
                for (key, _) in appearance.changes(since: life.appearance) { restless.insert(list.slot(key, of: cell)) }
            }
            if !moment.isOnlyScrolled { life.before = nil }
            if let before = life.before {
                if moment.isAtRest, cell.states.isEmpty { compare(cell, appearance, before, list, moment) }
            } else if appearance != life.appearance {
                note(appearance, of: cell, in: list)
            }
            (life.node, life.appearance) = (cell, appearance)
            lives[cell.name] = life
        }
    }

    private mutating func note(_ appearance: CellAppearance, of cell: ViewTree.Node, in list: VisibleCollectionView) {
        for (key, value) in appearance.all { plain[list.slot(key, of: cell), default: []].insert(value) }
    }

    private mutating func compare(
        _ cell: ViewTree.Node, _ appearance: CellAppearance, _ before: CellAppearance, _ list: VisibleCollectionView, _ moment: Moment
    ) {
        guard let element = cell.element else { return }
        for (key, value) in appearance.changes(since: before) where key.property != .offset && key.property != .transform {
            let slot = list.slot(key, of: cell)
            let old = before[key] ?? CellAppearance.none
            if let index = changes.firstIndex(where: { $0.property == slot && $0.old == old && $0.new == value }) {
                changes[index].items.insert(element)
                continue
            }
            let text =
                "\(cell.name) comes back for \(element) with another \(key.what) than it had when it left. No configured cell has this value, and a "
                + "kept cell is neither configured nor prepared for reuse"
            changes.append(Change(property: slot, old: old, new: value, items: [element], finding: SignFinding(14, moment, text)))
        }
    }
}
