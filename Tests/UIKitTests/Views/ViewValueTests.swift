import Offscreen
import Testing
import UIKit

/// Documented values, and values that views store.
@MainActor struct ViewValueTests {
    /// Found by random programs: a list that filled its cell was wider by the last bit of a
    /// fraction, and showed one cell more.
    @Test(arguments: [67.84, 22.1, 0.3, 1e6 + 0.7])
    func
        `A view of flexible width and height that fills its superview still fills it exactly after every change of size`(
            other: CGFloat
        )
    {
        let outer = UIView(frame: CGRect(0, 0, 96, 110))
        let inner = UIView(frame: outer.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        for width in [other, 52, other / 3, 109, 52] {
            outer.frame.size = CGSize(width, width + 1)
            #expect(inner.bounds.size == outer.bounds.size)
        }
    }

    @Test func `UIKit's named colours have the components of light mode`() {
        func hex(_ color: UIColor) -> String {
            let c = color.cgColor.components ?? []
            var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&r, green: &g, blue: &b, alpha: &a)
            #expect(c.first == r)
            #expect(c.last == a)
            #expect(c.count == (color.getWhite(nil, alpha: nil) ? 2 : 4))
            let text = [r, g, b].map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
            return a == 1 ? text : text + " \(Int((a * 100).rounded()))"
        }
        let named: [(UIColor, String)] = [
            (.black, "000000"), (.darkGray, "555555"), (.lightGray, "aaaaaa"), (.white, "ffffff"), (.gray, "808080"),
            (.red, "ff0000"),
            (.green, "00ff00"), (.blue, "0000ff"), (.cyan, "00ffff"), (.yellow, "ffff00"), (.magenta, "ff00ff"),
            (.orange, "ff8000"),
            (.purple, "800080"), (.brown, "996633"), (.clear, "000000 0"), (.label, "000000"),
            (.secondaryLabel, "3c3c43 60"),
            (.tertiaryLabel, "3c3c43 30"), (.separator, "3c3c43 29"), (.systemBackground, "ffffff"),
            (.secondarySystemBackground, "f2f2f7"),
            (.tertiarySystemBackground, "ffffff"), (.systemGroupedBackground, "f2f2f7"),
            (.secondarySystemGroupedBackground, "ffffff"),
            (.systemRed, "ff3b30"), (.systemGreen, "34c759"), (.systemBlue, "007aff"), (.systemOrange, "ff9500"),
            (.systemYellow, "ffcc00"),
            (.systemPink, "ff2d55"), (.systemPurple, "af52de"), (.systemTeal, "30b0c7"), (.systemIndigo, "5856d6"),
            (.systemGray, "8e8e93"),
            (.systemGray2, "aeaeb2"), (.systemGray3, "c7c7cc"), (.systemGray4, "d1d1d6"), (.systemGray5, "e5e5ea"),
            (.systemGray6, "f2f2f7"), (.tintColor, "007aff"),
        ]
        for (color, text) in named { #expect(hex(color) == text) }
    }

    @Test func `getHue returns the values that a colour was made with, and zero hue and saturation for a grey`() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<200 {
            let (h, s, b) = (
                CGFloat.random(in: 0..<1, using: &generator), CGFloat.random(in: 0.01...1, using: &generator),
                CGFloat.random(in: 0.01...1, using: &generator)
            )
            let color = UIColor(hue: h, saturation: s, brightness: b, alpha: 0.5)
            var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
            #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
            let turn = abs(hue - h)
            #expect(Near(min(turn, 1 - turn), saturation, brightness) == Near(0, s, b))
            #expect(alpha == 0.5)
        }
        for white in [0, 0.4, 1] as [CGFloat] {
            var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
            UIColor(white: white, alpha: 1).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
            #expect(hue == 0)
            #expect(saturation == 0)
            #expect(brightness == white)
        }
    }

