import UIKit

/// Compares the screen with a fresh collection view that has the same data, offset and selection.
@MainActor
package struct FreshComparison {
    private let subject: HuntSubject
    private let stage: Stage

    package init(of subject: HuntSubject, on stage: Stage) {
        self.subject = subject
        self.stage = stage
    }

    private var view: UICollectionView { subject.collectionView }

    /// False while something moves, an item is carried, a transition is under way, or the view is outside of the window.
    package var isPossible: Bool {
        stage.isAtRest && view.window != nil && !view.hasUncommittedUpdates
            && !(view.collectionViewLayout is UICollectionViewTransitionLayout)
    }

    /// The differences, one element per line, and views that are left of elements that no longer exist.
    ///
    /// - Parameters:
    ///   - make: makes a new subject, if the subject cannot do that itself.
    ///   - leftOut: called with the reason where the two cannot be compared. Then there are no differences.
    package func differences(make: @MainActor () -> HuntSubject, leftOut: (String) -> Void = { _ in }) -> [String] {
        let size = stage.window.bounds.size
        let fresh = Stage(
            width: size.width, height: size.height, scale: stage.scale, behavior: stage.preset, records: false)
        let other = fresh.run { subject.again?() ?? make() }
        if let model = subject.model { other.model?.sections = model.sections }
        if let mine = subject.snapshots, let its = other.snapshots, !fresh.run({ mine.show(in: its) }) {
            leftOut("comparing with a fresh collection view: the data source has items that it does not have when the screen is made")
            return []
        }
        let twin = other.collectionView
        twin.frame = view.frame
        twin.isPrefetchingEnabled = view.isPrefetchingEnabled
        twin.allowsMultipleSelection = view.allowsMultipleSelection
        fresh.show(other)
        fresh.act("go there") {
            twin.contentOffset = view.contentOffset
            for path in view.indexPathsForSelectedItems ?? [] { twin.selectItem(at: path, animated: false, scrollPosition: []) }
        }
        scrollRows(of: twin, on: fresh)
        let measuresOthers = twin.contentSize != view.contentSize && hasSelfSizingCells(twin)
        if measuresOthers {
            leftOut("comparing the places of cells that size themselves: a fresh collection view has measured other cells")
            align(twin, on: fresh)
        }
        let found = differences(from: twin, measuresOthers)
        guard !found.isEmpty, !stage.world.timeline.isDone || !fresh.world.timeline.isDone else { return found }
        // Content may be on its way, here or there. What is still different when it has come is a difference.
        stage.advance(by: FreshComparison.patience)
        fresh.advance(by: FreshComparison.patience)
        return isPossible ? differences(from: twin, measuresOthers) : []
    }

    /// In seconds.
    private static let patience = 1.0

    private func differences(from twin: UICollectionView, _ measuresOthers: Bool) -> [String] {
        let root = ViewTree(of: view, detail: .painted).root
        var (mine, its) = (elements(in: root), elements(in: ViewTree(of: twin, detail: .painted).root))
        if measuresOthers { (mine, its) = (contents(of: mine, shared: its), contents(of: its, shared: mine)) }
        return differences(mine: mine, its: its, measuresOthers ? nil : twin) + leftOver(in: root)
    }

    // MARK: - Cells that size themselves

    /// Whether the layout of the fresh collection view takes the sizes that its cells prefer.
    private func hasSelfSizingCells(_ twin: UICollectionView) -> Bool {
        guard let path = twin.indexPathsForVisibleItems.min(), let original = twin.layoutAttributesForItem(at: path),
            let grown = original.copy() as? UICollectionViewLayoutAttributes
        else { return false }
        grown.size.height += 1
        return twin.collectionViewLayout.shouldInvalidateLayout(forPreferredLayoutAttributes: grown, withOriginalAttributes: original)
    }

    /// Scrolls the fresh collection view until the first item on screen is where it is here.
    private func align(_ twin: UICollectionView, on fresh: Stage) {
        guard let path = view.indexPathsForVisibleItems.min(), let cell = view.cellForItem(at: path) else { return }
        fresh.act("align") { twin.scrollToItem(at: path, at: [.top, .left], animated: false) }
        for _ in 0..<3 {
            guard let counterpart = twin.cellForItem(at: path) else { return }
            let x = (counterpart.frame.minX - twin.contentOffset.x) - (cell.frame.minX - view.contentOffset.x)
            let y = (counterpart.frame.minY - twin.contentOffset.y) - (cell.frame.minY - view.contentOffset.y)
            if x == 0, y == 0 { return }
            fresh.act("align") { twin.contentOffset = CGPoint(x: twin.contentOffset.x + x, y: twin.contentOffset.y + y) }
        }
    }

    /// The cells that both have, without their places.
    private func contents(of elements: Elements, shared others: Elements) -> Elements {
        elements.filter { $0.key.category == .cell && others[$0.key] != nil }.mapValues { nodes in
            nodes.map { node in
                var node = node
                node.frame.origin = .zero
                return node
            }
        }
    }

    // MARK: - Differences

    private typealias Elements = [ElementName: [ViewTree.Node]]

    /// OPTIMIZATION: most elements are the same on both sides, and of those no text is made.
    ///
    /// - Parameter twin: the fresh collection view; nil where places are not compared.
    private func differences(mine: Elements, its: Elements, _ twin: UICollectionView?) -> [String] {
        Set(mine.keys).union(its.keys).filter { mine[$0] != its[$0] }.sorted { $0.description < $1.description }
            .compactMap { difference(of: $0, here: mine[$0] ?? [], there: its[$0] ?? [], twin) }
    }

    private func difference(
        of element: ElementName, here: [ViewTree.Node], there: [ViewTree.Node], _ twin: UICollectionView?
    ) -> String? {
        let (mine, its) = (here.map(\.facts), there.map(\.facts))
        if mine == its { return nil }
        // [POOL-07] Old decorations remain among the new ones.
        if stage.preset.behavior.leavesDecorationsBehind, element.category == .decorationView, Set(its).isSubset(of: mine) { return nil }
        let verdict = twin.flatMap { LayoutVerdict(on: element, here: here.map(\.frame), in: view, there: there.map(\.frame), in: $0) }
        let rest = verdict.map { "; \($0.text)" } ?? ""
        if here.isEmpty { return "\(element) is missing on screen\(rest)" }
        if there.isEmpty { return "\(element) is on screen, and not in a fresh collection view\(rest)" }
        let head = verdict?.agreesWithScreenAlone == true ? "" : "stale: "
        return "\(head)\(element) is \(mine.joined(separator: " and ")), a fresh one \(its.joined(separator: " and "))\(rest)"
    }

    /// Scrolls the rows of the fresh collection view to the offsets that they have here.
    private func scrollRows(of twin: UICollectionView, on fresh: Stage) {
        let rows = view.subviews.compactMap { $0 as? UIScrollView }.filter { $0.contentOffset != .zero }
        guard !rows.isEmpty else { return }
        fresh.act("scroll rows") {
            for row in rows {
                let counterpart = twin.subviews.first { $0 is UIScrollView && $0.frame == row.frame } as? UIScrollView
                if counterpart?.contentOffset != row.contentOffset { counterpart?.contentOffset = row.contentOffset }
            }
        }
    }

    /// The views of each element, back to front. A correct screen has one for each.
    private func elements(in root: ViewTree.Node) -> Elements {
        var result: Elements = [:]
        func collect(_ node: ViewTree.Node) {
            for child in node.children where child.dormant == nil {
                if let element = child.element {
                    result[element, default: []].append(child.bare)
                } else if child.scroll != nil {
                    collect(child)
                }
            }
        }
        collect(root)
        return result
    }

    /// Views of elements that no longer exist and that were not removed.
    private func leftOver(in root: ViewTree.Node) -> [String] {
        var result: [String] = []
        func collect(_ node: ViewTree.Node) {
            for child in node.children {
                if child.states.contains("leaving") { result.append("\(child.name) is still there, and stands for nothing") }
                // What lies inside an element's view is compared with it.
                if child.element == nil { collect(child) }
            }
        }
        collect(root)
        return result
    }
}

