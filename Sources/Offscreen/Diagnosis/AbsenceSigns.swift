import UIKit

/// Looks for items that have no cell although they should be on screen, or a cell that cannot be
/// seen. Exhibits 48, 55 and 58.
struct AbsenceSigns: SignReader {
    private struct History {
        var layoutAnswer: LayoutAnswer?
        /// The latest answer of the layout before the counts last changed.
        var earlierAnswer: LayoutAnswer?
        var hadUnseenCells = false
        /// The elements that appeared in an update, with the number of its tick.
        var appeared: [ElementName: Int] = [:]
    }

    /// The number of elements that a layout returned for a rectangle.
    private struct LayoutAnswer {
        let count: Int
        let rect: CGRect
        let content: CGSize

        /// Whether the layout was asked for all of its content.
        var coversContent: Bool {
            rect.minX <= 0.5 && rect.minY <= 0.5 && rect.maxX >= content.width - 0.5
                && rect.maxY >= content.height - 0.5
        }
    }

    private var histories: [String: History] = [:]

    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        var findings: [SignFinding] = []
        for list in context.lists {
            var history = histories[list.name] ?? History()
            let answer = Self.layoutAnswer(in: list)
            let counts = (previous?.itemCounts(of: list).total, context.itemCounts(of: list).total)
            if let answer, let previous, let before = previous[list: list.name], before.bounds == list.bounds,
                before.scroll.content == list.scroll.content, answer.count == history.layoutAnswer?.count
            {
                findings += missingItemFindings(in: list, previous: before, count: answer.count)
            }
            if let earlier = counts.0, earlier > 0, earlier != counts.1 { history.earlierAnswer = history.layoutAnswer }
            findings += findingsAboutAddedItemsNotLaidOut(
                in: list, answer: answer, earlier: history.earlierAnswer, at: context)
            history.layoutAnswer = answer ?? history.layoutAnswer
            findings += unseenCellFindings(
                in: list, previous: previous?[list: list.name], history: &history, at: context)
            histories[list.name] = history
        }
        return findings
    }

    /// Returns the last answer of the layout in a tick about the elements in a rectangle.
    private static func layoutAnswer(in list: CollectionViewNode) -> LayoutAnswer? {
        guard let index = list.events.lastIndex(where: { $0.verb == .answer && $0.text.hasSuffix(" elements") }),
            let count = Int(list.events[index].text.prefix { $0 != " " }),
            let rect = list.events[..<index].last(where: { $0.verb == .ask && $0.rect != nil })?.rect
        else { return nil }
        return LayoutAnswer(count: count, rect: rect, content: list.scroll.content)
    }

    /// Returns a finding if a visible cell has gone without a scroll, an update or a reload,
    /// although the layout returns as many elements as before, and no view has a new frame, so that
    /// nothing took the cell's place. The layout may then return two attributes with the same index
    /// path.
    private func missingItemFindings(in list: CollectionViewNode, previous before: CollectionViewNode, count: Int)
        -> [SignFinding]
    {
        guard !list.isUpdateOrReload, list.views.count < before.views.count,
            !list.events.contains(where: { $0.verb == .enter || $0.verb == .drop }),
            list.views.allSatisfy({ view in before.views.contains { $0.frame == view.frame } }),
            let gone = before.cells.first(where: {
                $0.element.flatMap(list.view(for:)) == nil && $0.frame.overlapsNoticeably(list.bounds)
            })
        else { return [] }
        return list.findings(
            exhibit: 55,
            text:
                """
                the layout of \(list.name) returns \(count) elements as before, but \(gone.element!), which \
                was at \(gone.frame.text), no longer has a cell
                """
        )
    }

    /// Returns a finding if items were added to the last section, and all cells on screen still
    /// represent the former items. There is a finding in two cases: the layout, asked for all of its
    /// content, returns as many elements as before, when there was one for each item; or all of the
    /// content is on screen, with a cell for each former item. If cells overlap, as in a stack of
    /// cards, the layout may show only the first items on purpose.
    private func findingsAboutAddedItemsNotLaidOut(
        in list: CollectionViewNode, answer: LayoutAnswer?, earlier: LayoutAnswer?, at context: TickContext
    ) -> [SignFinding] {
        let counts = context.itemCounts(of: list)
        guard let section = counts.latest.keys.max(), let count = counts.latest[section],
            let former = counts.earlier[section], former < count, former > 0
        else { return [] }
        let cells = list.cells
        let paths = cells.compactMap { $0.element?.indexPath }.filter { $0.count == 2 && $0[0] == section }
        guard paths.max()?.last == former - 1,
            !cells.indices.contains(where: { index in
                cells[..<index].contains { $0.frame.overlapsNoticeably(cells[index].frame) }
            })
        else { return [] }
        let formerTotal = counts.total - count + former
        func findings(_ text: String) -> [SignFinding] {
            context.findings(exhibit: 58, text: "\(list.name) has \(count) items in section \(section), \(text)")
        }
        if let answer, let earlier, earlier.count == answer.count, answer.coversContent, earlier.coversContent,
            answer.count >= formerTotal
        {
            return findings(
                """
                and its layout, asked for all of its content, returns \(answer.count) elements as before, when \
                there were \(former) items
                """)
        }
        let content = CGRect(origin: .zero, size: list.scroll.content)
        guard cells.count == formerTotal, list.bounds.insetBy(dx: -0.5, dy: -0.5).contains(content) else { return [] }
        return findings("and all of its content is on screen with cells for the first \(former) only")
    }

    /// Returns a finding for each cell that appeared in an update and cannot be seen when the
    /// recording ends, although no cell of the list was unseen before the update.
    private func unseenCellFindings(
        in list: CollectionViewNode, previous before: CollectionViewNode?, history: inout History,
        at context: TickContext
    ) -> [SignFinding] {
        if list.isUpdate {
            for event in list.events where event.name.hasPrefix("initialLayoutAttributes") {
                // The recording of a device does not name the elements.
                let new = list.cells.filter { before?.view(named: $0.name) == nil }.compactMap(\.element)
                for element in event.element.map({ [$0] }) ?? new { history.appeared[element] = list.tick }
            }
        }
        let unseen = list.unseenCells
        if history.appeared.isEmpty, !unseen.isEmpty { history.hadUnseenCells = true }
        guard context.isLast, !history.hadUnseenCells else { return [] }
        return unseen.compactMap { cell in
            guard let element = cell.element, let tick = history.appeared[element] else { return nil }
            return SignFinding(
                48, context,
                """
                \(cell.name) appeared for \(element) in the update of tick \(tick), and \
                \(cell.alpha < 0.01 ? "its alpha is still 0" : "it is still shrunk to less than half its size")
                """, view: cell.name)
        }
    }
}

extension CollectionViewNode {
    /// The cells on screen that are transparent, or that are shrunk to less than half their size.
    /// Hidden cells, and the cell of an item in interactive movement, are left out.
    fileprivate var unseenCells: [ViewTree.Node] {
        cells.filter {
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
