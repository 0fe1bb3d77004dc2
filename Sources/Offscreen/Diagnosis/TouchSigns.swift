import UIKit

/// Looks for touches that have no effect because their cell is reloaded. Exhibit 54.
struct TouchSigns: SignReader {
    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        guard let previous, !context.isTouch else { return [] }
        return previous.lists.compactMap { before in
            guard let cell = before.cells.first(where: { $0.states.contains("highlighted") }),
                let list = context[list: before.name],
                list.isReload || isReplaced(cell, in: list),
                !list.cells.contains(where: { $0.states.contains("highlighted") && $0.element == cell.element })
            else { return nil }
            return SignFinding(
                54, context,
                """
                \(before.name) is reloaded while a finger is down on \(cell.element!), which loses its \
                highlight, and the tap is lost
                """
            )
        }
    }

    /// Whether an update gives the item another cell.
    private func isReplaced(_ cell: ViewTree.Node, in list: CollectionViewNode) -> Bool {
        guard list.isUpdate, let new = list.view(for: cell.element!), new.name != cell.name,
            list.view(named: cell.name) == nil
        else {
            return false
        }
        return list.events.madeOrTakenViews.contains(new.name)
    }
}
