import Testing
import UIKit

@Suite("Geometry in boxes and as text")
struct ValueTests {
    @Test func `A box gives back what was put in`() {
        let rect = CGRect(x: 1, y: -2, width: 3.5, height: 0)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue == UIOffset(horizontal: 1, vertical: 2))
        let perspective = CATransform3DRotate(CATransform3DIdentity, 1, 1, 2, 3)
        #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: perspective).caTransform3DValue, perspective))
        #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect) && NSValue(cgRect: rect) != NSValue(cgRect: .zero))
    }

    @Test func `Text is UIKit's, and what cannot be read is zero`() {
        #expect(NSCoder.string(for: CGRect(x: 0.5, y: -1, width: 10, height: 20)) == "{{0.5, -1}, {10, 20}}")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.string(for: CGAffineTransform(translationX: 3, y: 4)) == "[1, 0, 0, 1, 3, 4]")
        for value in [0.1, 1.0 / 3, 1e-9, -12345.678] as [CGFloat] {
            #expect(NSCoder.cgPoint(for: NSCoder.string(for: CGPoint(x: value, y: 0))).x == value)
        }
        #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]") == CGAffineTransform(1, 2, 3, 4, 5, 6))
        #expect(NSCoder.cgRect(for: "nonsense") == .zero && NSCoder.uiEdgeInsets(for: "{1}") == .zero)
    }
}
