import UIKit

/// Looks for rows of a table view that get a new cell, although they had a cell before, and cells of
/// the same class and reuse identifier wait in the pool. Exhibit 67.
///
/// An app that dequeues gets a waiting cell for such a row. An app that keeps a cell for each row
/// returns the row's earlier cell.
struct MadeCellSigns: SignReader {
    private static let leastCount = 3
    /// For each table view, the rows that had a cell since the last update or reload. After it, a row
    /// may have another index path.
    private var rowsWithCells: [String: Set<ElementName>] = [:]
    /// The rows that got a new cell in this way.
    private var rowsMadeAgain: [String: Set<ElementName>] = [:]

    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        context.lists.filter { context.isTable(named: $0.name) }.flatMap { list -> [SignFinding] in
            defer { rowsWithCells[list.name, default: []].formUnion(list.cells.compactMap(\.element)) }
            guard !list.isUpdateOrReload, let before = previous?[list: list.name] else {
                rowsWithCells[list.name] = []
                return []
            }
            return findings(in: list, waiting: before.numberOfDormantViews, at: context)
        }
    }

    private mutating func findings(
        in list: CollectionViewNode, waiting: [PoolName: Int], at context: TickContext
    ) -> [SignFinding] {
        var waiting = waiting
        for event in list.events where event.verb == .make || event.verb == .take {
            guard let cell = event.view, waiting[PoolName(event.text, view: cell), default: 0] > 0 else { continue }
            guard event.verb == .make else {
                waiting[PoolName(event.text, view: cell)]! -= 1
                continue
            }
            guard let row = list.view(named: cell)?.element, rowsWithCells[list.name, default: []].contains(row),
                rowsMadeAgain[list.name, default: []].insert(row).inserted,
                rowsMadeAgain[list.name]?.count == MadeCellSigns.leastCount
            else { continue }
            let text =
                """
                \(cell) was made for \(row), which had a cell before, although cells with the identifier \
                "\(event.text)" waited in the pool; so it was for \(MadeCellSigns.leastCount - 1) rows before
                """
            return [SignFinding(67, context, text, view: cell)]
        }
        return []
    }
}

/// A reuse identifier with the class of the views in its pool.
private struct PoolName: Hashable {
    let identifier: String
    let viewClass: Substring

    init(_ identifier: String, view: String) {
        self.identifier = identifier
        viewClass = view.prefix { $0 != "#" }
    }
}

extension CollectionViewNode {
    fileprivate var numberOfDormantViews: [PoolName: Int] {
        node.children.reduce(into: [:]) { counts, child in
            if let identifier = child.dormant { counts[PoolName(identifier, view: child.name), default: 0] += 1 }
        }
    }
}
