import UIKit

/// Looks for items that have no cell although they should be on screen, or a cell that cannot be
/// seen. Exhibits 48, 55 and 58.
struct AbsenceSigns: SignReader {
    private struct History {
        var layoutAnswer: String?
        var hasUpdated = false
        var hadUnseenCells = false
    }

    private var histories: [String: History] = [:]

    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        var findings: [SignFinding] = []
        for list in context.lists {
            var history = histories[list.name] ?? History()
            let layoutAnswer = list.events.last { $0.verb == .answer && $0.text.hasSuffix(" elements") }?.text
            if let previous, let before = previous[list: list.name], before.bounds == list.bounds,
                before.scroll.content == list.scroll.content, let layoutAnswer, layoutAnswer == history.layoutAnswer
            {
                let oldCounts = previous.itemCounts(of: list)
                let change = oldCounts.latest.isEmpty ? 0 : context.itemCounts(of: list).total - oldCounts.total
                findings += missingItemFindings(in: list, previous: before, layoutAnswer: layoutAnswer)
                findings += staleLayoutFindings(in: list, previous: before, addedItemCount: change)
            }
            findings += findingsAboutAddedItemsNotLaidOut(in: list, at: context)
            if let layoutAnswer { history.layoutAnswer = layoutAnswer }
            if list.isUpdate, list.events.contains(where: { $0.name.hasPrefix("initialLayoutAttributes") }) {
                history.hasUpdated = true
            }
            if !history.hasUpdated, list.unseenCell != nil { history.hadUnseenCells = true }
            if context.isLast, history.hasUpdated, !history.hadUnseenCells, let cell = list.unseenCell {
                findings.append(
                    SignFinding(
                        48, context,
                        "\(cell.name) represents \(cell.element!) on screen, and "
                            + (cell.alpha < 0.01 ? "its alpha is 0" : "it is shrunk to less than half its size")))
            }
            histories[list.name] = history
        }
        return findings
    }

    /// Returns a finding if a visible cell has gone without a scroll, an update or a reload,
    /// although the layout returns as many elements as before. The layout may then return two
    /// attributes with the same index path.
    private func missingItemFindings(
        in list: CollectionViewNode, previous before: CollectionViewNode, layoutAnswer: String
    ) -> [SignFinding] {
        guard !list.isUpdateOrReload, list.views.count < before.views.count,
            !list.events.contains(where: { $0.verb == .enter || $0.verb == .drop }),
            let gone = before.cells.first(where: {
                $0.element.flatMap(list.view(for:)) == nil && $0.frame.overlapsNoticeably(list.bounds)
            })
        else { return [] }
        return list.findings(
            exhibit: 55,
            text:
                """
                the layout of \(list.name) returns \(layoutAnswer) as before, but \(gone.element!) no \
                longer has a cell
                """
        )
    }

    /// Returns a finding if items were added and the layout was prepared, but the layout's content
    /// size and number of elements are the same as before.
    private func staleLayoutFindings(
        in list: CollectionViewNode, previous before: CollectionViewNode, addedItemCount change: Int
    ) -> [SignFinding] {
        let columns = Set(before.cells.map { list.extentAcrossScrollDirection(of: $0.frame).start }).count
        // In a list of one column, each added item needs a new line.
        // With several columns, the last line may have had room for some of the added items, so
        // there must be at least two lines of them.
        guard change > 0, columns > 0, columns == 1 || change >= 2 * columns,
            list.events.contains(where: { $0.verb == .prepare }), before.cells.count == list.cells.count,
            list.contentLength > list.length + 1
        else { return [] }
        return list.findings(
            exhibit: 58,
            text: "\(change) more items, and the layout of \(list.name) has the same content size and the same elements"
        )
    }

    /// Returns a finding if items were added to the last section, but the last cell at the end of
    /// the content still represents the former last item.
    private func findingsAboutAddedItemsNotLaidOut(in list: CollectionViewNode, at context: TickContext)
        -> [SignFinding]
    {
        let counts = context.itemCounts(of: list)
        guard let section = counts.latest.keys.max(), let count = counts.latest[section],
            let earlier = counts.earlier[section],
            earlier < count, earlier > 0, list.showsEnd
        else { return [] }
        let paths = list.cells.compactMap { $0.element?.indexPath }.filter { $0.count == 2 && $0[0] == section }
        guard paths.max()?.last == earlier - 1 else { return [] }
        return context.findings(
            exhibit: 58,
            text:
                """
                \(list.name) has \(count) items in section \(section), and its layout returns only the \
                first \(earlier)
                """
        )
    }
}

extension CollectionViewNode {
    /// Whether the bounds end at most half a point before the end of the content.
    fileprivate var showsEnd: Bool { extentAlongScrollDirection(of: bounds).end >= contentLength - 0.5 }

    /// A cell on screen that is transparent, or that is shrunk to less than half its size; nil if
    /// there is none. Hidden cells, and the cell of an item in interactive movement, are left out.
    fileprivate var unseenCell: ViewTree.Node? {
        cells.first {
            ($0.alpha < 0.01 && $0.frame.overlapsNoticeably(bounds)
                || $0.isShrunk && bounds.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY)))
                && !$0.isCarried && !$0.states.contains("hidden")
        }
    }
}

extension ViewTree.Node {
    /// Whether the view's transform shrinks it to less than half its width and less than half its
    /// height.
    fileprivate var isShrunk: Bool {
        guard let t = transform, t.count == 6 else { return false }
        let width = t[0] * t[0] + t[1] * t[1]
        let height = t[2] * t[2] + t[3] * t[3]
        return width < 0.25 && height < 0.25
    }
}
