import UIKit

/// Looks for cell sizes that come from wrong estimates, that change without a reason, or that do
/// not change after a rotation. Exhibits 32, 44, 45, 50, 53 and 58.
struct SizeSigns: SignReader {
    /// For each collection view, the item that its layout was asked about outside of a layout pass.
    /// The item is removed at the next event that is not an answer.
    private var askedItems: [String: ElementName] = [:]
    /// For each collection view that is scrolled by code: the target item, if known, and whether
    /// cells have preferred other sizes on the way.
    private var scrollTargets: [String: (element: ElementName?, hasCorrected: Bool)] = [:]
    /// The collection views whose size across the scroll direction has changed. This is the width,
    /// or the height of one that scrolls sideways.
    private var listsWithNewBreadth: Set<String> = []
    private var reportedLists: Set<String> = []
    /// The findings about cells that an update shows in two sizes, with the time of the update.
    /// They are kept here until the next step.
    private var jumpFindings: [(time: Double, finding: SignFinding)] = []
    private var shownJumpFindings: [SignFinding] = []

    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        if context.beginsStep { keepFindingsAboutShownSizes(until: context) }
        return context.lists.flatMap { list -> [SignFinding] in
            noteSizeCorrection(in: list, at: context)
            let first = missedTargetFindings(in: list, at: context)
            guard let before = previous?[list: list.name] else { return first }
            if before.breadth != list.breadth { listsWithNewBreadth.insert(list.name) }
            return first + unstableSizeFindings(in: list, previous: before)
                + sizeChangeWhileCarryingFindings(in: list, previous: before)
                + oldSizeFindings(in: list, previous: before)
                + outdatedLayoutFindings(in: list, previous: before)
                + contentMismatchFindings(in: list, previous: before, at: context)
        }
    }

    // MARK: - Sizes that differ from the estimates

    /// Notes a cell that gets two sizes in one update, if the sizes differ by half or more.
    private mutating func noteSizeCorrection(in list: CollectionViewNode, at context: TickContext) {
        // A request for initial attributes does not prove an update, because a change of the bounds
        // also makes such requests.
        guard list.isUpdate, list.events.contains(where: { $0.name.hasPrefix("initialLayoutAttributes") }),
            list.events.contains(where: \.isCorrection)
        else { return }
        var sizes: [String: CGSize] = [:]
        for event in list.events where event.verb == .apply {
            guard let view = event.view, let size = event.rect?.size else { continue }
            if let before = sizes.updateValue(size, forKey: view), before.differsByHalf(from: size) {
                let text = "an update shows \(view) at \(before.text), and then at \(size.text)"
                jumpFindings.append((context.tick.time, SignFinding(45, context, text)))
                return
            }
        }
    }

    /// Moves the findings about sizes that an animation has had time to show to
    /// `shownJumpFindings`, and drops the others. If the next step follows at once, only the last
    /// size is seen.
    private mutating func keepFindingsAboutShownSizes(until context: TickContext) {
        shownJumpFindings += jumpFindings.filter { context.tick.time - $0.time > Self.shortestAnimation }.map(\.finding)
        jumpFindings = []
    }

    /// The time in seconds after which an animation has been visible. It is shorter than the 0.3 s
    /// of an animated update.
    private static let shortestAnimation = 0.2

    mutating func conclude(after last: TickContext) -> [SignFinding] {
        keepFindingsAboutShownSizes(until: last)
        return shownJumpFindings
    }

    /// Returns a finding if `scrollToItem(at:at:animated:)` leaves the item neither at an edge nor
    /// in the middle of the visible rectangle. The call is recognized because it asks the layout
    /// for one item outside of any pass, and then moves the bounds. If code scrolls far without
    /// naming an item, there is a finding if no item is at an edge or in the middle. There is no
    /// finding if no cell preferred another size on the way.
    private mutating func missedTargetFindings(in list: CollectionViewNode, at context: TickContext) -> [SignFinding] {
        for event in list.events {
            if event.verb == .ask, event.name == "layoutAttributesForItem", event.depth == 0 {
                askedItems[list.name] = event.element
            } else if event.verb == .bounds, event.extent == .begin {
                if let element = askedItems[list.name] {
                    scrollTargets[list.name] = (element, false)
                } else if event.depth == 0, !context.isByPerson, let old = event.rect, let new = event.otherRect,
                    old.size == new.size,
                    old.intersectionIncludingEdges(with: new) == nil
                {
                    scrollTargets[list.name] = (nil, false)
                }
                askedItems[list.name] = nil
            } else if event.verb != .answer {
                askedItems[list.name] = nil
            }
            if event.isCorrection { scrollTargets[list.name]?.hasCorrected = true }
        }
        guard context.isAtRest, let target = scrollTargets.removeValue(forKey: list.name), target.hasCorrected else {
            return []
        }
        if let element = target.element {
            guard !list.couldBeScrollTarget(element) else { return [] }
            return context.findings(
                exhibit: 44,
                text:
                    "\(list.name) is scrolled to \(element), whose place moves when the cells there report their sizes")
        }
        guard !list.cells.isEmpty, !list.cells.contains(where: { list.couldBeScrollTarget($0.element!) }) else {
            return []
        }
        return context.findings(
            exhibit: 44,
            text:
                """
                code scrolls \(list.name) far, and the cells there report other sizes: no item is where it \
                was scrolled to
                """
        )
    }

    // MARK: - Sizes that change without a reason

    /// Returns a finding if an invalidation, a reload or an update gives other sizes to at least
    /// three fifths of the items on screen, and to at least two, although none of these items has
    /// changed its content. There is no finding if all items had one size before or have one size
    /// afterwards, if a size changed across the scroll direction, or if a view preferred another
    /// size.
    private func unstableSizeFindings(in list: CollectionViewNode, previous before: CollectionViewNode) -> [SignFinding]
    {
        guard before.bounds == list.bounds, !list.events.contains(where: \.isCorrection),
            list.events.contains(where: {
                $0.verb == .invalidate && ["everything", "layout", "counts"].contains($0.name)
            }),
            !list.views.contains(where: \.isCarried), !before.views.contains(where: \.isCarried)
        else { return [] }
        let isUpdate = list.isUpdate
        let pairs = list.cells.compactMap { cell in
            // An update can move items to other index paths, so each cell is compared with itself.
            let old =
                isUpdate
                ? before.view(named: cell.name).flatMap { $0.reuses == cell.reuses ? $0 : nil }
                : cell.element.flatMap(before.view(for:))
            return old.map { (old: $0, new: cell) }
        }
        // A cell that only takes the previous size at its index path is not counted, because the
        // app may choose sizes by index path.
        let changed = pairs.filter { pair in
            pair.old.frame.size != pair.new.frame.size
                && (!isUpdate || pair.new.element.flatMap(before.view(for:))?.frame.size != pair.new.frame.size)
        }
        guard changed.count >= 2, changed.count * 5 >= pairs.count * 3,
            changed.allSatisfy({ $0.old.shownContent == $0.new.shownContent }),
            Set(pairs.map(\.old.frame.size.text)).count > 1, Set(pairs.map(\.new.frame.size.text)).count > 1,
            changed.allSatisfy({
                list.scrollsSideways
                    ? $0.old.frame.height == $0.new.frame.height : $0.old.frame.width == $0.new.frame.width
            })
        else { return [] }
        let first = changed[0]
        return list.findings(
            exhibit: 32,
            text: "\(changed.count) items of \(list.name) have other sizes although their content is the same: "
                + "\(first.new.element!) had \(first.old.frame.size.text) and has \(first.new.frame.size.text)")
    }

    /// Returns a finding if a cell that makes room for a carried item changes its size.
    private func sizeChangeWhileCarryingFindings(in list: CollectionViewNode, previous before: CollectionViewNode)
        -> [SignFinding]
    {
        guard list.views.contains(where: \.isCarried) else { return [] }
        for cell in list.cells where !cell.isCarried {
            guard let old = before.view(named: cell.name), old.element != cell.element,
                old.frame.size != cell.frame.size
            else { continue }
            return list.findings(
                exhibit: 53,
                text:
                    """
                    while an item is carried, \(cell.name) changes from \(old.frame.size.text) to \
                    \(cell.frame.size.text)
                    """
            )
        }
        return []
    }

    // MARK: - Frames that do not fit the collection view or its content

    /// Returns a finding if the width of the cells seems to be computed from the previous width of
    /// the collection view.
    private func oldSizeFindings(in list: CollectionViewNode, previous before: CollectionViewNode) -> [SignFinding] {
        let (old, new) = (before.node.frame.width, list.node.frame.width)
        guard old != new, old > 0, new > 0, let width = before.cells.first?.frame.width, !list.cells.isEmpty,
            before.cells.allSatisfy({ $0.frame.width == width }), list.cells.allSatisfy({ $0.frame.width == width }),
            list.scrollsSideways
                ? width == old && list.events.contains(where: { $0.verb == .prepare })
                : !areFramesUnchanged(in: list, since: before)
                    && (width == old || before.seemsComputed(cellWidth: width)
                        || before.isColumn && list.isColumn && width > 0.85 * old && width < 0.75 * new)
        else { return [] }
        return list.findings(
            exhibit: 50,
            text: width == old
                ? """
                \(list.name) is \(new.text) points wide now, and its cells are still \(old.text) wide, as \
                it was before
                """
                : """
                \(list.name) was \(old.text) points wide and is \(new.text) now, and its cells are \
                \(width.text) wide as before
                """
        )
    }

    /// Returns a finding if a list has another breadth, but cells that lay in the middle of the
    /// previous breadth keep their frames, or the content still has the previous breadth. The
    /// breadth is the width of a vertical list, or the height of a horizontal one.
    private func outdatedLayoutFindings(in list: CollectionViewNode, previous before: CollectionViewNode)
        -> [SignFinding]
    {
        let (old, new) = (before.breadth, list.breadth)
        guard old != new, old > 0, new > 0, before.cells.count > 1, list.cells.count > 1 else { return [] }
        let what = list.scrollsSideways ? "high" : "wide"
        if areFramesUnchanged(in: list, since: before) {
            // The cells lay in the middle of the previous width or height, and do not lie in the
            // middle of the new one.
            let spans = before.cells.map { list.extentAcrossScrollDirection(of: $0.frame) }
            let (least, most) = (spans.map(\.start).min()!, spans.map(\.end).max()!)
            guard abs(least - (old - most)) < 2, most - least > 0.6 * old, abs(least - (new - most)) > 4 else {
                return []
            }
            return list.findings(
                exhibit: 58,
                text:
                    """
                    \(list.name) was \(old.text) points \(what) and is \(new.text) now, and all its cells \
                    have the same frames: the layout kept its old attributes
                    """)
        }
        let content = list.scrollsSideways ? list.scroll.content.height : list.scroll.content.width
        guard content == old, before.scroll.content == list.scroll.content else { return [] }
        return list.findings(
            exhibit: 58,
            text: "\(list.name) was \(old.text) points \(what) and is \(new.text) now, and its content size is still "
                + "\(list.scroll.content.text)")
    }

    /// Whether at least two items are on screen before and after the change, and all of these have
    /// the same frames.
    private func areFramesUnchanged(in list: CollectionViewNode, since before: CollectionViewNode) -> Bool {
        let pairs = list.cells.compactMap { cell in
            cell.element.flatMap(before.view(for:)).map { ($0.frame, cell.frame) }
        }
        return pairs.count > 1 && pairs.allSatisfy { $0 == $1 }
    }

    /// Returns a finding about cells beyond the end of the content, or, after the size across the
    /// scroll direction has changed, about content without cells.
    private mutating func contentMismatchFindings(
        in list: CollectionViewNode, previous before: CollectionViewNode, at context: TickContext
    )
        -> [SignFinding]
    {
        guard context.isAtRest, !reportedLists.contains(list.name), list.scroll.content.width > 0,
            list.scroll.content.height > 0,
            before.scroll.content == list.scroll.content
        else { return [] }
        let content = CGRect(origin: .zero, size: list.scroll.content)
        func reportOnce(_ text: String) -> [SignFinding] {
            reportedLists.insert(list.name)
            return context.findings(exhibit: listsWithNewBreadth.contains(list.name) ? 58 : nil, text: text)
        }
        if let cell = list.cells.first(where: {
            !$0.isCarried && $0.transform == nil && ($0.frame.minY >= content.maxY || $0.frame.minX >= content.maxX)
                && $0.frame.width > 0 && $0.frame.height > 0
        }) {
            return reportOnce(
                """
                \(cell.name) represents \(cell.element!) at \(cell.frame.origin.text), beyond the content \
                of \(list.name), which is \(list.scroll.content.text)
                """)
        }
        guard listsWithNewBreadth.contains(list.name),
            list.views.allSatisfy({ !$0.frame.overlapsNoticeably(list.bounds) }),
            content.contains(list.bounds),
            content.height > list.bounds.height || content.width > list.bounds.width, list.hasItems
        else { return [] }
        return reportOnce(
            """
            after its \(list.scrollsSideways ? "height" : "width") changed, \(list.name) shows nothing at \
            \(list.bounds.origin.text), in the middle of its content
            """)
    }
}

