import Offscreen
import Testing

@testable import UIKit

/// Compares all sixteen numbers of a matrix, and all six of an affine transform, with formulas from
/// a textbook.
struct MatrixTests {
    private func randomMatrix(using generator: inout SeededGenerator) -> CATransform3D {
        CATransform3D(elements: (0..<16).map { _ in CGFloat(Int.random(in: -40...40, using: &generator)) / 8 })
    }

    /// Returns `row * matrix`.
    private func times(_ row: [CGFloat], _ m: CATransform3D) -> [CGFloat] {
        let e = m.elements
        return (0..<4).map { column in row.indices.reduce(into: 0) { $0 += row[$1] * e[$1 * 4 + column] } }
    }

    private func near(_ a: [CGFloat], _ b: [CGFloat], _ error: CGFloat = 1e-9) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= error }
    }

    private func numbers(_ t: CGAffineTransform) -> [CGFloat] { [t.a, t.b, t.c, t.d, t.tx, t.ty] }

    private let identity: [CGFloat] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

    @Test func `Matrices that differ in one number are unequal`() {
        let some = CATransform3D(elements: (1...16).map { CGFloat($0) })
        #expect(some.m11 == 1)
        #expect(some.m14 == 4)
        #expect(some.m23 == 7)
        #expect(some.m32 == 10)
        #expect(some.m41 == 13)
        #expect(some.m44 == 16)
        let named = CATransform3D(
            m11: 1, m12: 2, m13: 3, m14: 4, m21: 5, m22: 6, m23: 7, m24: 8, m31: 9, m32: 10, m33: 11, m34: 12, m41: 13,
            m42: 14, m43: 15, m44: 16)
        #expect(named.elements == some.elements)
        #expect(CATransform3DEqualToTransform(some, some))
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(CATransform3DIdentity.elements == identity)
        #expect(CATransform3D().elements == [CGFloat](repeating: 0, count: 16))
        // Only m11, m12, m21, m22, m41 and m42 are numbers of an affine transform.
        let plane: Set = [0, 1, 4, 5, 12, 13]
        for index in 0..<16 {
            var other = some.elements
            other[index] += 1
            #expect(!CATransform3DEqualToTransform(some, CATransform3D(elements: other)), "number \(index)")
            #expect(!CATransform3DEqualToTransform(CATransform3D(elements: other), some), "number \(index)")
            var nearly = identity
            nearly[index] += 0.5
            #expect(!CATransform3DIsIdentity(CATransform3D(elements: nearly)), "number \(index)")
            #expect(CATransform3DIsAffine(CATransform3D(elements: nearly)) == plane.contains(index), "number \(index)")
        }
    }

    @Test func `A rectangle to which the identity is applied keeps its four numbers`() {
        let rect = CGRect(x: 0.1, y: 0.7, width: 0.2, height: -0.3)
        let same = rect.applying(.identity)
        #expect(same.origin == rect.origin)
        #expect(same.size == rect.size)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `A product of two matrices applies the first, then the second`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let (a, b) = (randomMatrix(using: &generator), randomMatrix(using: &generator))
        let product = CATransform3DConcat(a, b)
        for index in 0..<4 {
            let row = (0..<4).map { CGFloat($0 == index ? 1 : 0) }
            #expect(near(times(row, product), times(times(row, a), b)))
        }
        for (changed, change) in [
            (CATransform3DTranslate(a, 2, 3, 4), CATransform3DMakeTranslation(2, 3, 4)),
            (CATransform3DScale(a, 2, 3, 4), CATransform3DMakeScale(2, 3, 4)),
            (CATransform3DRotate(a, 1, 2, 3, 4), CATransform3DMakeRotation(1, 2, 3, 4)),
        ] { #expect(CATransform3DEqualToTransform(changed, CATransform3DConcat(change, a))) }
        #expect(CATransform3DMakeTranslation(2, 3, 4).elements == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1])
        #expect(CATransform3DMakeScale(2, 3, 4).elements == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1])
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func
        `A matrix times its inverse is the identity, in both orders, and inverting a singular matrix returns it unchanged`(
            seed: UInt64
        )
    {
        var generator = SeededGenerator(seed: seed)
        var matrix = randomMatrix(using: &generator)
        if seed % 4 == 0 {
            // The matrix has zeros where the first pivots would be.
            var e = matrix.elements
            (e[0], e[5], e[1]) = (0, 0, e[1] + 1)
            matrix = CATransform3D(elements: e)
        }
        if seed == 1 { matrix = CATransform3D(elements: [0, 2, 0, 0, 0, 0, 0, 3, 5, 0, 0, 0, 0, 0, 7, 0]) }
        let inverse = CATransform3DInvert(matrix)
        #expect(near(CATransform3DConcat(matrix, inverse).elements, identity, 1e-7))
        #expect(near(CATransform3DConcat(inverse, matrix).elements, identity, 1e-7))
        // One row of the matrix is twice another row.
        var flat = matrix.elements
        let row = Int(seed % 3)
        for column in 0..<4 { flat[12 + column] = 2 * flat[row * 4 + column] }
        for column in 0..<4 { flat[((row + 1) % 3) * 4 + column] = 0 }
        #expect(CATransform3DInvert(CATransform3D(elements: flat)).elements == flat)
    }

    @Test(arguments: 0..<30 as Range<UInt64>)
    func `A rotation matrix turns vectors about its axis as Rodrigues' formula does`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func number() -> CGFloat { CGFloat.random(in: -2...2, using: &generator) }
        var (x, y, z) = (number(), number(), number())
        let angle = number()
        let rotation = CATransform3DMakeRotation(angle, x, y, z)
        let length = (x * x + y * y + z * z).squareRoot()
        (x, y, z) = (x / length, y / length, z / length)
        for v in [(1, 0, 0), (0, 1, 0), (0, 0, 1)] as [(CGFloat, CGFloat, CGFloat)] {
            let cross = (y * v.2 - z * v.1, z * v.0 - x * v.2, x * v.1 - y * v.0)
            let along = (x * v.0 + y * v.1 + z * v.2) * (1 - cos(angle))
            let turned = [
                v.0 * cos(angle) + cross.0 * sin(angle) + x * along,
                v.1 * cos(angle) + cross.1 * sin(angle) + y * along,
                v.2 * cos(angle) + cross.2 * sin(angle) + z * along, 0,
            ]
            #expect(near(times([v.0, v.1, v.2, 0], rotation), turned, 1e-12))
        }
        #expect(times([0, 0, 0, 1], rotation) == [0, 0, 0, 1])
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(angle, 0, 0, 0)))
    }

    @Test func `An affine transform that is converted to three dimensions and back keeps its six numbers`() {
        let transform = CGAffineTransform(2, 3, 4, 5, 6, 7)
        #expect(
            CATransform3DMakeAffineTransform(transform).elements == [2, 3, 0, 0, 4, 5, 0, 0, 0, 0, 1, 0, 6, 7, 0, 1])
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(transform)) == transform)
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func
        `A matrix projects a point with perspective, and unprojecting restores the point unless the plane is seen edge-on`(
            seed: UInt64
        )
    {
        var generator = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) / 8 }
        var matrix = randomMatrix(using: &generator)
        if seed % 3 == 0 {
            (matrix.m14, matrix.m24, matrix.m44) = (0, 0, seed % 2 == 0 ? 1 : 2)
        } else {
            (matrix.m14, matrix.m24, matrix.m44) = (number(-8...8) / 64, number(-8...8) / 64, number(4...16))
        }
        if abs(matrix.m11 * matrix.m22 - matrix.m12 * matrix.m21) < 0.5 { matrix.m11 += 9 }
        for _ in 0..<4 {
            let point = CGPoint(number(-80...80), number(-80...80))
            let image = times([point.x, point.y, 0, 1], matrix)
            guard abs(image[3]) > 1e-3 else { continue }
            let there = matrix.projection(of: point)
            #expect(near([there.x, there.y], [image[0] / image[3], image[1] / image[3]], 1e-9))
            let back = matrix.inverseProjection(of: there)
            guard abs(there.x) < 1e3, abs(there.y) < 1e3 else { continue }
            #expect(near([back.x, back.y], [point.x, point.y], 1e-4), "\(seed)")
        }
        // A plane that is seen edge-on has no inverse, so the point is returned unchanged.
        var edge = CATransform3DMakeScale(0, 1, 1)
        edge.m44 = 2
        #expect(edge.inverseProjection(of: CGPoint(3, 4)) == CGPoint(3, 4))
    }

    @Test func `An affine transform is the identity only if all six of its numbers equal the identity's`() {
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(numbers(.identity) == [1, 0, 0, 1, 0, 0])
        #expect(numbers(CGAffineTransform()) == [0, 0, 0, 0, 0, 0])
        #expect(numbers(CGAffineTransform(1, 2, 3, 4, 5, 6)) == [1, 2, 3, 4, 5, 6])
        #expect(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6) == CGAffineTransform(1, 2, 3, 4, 5, 6))
        #expect(numbers(CGAffineTransform(translationX: 2, y: 3)) == [1, 0, 0, 1, 2, 3])
        #expect(numbers(CGAffineTransform(scaleX: 2, y: 3)) == [2, 0, 0, 3, 0, 0])
        for index in 0..<6 {
            var n: [CGFloat] = [1, 0, 0, 1, 0, 0]
            n[index] += 0.5
            let other = CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
            #expect(!other.isIdentity, "number \(index)")
            #expect(other != .identity, "number \(index)")
        }
    }

    @Test(arguments: 0..<30 as Range<UInt64>)
    func `Concatenation, inversion and application of affine transforms agree with the products of their matrices`(
        seed: UInt64
    ) {
        var generator = SeededGenerator(seed: seed)
        func number() -> CGFloat { CGFloat(Int.random(in: -40...40, using: &generator)) / 8 }
        func transform() -> CGAffineTransform {
            CGAffineTransform(number() + 6, number(), number(), number() - 6, number(), number())
        }
        let (a, b) = (transform(), transform())
        func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ t: CGAffineTransform) -> [CGFloat] {
            [x * t.a + y * t.c + w * t.tx, x * t.b + y * t.d + w * t.ty, w]
        }
        let product = a.concatenating(b)
        for (x, y, w) in [(1, 0, 0), (0, 1, 0), (0, 0, 1)] as [(CGFloat, CGFloat, CGFloat)] {
            let first = row(x, y, w, a)
            #expect(near(row(x, y, w, product), row(first[0], first[1], first[2], b)))
        }
        #expect(a.translatedBy(x: 2, y: 3) == CGAffineTransform(translationX: 2, y: 3).concatenating(a))
        #expect(a.scaledBy(x: 2, y: 3) == CGAffineTransform(scaleX: 2, y: 3).concatenating(a))
        #expect(a.rotated(by: 0.5) == CGAffineTransform(rotationAngle: 0.5).concatenating(a))
        #expect(near(numbers(CGAffineTransform(rotationAngle: 0.5)), [cos(0.5), sin(0.5), -sin(0.5), cos(0.5), 0, 0]))
        if abs(a.a * a.d - a.b * a.c) > 0.5 {
            #expect(near(numbers(a.concatenating(a.inverted())), [1, 0, 0, 1, 0, 0]))
        }
        let (x, y) = (number(), number())
        let point = CGPoint(x, y).applying(a)
        #expect(near([point.x, point.y, 1], row(x, y, 1, a)))
        let size = CGSize(x, y).applying(a)
        #expect(near([size.width, size.height, 0], row(x, y, 0, a)))
        let rect = CGRect(x, y, 3, 5)
        let corners = [(x, y), (x + 3, y), (x, y + 5), (x + 3, y + 5)].map { CGPoint($0, $1).applying(a) }
        let box = rect.applying(a)
        let wanted = [
            corners.map(\.x).min()!, corners.map(\.y).min()!, corners.map(\.x).max()!, corners.map(\.y).max()!,
        ]
        #expect(near([box.minX, box.minY, box.maxX, box.maxY], wanted))
        #expect(rect.applying(.identity) == rect)
        #expect(CGRect.null.applying(a).isNull)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat, "a transform without an inverse is returned as it is")
    }

    @Test func `equalTo compares points, sizes and rectangles`() {
        #expect(CGPoint(1, 2).equalTo(CGPoint(1, 2)))
        #expect(!CGPoint(1, 2).equalTo(CGPoint(1, 3)))
        #expect(CGSize(1, 2).equalTo(CGSize(1, 2)))
        #expect(!CGSize(1, 2).equalTo(CGSize(0, 2)))
        let rect = CGRect(1, 2, 3, 4)
        #expect(rect.equalTo(rect))
        #expect(!rect.equalTo(CGRect(1, 2, 3, 5)))
    }
}
