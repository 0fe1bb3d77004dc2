import UIKit

/// Looks for insertions whose index paths were computed before the deletions in the same batch.
/// Exhibit 25.
struct BatchSigns: SignReader {
    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    {
        guard list.isUpdate, let before, before.bounds == list.bounds else { return [] }
        let newViews = list.events.madeOrTakenViews
        for cell in list.cells where newViews.contains(cell.name) {
            if let finding = shiftedItemFinding(for: cell, in: list, previous: before, newViews: newViews) {
                return [finding]
            }
        }
        return []
    }

    /// Returns a finding about a new cell in two cases: it shows the text of an earlier cell near
    /// it, or it breaks a sorted order. In the second case, there is a finding only if the order
    /// holds when the cell is moved up by the number of items that were deleted before it.
    private func shiftedItemFinding(
        for cell: ViewTree.Node, in list: CollectionViewNode, previous before: CollectionViewNode, newViews: Set<String>
    ) -> SignFinding? {
        guard let element = cell.element, let text = cell.joinedTexts, element.indexPath.count == 2 else { return nil }
        let old = before.cells(inSection: element.indexPath[0])
        let new = list.cells(inSection: element.indexPath[0])
        let kept = new.filter { !newViews.contains($0.name) }
        let deleted = old.count { cell in
            cell.element!.indexPath < element.indexPath
                && (list.view(named: cell.name) == nil || newViews.contains(cell.name))
        }
        let words = old.compactMap(\.joinedTexts)
        guard deleted > 0, kept.count > 1, words.count == old.count, Set(words).count == words.count,
            let place = new.firstIndex(where: { $0.name == cell.name })
        else { return nil }
        func finding(_ text: String) -> SignFinding {
            list.finding(
                exhibit: 25,
                text:
                    """
                    the new cell \(cell.name) \(text): \(deleted) items before \(element) were deleted in \
                    the same batch
                    """
            )
        }
        if let twin = kept.first(where: { $0.joinedTexts == text }), let path = twin.element?.indexPath,
            abs(path.item - element.indexPath.item) <= deleted, words.contains(text)
        {
            return finding("shows \"\(text)\", as the earlier cell \(twin.name) does")
        }
        let order = new.compactMap(\.joinedTexts)
        guard order.count == new.count, words.count > 3, words.isSorted, !order.isSorted, place >= deleted else {
            return nil
        }
        var sorted = order
        sorted.insert(sorted.remove(at: place), at: place - deleted)
        return sorted.isSorted ? finding("is too far down in a sorted list") : nil
    }
}

extension CollectionViewNode {
    /// Returns the cells of one section, in the order of their items.
    fileprivate func cells(inSection section: Int) -> [ViewTree.Node] {
        cells.filter { $0.element?.indexPath.first == section }.sorted { $0.element!.indexPath < $1.element!.indexPath }
    }
}

extension [String] {
    /// Whether each text is greater than the previous one, without regard to case. Numbers are
    /// compared by value.
    fileprivate var isSorted: Bool {
        zip(self, dropFirst()).allSatisfy {
            $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending
        }
    }
}
