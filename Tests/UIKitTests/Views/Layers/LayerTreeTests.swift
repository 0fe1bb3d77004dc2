import Offscreen
import Testing

@testable import UIKit

@MainActor struct LayerTreeTests {
    @Test func `A layer that outlives its view has no delegate`() {
        var view: UIView? = UIView()
        let layer = view!.layer
        #expect(layer.delegate === view)
        view = nil
        #expect(layer.delegate == nil)
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(!layer.needsLayout())
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `Sublayers that are added, moved and removed are in the order of a list with equal edits`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
        let (root, elsewhere) = (CALayer(), CALayer())
        let layers = (0..<7).map { index in
            let layer = CALayer()
            layer.name = "\(index)"
            return layer
        }
        var list: [CALayer] = []
        func take(_ layer: CALayer) { list.removeAll { $0 === layer } }
        func index(_ layer: CALayer) -> Int { list.firstIndex { $0 === layer }! }
        func insert(_ layer: CALayer, at place: () -> Int) {
            take(layer)
            list.insert(layer, at: place())
        }
        for step in 0..<60 {
            let layer = layers[number(0..<7)]
            let sibling = list.isEmpty || number(0..<6) == 0 ? nil : list[number(0..<list.count)]
            switch number(0..<8) {
            case 0:
                root.addSublayer(layer)
                insert(layer) { list.count }
            case 1:
                let place = number(0..<9)
                // The index counts the layer itself if it is a sublayer already.
                let mark = place < list.count ? list[place] : nil
                root.insertSublayer(layer, at: UInt32(place))
                if mark !== layer { insert(layer) { mark.map(index) ?? list.count } }
            case 2:
                if sibling === layer { break }
                root.insertSublayer(layer, below: sibling)
                insert(layer) { sibling.map(index) ?? 0 }
            case 3:
                if sibling === layer { break }
                root.insertSublayer(layer, above: sibling)
                insert(layer) { sibling.map { index($0) + 1 } ?? list.count }
            case 4:
                guard let sibling, sibling !== layer else { break }
                root.replaceSublayer(sibling, with: layer)
                take(layer)
                list[index(sibling)] = layer
            case 5:
                layer.removeFromSuperlayer()
                take(layer)
            case 6:
                let new = layers.filter { _ in number(0..<2) == 0 }.shuffled(using: &generator)
                root.sublayers = new
                list = new
            default:
                elsewhere.addSublayer(layer)
                take(layer)
            }
            #expect((root.sublayers ?? []).map(\.name) == list.map(\.name), "step \(step)")
            #expect(layers.allSatisfy { layer in (layer.superlayer === root) == list.contains { $0 === layer } })
        }
        root.sublayers = nil
        #expect(root.sublayers == nil)
        #expect(layers.allSatisfy { $0.superlayer !== root })
        root.addSublayer(layers[0])
        root.replaceSublayer(layers[1], with: layers[2])
        root.replaceSublayer(layers[0], with: layers[0])
        #expect(root.sublayers == [layers[0]])
    }

    @Test func `Setting the sublayers of a view's layer moves and removes subviews`() {
        let (parent, a, b, c) = (UIView(), UIView(), UIView(), UIView())
        for view in [a, b, c] { parent.addSubview(view) }
        parent.layer.sublayers = [c.layer, a.layer]
        #expect(parent.subviews == [c, a])
        #expect(b.superview == nil)
        #expect(a.superview === parent)
        parent.layer.sublayers = []
        #expect(parent.subviews.isEmpty)
        #expect(a.superview == nil)
        #expect(c.superview == nil)
        #expect(c.layer.superlayer == nil)
    }

    @Test func `A layer whose superlayer is deallocated has no superlayer`() {
        let child = CALayer()
        do {
            let parent = CALayer()
            parent.addSublayer(child)
            #expect(child.superlayer === parent)
        }
        #expect(child.superlayer == nil)
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `hitTest of a layer returns the layer that was painted last at the point [ORDER-01] [ORDER-02]`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        let root = CALayer()
        root.frame = CGRect(0, 0, 60, 60)
        var layers = [root]
        for _ in 0..<8 {
            let layer = CALayer()
            layer.frame = CGRect(
                x: number(-10...40), y: number(-10...40), width: number(5...40), height: number(5...40))
            layer.bounds.origin = CGPoint(x: number(-3...3), y: number(-3...3))
            (layer.zPosition, layer.isHidden) = (CGFloat(number(-1...1)), number(0...7) == 0)
            layer.opacity = number(0...7) == 0 ? 0 : 1
            layer.masksToBounds = number(0...2) == 0
            layers[number(0...layers.count - 1)].addSublayer(layer)
            layers.append(layer)
        }
        // The layers are listed from back to front: a layer, then its sublayers by zPosition and
        // index.
        func painted(_ layer: CALayer) -> [CALayer] {
            let children = (layer.sublayers ?? []).enumerated().sorted {
                $0.element.zPosition == $1.element.zPosition
                    ? $0.offset < $1.offset : $0.element.zPosition < $1.element.zPosition
            }
            return [layer] + children.flatMap { painted($0.element) }
        }
        let order = painted(root)
        for x in stride(from: -15.5, through: 75, by: 5) {
            for y in stride(from: -15.5, through: 75, by: 5) {
                let point = CGPoint(x, y)
                let expected = order.last { layer in
                    var step: CALayer? = layer
                    while let each = step {
                        let isInside = each.bounds.contains(each.convert(point, from: nil))
                        guard !each.isHidden, each.opacity > 0, isInside || (each !== layer && !each.masksToBounds)
                        else { return false }
                        step = each.superlayer
                    }
                    return true
                }
                #expect(root.hitTest(point) === expected)
            }
        }
        #expect(root.contains(CGPoint(59, 59)))
        #expect(!root.contains(CGPoint(60, 59)))
    }

    @Test func `A frame set on a layer whose transform has NaN raises an exception and leaves the position`() {
        let layer = CALayer()
        layer.position = CGPoint(x: 3, y: 4)
        layer.transform.m41 = .nan
        let failures = Stage(width: 10, height: 10).failures { layer.frame = CGRect(x: 1, y: 2, width: 5, height: 6) }
        #expect(!failures.isEmpty)
        #expect(layer.position == CGPoint(x: 3, y: 4))
    }

    @Test func `Laying out the layer of a view lays out the view`() {
        let view = LayoutCounter()
        view.layoutIfNeeded()
        view.layer.setNeedsLayout()
        #expect(view.needsLayout)
        view.layer.layoutIfNeeded()
        #expect(view.layouts == 2)
        #expect(!view.needsLayout)
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(1, 2, 3, 4, 5, 6))
        #expect(layer.affineTransform() == CGAffineTransform(1, 2, 3, 4, 5, 6))
        #expect(layer.transform.m41 == 5)
        #expect(!layer.isUntransformed)
        layer.setAffineTransform(.identity)
        #expect(layer.isUntransformed)
    }
}
