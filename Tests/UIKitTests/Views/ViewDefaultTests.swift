import Foundation
import Offscreen
import Testing

@testable import UIKit

@MainActor @Suite("Views: defaults, safe area, layout and windows")
struct ViewDefaultTests {
    @Test func `Masks and modes of views have UIKit's raw values`() {
        typealias Mask = UIView.AutoresizingMask
        let masks: [Mask] = [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
        ]
        #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
        typealias Mode = UIView.ContentMode
        let modes: [Mode] = [
            .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft, .topRight,
            .bottomLeft,
            .bottomRight,
        ]
        #expect(modes.map(\.rawValue) == Array(0...12))
        #expect([UIView.TintAdjustmentMode.automatic, .normal, .dimmed].map(\.rawValue) == [0, 1, 2])
        #expect([UIImage.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate].map(\.rawValue) == [0, 1, 2])
        #expect([UIImage.ResizingMode.tile, .stretch].map(\.rawValue) == [0, 1])
        typealias Orientation = UIImage.Orientation
        let orientations: [Orientation] = [.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored]
        #expect(orientations.map(\.rawValue) == Array(0...7))
        #expect(UIView.noIntrinsicMetric == -1)
    }

    @Test func `A view begins with UIKit's defaults, and keeps what is set`() {
        let view = UIView()
        keeps(view, \.frame, .zero, CGRect(x: 1, y: 2, width: 3, height: 4))
        keeps(view, \.bounds, .zero, CGRect(x: 1, y: 2, width: 3, height: 4))
        keeps(view, \.center, .zero, CGPoint(x: 1, y: 2))
        keeps(view, \.transform, .identity, CGAffineTransform(1, 2, 3, 4, 5, 6))
        keeps(view, \.contentMode, .scaleToFill, .center)
        keeps(view, \.autoresizesSubviews, true, false)
        keeps(view, \.autoresizingMask, [], [.flexibleWidth])
        keeps(view, \.semanticContentAttribute, .unspecified, .playback)
        keeps(view, \.insetsLayoutMarginsFromSafeArea, true, false)
        keeps(view, \.preservesSuperviewLayoutMargins, false, true)
        keeps(view, \.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        keeps(view, \.mask, nil, UIView())
        keeps(view, \.restorationIdentifier, nil, "id")
        #expect(view.contentScaleFactor == UIScreen.main.scale && view.gestureRecognizers == nil && view.window == nil)
        #expect(view.tintColor == .systemBlue && CATransform3DIsIdentity(view.transform3D) && view.safeAreaInsets == .zero)
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1) && !view.needsUpdateConstraints() && view.layoutGuides.isEmpty)
        #expect(
            view.contentHuggingPriority(for: .vertical) == .defaultLow
                && view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        view.transform3D = CATransform3DMakeScale(2, 3, 4)
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3) && view.transform3D.m33 == 4)
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(
            view.sizeThatFits(CGSize(width: 99, height: 99)) == view.bounds.size && view.frame(forAlignmentRect: view.frame) == view.frame)
        #expect(view.alignmentRect(forFrame: CGRect(x: 1, y: 2, width: 3, height: 4)) == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `A tint is that of the nearest view that has one`() {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        middle.tintColor = .green
        #expect(inner.tintColor == .green && outer.tintColor == .red)
        middle.tintColor = nil
        #expect(inner.tintColor == .red)
    }

    @Test func `A view that fits takes the size that fits it`() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.text = "abc"
        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize && abs(label.bounds.width - 35) < 1 && label.bounds.height == 24)
    }

    @Test func `Directions: a view's own word, otherwise its world's`() {
        typealias Attribute = UISemanticContentAttribute
        let words: [Attribute] = [.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft]
        for (world, expected) in [
            (.leftToRight, [.leftToRight, .leftToRight, .leftToRight, .leftToRight, .rightToLeft]),
            (.rightToLeft, [.rightToLeft, .leftToRight, .leftToRight, .leftToRight, .rightToLeft]),
        ] as [(UIUserInterfaceLayoutDirection, [UIUserInterfaceLayoutDirection])] {
            let stage = Stage(width: 100, height: 100)
            stage.layoutDirection = world
            stage.run {
                #expect(words.map { UIView.userInterfaceLayoutDirection(for: $0) } == expected)
                #expect(words.map { UIView.userInterfaceLayoutDirection(for: $0, relativeTo: world) } == expected)
                let view = UIView()
                #expect(
                    words.map { (word: Attribute) in
                        view.semanticContentAttribute = word
                        return view.effectiveUserInterfaceLayoutDirection
                    } == expected)
            }
        }
        let view = UIView()
        view.layoutIfNeeded()
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.needsLayout)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test func `Without a safe area a view that sticks out of its superview has none`() {
        let (outer, inner) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView(frame: CGRect(x: -5, y: -6, width: 100, height: 100))
        )
        outer.addSubview(inner)
        #expect(inner.safeAreaInsets == .zero)
    }

    @Test func `Views hear of margins that change, once`() {
        final class Ear: UIView {
            var count = 0
            override func layoutMarginsDidChange() { count += 1 }
        }
        let ear = Ear()
        ear.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        ear.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(ear.count == 1)
    }

    @Test(arguments: 0..<64 as Range<UInt>)
    func `Springs and struts share out what a superview grows or shrinks, along each axis by itself`(bits: UInt) {
        let mask = UIView.AutoresizingMask(rawValue: bits)
        let (outer, inner) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), UIView(frame: CGRect(x: 10, y: 40, width: 30, height: 100))
        )
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 160, height: 260)
        func share(_ parts: [CGFloat], _ flexible: [Bool]) -> [CGFloat] {
            let total = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
            return zip(parts, flexible).map { $0 + ($1 ? 60 * $0 / total : 0) }
        }
        let across = share([10, 30, 60], [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
        let down = share([40, 100, 60], [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
        let wanted = CGRect(x: across[0], y: down[0], width: across[1], height: down[1])
        #expect(abs(inner.frame.minX - wanted.minX) < 1e-9 && abs(inner.frame.minY - wanted.minY) < 1e-9)
        #expect(abs(inner.frame.width - wanted.width) < 1e-9 && abs(inner.frame.height - wanted.height) < 1e-9)
        outer.autoresizesSubviews = false
        let frame = inner.frame
        outer.frame.size = CGSize(width: 500, height: 500)
        #expect(inner.frame == frame)
    }

    @Test func `Parts without length share equally, and no length is negative`() {
        let (outer, inner) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        )
        inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 160, height: 20)
        #expect(inner.frame == CGRect(x: 30, y: 0, width: 100, height: 20))
        inner.frame = CGRect(x: 0, y: 30, width: 10, height: 5)
        outer.bounds.size.height = 0
        #expect(inner.frame.height >= 0)
    }

    @Test func `Who moves to another window is first responder in none`() {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let stage = Stage(width: 100, height: 100)
        stage.run {
            let (field, around, other) = (Field(), UIView(), UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            around.addSubview(field)
            stage.window.addSubview(around)
            #expect(field.becomeFirstResponder() && stage.window.firstResponder === field)
            other.addSubview(around)
            #expect(stage.window.firstResponder == nil && other.firstResponder == nil && !field.isFirstResponder)
            #expect(field.becomeFirstResponder() && other.firstResponder === field)
            around.removeFromSuperview()
            #expect(other.firstResponder == nil)
        }
    }

    @Test func `A view that joins another world is named there, with all below it`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        let stage = Stage(width: 100, height: 100)
        stage.window.addSubview(outer)
        #expect(outer.viewText == "UIView#1" && inner.viewText == "UIView#2" && inner.viewWorld === stage.world)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(UIApplication.shared.windows.contains(window))
        stage.run { window.join(stage.world) }
        #expect(!UIApplication.shared.windows.contains(window) && stage.run { UIApplication.shared.windows } == [stage.window, window])
    }

    @Test func `A copy of what is seen has the size, colour and alpha of its view`() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.backgroundColor = .red
        view.alpha = 0.25
        let copy = view.snapshotView(afterScreenUpdates: false)!
        #expect(copy !== view && copy.frame == view.frame && copy.backgroundColor == .red && copy.alpha == 0.25)
    }
}
