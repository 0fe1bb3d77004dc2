import Testing
import UIKit

@Suite("Transforms are Core Graphics' and Core Animation's")
struct TransformTests {
    @Test func `A chain reads backwards: the last one added happens first`() {
        let t = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 23))
    }

    @Test func `Concatenating means this one, then the other`() {
        let t = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
        #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 23))
    }

    @Test func `The inverse takes every point back`() {
        let t = CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 3, y: -4).scaledBy(x: 2, y: 0.5)
        let p = CGPoint(x: 5, y: 9).applying(t).applying(t.inverted())
        #expect(abs(p.x - 5) < 1e-12 && abs(p.y - 9) < 1e-12)
    }

    @Test func `A transform without an inverse is returned as it is`() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func `A rectangle's image is the upright box around it`() {
        let box = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(box.minX + 1) < 1e-12 && abs(box.width - 1) < 1e-12 && abs(box.height - 2) < 1e-12)
    }

    @Test func `The inverse of a matrix times the matrix is the identity`() {
        var t = CATransform3DMakeRotation(0.4, 1, 2, 3)
        t.m34 = -1 / 500
        t = CATransform3DTranslate(t, 3, 4, 5)
        let product = CATransform3DConcat(t, CATransform3DInvert(t))
        let identity = CATransform3DIdentity
        #expect(abs(product.m11 - identity.m11) < 1e-12 && abs(product.m34 - identity.m34) < 1e-12 && abs(product.m41) < 1e-9)
    }

    @Test func `A rotation about z is affine, one about y is not`() {
        #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    }

    @Test func `Rotating about z in three dimensions is rotating in two`() {
        let three = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.3, 0, 0, 1))
        let two = CGAffineTransform(rotationAngle: 0.3)
        #expect(abs(three.a - two.a) < 1e-15 && abs(three.b - two.b) < 1e-15 && abs(three.c - two.c) < 1e-15)
    }
}
