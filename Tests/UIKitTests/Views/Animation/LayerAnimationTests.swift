import Offscreen
import Testing
import UIKit

/// Documented values of Core Animation's classes.
@MainActor struct LayerAnimationTests {
    @Test func `Animations have Core Animation's defaults and store what is set`() {
        for animation in [
            CAAnimation(), CABasicAnimation(), CASpringAnimation(), CAKeyframeAnimation(), CAAnimationGroup(),
        ] {
            expectStored(
                animation, .value(\.duration, 0, 2), .value(\.beginTime, 0, 3), .value(\.timeOffset, 0, 4),
                .value(\.speed, 1, 2),
                .value(\.repeatCount, 0, 5), .value(\.autoreverses, false, true), .value(\.fillMode, .removed, .both),
                .value(\.isRemovedOnCompletion, true, false),
                .value(\.timingFunction, nil, CAMediaTimingFunction(name: .linear)))
        }
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect(spring.keyPath == "position.x")
        #expect(CABasicAnimation(keyPath: nil).keyPath == nil)
        #expect(CAPropertyAnimation().keyPath == nil)
        expectStored(
            spring, .value(\.isAdditive, false, true), .value(\.mass, 1, 2), .value(\.stiffness, 100, 200),
            .value(\.damping, 10, 20),
            .value(\.initialVelocity, 0, 3), .nilByDefault(\.fromValue, 1), .nilByDefault(\.toValue, 2),
            .nilByDefault(\.byValue, 3))
        let frames = CAKeyframeAnimation(keyPath: "opacity")
        expectStored(frames, .nilByDefault(\.values, [1, 2]), .value(\.keyTimes, nil, [0, 1]))
        expectStored(CAAnimationGroup(), .value(\.animations, nil, [spring]))
    }

