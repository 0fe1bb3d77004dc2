import UIKit

/// Sizes that differ from before: wrong estimates, changing answers, and widths from before a rotation.
struct SizeSigns: SignReader {
    /// The item that a layout was asked for outside of any pass, as long as nothing has followed.
    private var asked: [String: ElementName] = [:]
    /// The item that code is scrolling to, and whether cells have asked for other sizes meanwhile.
    private var targets: [String: (element: ElementName, hasCorrected: Bool)] = [:]

    mutating func read(_ moment: Moment, after previous: Moment?) -> [Finding] {
        moment.lists.flatMap { list -> [Finding] in
            let events = moment.events(of: list)
            let first = missed(list, events, moment) + correctedInUpdate(list, events, moment)
            guard let before = previous?[list: list.name] else { return first }
            return first + moody(list, before, events, moment) + carried(list, before, moment)
                + oldWidths(list, before, moment)
        }
    }

    // MARK: - Estimates

    /// A cell that gets one size in an update, and another in the pass after it.
    private func correctedInUpdate(_ list: ShownList, _ events: [Event], _ moment: Moment) -> [Finding] {
        guard events.contains(where: { $0.name.hasPrefix("initialLayoutAttributes") }), events.contains(where: \.isCorrection) else {
            return []
        }
        var sizes: [String: CGSize] = [:]
        for event in events where event.verb == .apply {
            guard let view = event.view, let size = event.rect?.size else { continue }
            if let before = sizes.updateValue(size, forKey: view), before != size {
                return [Finding(45, moment, "an update shows \(view) at \(before.text), and then at \(size.text)")]
            }
        }
        return []
    }

    /// Follows `scrollToItem(at:at:animated:)`, which asks the layout for one item outside of any pass and then moves the bounds.
    private mutating func missed(_ list: ShownList, _ events: [Event], _ moment: Moment) -> [Finding] {
        for event in events {
            if event.verb == .ask, event.name == "layoutAttributesForItem", event.depth == 0 {
                asked[list.name] = event.element
            } else if event.verb == .bounds, event.extent == .begin {
                if let element = asked[list.name] { targets[list.name] = (element, false) }
                asked[list.name] = nil
            } else if event.verb != .answer {
                asked[list.name] = nil
            }
            if event.isCorrection { targets[list.name]?.hasCorrected = true }
        }
        guard moment.isAtRest, let target = targets.removeValue(forKey: list.name), target.hasCorrected, !list.isAligned(target.element)
        else { return [] }
        return [
            Finding(
                44, moment, "\(list.name) is scrolled to \(target.element), whose place moves when the cells there report their sizes")
        ]
    }

    // MARK: - Answers that differ

    /// After nothing but an invalidation or a reload, items with the same content have other sizes.
    private func moody(_ list: ShownList, _ before: ShownList, _ events: [Event], _ moment: Moment) -> [Finding] {
        guard before.bounds == list.bounds, !moment.isUpdate(of: list), !events.contains(where: \.isCorrection),
            events.contains(where: { $0.verb == .invalidate && ($0.name == "everything" || $0.name == "layout") }),
            !list.views.contains(where: \.isCarried), !before.views.contains(where: \.isCarried)
        else { return [] }
        let pairs = list.cells.compactMap { cell in
            cell.element.flatMap(before.view(for:)).map { (old: $0, new: cell) }
        }
        let changed = pairs.filter { $0.old.frame.size != $0.new.frame.size }
        guard changed.count >= 2, changed.count * 5 >= pairs.count * 3, changed.allSatisfy({ $0.old.saying == $0.new.saying }),
            Set(pairs.map(\.old.frame.size.text)).count > 1, Set(pairs.map(\.new.frame.size.text)).count > 1,
            changed.allSatisfy({
                list.scrollsSideways ? $0.old.frame.height == $0.new.frame.height : $0.old.frame.width == $0.new.frame.width
            })
        else { return [] }
        let first = changed[0]
        return [
            Finding(
                32, moment,
                "\(changed.count) items of \(list.name) have other sizes although their content is the same: "
                    + "\(first.new.element!) had \(first.old.frame.size.text) and has \(first.new.frame.size.text)")
        ]
    }

    /// While one cell is carried, others change their size.
    private func carried(_ list: ShownList, _ before: ShownList, _ moment: Moment) -> [Finding] {
        guard list.views.contains(where: \.isCarried) else { return [] }
        for cell in list.cells where !cell.isCarried {
            guard let old = before.view(cell.name), old.element != cell.element, old.frame.size != cell.frame.size else { continue }
            return [
                Finding(
                    53, moment,
                    "while an item is carried, \(cell.name) changes from \(old.frame.size.text) to \(cell.frame.size.text)")
            ]
        }
        return []
    }

    /// Cells that are as wide as the collection view was before its width changed.
    private func oldWidths(_ list: ShownList, _ before: ShownList, _ moment: Moment) -> [Finding] {
        let (old, new) = (before.node.frame.width, list.node.frame.width)
        guard old != new, old > 0, new > 0, !list.cells.isEmpty, !before.cells.isEmpty,
            before.cells.allSatisfy({ $0.frame.width == old }), list.cells.allSatisfy({ $0.frame.width == old })
        else { return [] }
        return [Finding(50, moment, "\(list.name) is \(new.text) points wide now, and its cells are \(old.text), as it was before")]
    }
}

extension ShownList {
    /// Whether an item is at an edge or in the middle of the visible rectangle, as far as the ends of the content allow.
    fileprivate func isAligned(_ element: ElementName) -> Bool {
        guard let frame = view(for: element)?.frame else { return false }
        let inset = scroll.inset.count == 4 ? scroll.inset : [0, 0, 0, 0]
        let (visible, item): ((CGFloat, CGFloat), (CGFloat, CGFloat)) =
            scrollsSideways
            ? ((bounds.minX, bounds.maxX), (frame.minX, frame.maxX)) : ((bounds.minY, bounds.maxY), (frame.minY, frame.maxY))
        let (start, end) = scrollsSideways ? (inset[1], inset[3]) : (inset[0], inset[2])
        let content = scrollsSideways ? scroll.content.width : scroll.content.height
        if visible.0 <= -start + 0.5 || visible.1 >= content + end - 0.5 { return true }
        func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 1 }
        return isNear(item.0, visible.0 + start) || isNear(item.0, visible.0) || isNear(item.1, visible.1 - end)
            || isNear(item.1, visible.1) || isNear(item.0 + item.1, visible.0 + visible.1 + start - end)
            || isNear(item.0 + item.1, visible.0 + visible.1)
    }
}

extension Event {
    /// Whether the layout is asked if a cell may have its preferred size.
    fileprivate var isCorrection: Bool { verb == .ask && name.hasPrefix("shouldInvalidateLayoutForPreferred") }
}

extension ViewTree.Node {
    /// Whether a person is carrying it over the others.
    var isCarried: Bool { z == .max }

    /// Its texts and images.
    fileprivate var saying: [String] {
        var words: [String] = []
        visit { node, _ in
            if let text = node.text { words.append(text) }
            if let image = node.look?.image { words.append(image) }
            if let size = node.look?.fontSize { words.append(CGFloat(size).text) }
        }
        return words
    }
}
