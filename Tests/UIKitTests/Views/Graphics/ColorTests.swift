import Foundation
import Testing
import UIKit

@MainActor @Suite("Colours and images")
struct ColorTests {
    private func numbers(_ color: UIColor) -> [CGFloat] {
        var n: [CGFloat] = [-1, -1, -1, -1]
        n.withUnsafeMutableBufferPointer { p in
            let b = p.baseAddress!
            _ = color.getRed(b, green: b + 1, blue: b + 2, alpha: b + 3)
        }
        return n
    }

    @Test func `All four components count when colours are compared`() {
        let parts: [CGFloat] = [0.1, 0.2, 0.3, 0.4]
        func color(_ p: [CGFloat]) -> UIColor { UIColor(red: p[0], green: p[1], blue: p[2], alpha: p[3]) }
        #expect(color(parts) == color(parts) && color(parts).cgColor == color(parts).cgColor && color(parts).hash == color(parts).hash)
        #expect(numbers(color(parts)) == parts && color(parts).cgColor.components == parts)
        #expect(color(parts).cgColor.alpha == 0.4 && color(parts).cgColor.numberOfComponents == 4)
        #expect(color(parts).cgColor.copy(alpha: 0.9)?.components == [0.1, 0.2, 0.3, 0.9])
        #expect(Set([color(parts).cgColor, color(parts).cgColor]).count == 1)
        for index in 0..<4 {
            var other = parts
            other[index] += 0.05
            #expect(color(other) != color(parts) && color(other).cgColor != color(parts).cgColor, "component \(index)")
        }
        #expect(!color(parts).isEqual(NSObject()) && !color(parts).isEqual(nil))
        #expect(UIColor(cgColor: color(parts).cgColor) == color(parts) && color(parts).copy() as? UIColor == color(parts))
        #expect(UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4) == color(parts))
        #expect(numbers(color(parts).withAlphaComponent(0.75)) == [0.1, 0.2, 0.3, 0.75])
        #expect(numbers(UIColor(white: 0.3, alpha: 0.6)) == [0.3, 0.3, 0.3, 0.6])
    }

    @Test func `White and alpha are told of greys alone`() {
        var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
        #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha) && (white, alpha) == (0.25, 0.5))
        (white, alpha) = (-1, -1)
        for color in [UIColor(red: 0.2, green: 0.3, blue: 0.3, alpha: 1), UIColor(red: 0.3, green: 0.3, blue: 0.2, alpha: 1)] {
            #expect(!color.getWhite(&white, alpha: &alpha) && (white, alpha) == (-1, -1))
        }
    }

    @Test func `A colour that depends on traits is itself alone`() {
        let (one, other) = (UIColor { _ in .red }, UIColor { _ in .red })
        #expect(one == one && one != other && one != .red && .red != one && one.hash == one.hash)
        #expect(numbers(one) == [1, 0, 0, 1] && one.cgColor == UIColor.red.cgColor)
        #expect(one.resolvedColor(with: UITraitCollection()) == .red)
        // One that leads to another.
        #expect(numbers(UIColor { _ in one }) == [1, 0, 0, 1])
    }

    @Test func `A pattern is clear, and no colour has a name`() {
        #expect(numbers(UIColor(patternImage: UIImage())) == [0, 0, 0, 0] && UIColor(named: "any") == nil)
    }

    @Test func `An image has a name and a size, and is equal by its name`() {
        let (a, again, b) = (UIImage(named: "a")!, UIImage(named: "a", in: nil, compatibleWith: nil)!, UIImage(named: "b")!)
        #expect(a == again && a.hash == again.hash && a != b && !a.isEqual(NSObject()) && a.size == .zero && a.scale == 1)
        let (empty, other) = (UIImage(), UIImage())
        #expect(empty == empty && empty != other && empty.hash == empty.hash && empty != a && a != empty)
        #expect(empty.size == .zero && empty.scale == 1 && empty.cgImage == nil)
        let symbol = UIImage(systemName: "star")!
        #expect(symbol.size == CGSize(width: 20, height: 20) && symbol.scale == 1)
        #expect(symbol.renderingMode == .automatic && symbol.capInsets == .zero)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        for image in [
            symbol.resizableImage(withCapInsets: insets).withRenderingMode(.alwaysTemplate),
            symbol.withRenderingMode(.alwaysTemplate).resizableImage(withCapInsets: insets),
        ] {
            #expect(image == symbol && image.size == symbol.size && image.capInsets == insets && image.renderingMode == .alwaysTemplate)
        }
        #expect(UIImage(data: Data()) == nil && UIImage(contentsOfFile: "none") == nil)
    }
}
