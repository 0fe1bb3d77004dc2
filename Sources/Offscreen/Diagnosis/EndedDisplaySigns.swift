import UIKit

/// Looks for a cell on screen that the app stopped or emptied by mistake, instead of the cell that
/// leaves. Exhibit 29.
///
/// After a deletion, `didEndDisplaying` is called with the index path from before the deletion.
/// Another item, which is on screen, may have this index path now.
struct EndedDisplaySigns: SignReader {
    /// A cell whose display has ended. Such cells are remembered until the next step, because an
    /// app may react to `didEndDisplaying` in a later tick.
    private struct EndedDisplay {
        let list: String
        let gone: String
        let element: ElementName
        let appearance: CellAppearance
    }

    private var ends: [EndedDisplay] = []

    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        if context.beginsStep { ends = [] }
        guard !context.isTouch else { return [] }
        return context.lists.flatMap { list -> [SignFinding] in
            guard let before = previous?[list: list.name] else { return [] }
            noteEndedDisplays(in: list, previous: before)
            let ended = ends.filter { $0.list == list.name }
            guard !ended.isEmpty else { return [] }
            let configured = list.events.answers
            let changed = list.cells.filter { cell in
                guard !configured.contains(cell.name), let old = before.view(named: cell.name), old != cell,
                    old.states == cell.states
                else { return false }
                return CellAppearance(old, in: list) != CellAppearance(cell, in: list)
            }
            guard changed.count == 1 else { return [] }
            return ended.compactMap { wrongItemFinding(for: changed[0], after: $0, previous: before, at: context) }
        }
    }

    private mutating func noteEndedDisplays(in list: CollectionViewNode, previous before: CollectionViewNode) {
        for event in list.events {
            guard event.verb == .tell, event.name == "didEndDisplaying", let element = event.element,
                element.category == .cell,
                let leaver = before.node.children.first(where: { $0.name == event.view }),
                list.isUpdate || leaver.isLeaving
            else { continue }
            ends.append(
                EndedDisplay(
                    list: list.name, gone: leaver.name, element: element, appearance: CellAppearance(leaver, in: list)))
        }
    }

    /// Returns a finding if the cell that now has the index path of the departed cell loses a value
    /// that both cells had.
    private func wrongItemFinding(
        for cell: ViewTree.Node, after end: EndedDisplay, previous before: CollectionViewNode, at context: TickContext
    ) -> SignFinding? {
        guard cell.element == end.element, cell.name != end.gone, let old = before.view(named: cell.name) else {
            return nil
        }
        let (had, has) = (CellAppearance(old, in: before), CellAppearance(cell, in: before))
        guard
            let key = has.changes(since: had).map(\.key).first(where: {
                had[$0] != nil && end.appearance[$0] == had[$0]
            })
        else {
            return nil
        }
        return SignFinding(
            29, context,
            """
            the method didEndDisplaying is called for \(end.gone) with \(end.element), the index path \
            before the deletion. \(cell.name) represents \(end.element) now, and gets another \(key.what)
            """)
    }
}
