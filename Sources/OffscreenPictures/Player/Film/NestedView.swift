import Offscreen
import UIKit

/// The visible part of a cell, or of another view with an element, inside a reusable view, in the
/// coordinates of the reusable view.
struct NestedView: Equatable {
    let view: String
    let element: ElementName
    let z: Int
    let frame: CGRect

    /// Returns the visible parts of all views with an element that are inside a view, parents
    /// before children, siblings in paint order.
    static func all(in view: ViewTree.Node) -> [NestedView] {
        var found: [NestedView] = []
        // The nodes still to be visited. This list replaces recursion, which could overflow the
        // call stack in a deep tree. `place` is the upper left corner of a node, and `seen` the
        // rectangle to which its ancestors clip it, both in the coordinates of `view`.
        var open: [(node: ViewTree.Node, place: CGPoint, seen: CGRect)] = []
        func pushPaintedChildren(of parent: ViewTree.Node, at place: CGPoint, visibleRect: CGRect) {
            let offset = parent.scroll?.offset ?? .zero
            for child in parent.childrenInPaintOrder.reversed() where child.isPainted {
                open.append(
                    (
                        child,
                        CGPoint(x: place.x + child.frame.minX - offset.x, y: place.y + child.frame.minY - offset.y),
                        visibleRect
                    ))
            }
        }
        pushPaintedChildren(of: view, at: .zero, visibleRect: CGRect(origin: .zero, size: view.frame.size))
        while let (node, place, seen) = open.popLast() {
            let shown = CGRect(origin: place, size: node.frame.size).intersectionIncludingEdges(with: seen)
            if let element = node.element, let shown, shown.width > 0, shown.height > 0 {
                found.append(NestedView(view: node.name, element: element, z: node.z, frame: shown))
            }
            if !node.clips {
                pushPaintedChildren(of: node, at: place, visibleRect: seen)
            } else if let shown {
                pushPaintedChildren(of: node, at: place, visibleRect: shown)
            }
        }
        return found
    }
}
