import UIKit

/// A cell on screen that is stopped or emptied in place of the one that goes.
///
/// `didEndDisplaying` has the index path of before a deletion. The item that has this index path now is another one, on screen.
struct EndedDisplaySigns: SignReader {
    mutating func read(_ moment: Moment, after previous: Moment?) -> [Finding] {
        guard !moment.tick.what.hasPrefix("touch") else { return [] }
        return moment.lists.flatMap { list -> [Finding] in
            let events = moment.events(of: list)
            guard let before = previous?[list: list.name] else { return [] }
            let ended = events.filter { event in
                guard event.verb == .tell, event.name == "didEndDisplaying", event.element?.category == .cell else { return false }
                return moment.isUpdate(of: list) || before.node.children.contains { $0.name == event.view && $0.states.contains("leaving") }
            }
            guard !ended.isEmpty else { return [] }
            let configured = Set(events.filter { $0.verb == .answer }.map(\.text))
            let changed = list.cells.filter { cell in
                guard !configured.contains(cell.name), let old = before.view(cell.name), old.states == cell.states else { return false }
                return CellLook(old) != CellLook(cell)
            }
            guard changed.count == 1 else { return [] }
            return ended.compactMap { event in
                event.view.flatMap { view in confused(changed[0], with: view, event.element!, list, before, moment) }
            }
        }
    }

    /// The cell had what the one that goes has, as all cells on screen do that play or load, and loses it.
    private func confused(
        _ cell: ViewTree.Node, with gone: String, _ element: ElementName, _ list: ShownList, _ before: ShownList, _ moment: Moment
    ) -> Finding? {
        guard cell.element == element, cell.name != gone, let old = before.view(cell.name),
            let leaver = before.node.children.first(where: { $0.name == gone })
        else { return nil }
        let (had, has, model) = (CellLook(old), CellLook(cell), CellLook(leaver))
        guard let key = has.changes(since: had).map(\.key).first(where: { had[$0] != nil && model[$0] == had[$0] }) else { return nil }
        return Finding(
            29, moment,
            "\(gone) ends to be displayed for \(element) of before the deletion, and \(cell.name), which is \(element) now, "
                + "gets another \(key.what)")
    }
}
