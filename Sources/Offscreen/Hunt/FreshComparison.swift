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
    /// - Parameter make: makes a new subject, if the subject cannot do that itself.
    package func differences(make: @MainActor () -> HuntSubject) -> [String] {
        let size = stage.window.bounds.size
        let fresh = Stage(
            width: size.width, height: size.height, scale: stage.scale, behavior: stage.preset, records: false)
        let other = fresh.run { subject.again?() ?? make() }
        if let model = subject.model { other.model?.sections = model.sections }
        let twin = other.collectionView
        twin.frame = view.frame
        twin.isPrefetchingEnabled = view.isPrefetchingEnabled
        twin.allowsMultipleSelection = view.allowsMultipleSelection
        fresh.show(twin)
        fresh.act("go there") {
            twin.contentOffset = view.contentOffset
            for path in view.indexPathsForSelectedItems ?? [] { twin.selectItem(at: path, animated: false, scrollPosition: []) }
        }
        scrollRows(of: twin, on: fresh)
        let root = ViewTree(of: view, detail: .painted).root
        return differences(mine: elements(in: root), its: elements(in: ViewTree(of: twin, detail: .painted).root)) + leftOver(in: root)
    }

    private typealias Elements = [ElementName: [ViewTree.Node]]

    /// OPTIMIZATION: most elements are the same on both sides, and of those no text is made.
    private func differences(mine: Elements, its: Elements) -> [String] {
        Set(mine.keys).union(its.keys).filter { mine[$0] != its[$0] }.map { ($0.description, mine[$0] ?? [], its[$0] ?? []) }
            .sorted { $0.0 < $1.0 }
            .compactMap { difference(of: $0, here: $1.map(\.facts), there: $2.map(\.facts)) }
    }

    private func difference(of element: String, here: [String], there: [String]) -> String? {
        if here == there { return nil }
        // [POOL-07] Old decorations remain among the new ones.
        if stage.preset.behavior.leavesDecorationsBehind, element.hasPrefix("decoration"), Set(there).isSubset(of: here) { return nil }
        if here.isEmpty { return "\(element) is missing on screen" }
        if there.isEmpty { return "\(element) is on screen, and not in a fresh collection view" }
        return "stale: \(element) is \(here.joined(separator: " and ")), a fresh one \(there.joined(separator: " and "))"
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