extension ViewTree.Node {
    /// The view and its contents without what differs between a new view and a reused one: serial numbers and the number of reuses.
    fileprivate var bare: ViewTree.Node {
        var node = self
        node.name = String(name.prefix { $0 != "#" })
        node.reuses = 0
        node.children = children.compactMap { $0.dormant == nil ? $0.bare : nil }
        return node
    }

    /// A bare node and its contents as text.
    fileprivate var facts: String {
        let text = look.map { "\(line) \($0.text)" } ?? line
        let shown = children.map(\.facts)
        // The siblings of a list inside a cell are in the order in which they were taken. Siblings of equal z have no determined
        // order.
        return ([text] + (scroll == nil ? shown : shown.sorted())).joined(separator: ", ")
    }
}

extension ViewTree.Look {
    /// Only values other than the defaults.
    fileprivate var text: String {
        var words: [String] = []
        func numbers(_ list: [Double]?) -> String? { list.map { $0.map { CGFloat($0).text }.joined(separator: " ") } }
        if let background = numbers(background) { words.append("background \(background)") }
        if let cornerRadius { words.append("corners \(CGFloat(cornerRadius).text)") }
        if let borderWidth { words.append("border \(CGFloat(borderWidth).text) \(numbers(border) ?? "")") }
        if let shadowOpacity { words.append("shadow \(CGFloat(shadowOpacity).text)") }
        if let textColor = numbers(textColor) { words.append("text \(textColor)") }
        if let image { words.append("image \(image)") }
        return words.joined(separator: " ")
    }
}

extension Stage {
    /// What a collection view shows otherwise than a fresh one with the same data, as a hunt compares the two.
    ///
    /// If the two differ while work is scheduled, the clock of this stage moves on by a second, because content may be on its way.
    ///
    /// - Parameter make: makes a new subject, if the subject cannot do that itself.
    /// - Returns: one element per line; none while something moves, or outside of the window, where the two cannot be compared.
    public func differences(of subject: HuntSubject, fromFresh make: @MainActor () -> HuntSubject) -> [String] {
        let comparison = FreshComparison(of: subject, on: self)
        return comparison.isPossible ? comparison.differences(make: make) : []
    }
}
