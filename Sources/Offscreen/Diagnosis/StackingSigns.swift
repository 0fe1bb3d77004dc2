import UIKit

/// Looks for overlapping views that are out of order, or whose order is undetermined. Exhibits 1,
/// 2, 3, 5, 7, 8, 10, 11, 12, 26, 30 and 31.
struct StackingSigns: SignReader {
    /// The last element and the number of reuses of each cell, by name. If the element changes and
    /// the number does not, the cell's item got another index path.
    private var elements: [String: (element: ElementName, reuses: Int)] = [:]
    private var movedCells: Set<String> = []
    private var hasAppMoved = false
    /// For each pair of views other than cells, the one that was above when they last overlapped,
    /// and the number of changes.
    private var orderChanges: [String: (above: String, count: Int)] = [:]
    /// The collection views in which views other than cells change places again and again.
    private var listsWithChangingOrder: Set<String> = []
    private var scrolledLists: Set<String> = []
    /// For each collection view, the findings of the last tick at rest in which there were any.
    private var latestFindings: [String: [SignFinding]] = [:]
    private var order: [String] = []
    /// The collection views in which a touch reached a view that lies wrongly above a cell.
    private var listsWithWrongTouch: Set<String> = []

    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        if context.tick.events.contains(where: { $0.verb == .place && $0.cause == .app }) { hasAppMoved = true }
        return context.lists.flatMap { list -> [SignFinding] in
            noteItemsWithNewPaths(in: list)
            noteScrolls(in: list, previous: previous?[list: list.name])
            if context.isAtRest, context.isLast || list.views.count <= Self.maximumViewCount {
                let found = findingsAtRest(in: list, at: context)
                if latestFindings[list.name] == nil { order.append(list.name) }
                if !found.isEmpty || latestFindings[list.name] == nil { latestFindings[list.name] = found }
            }
            return wrongTouchFindings(in: list, at: context) + duplicateDecorationFindings(in: list, at: context)
                + changingOrderFindings(in: list, at: context)
        }
    }

    mutating func conclude(after last: TickContext) -> [SignFinding] {
        // If a touch reached a view that lies wrongly above a cell, exhibits 1 and 2 are left out,
        // because the finding about the touch explains more.
        // If views other than cells change places again and again (see `changingOrderFindings`),
        // their final order is accidental, and exhibit 12 is left out.
        order.flatMap { list in
            let excluded: [Int?] =
                (listsWithWrongTouch.contains(list) ? [1, 2] : []) + (listsWithChangingOrder.contains(list) ? [12] : [])
            return ((latestFindings[list] ?? []) + deviceFindings(of: list, in: last.recording)).filter {
                !excluded.contains($0.exhibit)
            }
        }
    }

    /// The number of views up to which all pairs are compared whenever the views are at rest. More
    /// views are compared only at the end.
    private static let maximumViewCount = 60

    /// Returns a finding about a recording of a device if the kind of `orderVerdict(of:)` is
    /// `notExplained`, and the verdict has an exhibit; otherwise an empty array. The scenes of such
    /// a recording do not show whether the app moved a view.
    private func deviceFindings(of list: String, in recording: Recording) -> [SignFinding] {
        guard recording.device != nil, let verdict = recording.orderVerdict(of: list), verdict.kind == .notExplained,
            let tick = verdict.tick, let first = verdict.exhibits.first
        else { return [] }
        let exhibit = if first != 1 { first } else if scrolledLists.contains(list) { 1 } else { 2 }
        return [SignFinding(exhibit: exhibit, tick: tick, text: verdict.reason)]
    }

    private mutating func noteItemsWithNewPaths(in list: CollectionViewNode) {
        for cell in list.cells {
            if let known = elements[cell.name], known.reuses == cell.reuses, known.element != cell.element {
                movedCells.insert(cell.name)
            }
            elements[cell.name] = (cell.element!, cell.reuses)
        }
    }

    /// Notes whether the list was scrolled after the last update or reload.
    private mutating func noteScrolls(in list: CollectionViewNode, previous before: CollectionViewNode?) {
        if list.isUpdateOrReload { scrolledLists.remove(list.name) }
        if let before, before.scroll.offset != list.scroll.offset { scrolledLists.insert(list.name) }
    }

    // MARK: - Findings about the order of views

    private func findingsAtRest(in list: CollectionViewNode, at context: TickContext) -> [SignFinding] {
        let inversions = inversionFindings(in: list, at: context)
        return (inversions.isEmpty ? equalZIndexFindings(in: list, at: context) : inversions)
            + coveredDecorationFindings(in: list)
    }

    /// Returns a finding about one of the overlapping pairs that are out of order, preferably one
    /// that the bug of iOS 10 has caused.
    private func inversionFindings(in list: CollectionViewNode, at context: TickContext) -> [SignFinding] {
        let views = list.views
        guard context.recording.device == nil,
            views.indices.contains(where: { above in
                views[..<above].contains { $0.z > views[above].z && $0.frame.overlapsNoticeably(views[above].frame) }
            }), let report = context.recording.stacking(of: list.name, atTick: context.tick.number)
        else { return [] }
        let pairs = report.inversions.filter(\.overlaps)
        guard let worst = pairs.first(where: { $0.cause.contains("the bug of iOS 10") }) ?? pairs.first else {
            return []
        }
        let since = startTick(of: worst, in: list, until: context)
        let others =
            pairs.count == 1
            ? ""
            : ". \(pairs.count - 1) more \(pairs.count == 2 ? "pair is" : "pairs are") out of order in tick "
                + "\(context.tick.number)"
        let text =
            """
            \(worst.above.view) (z \(worst.above.z)) lies above \(worst.below.view) (z \(worst.below.z)). \
            \(worst.cause.oneLine)\(others)
            """
        func findings(exhibit: Int, text: String) -> [SignFinding] {
            [SignFinding(exhibit: exhibit, tick: since, text: text)]
        }
        let (above, below) = (list.view(named: worst.above.view), list.view(named: worst.below.view))
        if let above, let below, above.zPosition < below.zPosition {
            let touch =
                """
                \(below.name) is painted above \(above.name), and lies below it among the siblings: \
                touches reach \(above.name)
                """
            return findings(exhibit: 3, text: touch)
        }
        if !worst.cause.contains("the bug of iOS 10") {
            // On iOS 6, the search for a view's place among its siblings stops at views that the
            // app added.
            let isStopped =
                !worst.cause.contains("by the app") && !list.foreign.isEmpty && context.recording.systemVersion <= 6
            return findings(exhibit: isStopped ? 30 : 12, text: text)
        }
        if worst.outOfPlace.z > 0, worst.below == worst.outOfPlace, hasAppMoved {
            return findings(exhibit: 31, text: text)
        }
        return findings(exhibit: scrolledLists.contains(list.name) ? 1 : 2, text: text)
    }

    /// Returns the number of the first of the consecutive ticks, up to this one, in which the two
    /// views represent these elements and lie in this order.
    private func startTick(of pair: StackingReport.Inversion, in list: CollectionViewNode, until context: TickContext)
        -> Int
    {
        let ticks = context.recording.ticks
        var index = context.recording.index(ofTick: context.tick.number) ?? 0
        while index > 0, let node = ticks[index - 1].tree[list.name],
            let below = node.children.firstIndex(where: {
                $0.name == pair.below.view && $0.element == pair.below.element
            }),
            let above = node.children.firstIndex(where: {
                $0.name == pair.above.view && $0.element == pair.above.element
            }), below < above
        { index -= 1 }
        return ticks[index].number
    }

    /// Returns a finding about overlapping views of equal zIndex. Since iOS 10 their order is
    /// undetermined, and moving an item does not change the order.
    private func equalZIndexFindings(in list: CollectionViewNode, at context: TickContext) -> [SignFinding] {
        var undetermined: (text: String, fix: String)?
        var undeterminedCount = 0
        // The frame of a view that is rotated or turned in 3D is larger than the view. What lies
        // under a transparent view is seen, too, as when one page fades into the next.
        let views = list.views.filter {
            $0.alpha > 0.99 && !$0.isCarried && !$0.isRotated && !$0.states.contains("hidden")
                && !$0.states.contains(ViewTree.Node.spatial)
        }
        for (index, below) in views.enumerated() {
            for above in views[(index + 1)...]
            where above.z == below.z && above.zPosition == below.zPosition
                && above.frame.overlapsNoticeably(below.frame) && above.isDrawnOver(below)
            {
                let text =
                    """
                    \(above.name) at \(above.frame.text) and \(below.name) at \(below.frame.text) overlap, and \
                    both have zIndex \(above.z)
                    """
                if let a = above.element, let b = below.element, a.category == .cell, b.category == .cell,
                    a.indexPath < b.indexPath,
                    movedCells.contains(above.name) || movedCells.contains(below.name)
                {
                    return context.findings(exhibit: 26, text: "\(text): after a move \(a) lies above \(b)")
                }
                guard context.recording.systemVersion >= 10 else { continue }
                undeterminedCount += 1
                undetermined = undetermined ?? (text, Self.fix(forEqualZIndexOf: above, below))
            }
        }
        guard let (text, fix) = undetermined else { return [] }
        let others =
            undeterminedCount == 1
            ? "" : ", as is that of \(undeterminedCount - 1) more \(undeterminedCount == 2 ? "pair" : "pairs")"
        return [SignFinding(7, context, "\(text): their order is undetermined\(others)", fix: fix)]
    }

    /// Returns a fix for two overlapping views of equal zIndex. If one of them has a transform, as a
    /// cell that grows when it is selected, a zIndex by the index of the item does not help.
    private static func fix(forEqualZIndexOf above: ViewTree.Node, _ below: ViewTree.Node) -> String {
        guard let grown = [above, below].first(where: { $0.transform != nil }) else {
            return "give the two elements different zIndex values in the layout: the greater one lies above"
        }
        return """
            \(grown.name) has a transform: while it has one, give its element a greater zIndex than its neighbors \
            in the layout, and invalidate the layout
            """
    }

    /// Returns findings about opaque views without an element that fill the collection view behind
    /// all cells, and lie above a decoration.
    private func coveredDecorationFindings(in list: CollectionViewNode) -> [SignFinding] {
        var findings: [SignFinding] = []
        let children = list.node.children
        for (index, child) in children.enumerated() where list.isUnhiddenViewFromApp(child) {
            let isBackground =
                child.frame.insetBy(dx: -0.5, dy: -0.5).contains(list.bounds) && child.alpha > 0.99
                && (child.appearance?.background?.last ?? 0) > 0.99
            let cells = children.indices.filter { children[$0].isCell && children[$0].dormant == nil }
            guard isBackground, cells.allSatisfy({ $0 > index }),
                let decoration = children[..<index].first(where: {
                    $0.element?.category == .decorationView && $0.frame.overlapsNoticeably(list.bounds)
                })
            else { continue }
            findings.append(
                list.finding(
                    exhibit: 10,
                    text:
                        """
                        \(child.name) is opaque, fills \(list.name) and lies above \(decoration.name), which \
                        the layout returns for \(decoration.frame.text)
                        """))
        }
        return findings
    }

    // MARK: - Taps

    /// Returns a finding about a touch that reaches a view which lies wrongly above a cell, or over
    /// which a cell is painted.
    private mutating func wrongTouchFindings(in list: CollectionViewNode, at context: TickContext) -> [SignFinding] {
        guard let point = context.tick.touchedPoint else { return [] }
        let inside = list.contentPoint(fromWindow: point)
        let there = list.views.filter { $0.frame.contains(inside) && $0.takesTouches }
        guard let hit = there.last else { return [] }
        if let seen = there.last(where: { $0.isCell && $0.zPosition > hit.zPosition }) {
            return context.findings(
                exhibit: 3,
                text:
                    """
                    a touch at \(point.text) reaches \(hit.name), over which \(seen.name) is painted: its \
                    layer's zPosition is greater
                    """
            )
        }
        guard !hit.isCell, let cell = there.last(where: { $0.isCell && $0.z > hit.z }) else { return [] }
        listsWithWrongTouch.insert(list.name)
        return context.findings(
            exhibit: 5,
            text:
                "a touch at \(point.text) reaches \(hit.name) (z \(hit.z)), which lies above \(cell.name) (z \(cell.z))"
        )
    }

    // MARK: - Decorations

    private func duplicateDecorationFindings(in list: CollectionViewNode, at context: TickContext) -> [SignFinding] {
        guard context.isLast else { return [] }
        var seen: Set<ElementName> = []
        let others = list.views.filter { $0.element!.category == .decorationView && !seen.insert($0.element!).inserted }
        return others.map {
            SignFinding(8, context, "there are several views for \($0.element!): the earlier ones were not removed")
        }
    }

    /// Returns a finding about two views, neither of them a cell, that change places again and
    /// again. Two changes are enough if their zIndexes are equal. Otherwise three are needed,
    /// because the app may correct their order from time to time.
    private mutating func changingOrderFindings(in list: CollectionViewNode, at context: TickContext) -> [SignFinding] {
        guard hasAppMoved || context.recording.device != nil else { return [] }
        let views = list.views.filter { !$0.isCell }
        for (index, below) in views.enumerated() {
            for above in views[(index + 1)...] where above.frame.overlapsNoticeably(below.frame) {
                let pair = [above.name, below.name].sorted().joined(separator: " ")
                let known = orderChanges[pair]
                let count = (known?.count ?? 0) + (known.map { $0.above != above.name } == true ? 1 : 0)
                orderChanges[pair] = (above.name, count)
                if count >= (above.z == below.z ? 2 : 3) {
                    listsWithChangingOrder.insert(list.name)
                    return context.findings(
                        exhibit: 11,
                        text: "\(above.name) and \(below.name) change places in every pass: the app moves them")
                }
            }
        }
        return []
    }
}

