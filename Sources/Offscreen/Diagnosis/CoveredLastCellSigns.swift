import UIKit

/// Looks for an opaque view that lies in front of a list and covers more than half of its last cell
/// when the list is scrolled to its end. None of the project's exhibits shows this mistake.
///
/// The list cannot be scrolled further, so the covered part of the cell cannot be seen. The view has
/// been there since the list was first seen, unlike a banner that appears for a moment.
struct CoveredLastCellSigns: SignReader {
    private var reportedLists: Set<String> = []
    /// For each collection view, the opaque views that lay in front of it when it was first seen,
    /// with their frames in the window.
    private var firstCovers: [String: [String: CGRect]] = [:]

    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    {
        guard context.isAtRest, !reportedLists.contains(list.name), !list.cells.isEmpty else { return [] }
        let covers = context.tick.tree.root.opaqueViews(inFrontOfViewNamed: list.name)
        let known = firstCovers[list.name] ?? covers
        firstCovers[list.name] = known.filter { covers[$0.key] == $0.value }
        guard abs(list.distanceBeyondEndAlongScrollDirection) < 0.5, list.contentLength > list.length + 1,
            !context.tick.tree.root.hasScrollView(aroundViewNamed: list.name),
            let last = list.cells.max(by: {
                list.extentAlongScrollDirection(of: $0.frame).end < list.extentAlongScrollDirection(of: $1.frame).end
            }), last.transform == nil
        else { return [] }
        let offset = CGPoint(x: list.origin.x - list.scroll.offset.x, y: list.origin.y - list.scroll.offset.y)
        let visible = CGRect(origin: list.origin, size: list.node.frame.size)
        let cell = last.frame.offsetBy(dx: offset.x, dy: offset.y)
        let (across, along) = (list.extentAcrossScrollDirection(of: cell), list.extentAlongScrollDirection(of: cell))
        let cover = known.sorted { $0.key < $1.key }.first { name, frame in
            guard covers[name] == frame else { return false }
            let (side, length) = (
                list.extentAcrossScrollDirection(of: frame), list.extentAlongScrollDirection(of: frame)
            )
            // A view beside the list does not cover the cell, whose part beyond the list is clipped.
            return frame.overlapsNoticeably(visible)
                && along.end <= list.extentAlongScrollDirection(of: visible).end + 1
                && side.start <= across.start + 0.5 && side.end >= across.end - 0.5 && length.end >= along.end - 0.5
                && length.start < (along.start + along.end) / 2 && length.end - length.start < list.length / 2
        }
        guard let cover else { return [] }
        reportedLists.insert(list.name)
        return context.findings(
            text:
                """
                \(list.name) is at the end of its content, and \(last.element!) at \(cell.text) in the window \
                is under \(cover.key) at \(cover.value.text): the list has no inset for that view
                """)
    }
}

extension ViewTree.Node {
    /// Returns the opaque views in front of a view, by name, with their frames in the coordinates of
    /// this node's superview. The list's own subviews are not in front of it.
    fileprivate func opaqueViews(inFrontOfViewNamed name: String) -> [String: CGRect] {
        var views: [String: CGRect] = [:]
        var isInFront = false
        func visit(_ node: ViewTree.Node, at origin: CGPoint) {
            guard node.name != name else {
                isInFront = true
                return
            }
            guard !node.states.contains("hidden"), node.alpha > 0.99 else {
                // A list in a transparent view is itself transparent, and what follows is in front.
                if node.contains(viewNamed: name) { isInFront = true }
                return
            }
            let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
            if isInFront, (node.appearance?.background?.last ?? 0) > 0.99 { views[node.name] = frame }
            let offset = node.scroll?.offset ?? .zero
            for child in node.children { visit(child, at: CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y)) }
        }
        visit(self, at: .zero)
        return views
    }

    /// Whether a view lies in a scroll view among this node and its descendants. Such a view can be
    /// moved out from under a cover.
    fileprivate func hasScrollView(aroundViewNamed name: String) -> Bool {
        guard self.name != name, let child = children.first(where: { $0.contains(viewNamed: name) }) else {
            return false
        }
        return scroll != nil || child.hasScrollView(aroundViewNamed: name)
    }

    private func contains(viewNamed name: String) -> Bool {
        self.name == name || children.contains { $0.contains(viewNamed: name) }
    }
}
