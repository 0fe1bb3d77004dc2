import UIKit

/// Looks for opaque headers and decorations that cover most of a cell, with its middle. None of the
/// project's exhibits shows this mistake.
///
/// The layout gives the view a greater zIndex than the cell. What is pinned, such as a sticky
/// header, also covers cells, but only at some offsets. So a view is reported if it covers the cell
/// when the list is at its start, or at two offsets with the same frame.
struct CoveredCellSigns: SignReader {
    private struct Cover: Hashable {
        let list: String
        let view: ElementName
        let item: ElementName
    }

    /// The role of a covering view: headers of one kind, for example.
    private struct Role: Hashable {
        let list: String
        let kind: String
    }

    /// The frame of a covering view, and the offset of the list at that time.
    private struct Sight {
        let frame: CGRect
        let offset: CGPoint
    }

    private var sights: [Cover: Sight] = [:]
    private var reports: [Role: (finding: SignFinding, items: Set<ElementName>)] = [:]

    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    {
        guard context.isAtRest else { return [] }
        if list.isUpdateOrReload { sights = sights.filter { $0.key.list != list.name } }
        let isAtStart =
            list.scroll.offset.x <= 0.5 - list.inset[1] && list.scroll.offset.y <= 0.5 - list.inset[0]
        for (index, cell) in list.views.enumerated() where cell.isCell && cell.isPlain {
            for view in list.views[(index + 1)...] where !view.isCell && view.isPlain && view.covers(cell) {
                guard let element = view.element, let item = cell.element else { continue }
                let cover = Cover(list: list.name, view: element, item: item)
                let sight = Sight(frame: view.frame, offset: list.scroll.offset)
                let earlier = sights[cover]
                if earlier?.frame != view.frame { sights[cover] = sight }
                guard isAtStart || earlier.map({ $0.frame == view.frame && $0.offset != sight.offset }) == true
                else { continue }
                note(view, over: cell, in: list, at: context)
            }
        }
        return []
    }

    private mutating func note(
        _ view: ViewTree.Node, over cell: ViewTree.Node, in list: CollectionViewNode, at context: TickContext
    ) {
        guard let element = view.element, let item = cell.element else { return }
        let reached = view.takesTouches ? view.name : "the cell, which cannot be seen"
        let text =
            """
            \(view.name) for \(element) (z \(view.z)) is opaque and covers most of \(item) (z \(cell.z)): a tap on \
            the middle of \(item) reaches \(reached)
            """
        let fix =
            "give the view a smaller zIndex than the cells in the layout, or a frame that leaves the cells free"
        let finding = SignFinding(nil, context, text, view: cell.name, fix: fix)
        reports[Role(list: list.name, kind: element.kind), default: (finding, [])].items.insert(item)
    }

    mutating func conclude(after last: TickContext) -> [SignFinding] {
        reports.values.map { $0.finding.counting($0.items) }.sorted { ($0.tick, $0.text) < ($1.tick, $1.text) }
    }
}

extension ViewTree.Node {
    /// Whether the view is on screen without a transform, and is not carried.
    fileprivate var isPlain: Bool {
        alpha > 0.99 && transform == nil && !isCarried && !states.contains("hidden")
            && !states.contains(ViewTree.Node.spatial)
    }

    /// Whether the view is opaque, has a greater zIndex than a cell behind it, and covers the middle
    /// of the cell and at least half of its area.
    fileprivate func covers(_ cell: ViewTree.Node) -> Bool {
        // A recording of a device may hold NaN, for which Foundation's `contains` ends the process.
        guard z > cell.z, frame.isNumeric, cell.frame.isNumeric, zPosition >= cell.zPosition,
            (appearance?.background?.last ?? 0) > 0.99,
            frame.contains(CGPoint(x: cell.frame.midX, y: cell.frame.midY)),
            let common = frame.intersectionIncludingEdges(with: cell.frame)
        else { return false }
        return common.width * common.height >= cell.frame.width * cell.frame.height / 2
    }
}