extension CollectionViewNode {
    /// Whether the view was added by the app or is the background view: it is neither an element's
    /// view nor a scroll view nor a scroll indicator. A hidden view does not count.
    fileprivate func isUnhiddenViewFromApp(_ child: ViewTree.Node) -> Bool {
        child.element == nil && child.dormant == nil && child.scroll == nil && !child.name.hasPrefix("ScrollIndicator#")
            && !["leaving", "orphan", "prefetched", "hidden"].contains(where: child.states.contains)
    }

    fileprivate var foreign: [ViewTree.Node] { node.children.filter(isUnhiddenViewFromApp) }
}

extension ViewTree.Node {
    /// Whether something in this view is drawn over something in a sibling. Cells that fill the list
    /// may overlap without any effect, because each shows only a card in its middle.
    fileprivate func isDrawnOver(_ sibling: ViewTree.Node) -> Bool {
        guard !containsTurnedView, !sibling.containsTurnedView else { return false }
        let others = sibling.drawnRects
        return drawnRects.contains { rect in others.contains { $0.overlapsNoticeably(rect) } }
    }

    /// Whether a view in this view is rotated or turned in 3D, so that its frame is larger than what
    /// it draws.
    private var containsTurnedView: Bool {
        isRotated || states.contains(ViewTree.Node.spatial) || children.contains(where: \.containsTurnedView)
    }

