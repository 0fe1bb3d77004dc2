/// An outline made of lines and curves. Approximated: known by the box around its points.
open class UIBezierPath: NSObject, NSCopying {
    private var points: [CGPoint] = []
    open var lineWidth: CGFloat = 1

    public override init() {
        super.init()
    }

    public convenience init(rect: CGRect) {
        self.init()
        points = [
            rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init(rect: rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(rect: rect)
    }

    open func move(to point: CGPoint) {
        points.append(point)
    }

    open func addLine(to point: CGPoint) {
        points.append(point)
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        points += [controlPoint1, controlPoint2, endPoint]
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        points += [controlPoint, endPoint]
    }

    open func append(_ bezierPath: UIBezierPath) {
        points += bezierPath.points
    }

    open func close() {}

    open func apply(_ transform: CGAffineTransform) {
        points = points.map { $0.applying(transform) }
    }

    open func removeAllPoints() {
        points = []
    }

    open var isEmpty: Bool { points.isEmpty }

    open var currentPoint: CGPoint { points.last ?? .zero }

    /// The box around all points, those that steer curves included.
    open var bounds: CGRect {
        guard let first = points.first else { return .null }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    open var cgPath: CGPath { CGPath(rect: bounds, transform: nil) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath()
        copy.points = points
        copy.lineWidth = lineWidth
        return copy
    }
}
