/// A path of lines and curves. Approximated: straight lines replace the curves.
open class UIBezierPath: NSObject, NSCopying {
    private var outline = Outline()
    open var lineWidth: CGFloat = 1
    open var usesEvenOddFillRule = false

    public override init() {}

    public convenience init(rect: CGRect) {
        self.init()
        outline.addRect(rect)
    }

    /// Creates an ellipse. Approximated: straight lines replace the curve.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        outline.addEllipse(in: rect)
    }

    /// Creates a rounded rectangle. Approximated: straight lines replace the curves.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        outline.addRoundedRect(rect, radii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a rounded rectangle. Approximated: either all four corners are rounded, or none, and
    /// straight lines replace the curves.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        if corners.isEmpty { outline.addRect(rect) } else { outline.addRoundedRect(rect, radii: cornerRadii) }
    }

    /// Creates an arc of a circle. Approximated: straight lines replace the curve.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    #if !canImport(Darwin)
        public convenience init(cgPath CGPath: CGPath) {
            self.init()
            outline = CGPath.outline
        }

        open var cgPath: CGPath {
            get { CGPath(outline) }
            set { outline = newValue.outline }
        }
    #endif

    open func move(to point: CGPoint) { outline.move(to: point) }

    open func addLine(to point: CGPoint) { outline.addLine(to: point) }

    /// Adds a cubic Bézier curve. Approximated: straight lines replace the curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve. Approximated: straight lines replace the curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        outline.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle. Approximated: straight lines replace the curve.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

    open func close() { outline.close() }

    open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

    open func removeAllPoints() { outline = Outline() }

    open var isEmpty: Bool { outline.isEmpty }
    open var currentPoint: CGPoint { outline.currentPoint ?? .zero }
    open var bounds: CGRect { outline.bounds }

    open func contains(_ point: CGPoint) -> Bool { outline.contains(point, usesEvenOddRule: usesEvenOddFillRule) }

    /// Fills the path. Not modelled: there are no pixels.
    open func fill() {
        Canvas.noteInInnermostCanvas("fill \(outline.subpaths)")
        World.recordNotModelled("UIBezierPath.fill()")
    }

    /// Draws the path as a line. Not modelled: there are no pixels.
    open func stroke() {
        Canvas.noteInInnermostCanvas("stroke \(outline.subpaths) \(lineWidth)")
        World.recordNotModelled("UIBezierPath.stroke()")
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath()
        copy.outline = outline
        copy.lineWidth = lineWidth
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }
}

public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = bit(0)
    public static let topRight = bit(1)
    public static let bottomLeft = bit(2)
    public static let bottomRight = bit(3)
    public static let allCorners = UIRectCorner(rawValue: .max)
}
