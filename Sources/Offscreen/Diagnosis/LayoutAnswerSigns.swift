import UIKit

/// Looks for elements that a layout leaves out although their frames are on screen, and for cells
/// beyond the end of the content. None of the project's exhibits shows these mistakes.
struct LayoutAnswerSigns: SignReader {
    /// For each collection view, the item whose cell reached beyond the end of the content in the
    /// previous tick.
    private var itemsBeyondEnd: [String: ElementName] = [:]
    private var listsWithMissingElement: Set<String> = []
    private var listsWithCellBeyondEnd: Set<String> = []

    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    {
        // If the items, the content size or the size of the view have changed, frames of two ticks
        // cannot be compared.
        guard let before, before.scroll.content == list.scroll.content,
            before.node.frame.size == list.node.frame.size, !list.isUpdateOrReload
        else {
            itemsBeyondEnd[list.name] = nil
            return []
        }
        return missingElementFindings(in: list, previous: before, at: context) + cellBeyondEndFindings(in: list)
    }

    /// Returns a finding if an element loses its view although its frame is still on screen. There
    /// is none if the step does more than scroll, if the layout is invalidated, or if the frame of
    /// another element changes.
    private mutating func missingElementFindings(
        in list: CollectionViewNode, previous before: CollectionViewNode, at context: TickContext
    ) -> [SignFinding] {
        guard !listsWithMissingElement.contains(list.name), context.isOnlyScrolled,
            !list.events.contains(where: { $0.verb == .invalidate })
        else { return [] }
        let left = Set(list.events.filter { $0.verb == .leave }.compactMap(\.element))
        guard
            let gone = before.views.first(where: {
                left.contains($0.element!) && $0.transform == nil && $0.frame.overlapsNoticeably(list.bounds)
                    && list.view(for: $0.element!) == nil
            }), list.views.allSatisfy({ before.view(for: $0.element!)?.frame ?? $0.frame == $0.frame })
        else { return [] }
        listsWithMissingElement.insert(list.name)
        return context.findings(
            text:
                """
                the layout of \(list.name) no longer returns attributes for \(gone.element!), whose frame \
                \(gone.frame.text) is still on screen
                """)
    }

    /// Returns a finding if more than half of a cell on screen lies beyond the end of the content
    /// and of its inset in two consecutive ticks. A layout may cut off less on purpose. There is no
    /// finding about a cell that overlaps another, as in a stack of cards that show only their
    /// heads.
    private mutating func cellBeyondEndFindings(in list: CollectionViewNode) -> [SignFinding] {
        let end = list.contentLength + list.inset[list.scrollsSideways ? 3 : 2]
        let cell = list.cells.first { cell in
            let extent = list.extentAlongScrollDirection(of: cell.frame)
            return (extent.start + extent.end) / 2 > end
                && cell.frame.overlapsNoticeably(list.bounds)
                && cell.transform == nil
                && !cell.isCarried
                && !list.cells.contains { $0.name != cell.name && $0.frame.overlapsNoticeably(cell.frame) }
        }
        defer { itemsBeyondEnd[list.name] = cell?.element }
        guard let cell, list.contentLength > list.length + 1, itemsBeyondEnd[list.name] == cell.element,
            listsWithCellBeyondEnd.insert(list.name).inserted
        else { return [] }
        return list.findings(
            text:
                """
                more than half of \(cell.element!) at \(cell.frame.text) lies beyond the end of the content \
                of \(list.name), which is \(list.contentLength.text) points long
                """)
    }
}
