import Testing
import UIKit

@MainActor struct ColorTests {
    private func numbers(_ color: UIColor) -> [CGFloat] {
        var n: [CGFloat] = [-1, -1, -1, -1]
        n.withUnsafeMutableBufferPointer { p in
            let b = p.baseAddress!
            _ = color.getRed(b, green: b + 1, blue: b + 2, alpha: b + 3)
        }
        return n
    }

    @Test func `Colours that differ in one of four components are unequal`() {
        let parts: [CGFloat] = [0.1, 0.2, 0.3, 0.4]
        func color(_ p: [CGFloat]) -> UIColor { UIColor(red: p[0], green: p[1], blue: p[2], alpha: p[3]) }
        let (some, same) = (color(parts), color(parts))
        #expect(some == same)
        #expect(some.cgColor == same.cgColor)
        #expect(some.hash == same.hash)
        #expect(numbers(some) == parts)
        #expect(some.cgColor.components == parts)
        #expect(some.cgColor.alpha == 0.4)
        #expect(some.cgColor.numberOfComponents == 4)
        #expect(some.cgColor.copy(alpha: 0.9)?.components == [0.1, 0.2, 0.3, 0.9])
        #expect(Set([some.cgColor, same.cgColor]).count == 1)
        for index in 0..<4 {
            var other = parts
            other[index] += 0.05
            #expect(color(other) != some, "component \(index)")
            #expect(color(other).cgColor != some.cgColor, "component \(index)")
        }
        #expect(!some.isEqual(NSObject()))
        #expect(!some.isEqual(nil))
        #expect(UIColor(cgColor: some.cgColor) == some)
        #expect(some.copy() as? UIColor == some)
        let wide = UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(wide != some)
        #expect(numbers(wide) == parts)
        #expect(wide.withAlphaComponent(0.4) == wide)
        #expect(numbers(some.withAlphaComponent(0.75)) == [0.1, 0.2, 0.3, 0.75])
        #expect(numbers(UIColor(white: 0.3, alpha: 0.6)) == [0.3, 0.3, 0.3, 0.6])
    }

    @Test func `A grey is unequal to the RGB colour that looks the same, and a system colour equals only itself`() {
        let (grey, same) = (UIColor(white: 0.5, alpha: 1), UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        #expect(grey != same)
        #expect(grey == .gray)
        #expect(grey.cgColor != same.cgColor)
        #expect(grey.hash == UIColor.gray.hash)
        #expect(grey.cgColor.components == [0.5, 1])
        #expect(grey.cgColor.numberOfComponents == 2)
        #expect(grey.cgColor.alpha == 1)
        #expect(grey.cgColor.copy(alpha: 0.25)?.components == [0.5, 0.25])
        #expect(UIColor(cgColor: grey.cgColor) == grey)
        #expect(grey.withAlphaComponent(0.25) == UIColor(white: 0.5, alpha: 0.25))
        #expect(numbers(grey) == [0.5, 0.5, 0.5, 1])
        #expect(CGColor(gray: 1, alpha: 0.5) == UIColor(white: 1, alpha: 0.5).cgColor)
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.clear == UIColor(white: 0, alpha: 0))
        #expect(UIColor.label == .label)
        #expect(UIColor.label != .black)
        #expect(UIColor.systemBackground != .white)
        #expect(UIColor.label.resolvedColor(with: UITraitCollection()) == .black)
        #expect(UIColor.label.withAlphaComponent(1) == .black)
    }

    @Test func `The descriptions of colours are those of a device [VIEW-04]`() {
        let texts: [(UIColor, String)] = [
            (.red, "UIExtendedSRGBColorSpace 1 0 0 1"),
            (UIColor(red: 0.1, green: 1.0 / 3, blue: 0.3, alpha: 0.5), "UIExtendedSRGBColorSpace 0.1 0.333333 0.3 0.5"),
            (.white, "UIExtendedGrayColorSpace 1 1"), (.clear, "UIExtendedGrayColorSpace 0 0"),
            (.lightGray, "UIExtendedGrayColorSpace 0.666667 1"),
            (UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1), "UIDisplayP3ColorSpace 1 0 0 1"),
            (.systemBackground, "<UIDynamicSystemColor: systemBackgroundColor; name = systemBackgroundColor>"),
            (UIColor { _ in .red }, "<UIDynamicProviderColor>"),
        ]
        for (color, text) in texts { #expect(color.description == text) }
    }