    /// The frames of the views in this view, and its own, that have a background, a text, an image
    /// or a border, in the coordinates of its superview. The view's frame if there are none.
    private var drawnRects: [CGRect] {
        var rects: [CGRect] = []
        func visit(_ node: ViewTree.Node, at origin: CGPoint) {
            guard !node.states.contains("hidden"), node.alpha > 0.01 else { return }
            let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
            let appearance = node.appearance
            if (appearance?.background?.last ?? 0) > 0.01 || node.text != nil || node.image != nil
                || (appearance?.borderWidth ?? 0) > 0
            {
                rects.append(frame)
            }
            let offset = node.scroll?.offset ?? .zero
            for child in node.children { visit(child, at: CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y)) }
        }
        visit(self, at: .zero)
        rects.removeAll { $0.isEmpty }
        return rects.isEmpty ? [frame] : rects
    }
}

extension Recording.Tick {
    /// The point of the window at which a finger came down; nil for other steps.
    var touchedPoint: CGPoint? {
        let line = what.split(separator: " ").prefix(2).joined(separator: " ")
        guard case .touch(let x, let y) = try? Step.steps(from: line).first else { return nil }
        return CGPoint(x: x, y: y)
    }
}

extension String {
    fileprivate var oneLine: String { split(separator: "\n").joined(separator: " ") }
}
