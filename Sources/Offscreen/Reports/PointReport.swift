import UIKit

/// The views and the item at a point of a collection view, found in four ways that may give
/// different results. A view is "nothing" if none is found, and the item is "none" if there is
/// none. Cells of orthogonal sections are not found as views, because they are not subviews of the
/// collection view itself.
public struct PointReport: Equatable, Sendable, CustomStringConvertible {
    /// The view that a person sees: the reusable view that is painted last at the point. [ORDER-01]
    public let painted: String
    /// The view that a touch reaches: the reusable view that `hitTest(_:with:)` returns or that
    /// contains the returned view. [ORDER-02]
    public let hit: String
    /// The item that `indexPathForItem(at:)` returns, which depends only on the layout's
    /// attributes. [ORDER-03]
    public let item: String
    /// The view that a snapshot of the hierarchy shows: the frontmost reusable view by sibling
    /// order. [ORDER-04]
    public let snapshot: String

    /// Whether a touch reaches a view other than the one that is painted last.
    public var isMisleading: Bool { painted != hit }

    public var description: String { "painted \(painted), hit \(hit), item at the point \(item)" }
}

extension Stage {
    /// Returns the views and the item at a point. The call sends no touch.
    ///
    /// - Parameter point: a point of the window.
    public func pointReport(of view: any List, at point: CGPoint) -> PointReport {
        let inside = view.convert(point, from: nil)
        let tree = ViewTree(of: view).root
        let there = tree.children.enumerated().filter { _, node in
            node.element != nil && !node.states.contains("hidden") && node.alpha > 0 && node.frame.contains(inside)
        }
        let painted = there.max { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }?.element
        var hit = window.hitTest(point, with: nil)
        // A view inside a cell counts as the cell, also if it is a cell of a collection view inside
        // that cell.
        var node: ViewTree.Node?
        while let current = hit, node == nil {
            if current.isReusableByList { node = tree.children.first { $0.name == current.viewText } }
            hit = current.superview
        }
        let path = view.observed.itemPath(at: inside)
        return PointReport(
            painted: painted.map(PointReport.text) ?? "nothing", hit: node.map(PointReport.text) ?? "nothing",
            item: path.map(\.text) ?? "none", snapshot: there.last.map { PointReport.text(of: $0.element) } ?? "nothing"
        )
    }
}

extension PointReport {
    fileprivate static func text(of node: ViewTree.Node) -> String {
        "\(node.element?.description ?? "") \(node.name)"
    }
}
