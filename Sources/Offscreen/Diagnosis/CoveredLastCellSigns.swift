import UIKit

/// Looks for an opaque view that lies in front of a list and covers more than half of its last cell
/// when the list is scrolled to its end. None of the project's exhibits shows this mistake.
struct CoveredLastCellSigns: SignReader {
    private var reportedLists: Set<String> = []

    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    {
        guard context.isAtRest, !reportedLists.contains(list.name), abs(list.distanceBeyondEnd) < 0.5,
            list.contentLength > list.length + 1,
            let last = list.cells.max(by: {
                list.extentAlongScrollDirection(of: $0.frame).end < list.extentAlongScrollDirection(of: $1.frame).end
            })
        else { return [] }
        let offset = CGPoint(x: list.origin.x - list.scroll.offset.x, y: list.origin.y - list.scroll.offset.y)
        let cell = last.frame.offsetBy(dx: offset.x, dy: offset.y)
        let (across, along) = (list.extentAcrossScrollDirection(of: cell), list.extentAlongScrollDirection(of: cell))
        let cover = context.tick.tree.root.nearlyOpaqueViews(inFrontOfViewNamed: list.name).first { view in
            let (side, length) = (
                list.extentAcrossScrollDirection(of: view.frame), list.extentAlongScrollDirection(of: view.frame)
            )
            return side.start <= across.start + 0.5 && side.end >= across.end - 0.5 && length.end >= along.end - 0.5
                && length.start < (along.start + along.end) / 2 && length.end - length.start < list.length / 2
        }
        guard let cover else { return [] }
        reportedLists.insert(list.name)
        return context.findings(
            text:
                """
                \(list.name) is at the end of its content, and \(last.element!) is under \(cover.name): \
                the list has no inset for that view
                """)
    }
}

extension ViewTree.Node {
    /// Returns the opaque views in front of a view, with their frames in the coordinates of this
    /// node's superview.
    fileprivate func nearlyOpaqueViews(inFrontOfViewNamed name: String) -> [(name: String, frame: CGRect)] {
        var views: [(name: String, frame: CGRect)] = []
        var isInFront = false
        func visit(_ node: ViewTree.Node, at origin: CGPoint) {
            guard node.name != name else {
                isInFront = true
                return
            }
            guard !node.states.contains("hidden"), node.alpha > 0.9 else { return }
            let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
            if isInFront, (node.appearance?.background?.last ?? 0) > 0.9 { views.append((node.name, frame)) }
            let offset = node.scroll?.offset ?? .zero
            for child in node.children { visit(child, at: CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y)) }
        }
        visit(self, at: .zero)
        return views
    }
}