    @Test func `Timing functions have their documented control points`() {
        func points(of function: CAMediaTimingFunction) -> [Float] {
            (0..<4).flatMap { index in
                var pair: [Float] = [-1, -1]
                function.getControlPoint(at: index, values: &pair)
                return pair
            }
        }
        for (name, wanted) in [
            (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
            (.easeInEaseOut, [0.42, 0, 0.58, 1]),
            (.default, [0.25, 0.1, 0.25, 1]),
        ] as [(CAMediaTimingFunctionName, [Float])] {
            #expect(points(of: CAMediaTimingFunction(name: name)) == [0, 0] + wanted + [1, 1], "\(name.rawValue)")
        }
        #expect(
            points(of: CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)) == [0, 0, 0.1, 0.2, 0.3, 0.4, 1, 1])
    }

    @Test func `Layers have Core Animation's defaults and store what is set`() {
        let (black, red) = (UIColor.black.cgColor, UIColor.red.cgColor)
        for layer in [CALayer(), CAShapeLayer(), CAGradientLayer()] {
            expectStored(
                layer, .value(\.position, .zero, CGPoint(1, 2)), .value(\.bounds, .zero, CGRect(1, 2, 3, 4)),
                .value(\.frame, .zero, CGRect(1, 2, 4, 6)), .value(\.anchorPoint, CGPoint(0.5, 0.5), CGPoint(0, 1)),
                .value(\.anchorPointZ, 0, 1), .value(\.zPosition, 0, 1), .value(\.opacity, 1, 0.5),
                .value(\.isHidden, false, true),
                .value(\.masksToBounds, false, true), .value(\.isOpaque, false, true),
                .value(\.backgroundColor, nil, red),
                .value(\.cornerRadius, 0, 5))
            let corners: CACornerMask = [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
            ]
            expectStored(layer, .value(\.maskedCorners, corners, .layerMinXMinYCorner))
            expectStored(
                layer, .value(\.borderWidth, 0, 2), .value(\.borderColor, black, red),
                .value(\.shadowColor, black, red),
                .value(\.shadowOpacity, 0, 0.5), .value(\.shadowOffset, CGSize(0, -3), CGSize(1, 2)),
                .value(\.shadowRadius, 3, 4),
                .value(\.name, nil, "name"), .value(\.contentsGravity, .resize, .center), .value(\.contentsScale, 1, 2),
                .value(\.cornerCurve, .circular, .continuous), .value(\.isDoubleSided, true, false),
                .value(\.isGeometryFlipped, false, true), .value(\.allowsEdgeAntialiasing, false, true),
                .value(\.shouldRasterize, false, true), .value(\.rasterizationScale, 1, 2),
                .value(\.shadowPath, nil, CGPath(rect: CGRect(0, 0, 1, 1), transform: nil)),
                .value(\.mask, nil, CALayer()),
                .nilByDefault(\.contents, "picture"))
            #expect(CATransform3DIsIdentity(layer.transform))
            #expect(CATransform3DIsIdentity(layer.sublayerTransform))
            let scale = CATransform3DMakeScale(2, 3, 1)
            layer.sublayerTransform = scale
            #expect(CATransform3DEqualToTransform(layer.sublayerTransform, scale))
            #expect(CATransform3DIsIdentity(CALayer().sublayerTransform), "each layer has its own")
            #expect(layer.sublayers == nil)
            #expect(layer.superlayer == nil)
            #expect(layer.animationKeys() == nil)
            #expect(layer.actions == nil)
        }
        let shape = CAShapeLayer()
        expectStored(
            shape, .value(\.path, nil, CGPath(rect: CGRect(0, 0, 1, 1), transform: nil)),
            .value(\.fillColor, black, red),
            .value(\.strokeColor, nil, red), .value(\.lineWidth, 1, 2))
        let gradient = CAGradientLayer()
        expectStored(
            gradient, .nilByDefault(\.colors, [1]), .value(\.locations, nil, [0, 1]),
            .value(\.startPoint, CGPoint(0.5, 0), CGPoint(0, 0)),
            .value(\.endPoint, CGPoint(0.5, 1), CGPoint(1, 1)))
    }

    private final class EndLog: CAAnimationDelegate {
        var ends: [Bool] = []

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }

    @Test
    func `animationDidStop is called once for each addition of an animation that stays on the layer after its end`() {
        let (stage, layer, log, animation) = (
            Stage(width: 10, height: 10), CALayer(), EndLog(), CABasicAnimation(keyPath: "opacity")
        )
        (animation.duration, animation.isRemovedOnCompletion, animation.delegate) = (0.1, false, log)
        stage.run { layer.add(animation, forKey: "fade") }
        stage.advance(by: 0.2)
        stage.run { layer.removeAnimation(forKey: "fade") }
        #expect(log.ends == [true])
        stage.run { for _ in 0..<2 { layer.add(animation, forKey: "fade") } }
        stage.advance(by: 0.2)
        #expect(log.ends == [true, false, true])
    }

    @Test func `An animation that is added to several layers ends once on each of them`() {
        let (stage, layers, log, animation) = (
            Stage(width: 10, height: 10), [CALayer(), CALayer()], EndLog(), CABasicAnimation(keyPath: "opacity")
        )
        (animation.duration, animation.delegate) = (0.1, log)
        stage.run { for layer in layers { layer.add(animation, forKey: "fade") } }
        stage.advance(by: 0.2)
        #expect(log.ends == [true, true])
        #expect(layers.map { $0.animationKeys() } == [nil, nil])
    }

    @Test func `An animation added without a key gets a key of its own and replaces no other animation`() {
        let layer = CALayer()
        for _ in 0..<2 { layer.add(CABasicAnimation(), forKey: nil) }
        layer.removeAnimation(forKey: layer.animationKeys()![0])
        layer.add(CABasicAnimation(), forKey: nil)
        #expect(layer.animationKeys()?.count == 2)
    }

    @Test func `A layer stores an animation under its key until the animation is removed`() {
        let (layer, one, other) = (
            CALayer(), CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position")
        )
        layer.add(one, forKey: "one")
        layer.add(other, forKey: "other")
        layer.add(CABasicAnimation(), forKey: nil)
        #expect(layer.animation(forKey: "one") === one)
        #expect(layer.animation(forKey: "other") === other)
        #expect(layer.animation(forKey: "x") == nil)
        layer.removeAnimation(forKey: "one")
        #expect(layer.animation(forKey: "one") == nil)
        #expect(layer.animation(forKey: "other") === other)
        layer.removeAllAnimations()
        #expect(layer.animation(forKey: "other") == nil)
        layer.actions = ["position": one]
        #expect(layer.action(forKey: "position") as? CAAnimation === one)
        #expect(layer.action(forKey: "opacity") == nil)
    }
}
