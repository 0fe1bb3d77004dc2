import Offscreen
import UIKit

/// The visible part of a cell, or of another view with an element, inside a reusable view, in the coordinates of the reusable view.
struct NestedCell: Equatable {
    let view: String
    let element: ElementName
    let z: Int
    let frame: CGRect

    /// Returns the painted cells inside a view, parents before children, siblings back to front.
    static func all(in view: ViewTree.Node) -> [NestedCell] {
        var found: [NestedCell] = []
        // A list of open nodes replaces recursion, which could overflow the stack in a deep tree. Its entries are a node, the node's
        // position, and the visible part of the view around the node.
        var open: [(node: ViewTree.Node, place: CGPoint, seen: CGRect)] = []
        func push(_ parent: ViewTree.Node, at place: CGPoint, seen: CGRect) {
            let offset = parent.scroll?.offset ?? .zero
            for child in parent.childrenInPaintOrder.reversed() where child.isPainted {
                open.append((child, CGPoint(x: place.x + child.frame.minX - offset.x, y: place.y + child.frame.minY - offset.y), seen))
            }
        }
        push(view, at: .zero, seen: CGRect(origin: .zero, size: view.frame.size))
        while let (node, place, seen) = open.popLast() {
            let shown = CGRect(origin: place, size: node.frame.size).intersectionIncludingEdges(with: seen)
            if let element = node.element, let shown, shown.width > 0, shown.height > 0 {
                found.append(NestedCell(view: node.name, element: element, z: node.z, frame: shown))
            }
            if !node.clips { push(node, at: place, seen: seen) } else if let shown { push(node, at: place, seen: shown) }
        }
        return found
    }
}