extension CollectionViewNode {
    /// The length of the visible rectangle across the direction of scrolling, in points.
    fileprivate var breadth: CGFloat { scrollsSideways ? node.frame.height : node.frame.width }

    /// Whether there is one cell in each line.
    fileprivate var isColumn: Bool {
        let tops = cells.map(\.frame.minY).sorted()
        return zip(tops, tops.dropFirst()).allSatisfy { $1 - $0 > 1 }
    }

    /// Whether the width of the cells seems to be computed: they fill a line, and their width is
    /// not a round number or leaves no gaps.
    fileprivate func seemsComputed(cellWidth width: CGFloat) -> Bool {
        let lines = Dictionary(grouping: cells, by: \.frame.minY).values.sorted {
            ($0.count, $1[0].frame.minY) > ($1.count, $0[0].frame.minY)
        }
        guard let frames = lines.first?.map(\.frame).sorted(by: { $0.minX < $1.minX }), let first = frames.first,
            let last = frames.last
        else { return false }
        let margin = first.minX
        guard margin >= 0, margin <= 24, abs(node.frame.width - last.maxX - margin) < 1 else { return false }
        if abs(width - width.rounded()) > 0.01 { return true }
        if frames.count == 1 { return width.truncatingRemainder(dividingBy: 10) != 0 }
        return margin == 0 && zip(frames, frames.dropFirst()).allSatisfy { abs($1.minX - $0.maxX) < 0.5 }
    }

