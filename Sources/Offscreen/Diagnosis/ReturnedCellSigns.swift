import UIKit

/// A kept cell that an app stopped or emptied when it left, and that comes back like that.
///
/// The cell is neither prepared for reuse nor asked for, so that nothing starts it again unless `willDisplay` does.
struct ReturnedCellSigns: SignReader {
    /// The time in which a cell shows one item.
    private struct Life {
        let reuses: Int
        var node: ViewTree.Node
        /// The cell's look on screen.
        var look: CellLook
        var isOnScreen = true
        /// The tick in which it went off screen.
        var left = 0
        /// The cell's look before it last went off screen and came back unasked.
        var before: CellLook?
    }

    /// A value that cells got while they were off screen.
    private struct Change {
        let property: CellLook.Slot
        let old: String
        let new: String
        var items: Set<ElementName>
        let finding: Finding
    }

    private var lives: [String: Life] = [:]
    private var changes: [Change] = []
    /// The values with which cells were on screen before they left for the first time.
    private var plain: [CellLook.Slot: Set<String>] = [:]
    /// The properties that change in cells that stay on screen, as those of a clock do, or those that follow the offset.
    private var restless: Set<CellLook.Slot> = []
    /// The latest tick in which something other than a scroll happened.
    private var deed = 0

    mutating func read(_ moment: Moment, after previous: Moment?) -> [Finding] {
        if !moment.isOnlyScrolled { deed = moment.tick.number }
        for list in moment.lists { read(list, moment) }
        return []
    }

    mutating func conclude(_ last: Moment) -> [Finding] {
        let left = changes.first { change in
            change.items.count > 1 && !restless.contains(change.property)
                && plain[change.property]?.contains(change.new) != true && plain[change.property]?.contains(change.old) == true
        }
        return left.map { [$0.finding] } ?? []
    }

    private mutating func read(_ list: ShownList, _ moment: Moment) {
        let answered = moment.events(of: list).answers
        let shown = Set(list.cells.map(\.name))
        for node in list.node.children where lives[node.name]?.isOnScreen == true && !shown.contains(node.name) {
            lives[node.name]?.isOnScreen = false
            lives[node.name]?.left = moment.tick.number
        }
        for cell in list.cells {
            guard var life = lives[cell.name], life.reuses == cell.reuses, !answered.contains(cell.name) else {
                let look = CellLook(cell)
                lives[cell.name] = Life(reuses: cell.reuses, node: cell, look: look)
                note(look, of: cell, in: list)
                continue
            }
            let look = life.node == cell ? life.look : CellLook(cell)
            if !life.isOnScreen {
                // What happened meanwhile may be meant for cells off screen, too.
                life.before = deed > life.left ? nil : life.before ?? life.look
                life.isOnScreen = true
            } else if look != life.look, moment.isOnlyScrolled {
                for (key, _) in look.changes(since: life.look) { restless.insert(list.slot(key, of: cell)) }
            }
            if !moment.isOnlyScrolled { life.before = nil }
            if let before = life.before {
                if moment.isAtRest, cell.states.isEmpty { compare(cell, look, before, list, moment) }
            } else if look != life.look {
                note(look, of: cell, in: list)
            }
            (life.node, life.look) = (cell, look)
            lives[cell.name] = life
        }
    }

    private mutating func note(_ look: CellLook, of cell: ViewTree.Node, in list: ShownList) {
        for (key, value) in look.all { plain[list.slot(key, of: cell), default: []].insert(value) }
    }

    private mutating func compare(
        _ cell: ViewTree.Node, _ look: CellLook, _ before: CellLook, _ list: ShownList, _ moment: Moment
    ) {
        guard let element = cell.element else { return }
        for (key, value) in look.changes(since: before) where key.property != .offset && key.property != .transform {
            let slot = list.slot(key, of: cell)
            let old = before[key] ?? CellLook.none
            if let index = changes.firstIndex(where: { $0.property == slot && $0.old == old && $0.new == value }) {
                changes[index].items.insert(element)
                continue
            }
            let text =
                "\(cell.name) comes back for \(element) with another \(key.what) than it left with. No configured cell has this value, and a "
                + "kept cell is neither configured nor prepared for reuse"
            changes.append(Change(property: slot, old: old, new: value, items: [element], finding: Finding(14, moment, text)))
        }
    }
}
