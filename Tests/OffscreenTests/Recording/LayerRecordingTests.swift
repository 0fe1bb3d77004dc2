import Foundation
import Offscreen
import Testing
import UIKit

@MainActor struct LayerRecordingTests {
    private let stage = Stage(width: 200, height: 120)
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    private var appearance: ViewTree.Appearance? { stage.recording.ticks.last?.tree["UIView#1"]?.appearance }

    /// Changes and shows the view, and returns its recorded layers.
    private func layers(_ change: () -> Void) throws -> [ViewTree.Layer] {
        change()
        stage.show(view)
        return try #require(appearance?.layers)
    }

    private func plain(_ frame: CGRect, _ color: UIColor? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color?.cgColor
        return layer
    }

    @Test func `A plain sublayer is recorded with its appearance and its place among the subviews`() throws {
        let layers = try layers {
            view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            view.layer.insertSublayer(plain(CGRect(x: 1, y: 2, width: 3, height: 4), .red), at: 0)
            let border = plain(CGRect(x: 5, y: 5, width: 20, height: 20))
            (border.borderWidth, border.cornerRadius, border.zPosition, border.opacity) = (2, 6, 3, 0.5)
            view.layer.addSublayer(border)
        }
        #expect(
            layers.map(\.frame) == [CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 5, y: 5, width: 20, height: 20)])
        #expect(layers.map(\.subviewsBelow) == [nil, 1])
        #expect(layers.map(\.clips) == [nil, nil])
        #expect(layers[0].appearance?.background == [1, 0, 0, 1])
        #expect(layers[1].appearance?.borderWidth == 2)
        #expect(layers[1].appearance?.cornerRadius == 6)
        #expect(layers[1].zPosition == 3)
        #expect(layers[1].opacity == 0.5)
        #expect(stage.tree["UIView#1"]?.children.count == 1)
    }

    @Test func `A layer that shows nothing is not recorded, unless it has a visible sublayer`() throws {
        let layers = try layers {
            view.layer.addSublayer(CALayer())
            let hidden = plain(CGRect(x: 0, y: 0, width: 5, height: 5), .red)
            hidden.isHidden = true
            view.layer.addSublayer(hidden)
            let holder = plain(CGRect(x: 10, y: 10, width: 40, height: 30))
            holder.bounds.origin = CGPoint(x: 2, y: 3)
            holder.masksToBounds = true
            holder.addSublayer(plain(CGRect(x: 4, y: 4, width: 8, height: 8), .blue))
            view.layer.addSublayer(holder)
        }
        #expect(layers.map(\.level) == [nil, 1])
        #expect(layers[0].clips == true)
        #expect(layers[0].appearance == nil)
        #expect(layers[1].frame == CGRect(x: 2, y: 1, width: 8, height: 8))
    }

    @Test func `A view with a plain layer, without sublayers and without a mask, is recorded without layers`() {
        view.backgroundColor = .red
        stage.show(view)
        #expect(appearance?.background != nil)
        #expect(appearance?.layers == nil)
    }

    @Test func `A shape layer is recorded with its outline, fill and stroke`() throws {
        let layer = try layers {
            let shape = CAShapeLayer()
            shape.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil)
            (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, UIColor.black.cgColor, 3)
            view.layer.addSublayer(shape)
        }[0]
        #expect(layer.outline == [[0, 0, 30, 0, 30, 20, 0, 20, 0, 0]])
        #expect(layer.fill == nil)
        #expect(layer.stroke == [0, 0, 0, 1])
        #expect(layer.lineWidth == 3)
    }

    @Test func `The outline of a shape layer is recorded from the origin of the layer's own bounds`() throws {
        let layers = try layers {
            for origin in [CGPoint.zero, CGPoint(x: 2, y: 3)] {
                let shape = CAShapeLayer()
                shape.frame = CGRect(x: 15, y: 25, width: 40, height: 40)
                shape.bounds.origin = origin
                shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil)
                view.layer.addSublayer(shape)
            }
        }
        #expect(layers.map(\.frame) == Array(repeating: CGRect(x: 15, y: 25, width: 40, height: 40), count: 2))
        #expect(layers[0].outline == [[0, 0, 30, 0, 30, 20, 0, 20, 0, 0]])
        #expect(layers[1].outline == [[-2, -3, 28, -3, 28, 17, -2, 17, -2, -3]])
    }

    final class ShapeView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
    }

    @Test func `A view whose own layer is a shape is recorded with that shape`() throws {
        let view = ShapeView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        (view.layer as? CAShapeLayer)?.path = UIBezierPath(ovalIn: view.bounds).cgPath
        stage.show(view)
        let layer = try #require(stage.recording.ticks.last?.tree["ShapeView#1"]?.appearance?.layers?.first)
        #expect(layer.use == .own)
        #expect(layer.fill == [0, 0, 0, 1])
        #expect(layer.outline?.first?.count ?? 0 > 20)
        #expect(layer.level == nil)
        #expect(layer.subviewsBelow == nil)
    }

    @Test func `A gradient layer is recorded with its colours and their locations`() throws {
        let layer = try layers {
            let gradient = CAGradientLayer()
            gradient.frame = view.bounds
            gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
            gradient.locations = [0.25, 1]
            view.layer.addSublayer(gradient)
        }[0]
        #expect(layer.colors?.map(\.last) == [0.25, 1])
        #expect(layer.direction == [0.5, 0, 0.5, 1])
    }

    @Test func `The masks of a layer and of its sublayer are recorded`() throws {
        let layers = try layers {
            view.layer.mask = plain(CGRect(x: 0, y: 0, width: 20, height: 20), .black)
            let inner = plain(CGRect(x: 0, y: 0, width: 50, height: 50), .red)
            inner.mask = plain(CGRect(x: 5, y: 5, width: 10, height: 10), .black)
            view.layer.addSublayer(inner)
        }
        #expect(layers.map(\.use) == [.mask, nil, .mask])
        #expect(layers.map(\.level) == [nil, nil, 1])
    }

    @Test func `The mask of a view is recorded`() throws {
        #expect(try layers { view.mask = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5)) }[0].use == .mask)
    }

    @Test func `A recording with layers is read back from JSON unchanged, and unknown members are ignored`() throws {
        _ = try layers {
            let shape = CAShapeLayer()
            shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 20)).cgPath
            shape.transform = CATransform3DMakeScale(2, 2, 1)
            view.layer.mask = plain(view.bounds, .black)
            view.layer.addSublayer(shape)
        }
        let text = stage.recording.jsonText
        #expect(try Recording(json: Data(text.utf8)) == stage.recording)
        let list = try #require(text.range(of: "\"layers\":"))
        let read = try Recording(
            json: Data(text.replacingOccurrences(of: "\"layers\":", with: "\"later\":", range: list).utf8))
        #expect(read.ticks.last?.tree["UIView#1"]?.appearance == ViewTree.Appearance(), "an unknown member is ignored")
    }

    @Test func `A change of a layer's colour or path changes the recorded view`() {
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil)
        view.layer.addSublayer(shape)
        stage.show(view)
        let before = appearance
        stage.act("turn red") { shape.fillColor = UIColor.red.cgColor }
        let red = appearance
        stage.act("grow") { shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 20), transform: nil) }
        #expect(before != red)
        #expect(red != appearance)
    }
}
