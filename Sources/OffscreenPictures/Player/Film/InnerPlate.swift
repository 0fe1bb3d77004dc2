import Offscreen
import UIKit

/// A cell of a collection view that lies in a reusable view: what is seen of it, in the coordinates of that view.
struct InnerPlate: Equatable {
    let view: String
    let element: ElementName
    let z: Int
    let frame: CGRect

    /// The inner cells of a view that are painted, parents before children, siblings back to front.
    static func all(in node: ViewTree.Node) -> [InnerPlate] {
        var found: [InnerPlate] = []
        collect(node, at: .zero, seen: CGRect(origin: .zero, size: node.frame.size), into: &found)
        return found
    }

    private static func collect(_ node: ViewTree.Node, at origin: CGPoint, seen: CGRect, into found: inout [InnerPlate]) {
        let offset = node.scroll?.offset ?? .zero
        for child in node.inPaintOrder where child.isPainted {
            let place = CGPoint(x: origin.x + child.frame.minX - offset.x, y: origin.y + child.frame.minY - offset.y)
            let shown = CGRect(origin: place, size: child.frame.size).common(with: seen)
            if let element = child.element, let shown, shown.width > 0, shown.height > 0 {
                found.append(InnerPlate(view: child.name, element: element, z: child.z, frame: shown))
            }
            if child.clips {
                if let shown { collect(child, at: place, seen: shown, into: &found) }
            } else {
                collect(child, at: place, seen: seen, into: &found)
            }
        }
    }
}
