import UIKit

/// Looks for taps that remove the wrong item: the user taps a cell, and the item of another cell is
/// removed. There is a finding only if an earlier tap on a cell of the same class removed the
/// tapped item itself. A cause may be an index path that a cell captured before an update. None of
/// the project's exhibits shows this mistake.
struct WrongItemSigns: SignReader {
    private var press: (list: String, cell: ViewTree.Node)?
    /// The classes of cells that were removed by a tap on them.
    private var removableClasses: Set<CellClass> = []

    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        if context.tick.what.hasPrefix("touch "), let point = context.tick.touchedPoint {
            press = previous?.cell(at: point).map { ($0.name, $1) }
        } else if context.beginsStep, !context.isTouch {
            press = nil
        }
        guard let (name, cell) = press, let list = context[list: name], list.isUpdate,
            let before = previous?[list: name]
        else { return [] }
        press = nil
        let gone = list.node.children.filter {
            $0.isLeaving && $0.isCell && before.view(named: $0.name) != nil
        }
        guard gone.count == 1 else { return [] }
        if gone[0].name == cell.name { removableClasses.insert(list.cellClass(of: cell)) }
        guard removableClasses.contains(list.cellClass(of: cell)), list.view(named: cell.name) != nil else { return [] }
        return context.findings(
            text:
                """
                a tap on \(cell.name) with \(cell.element!) removes \(gone[0].name) with \
                \(gone[0].element!): the action of the cell may have an index path from before an update
                """)
    }
}
