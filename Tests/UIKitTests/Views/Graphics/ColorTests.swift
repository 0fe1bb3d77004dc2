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
        #expect((some, some.cgColor, some.hash) == (same, same.cgColor, same.hash))
        #expect((numbers(some), some.cgColor.components) == (parts, parts))
        #expect((some.cgColor.alpha, some.cgColor.numberOfComponents) == (0.4, 4))
        #expect(some.cgColor.copy(alpha: 0.9)?.components == [0.1, 0.2, 0.3, 0.9])
        #expect(Set([some.cgColor, same.cgColor]).count == 1)
        for index in 0..<4 {
            var other = parts
            other[index] += 0.05
            #expect((color(other) != some, color(other).cgColor != some.cgColor) == (true, true), "component \(index)")
        }
        #expect((some.isEqual(NSObject()), some.isEqual(nil)) == (false, false))
        #expect((UIColor(cgColor: some.cgColor), some.copy() as? UIColor) == (some, some))
        let wide = UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect((wide != some, numbers(wide), wide.withAlphaComponent(0.4)) == (true, parts, wide))
        #expect(numbers(some.withAlphaComponent(0.75)) == [0.1, 0.2, 0.3, 0.75])
        #expect(numbers(UIColor(white: 0.3, alpha: 0.6)) == [0.3, 0.3, 0.3, 0.6])
    }

    @Test func `A grey is unequal to the RGB colour that looks the same, and a system colour equals only itself`() {
        let (grey, same) = (UIColor(white: 0.5, alpha: 1), UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        #expect((grey != same, grey, grey.cgColor != same.cgColor, grey.hash) == (true, .gray, true, UIColor.gray.hash))
        #expect((grey.cgColor.components, grey.cgColor.numberOfComponents, grey.cgColor.alpha) == ([0.5, 1], 2, 1))
        #expect((grey.cgColor.copy(alpha: 0.25)?.components, UIColor(cgColor: grey.cgColor)) == ([0.5, 0.25], grey))
        #expect(
            (grey.withAlphaComponent(0.25), numbers(grey)) == (UIColor(white: 0.5, alpha: 0.25), [0.5, 0.5, 0.5, 1]))
        #expect(CGColor(gray: 1, alpha: 0.5) == UIColor(white: 1, alpha: 0.5).cgColor)
        #expect(
            (UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1), UIColor.clear) == (
                true, UIColor(white: 0, alpha: 0)
            ))
        #expect((UIColor.label, UIColor.label != .black, UIColor.systemBackground != .white) == (.label, true, true))
        #expect(
            (UIColor.label.resolvedColor(with: UITraitCollection()), UIColor.label.withAlphaComponent(1)) == (
                .black, .black
            ))
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
        #expect(
            (UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha), (white, alpha) == (0.25, 0.5)) == (
                true, true
            ))
        (white, alpha) = (-1, -1)
        let others = [
            UIColor(red: 0.2, green: 0.3, blue: 0.3, alpha: 1), UIColor(red: 0.3, green: 0.3, blue: 0.2, alpha: 1),
            UIColor(patternImage: UIImage()),
        ]
        for color in others {
            #expect((color.getWhite(&white, alpha: &alpha), (white, alpha) == (-1, -1)) == (false, true))
        }
    }

    @Test func `A dynamic colour equals only itself`() {
        let (one, other) = (UIColor { _ in .red }, UIColor { _ in .red })
        #expect((one, one != other, one != .red, .red != one, one.hash) == (one, true, true, true, one.hash))
        #expect(
            (numbers(one), one.cgColor, one.resolvedColor(with: UITraitCollection())) == (
                [1, 0, 0, 1], UIColor.red.cgColor, .red
            ))
        #expect(numbers(UIColor { _ in one }) == [1, 0, 0, 1])
    }

    @Test
    func `A pattern colour has one component and no red, green or blue, and UIColor(named:) returns nil [VIEW-17]`() {
        let (color, view) = (UIColor(patternImage: UIImage()), UIView())
        #expect((numbers(color), color.cgColor.numberOfComponents, UIColor(named: "any")) == ([0, 0, 0, 0], 1, nil))
        view.backgroundColor = color
        #expect(
            (UIColor(cgColor: color.cgColor), view.layer.backgroundColor, color != .clear) == (
                color, color.cgColor, true
            ))
    }

    @Test func `Images with the same name are equal, and a system image has a size`() {
        let (a, again, b) = (
            UIImage(named: "a")!, UIImage(named: "a", in: nil, compatibleWith: nil)!, UIImage(named: "b")!
        )
        #expect(
            (a, a.hash, a != b, a.isEqual(NSObject()), a.size, a.scale) == (again, again.hash, true, false, .zero, 1))
        let (empty, other) = (UIImage(), UIImage())
        #expect((empty, empty != other, empty.hash, empty != a, a != empty) == (empty, true, empty.hash, true, true))
        #expect((empty.size, empty.scale, empty.cgImage == nil) == (.zero, 1, true))
        let symbol = UIImage(systemName: "star")!
        #expect(
            (symbol.size, symbol.scale, symbol.renderingMode, symbol.capInsets) == (
                CGSize(20, 20), 1, .automatic, .zero
            ))
        let insets = UIEdgeInsets(1, 2, 3, 4)
        for image in [
            symbol.resizableImage(withCapInsets: insets).withRenderingMode(.alwaysTemplate),
            symbol.withRenderingMode(.alwaysTemplate).resizableImage(withCapInsets: insets),
        ] {
            #expect(
                (image, image.size, image.capInsets, image.renderingMode) == (
                    symbol, symbol.size, insets, .alwaysTemplate
                ))
        }
        #expect((UIImage(data: Data()), UIImage(contentsOfFile: "none")) == (nil, nil))
    }
}
