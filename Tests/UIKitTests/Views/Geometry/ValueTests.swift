import Testing

@testable import UIKit

struct ValueTests {
    private let point = CGPoint(1.5, -2)
    private let size = CGSize(3.25, 4)
    private let rect = CGRect(1, -2, 3.5, 0)
    private let vector = CGVector(dx: 5.5 as CGFloat, dy: -6)
    private let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    private let insets = UIEdgeInsets(1, 2, 3, 4)
    private let directional = NSDirectionalEdgeInsets(1, 2, 3, 4)
    private let offset = UIOffset(horizontal: 1, vertical: 2)

    @Test func `An NSValue returns the geometry that it was made with`() {
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: point).cgPointValue == point)
        #expect(NSValue(cgSize: size).cgSizeValue == size)
        #expect(NSValue(cgVector: vector).cgVectorValue == vector)
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
        let numbers = (1...16).map { CGFloat($0) }
        #expect(NSValue(caTransform3D: CATransform3D(elements: numbers)).caTransform3DValue.elements == numbers)
        #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
        #expect(NSValue(cgRect: rect) != NSValue(cgRect: .zero))
    }

    @Test func `Geometry values are converted to UIKit's strings, and the strings are converted back to equal values`()
    {
        #expect(NSCoder.string(for: CGRect(0.5, -1, 10, 20)) == "{{0.5, -1}, {10, 20}}")
        #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
        #expect(NSCoder.string(for: directional) == "{1, 2, 3, 4}")
        #expect(NSCoder.string(for: CGAffineTransform(translationX: 3, y: 4)) == "[1, 0, 0, 1, 3, 4]")
        #expect(NSCoder.string(for: point) == "{1.5, -2}")
        #expect(NSCoder.string(for: size) == "{3.25, 4}")
        #expect(NSCoder.string(for: vector) == "{5.5, -6}")
        #expect(NSCoder.string(for: offset) == "{1, 2}")
        for value in [0.1, 1.0 / 3, 1e-9, -12345.678] as [CGFloat] {
            #expect(NSCoder.cgPoint(for: NSCoder.string(for: CGPoint(value, 0))).x == value)
        }
        #expect(NSCoder.cgPoint(for: NSCoder.string(for: point)) == point)
        #expect(NSCoder.cgSize(for: NSCoder.string(for: size)) == size)
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(NSCoder.cgVector(for: NSCoder.string(for: vector)) == vector)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        #expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: directional)) == directional)
        #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
    }

    @Test(arguments: ["", "nonsense", "{1}", "{1, 2, 3}", "{1, 2, 3, 4, 5}", "{1, 2, 3, 4, 5, 6, 7}", "{a, b}"])
    func `A string that is not valid geometry is read as zero, or as the identity for a transform`(text: String) {
        #expect(NSCoder.cgPoint(for: text) == .zero)
        #expect(NSCoder.cgSize(for: text) == .zero)
        #expect(NSCoder.cgRect(for: text) == .zero)
        #expect(NSCoder.cgVector(for: text) == .zero)
        #expect(NSCoder.cgAffineTransform(for: text) == .identity)
        #expect(NSCoder.uiEdgeInsets(for: text) == .zero)
        #expect(NSCoder.nsDirectionalEdgeInsets(for: text) == .zero)
        #expect(NSCoder.uiOffset(for: text) == .zero)
    }

    @Test
    func `Geometry values are decoded by their keys, and an unknown key gives zero, or the identity for a transform`()
        throws
    {
        let reader = try NSKeyedUnarchiver.reading {
            $0.encode(point, forKey: "point")
            $0.encode(size, forKey: "size")
            $0.encode(rect, forKey: "rect")
            $0.encode(insets, forKey: "insets")
            $0.encode(transform, forKey: "transform")
        }
        #expect(reader.decodeCGPoint(forKey: "point") == point)
        #expect(reader.decodeCGSize(forKey: "size") == size)
        #expect(reader.decodeCGRect(forKey: "rect") == rect)
        #expect(reader.decodeUIEdgeInsets(forKey: "insets") == insets)
        #expect(reader.decodeCGAffineTransform(forKey: "transform") == transform)
        #expect(reader.decodeCGPoint(forKey: "other") == .zero)
    }

    @Test func `Insets, offsets and vectors are zero without arguments, and otherwise store the arguments in order`() {
        #expect(UIEdgeInsets() == .zero)
        #expect(UIEdgeInsets.zero == UIEdgeInsets(0, 0, 0, 0))
        #expect(NSDirectionalEdgeInsets() == .zero)
        #expect(NSDirectionalEdgeInsets.zero == NSDirectionalEdgeInsets(0, 0, 0, 0))
        #expect(UIOffset() == .zero)
        #expect(UIOffset.zero == UIOffset(horizontal: 0, vertical: 0))
        #expect(CGVector() == .zero)
        #expect(CGVector.zero == CGVector(dx: 0 as CGFloat, dy: 0))
        #expect(insets.top == 1)
        #expect(insets.left == 2)
        #expect(insets.bottom == 3)
        #expect(insets.right == 4)
        #expect(directional.top == 1)
        #expect(directional.leading == 2)
        #expect(directional.bottom == 3)
        #expect(directional.trailing == 4)
        #expect(offset.horizontal == 1)
        #expect(offset.vertical == 2)
        for vector in [
            CGVector(dx: 1 as CGFloat, dy: 2), CGVector(dx: 1 as Double, dy: 2), CGVector(dx: 1 as Int, dy: 2),
        ] {
            #expect(vector.dx == 1)
            #expect(vector.dy == 2)
        }
        #expect("\(insets + UIEdgeInsets(10, 20, 30, 40))" == "\(UIEdgeInsets(11, 22, 33, 44))")
        #expect(CGRect(10, 20, 30, 40).inset(by: insets) == CGRect(12, 21, 24, 36))
    }

    @Test func `The descriptions of points, sizes and rectangles have their numbers in order`() {
        #expect(point.debugDescription == "(1.5, -2.0)")
        #expect(size.debugDescription == "(3.25, 4.0)")
        #expect(CGRect(1, 2, 3, 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    }
}