    @Test func `Animation options have UIKit's raw values`() {
        expectRawValues(
            [1, 2, 4, 8, 16, 32, 64, 128, 0, 65536, 131072, 196608, 5_242_880],
            of: UIView.AnimationOptions.layoutSubviews,
            .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse, .overrideInheritedDuration,
            .overrideInheritedCurve,
            .allowAnimatedContent, .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear, .transitionCrossDissolve)
        expectRawValues(
            [1, 2, 4, 0, 1024, 3072], of: UIView.KeyframeAnimationOptions.layoutSubviews, .allowUserInteraction,
            .beginFromCurrentState,
            .calculationModeLinear, .calculationModeDiscrete, .calculationModeCubic)
    }

    @Test func `A gesture recogniser belongs to one view at a time`() {
        let (view, other, first, second) = (
            UIView(frame: .zero), UIView(frame: .zero), UITapGestureRecognizer(), UITapGestureRecognizer()
        )
        view.addGestureRecognizer(first)
        #expect(first.view === view)
        #expect(view.gestureRecognizers == [first])
        view.gestureRecognizers = [second]
        #expect(view.gestureRecognizers == [second])
        #expect(first.view == nil)
        #expect(second.view === view)
        other.addGestureRecognizer(second)
        #expect(second.view === other)
        #expect(other.gestureRecognizers == [second])
        #expect(view.gestureRecognizers?.isEmpty != false)
        other.removeGestureRecognizer(second)
        #expect(second.view == nil)
        #expect(other.gestureRecognizers?.isEmpty != false)
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `The safe area insets of a subview are the part of its superview's insets that reaches into the subview`(
        seed: UInt64
    ) {
        var generator = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
        let safe = seed == 0 ? .zero : UIEdgeInsets(number(0...40), number(0...40), number(0...40), number(0...40))
        let frame = CGRect(number(-20...60), number(-20...60), number(60...200), number(60...280))
        let (area, child) = (SafeAreaView(frame: CGRect(0, 0, 200, 300)), UIView(frame: frame))
        (area.safe, area.bounds.origin) = (safe, CGPoint(number(-15...15), number(-15...15)))
        area.addSubview(child)
        let inside = area.bounds.inset(by: safe)
        let reach = UIEdgeInsets(
            inside.minY - frame.minY, inside.minX - frame.minX, frame.maxY - inside.maxY, frame.maxX - inside.maxX)
        let (top, left) = (min(max(0, reach.top), safe.top), min(max(0, reach.left), safe.left))
        let (bottom, right) = (min(max(0, reach.bottom), safe.bottom), min(max(0, reach.right), safe.right))
        #expect(child.safeAreaInsets == UIEdgeInsets(top, left, bottom, right))
    }

    @Test func `A CGPath that is made with a transform has transformed points`() {
        let rect = CGRect(2, 3, 10, 20)
        var transform = CGAffineTransform(translationX: 5, y: -1).scaledBy(x: 2, y: 3)
        let moved = rect.applying(transform)
        for (plain, made) in [
            (CGPath(rect: rect, transform: nil), CGPath(rect: rect, transform: &transform)),
            (CGPath(ellipseIn: rect, transform: nil), CGPath(ellipseIn: rect, transform: &transform)),
            (
                CGPath(roundedRect: rect, cornerWidth: 2, cornerHeight: 3, transform: nil),
                CGPath(roundedRect: rect, cornerWidth: 2, cornerHeight: 3, transform: &transform)
            ),
        ] {
            #expect(Near(plain.boundingBox) == Near(rect))
            #expect(Near(made.boundingBox) == Near(moved))
            #expect(plain.contains(CGPoint(7, 13)))
            #expect(!plain.contains(CGPoint(1, 13)))
            #expect(made != plain)
            #expect(made == made.copy())
        }
        let corner = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 4, transform: nil)
        #expect(!corner.contains(CGPoint(2.3, 3.3)))
        #expect(corner.contains(CGPoint(6, 3.3)))
        let drawn = CGMutablePath()
        #expect(drawn.isEmpty)
        drawn.addLines(between: [CGPoint(0, 0), CGPoint(4, 0), CGPoint(4, 6)])
        drawn.closeSubpath()
        #expect(drawn.boundingBoxOfPath == CGRect(0, 0, 4, 6))
        #expect(drawn.contains(CGPoint(3, 1)))
        #expect(!drawn.contains(CGPoint(1, 5)))
    }
}
