#if !canImport(Darwin)

    /// A 3x3 matrix for two-dimensional drawing. Its last column is always `0 0 1`.
    ///
    /// Foundation on Linux has no such type. Points are row vectors: `[x y 1] * matrix`.
    public struct CGAffineTransform: Equatable, Codable, Sendable {
        public var a: CGFloat = 0
        public var b: CGFloat = 0
        public var c: CGFloat = 0
        public var d: CGFloat = 0
        /// The translation along x, in points.
        public var tx: CGFloat = 0
        /// The translation along y, in points.
        public var ty: CGFloat = 0

        /// Creates a matrix of zeros, as in Core Graphics. The identity is `.identity`.
        public init() {}

        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
            self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }

        public init(translationX tx: CGFloat, y ty: CGFloat) {
            self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
        }

        public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

        /// Creates a rotation.
        ///
        /// - Parameter angle: the angle in radians. A positive angle turns the x axis towards the y
        ///   axis.
        public init(rotationAngle angle: CGFloat) {
            let (sine, cosine) = (sin(angle), cos(angle))
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        public static var identity: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

        public var isIdentity: Bool { a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0 }

        /// Returns a transform that first translates and then applies this transform.
        public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: tx, y: ty).concatenating(self)
        }

        /// Returns a transform that first scales and then applies this transform.
        public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
        }

        /// Returns a transform that first rotates by `angle` radians and then applies this
        /// transform.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }

        /// Returns the inverse transform. A transform that has no inverse is returned unchanged, as
        /// in Core Graphics.
        public func inverted() -> CGAffineTransform {
            let determinant = a * d - b * c
            guard determinant != 0 else { return self }
            return CGAffineTransform(
                a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
                tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
        }

        /// Returns a transform that applies this transform and then `other`.
        public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * other.a + b * other.c, b: a * other.b + b * other.d,
                c: c * other.a + d * other.c, d: c * other.b + d * other.d,
                tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
        }
    }

    extension CGPoint {
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
        }

        public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
    }

    extension CGSize {
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
        }

        public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
    }

    extension CGRect {
        /// Returns the smallest upright rectangle around the transformed corners of this rectangle.
        public func applying(_ t: CGAffineTransform) -> CGRect {
            isNull || t.isIdentity ? self : CGRect(around: self) { $0.applying(t) }
        }

        public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
    }

#endif