    @Test func `getWhite succeeds only for a colour whose red, green and blue are equal`() {
        var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
        let isGray = UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha)
        #expect(isGray)
        #expect(white == 0.25)
        #expect(alpha == 0.5)
        (white, alpha) = (-1, -1)
        let others = [
            UIColor(red: 0.2, green: 0.3, blue: 0.3, alpha: 1), UIColor(red: 0.3, green: 0.3, blue: 0.2, alpha: 1),
            UIColor(patternImage: UIImage()),
        ]
        for color in others {
            let isGray = color.getWhite(&white, alpha: &alpha)
            #expect(!isGray)
            #expect(white == -1)
            #expect(alpha == -1)
        }
    }

    @Test func `A dynamic colour equals only itself`() {
        let (one, other) = (UIColor { _ in .red }, UIColor { _ in .red })
        #expect(one == one)
        #expect(one != other)
        #expect(one != .red)
        #expect(.red != one)
        for alike in [UIColor(red: 0, green: 0, blue: 0, alpha: 0), UIColor(white: 0, alpha: 0), .clear] {
            #expect(one != alike, "a dynamic color has no components of its own")
            #expect(alike != one)
            #expect(one.hash != alike.hash)
        }
        #expect(one.hash == one.hash)
        #expect(numbers(one) == [1, 0, 0, 1])
        #expect(one.cgColor == UIColor.red.cgColor)
        #expect(one.resolvedColor(with: UITraitCollection()) == .red)
        #expect(numbers(UIColor { _ in one }) == [1, 0, 0, 1])
    }

    @Test
    func `A pattern colour has one component and no red, green or blue, and UIColor(named:) returns nil [VIEW-17]`() {
        let (color, view) = (UIColor(patternImage: UIImage()), UIView())
        #expect(numbers(color) == [0, 0, 0, 0])
        #expect(color.cgColor.numberOfComponents == 1)
        #expect(UIColor(named: "any") == nil)
        view.backgroundColor = color
        #expect(UIColor(cgColor: color.cgColor) == color)
        #expect(view.layer.backgroundColor == color.cgColor)
        #expect(color != .clear)
    }

    @Test func `Images with the same name are equal, and a system image has a size`() {
        let (a, again, b) = (
            UIImage(named: "a")!, UIImage(named: "a", in: nil, compatibleWith: nil)!, UIImage(named: "b")!
        )
        #expect(a == again)
        #expect(a.hash == again.hash)
        #expect(a != b)
        #expect(!a.isEqual(NSObject()))
        #expect(a.size == .zero)
        #expect(a.scale == 1)
        let (empty, other) = (UIImage(), UIImage())
        #expect(empty == empty)
        #expect(empty != other)
        #expect(empty.hash == empty.hash)
        #expect(empty != a)
        #expect(a != empty)
        #expect(empty.size == .zero)
        #expect(empty.scale == 1)
        #expect(empty.cgImage == nil)
        let symbol = UIImage(systemName: "star")!
        #expect(symbol.size == CGSize(20, 20))
        #expect(symbol.scale == 1)
        #expect(symbol.renderingMode == .automatic)
        #expect(symbol.capInsets == .zero)
        let insets = UIEdgeInsets(1, 2, 3, 4)
        for image in [
            symbol.resizableImage(withCapInsets: insets).withRenderingMode(.alwaysTemplate),
            symbol.withRenderingMode(.alwaysTemplate).resizableImage(withCapInsets: insets),
        ] {
            #expect(image == symbol)
            #expect(image.size == symbol.size)
            #expect(image.capInsets == insets)
            #expect(image.renderingMode == .alwaysTemplate)
        }
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(contentsOfFile: "none") == nil)
    }
}
