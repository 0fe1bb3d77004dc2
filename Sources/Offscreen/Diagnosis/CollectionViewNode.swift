import UIKit

/// A collection view in the view tree of a tick, or the scroll view of an orthogonal section.
struct CollectionViewNode {
    let node: ViewTree.Node
    /// The origin of the collection view's frame in the window, in points.
    let origin: CGPoint
    /// The views that represent elements, back to front. Dormant views, views with an uncertain
    /// element, and views that are being animated away are left out.
    let views: [ViewTree.Node]
    let scroll: ViewTree.ScrollState
    /// The number of the tick.
    let tick: Int
    /// The events of the collection view in the tick.
    let events: [Event]

    var name: String { node.name }
    var bounds: CGRect { CGRect(origin: scroll.offset, size: node.frame.size) }
    var cells: [ViewTree.Node] { views.filter(\.isCell) }
    var scrollsSideways: Bool { scroll.content.height <= node.frame.height && scroll.content.width > node.frame.width }
    /// Whether the item counts were invalidated, as by a batch of changes, a snapshot or a
    /// placeholder of a drop.
    var isUpdate: Bool { hasInvalidation(named: "counts") }
    /// Whether an update of the tick is certain to have no animation. A recording of a device does
    /// not show this.
    var isUpdateWithoutAnimation: Bool {
        events.contains {
            $0.verb == .invalidate && $0.name == "counts" && $0.text == PackedEvent.withoutAnimation
        }
    }
    /// Whether the collection view discarded all of its data, as after `reloadData()`.
    var isReload: Bool { hasInvalidation(named: "everything") }
    var isUpdateOrReload: Bool { isUpdate || isReload }

    private func hasInvalidation(named name: String) -> Bool {
        events.contains { $0.verb == .invalidate && $0.name == name }
    }

    /// The insets at the top, the left, the bottom and the right, in points.
    var inset: [CGFloat] { scroll.inset.count == 4 ? scroll.inset : [0, 0, 0, 0] }

    /// The length of the visible rectangle in the direction of scrolling, in points.
    var length: CGFloat { scrollsSideways ? node.frame.width : node.frame.height }
    /// The length of the content in the direction of scrolling, in points.
    var contentLength: CGFloat { scrollsSideways ? scroll.content.width : scroll.content.height }

    /// Returns the least and the greatest coordinate of a rectangle in the direction of scrolling.
    func extentAlongScrollDirection(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
        scrollsSideways ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    }

    /// Returns the least and the greatest coordinate of a rectangle across the direction of
    /// scrolling.
    func extentAcrossScrollDirection(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
        scrollsSideways ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }

    /// Returns one finding about the collection view's tick.
    func finding(exhibit: Int? = nil, text: String) -> SignFinding {
        SignFinding(exhibit: exhibit, tick: tick, text: text)
    }
    func findings(exhibit: Int? = nil, text: String) -> [SignFinding] { [finding(exhibit: exhibit, text: text)] }

    /// Converts a point from the window to the coordinate system of the cells' frames.
    func contentPoint(fromWindow point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - origin.x + scroll.offset.x, y: point.y - origin.y + scroll.offset.y)
    }

    func view(named name: String) -> ViewTree.Node? { views.first { $0.name == name } }
    func view(for element: ElementName) -> ViewTree.Node? { views.first { $0.element == element } }
    func cellClass(of cell: ViewTree.Node) -> CellClass { CellClass(list: name, name: cell.className) }

    func cellClassProperty(_ key: CellAppearance.Key, of cell: ViewTree.Node) -> CellClassProperty {
        CellClassProperty(cellClass: cellClass(of: cell), key: key)
    }

    /// The distances by which the offset is beyond the end of the content and of its inset on the
    /// two axes, in points. Negative before the end.
    private var distancesBeyondEnd: CGPoint {
        let (maximumX, maximumY) = (
            scroll.content.width + inset[3] - node.frame.width, scroll.content.height + inset[2] - node.frame.height
        )
        return CGPoint(
            x: scroll.offset.x - max(maximumX, -inset[1]), y: scroll.offset.y - max(maximumY, -inset[0]))
    }

    /// The greater of the distances by which the offset is beyond the end of the content and of its
    /// inset on the two axes, in points. Zero or negative if the offset is beyond the end on neither
    /// axis, although it may be far before the end on one of them.
    var distanceBeyondEnd: CGFloat { max(distancesBeyondEnd.x, distancesBeyondEnd.y) }

    /// The distance by which the offset is beyond the end of the content and of its inset in the
    /// direction of scrolling, in points. Negative before the end.
    var distanceBeyondEndAlongScrollDirection: CGFloat {
        scrollsSideways ? distancesBeyondEnd.x : distancesBeyondEnd.y
    }

    /// Appends to `lists` those scroll views among a view and its descendants that contain dormant
    /// views or views of elements, also of uncertain ones.
    ///
    /// - Parameter origin: the origin of the coordinate system of the view's frame, in window
    ///   coordinates.
    static func appendLists(
        inTreeOf node: ViewTree.Node, superviewOrigin origin: CGPoint, at tick: Recording.Tick,
        to lists: inout [CollectionViewNode]
    ) {
        let corner = CGPoint(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
        if let scroll = node.scroll,
            node.children.contains(where: { $0.element != nil || $0.dormant != nil || $0.uncertainty != nil })
        {
            let views = node.children.filter {
                $0.element != nil && $0.dormant == nil && $0.uncertainty == nil && !$0.isLeaving
            }
            let events = tick.events.filter { $0.collection == node.name }
            lists.append(
                CollectionViewNode(
                    node: node, origin: corner, views: views, scroll: scroll, tick: tick.number, events: events))
        }
        let offset = node.scroll?.offset ?? .zero
        let contentOrigin = CGPoint(x: corner.x - offset.x, y: corner.y - offset.y)
        for child in node.children {
            appendLists(inTreeOf: child, superviewOrigin: contentOrigin, at: tick, to: &lists)
        }
    }
}

extension ViewTree.Node {
    /// Whether the view represents an item.
    var isCell: Bool { element?.category == .cell }
}
