/// Converts geometry to objects and back, for code that stores geometry in collections of objects.
extension NSValue {
    #if !canImport(Darwin)
        public convenience init(cgRect rect: CGRect) { self.init(geometry: rect) }
        public convenience init(cgPoint point: CGPoint) { self.init(geometry: point) }
        public convenience init(cgSize size: CGSize) { self.init(geometry: size) }
        public convenience init(cgVector vector: CGVector) { self.init(geometry: vector) }
        public convenience init(cgAffineTransform t: CGAffineTransform) { self.init(geometry: t) }

        public var cgRectValue: CGRect { geometry() }
        public var cgPointValue: CGPoint { geometry() }
        public var cgSizeValue: CGSize { geometry() }
        public var cgVectorValue: CGVector { geometry() }
        public var cgAffineTransformValue: CGAffineTransform { geometry() }
    #endif

    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(geometry: insets) }
    public convenience init(uiOffset offset: UIOffset) { self.init(geometry: offset) }
    public convenience init(caTransform3D t: CATransform3D) { self.init(geometry: t) }

    public var uiEdgeInsetsValue: UIEdgeInsets { geometry() }
    public var uiOffsetValue: UIOffset { geometry() }
    public var caTransform3DValue: CATransform3D { geometry() }

    /// Creates an object from the numbers of a geometry structure. Foundation on Linux can box
    /// arrays of numbers, but no structures.
    private convenience init(geometry: some Any) {
        let numbers = [CGFloat](of: geometry)
        self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
    }

    private func geometry<Value>() -> Value {
        let type = String(cString: objCType)
        var numbers = [CGFloat](repeating: 0, count: MemoryLayout<Value>.size / MemoryLayout<CGFloat>.size)
        guard type == "[\(numbers.count)d]" else {
            fatalError("an NSValue of type \(type) was asked for \(numbers.count) numbers")
        }
        numbers.withUnsafeMutableBytes { getValue($0.baseAddress!) }
        return numbers.structure()!
    }
}

extension [CGFloat] {
    /// Creates the array of the numbers in a value, in order. The value must consist of `CGFloat`s
    /// alone, like a point or a rectangle.
    init(of value: some Any) {
        self = Swift.withUnsafeBytes(of: value) { Array($0.bindMemory(to: CGFloat.self)) }
    }

    /// Returns the value that consists of these numbers; nil if a value of this type has more or
    /// fewer numbers.
    func structure<Value>() -> Value? {
        guard count * MemoryLayout<CGFloat>.size == MemoryLayout<Value>.size else { return nil }
        return withUnsafeBytes { $0.load(as: Value.self) }
    }
}
