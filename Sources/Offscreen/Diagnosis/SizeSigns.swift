import UIKit

/// Looks for places that come from wrong estimates, for sizes that do not change after a rotation,
/// and for cells beyond the end of the content. Exhibits 44, 50 and 58.
struct SizeSigns: SignReader {
    /// For each collection view, the item that its layout was asked about outside of a layout pass.
    /// The item is removed at the next event that is not an answer.
    private var askedItems: [String: ElementName] = [:]
    /// For each collection view that code scrolls to an item: the item, and whether cells have
    /// preferred other sizes on the way.
    private var scrollTargets: [String: (element: ElementName, hasCorrected: Bool)] = [:]
    /// The collection views whose size across the scroll direction has changed. This is the width,
    /// or the height of one that scrolls sideways.
    private var listsWithNewBreadth: Set<String> = []
    private var reportedLists: Set<String> = []

    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        context.lists.flatMap { list -> [SignFinding] in
            let first = missedTargetFindings(in: list, at: context)
            guard let before = previous?[list: list.name] else { return first }
            if before.breadth != list.breadth { listsWithNewBreadth.insert(list.name) }
            return first + oldSizeFindings(in: list, previous: before)
                + outdatedLayoutFindings(in: list, previous: before)
                + contentMismatchFindings(in: list, previous: before, at: context)
        }
    }

    // MARK: - Places that differ from the estimates

    /// Returns a finding if `scrollToItem(at:at:animated:)` leaves the item neither at an edge nor
    /// in the middle of the visible rectangle. The call is recognized because it asks the layout
    /// for one item outside of any pass, and then moves the bounds. There is no finding if no cell
    /// got another size on the way, if code moves the bounds again, or if the step scrolls the list
    /// itself, because a test may ask for an item before it scrolls.
    private mutating func missedTargetFindings(in list: CollectionViewNode, at context: TickContext) -> [SignFinding] {
        let isScrolledByStep = context.tick.scrollsByStep
        var isCorrection = false
        for event in list.events {
            if event.verb == .ask, event.name == "layoutAttributesForItem", event.depth == 0 {
                askedItems[list.name] = event.element
            } else if event.verb == .bounds, event.extent == .begin {
                if let element = askedItems[list.name], !isScrolledByStep {
                    scrollTargets[list.name] = (element, false)
                } else if event.depth == 0 {
                    scrollTargets[list.name] = nil
                }
                askedItems[list.name] = nil
            } else if event.verb != .answer {
                askedItems[list.name] = nil
            }
            if isCorrection, event.verb == .answer, event.text == "yes" {
                scrollTargets[list.name]?.hasCorrected = true
            }
            isCorrection = event.isCorrection
        }
        guard context.isAtRest, let target = scrollTargets.removeValue(forKey: list.name), target.hasCorrected,
            !list.couldBeScrollTarget(target.element)
        else { return [] }
        let place = list.view(for: target.element).map { "lies at \($0.frame.text)" } ?? "is not on screen"
        return context.findings(
            exhibit: 44,
            text:
                """
                \(list.name) is scrolled to \(target.element), whose place moves when the cells there \
                report their sizes: it \(place), at no edge and not in the middle of \(list.bounds.text)
                """)
    }

    // MARK: - Frames that do not fit the collection view or its content

    /// Returns a finding if all cells were exactly as wide as the collection view, and still have
    /// this width although the collection view has another.
    private func oldSizeFindings(in list: CollectionViewNode, previous before: CollectionViewNode) -> [SignFinding] {
        let (old, new) = (before.node.frame.width, list.node.frame.width)
        guard old != new, old > 0, new > 0, !before.cells.isEmpty, !list.cells.isEmpty,
            (before.cells + list.cells).allSatisfy({ abs($0.frame.width - old) < 0.5 }),
            list.events.contains(where: { $0.verb == .prepare }) || !list.scrollsSideways
        else { return [] }
        return list.findings(
            exhibit: areFramesUnchanged(in: list, since: before) ? 58 : 50,
            text:
                """
                \(list.name) was \(old.text) points wide, as wide as its cells; it is \(new.text) now, and \
                its cells are still \(old.text) wide
                """
        )
    }

    /// Returns a finding if a list has another breadth, but the content was exactly as broad as the
    /// list and still has its size. The breadth is the width of a vertical list, or the height of a
    /// horizontal one.
    private func outdatedLayoutFindings(in list: CollectionViewNode, previous before: CollectionViewNode)
        -> [SignFinding]
    {
        let (old, new) = (before.breadth, list.breadth)
        let content = list.scrollsSideways ? list.scroll.content.height : list.scroll.content.width
        guard old != new, old > 0, new > 0, before.cells.count > 1, list.cells.count > 1, content == old,
            before.scroll.content == list.scroll.content, before.scrollsSideways == list.scrollsSideways
        else { return [] }
        return list.findings(
            exhibit: 58,
            text:
                """
                \(list.name) was \(old.text) points \(list.scrollsSideways ? "high" : "wide"), as its content \
                was; it is \(new.text) now, and its content size is still \(list.scroll.content.text)
                """)
    }

    /// Whether at least two items are on screen before and after the change, and all of these have
    /// the same frames.
    private func areFramesUnchanged(in list: CollectionViewNode, since before: CollectionViewNode) -> Bool {
        let pairs = list.cells.compactMap { cell in
            cell.element.flatMap(before.view(for:)).map { ($0.frame, cell.frame) }
        }
        return pairs.count > 1 && pairs.allSatisfy { $0 == $1 }
    }

    /// Returns a finding about a cell beyond the end of the content.
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
        return []
    }
}

extension CollectionViewNode {
    /// The length of the visible rectangle across the direction of scrolling, in points.
    fileprivate var breadth: CGFloat { scrollsSideways ? node.frame.height : node.frame.width }
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

extension Recording.Tick {
    /// Whether the tick begins a step of a stage that scrolls by a distance or to an offset, or
    /// that drags or flings the content.
    fileprivate var scrollsByStep: Bool {
        switch try? Step.steps(from: what).first {
        case .scroll, .scrollBy, .scrollTo, .drag, .fling: true
        default: false
        }
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
}
