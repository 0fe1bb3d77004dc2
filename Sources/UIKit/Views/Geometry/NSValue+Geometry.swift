/// Geometry as objects, for code that keeps it in collections of objects.
extension NSValue {
    #if !canImport(Darwin)
        public convenience init(cgRect rect: CGRect) {
            self.init(numbers: [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
        }

        public convenience init(cgPoint point: CGPoint) {
            self.init(numbers: [point.x, point.y])
        }

        public convenience init(cgSize size: CGSize) {
            self.init(numbers: [size.width, size.height])
        }

        public convenience init(cgVector vector: CGVector) {
            self.init(numbers: [vector.dx, vector.dy])
        }

        public convenience init(cgAffineTransform t: CGAffineTransform) {
            self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
        }
    #endif

    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
    }

    public convenience init(uiOffset offset: UIOffset) {
        self.init(numbers: [offset.horizontal, offset.vertical])
    }

    public convenience init(caTransform3D t: CATransform3D) {
        self.init(numbers: t.elements)
    }

    #if !canImport(Darwin)
        public var cgRectValue: CGRect {
            let n = numbers(4)
            return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        }

        public var cgPointValue: CGPoint {
            let n = numbers(2)
            return CGPoint(x: n[0], y: n[1])
        }

        public var cgSizeValue: CGSize {
            let n = numbers(2)
            return CGSize(width: n[0], height: n[1])
        }

        public var cgVectorValue: CGVector {
            let n = numbers(2)
            return CGVector(dx: n[0], dy: n[1])
        }

        public var cgAffineTransformValue: CGAffineTransform {
            let n = numbers(6)
            return CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
        }
    #endif

    public var uiEdgeInsetsValue: UIEdgeInsets {
        let n = numbers(4)
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }

    public var uiOffsetValue: UIOffset {
        let n = numbers(2)
        return UIOffset(horizontal: n[0], vertical: n[1])
    }

    public var caTransform3DValue: CATransform3D { CATransform3D(elements: numbers(16)) }

    /// Foundation on Linux can box arrays of numbers, but no structures.
    private convenience init(numbers: [CGFloat]) {
        let doubles = numbers.map { Double($0) }
        self.init(bytes: doubles, objCType: "[\(numbers.count)d]")
    }

    private func numbers(_ count: Int) -> [CGFloat] {
        let type = String(cString: objCType)
        guard type == "[\(count)d]" else { fatalError("an NSValue of type \(type) was asked for \(count) numbers") }
        var doubles = [Double](repeating: 0, count: count)
        doubles.withUnsafeMutableBytes { getValue($0.baseAddress!) }
        return doubles.map { CGFloat($0) }
    }
}
