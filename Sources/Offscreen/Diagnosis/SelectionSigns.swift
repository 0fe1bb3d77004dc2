import UIKit

/// Looks for cells that the app selected without the list. Exhibit 71.
///
/// A touch selects an item whose cell is selected already, and another cell stays selected. A list
/// with multiple selection would have deselected an item that it knew as selected, and a list with
/// single selection would have deselected the other item. Nothing is reported if the delegate was
/// asked whether an item may be deselected.
struct SelectionSigns: SignReader {
    private static let selections: Set<String> = ["didSelectItemAt", "didSelectRowAt"]
    private static let questions: Set<String> = ["shouldDeselectItemAt", "willDeselectRowAt"]

    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        guard let previous, context.isTouch else { return [] }
        return context.lists.flatMap { list -> [SignFinding] in
            guard let before = previous[list: list.name], !list.isUpdateOrReload,
                !list.events.contains(where: { Self.questions.contains($0.name) })
            else { return [] }
            return list.events.compactMap { event in
                guard event.verb == .tell, Self.selections.contains(event.name), let element = event.element,
                    let cell = before.view(for: element), cell.isSelected,
                    let other = before.cells.first(where: { other in
                        other.name != cell.name && other.isSelected
                            && list.cells.contains { $0.name == other.name && $0.isSelected }
                    })
                else { return nil }
                return SignFinding(
                    71, context,
                    """
                    a touch selects \(element), whose cell \(cell.name) is selected already, and \(other.name) stays \
                    selected: the app selected a cell without the list
                    """, view: cell.name)
            }
        }
    }
}

extension ViewTree.Node {
    fileprivate var isSelected: Bool { states.contains("selected") }
}