    /// Whether the collection view has a cell or a dormant view, and so probably has or had items.
    fileprivate var hasItems: Bool { node.children.contains { $0.dormant != nil || $0.isCell } }
}

extension CollectionViewNode {
    /// Whether an item is at an edge or in the middle of the visible rectangle. At an end of the
    /// content, an item may be anywhere on screen.
    fileprivate func couldBeScrollTarget(_ element: ElementName) -> Bool {
        guard let frame = view(for: element)?.frame else { return false }
        let (visible, item) = (extentAlongScrollDirection(of: bounds), extentAlongScrollDirection(of: frame))
        let (start, end) = scrollsSideways ? (inset[1], inset[3]) : (inset[0], inset[2])
        if visible.start <= -start + 0.5 || visible.end >= contentLength + end - 0.5 { return true }
        func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 1 }
        return [visible, (visible.start + start, visible.end - end)].contains { place in
            isNear(item.start, place.start) || isNear(item.end, place.end)
                || isNear(item.start + item.end, place.start + place.end)
        }
    }
}

extension CGSize {
    /// Whether one of the two widths, or one of the two heights, is at least one and a half times
    /// the other.
    fileprivate func differsByHalf(from other: CGSize) -> Bool {
        func differsByHalf(_ a: CGFloat, from b: CGFloat) -> Bool { a != b && 2 * max(a, b) >= 3 * min(a, b) }
        return differsByHalf(width, from: other.width) || differsByHalf(height, from: other.height)
    }
}

extension Event {
    /// Whether the event asks the layout if a view may have its preferred size.
    fileprivate var isCorrection: Bool { verb == .ask && name.hasPrefix("shouldInvalidateLayoutForPreferred") }
}

extension ViewTree.Node {
    /// Whether the view's item is carried by interactive movement, which gives it the greatest
    /// zIndex.
    var isCarried: Bool { z == .max }

    /// The texts, images and font sizes of the view and of all views in it.
    fileprivate var shownContent: [String] {
        var words: [String] = []
        visit { node, _ in
            if let text = node.text { words.append(text) }
            if let image = node.image { words.append(image) }
            if let size = node.appearance?.fontSize { words.append(CGFloat(size).text) }
        }
        return words
    }
}
