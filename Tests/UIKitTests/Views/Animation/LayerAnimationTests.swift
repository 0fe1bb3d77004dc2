import Foundation
import Testing
import UIKit

/// Values of Core Animation's classes that Apple documents.
@MainActor @Suite("Values of layers and their animations")
struct LayerAnimationTests {
    @Test func `Animations begin with Core Animation's defaults, and keep what is set`() {
        for animation in [CAAnimation(), CABasicAnimation(), CASpringAnimation(), CAKeyframeAnimation(), CAAnimationGroup()] {
            keeps(animation, \.duration, 0, 2)
            keeps(animation, \.beginTime, 0, 3)
            keeps(animation, \.timeOffset, 0, 4)
            keeps(animation, \.speed, 1, 2)
            keeps(animation, \.repeatCount, 0, 5)
            keeps(animation, \.autoreverses, false, true)
            keeps(animation, \.fillMode, .removed, .both)
            keeps(animation, \.isRemovedOnCompletion, true, false)
            keeps(animation, \.timingFunction, nil, CAMediaTimingFunction(name: .linear))
        }
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect(spring.keyPath == "position.x" && CABasicAnimation(keyPath: nil).keyPath == nil && CAPropertyAnimation().keyPath == nil)
        keeps(spring, \.isAdditive, false, true)
        keeps(spring, \.mass, 1, 2)
        keeps(spring, \.stiffness, 100, 200)
        keeps(spring, \.damping, 10, 20)
        keeps(spring, \.initialVelocity, 0, 3)
        keepsNothing(spring, \.fromValue, 1)
        keepsNothing(spring, \.toValue, 2)
        keepsNothing(spring, \.byValue, 3)
        let frames = CAKeyframeAnimation(keyPath: "opacity")
        keepsNothing(frames, \.values, [1, 2])
        keeps(frames, \.keyTimes, nil, [0, 1])
        keeps(CAAnimationGroup(), \.animations, nil, [spring])
    }

    @Test func `Timing functions have their documented control points`() {
        for (name, points) in [
            (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
            (.default, [0.25, 0.1, 0.25, 1]),
        ] as [(CAMediaTimingFunctionName, [Float])] {
            let function = CAMediaTimingFunction(name: name)
            var all: [Float] = []
            for index in 0..<4 {
                var pair: [Float] = [-1, -1]
                function.getControlPoint(at: index, values: &pair)
                all += pair
            }
            #expect(all == [0, 0] + points + [1, 1], "\(name.rawValue)")
        }
        var pair: [Float] = [-1, -1]
        CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 1, values: &pair)
        #expect(pair == [0.1, 0.2])
        CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &pair)
        #expect(pair == [0.3, 0.4])
    }

    @Test func `Layers begin with Core Animation's defaults, and keep what is set`() {
        let black = UIColor.black.cgColor
        let red = UIColor.red.cgColor
        for layer in [CALayer(), CAShapeLayer(), CAGradientLayer()] {
            keeps(layer, \.position, .zero, CGPoint(x: 1, y: 2))
            keeps(layer, \.bounds, .zero, CGRect(x: 1, y: 2, width: 3, height: 4))
            keeps(layer, \.frame, .zero, CGRect(x: 1, y: 2, width: 4, height: 6))
            keeps(layer, \.anchorPoint, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1))
            keeps(layer, \.anchorPointZ, 0, 1)
            keeps(layer, \.zPosition, 0, 1)
            keeps(layer, \.opacity, 1, 0.5)
            keeps(layer, \.isHidden, false, true)
            keeps(layer, \.masksToBounds, false, true)
            keeps(layer, \.isOpaque, false, true)
            keeps(layer, \.backgroundColor, nil, red)
            keeps(layer, \.cornerRadius, 0, 5)
            keeps(
                layer, \.maskedCorners,
                [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner], [.layerMinXMinYCorner])
            keeps(layer, \.borderWidth, 0, 2)
            keeps(layer, \.borderColor, black, red)
            keeps(layer, \.shadowColor, black, red)
            keeps(layer, \.shadowOpacity, 0, 0.5)
            keeps(layer, \.shadowOffset, CGSize(width: 0, height: -3), CGSize(width: 1, height: 2))
            keeps(layer, \.shadowRadius, 3, 4)
            keeps(layer, \.name, nil, "name")
            keeps(layer, \.contentsGravity, .resize, .center)
            keeps(layer, \.contentsScale, 1, 2)
            keeps(layer, \.cornerCurve, .circular, .continuous)
            keeps(layer, \.isDoubleSided, true, false)
            keeps(layer, \.isGeometryFlipped, false, true)
            keeps(layer, \.allowsEdgeAntialiasing, false, true)
            keeps(layer, \.shouldRasterize, false, true)
            keeps(layer, \.rasterizationScale, 1, 2)
            keeps(layer, \.shadowPath, nil, CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
            keeps(layer, \.mask, nil, CALayer())
            keepsNothing(layer, \.contents, "picture")
            #expect(CATransform3DIsIdentity(layer.transform) && CATransform3DIsIdentity(layer.sublayerTransform))
            let scale = CATransform3DMakeScale(2, 3, 1)
            layer.sublayerTransform = scale
            #expect(CATransform3DEqualToTransform(layer.sublayerTransform, scale))
            #expect(CATransform3DIsIdentity(CALayer().sublayerTransform), "each layer has its own")
            #expect(layer.sublayers == nil && layer.superlayer == nil && layer.animationKeys() == nil && layer.actions == nil)
        }
        let shape = CAShapeLayer()
        keeps(shape, \.path, nil, CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
        keeps(shape, \.fillColor, black, red)
        keeps(shape, \.strokeColor, nil, red)
        keeps(shape, \.lineWidth, 1, 2)
        let gradient = CAGradientLayer()
        keepsNothing(gradient, \.colors, [1])
        keeps(gradient, \.locations, nil, [0, 1])
        keeps(gradient, \.startPoint, CGPoint(x: 0.5, y: 0), CGPoint(x: 0, y: 0))
        keeps(gradient, \.endPoint, CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 1))
    }

    @Test func `An animation that is added is kept under its key until it is removed`() {
        let (layer, one, other) = (CALayer(), CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position"))
        layer.add(one, forKey: "one")
        layer.add(other, forKey: "other")
        layer.add(CABasicAnimation(), forKey: nil)
        #expect(layer.animation(forKey: "one") === one && layer.animation(forKey: "other") === other && layer.animation(forKey: "x") == nil)
        layer.removeAnimation(forKey: "one")
        #expect(layer.animation(forKey: "one") == nil && layer.animation(forKey: "other") === other)
        layer.removeAllAnimations()
        #expect(layer.animation(forKey: "other") == nil)
        layer.actions = ["position": one]
        #expect(layer.action(forKey: "position") as? CAAnimation === one && layer.action(forKey: "opacity") == nil)
    }
}
