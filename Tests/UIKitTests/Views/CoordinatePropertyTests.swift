import Offscreen
import Testing
import UIKit

/// Compares random trees of views that are moved, scrolled, rotated and mirrored with matrices.
@MainActor struct CoordinatePropertyTests {
    /// A view with the geometry that was set on it.
    private struct PlacedView {
        let view: UIView
        let parent: Int?
        var size = CGSize.zero
        /// The transform from the view's coordinates to those of its superview.
        var upward = CGAffineTransform.identity
        var takesTouches = true
    }

    private func randomTree(using generator: inout SeededGenerator, count: Int = 9) -> [PlacedView] {
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
        var all: [PlacedView] = []
        for index in 0..<count {
            let parent = index == 0 ? nil : Int.random(in: 0..<index, using: &generator)
            var made = PlacedView(view: UIView(), parent: parent)
            made.size = CGSize(number(20...90), number(20...90))
            let (scroll, center) = (
                CGPoint(number(-10...10), number(-10...10)), CGPoint(number(0...60), number(0...60))
            )
            let anchor = CGPoint(number(0...4) / 4, number(0...4) / 4)
            let angle = number(0...7) * .pi / 4
            let (width, height) = (number(1...3) / 2, number(-3 ... -1) / 2)
            let linear =
                index % 3 == 1
                ? .identity
                : CGAffineTransform(
                    cos(angle) * width, sin(angle) * width, -sin(angle) * height, cos(angle) * height, 0, 0)
            let view = made.view
            (view.bounds, view.layer.anchorPoint) = (CGRect(origin: scroll, size: made.size), anchor)
            (view.center, view.transform) = (center, linear)
            made.upward = CGAffineTransform(
                translationX: -scroll.x - anchor.x * made.size.width, y: -scroll.y - anchor.y * made.size.height
            ).concatenating(linear).concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            switch Int.random(in: 0..<12, using: &generator) {
            case 0: view.isHidden = true
            case 1: view.alpha = 0.005
            case 2: view.isUserInteractionEnabled = false
            default: break
            }
            made.takesTouches = !view.isHidden && view.alpha > 0.005 && view.isUserInteractionEnabled
            if let parent { all[parent].view.addSubview(view) }
            all.append(made)
        }
        return all
    }

    /// Returns the transform from a view's coordinates to those in which the root is placed.
    private func toTop(_ index: Int, _ tree: [PlacedView]) -> CGAffineTransform {
        var matrix = tree[index].upward
        var step = tree[index].parent
        while let parent = step {
            matrix = matrix.concatenating(tree[parent].upward)
            step = tree[parent].parent
        }
        return matrix
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func
        `A converted point agrees with the views' matrices, and if these have inverses, converting back restores the point`(
            seed: UInt64
        )
    {
        var generator = SeededGenerator(seed: seed)
        let tree = randomTree(using: &generator)
        for (from, source) in tree.enumerated() {
            for (to, target) in tree.enumerated() {
                let point = CGPoint(CGFloat(from * 7 - 20), CGFloat(to * 5 - 11))
                let expected = point.applying(toTop(from, tree)).applying(toTop(to, tree).inverted())
                let there = source.view.convert(point, to: target.view)
                #expect(Near(there) == Near(expected), "\(from) to \(to): \(there), by matrices \(expected)")
                #expect(Near(target.view.convert(point, from: source.view)) == Near(expected))
                #expect(Near(source.view.layer.convert(point, to: target.view.layer)) == Near(expected))
                #expect(Near(target.view.layer.convert(point, from: source.view.layer)) == Near(expected))
                #expect(Near(target.view.convert(there, to: source.view)) == Near(point))
            }
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `A converted rectangle is the smallest rectangle around its converted corners`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let (tree, rect) = (randomTree(using: &generator), CGRect(-3, 4, 17, 9))
        for source in tree {
            for target in tree {
                let corners = [
                    (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
                ].map {
                    source.view.convert(CGPoint($0, $1), to: target.view)
                }
                let there = source.view.convert(rect, to: target.view)
                let (xs, ys) = (corners.map(\.x), corners.map(\.y))
                #expect(
                    Near(there.minX, there.minY, there.maxX, there.maxY)
                        == Near(xs.min()!, ys.min()!, xs.max()!, ys.max()!))
                #expect(target.view.convert(rect, from: source.view) == there)
            }
        }
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func
        `Without zPositions hitTest finds the topmost view that, with its ancestors, takes touches at the point [ORDER-02]`(
            seed: UInt64
        )
    {
        var generator = SeededGenerator(seed: seed)
        let tree = randomTree(using: &generator)
        /// Returns the views from back to front: a view, then its subviews.
        func painted(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(painted) }
        let order = painted(tree[0].view).map { view in tree.firstIndex { $0.view === view }! }
        for x in stride(from: -30, through: 90, by: 6) {
            for y in stride(from: -30, through: 90, by: 6) {
                let point = CGPoint(CGFloat(x) + 0.37, CGFloat(y) + 0.61)
                let top = point.applying(tree[0].upward)
                let expected = order.last { index in
                    var step: Int? = index
                    while let each = step {
                        let bounds = CGRect(origin: tree[each].view.bounds.origin, size: tree[each].size)
                        guard tree[each].takesTouches, bounds.contains(top.applying(toTop(each, tree).inverted()))
                        else {
                            return false
                        }
                        step = tree[each].parent
                    }
                    return true
                }
                #expect(tree[0].view.hitTest(point, with: nil) === expected.map { tree[$0].view })
            }
        }
    }
}
