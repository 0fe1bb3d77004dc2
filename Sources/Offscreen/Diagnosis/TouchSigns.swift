import UIKit

/// Touches that have no effect.
struct TouchSigns: SignReader {
    mutating func read(_ moment: Moment, after previous: Moment?) -> [Finding] {
        guard let previous, !moment.tick.what.hasPrefix("touch") else { return [] }
        return previous.lists.compactMap { before in
            guard let cell = before.cells.first(where: { $0.states.contains("highlighted") }),
                let list = moment[list: before.name], moment.isReload(of: list),
                !list.cells.contains(where: { $0.states.contains("highlighted") && $0.element == cell.element })
            else { return nil }
            return Finding(54, moment, "\(before.name) is reloaded while a finger is down on \(cell.element!), which loses its highlight")
        }
    }
}
