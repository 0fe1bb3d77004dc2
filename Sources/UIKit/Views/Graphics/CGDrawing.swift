#if !canImport(Darwin)

    /// The drawing context of an image. Approximated: there are no pixels. Only a fill of the whole
    /// image gives the image a color. Everything that is drawn changes the identity of the image.
    public final class CGContext: Sendable {
        let canvas: Canvas

        init(_ canvas: Canvas) { self.canvas = canvas }

        public func setFillColor(_ color: CGColor) {
            canvas.state.withLock { $0.fill = UIColor(cgColor: color) }
        }

        /// Sets the stroke color. Stored; lines only change the identity of the image.
        public func setStrokeColor(_ color: CGColor) {
            canvas.state.withLock { $0.stroke = UIColor(cgColor: color) }
        }

        /// Sets the width of lines. Stored; lines only change the identity of the image.
        public func setLineWidth(_ width: CGFloat) {
            canvas.state.withLock { $0.lineWidth = width }
        }

        // MARK: - Shapes

        /// Fills a rectangle with the fill color. Approximated: only a rectangle that covers the
        /// whole image gives it a color.
        public func fill(_ rect: CGRect) { canvas.fill(rect) }

        /// Draws the edge of a rectangle. Not modelled: there are no pixels.
        public func stroke(_ rect: CGRect) {
            canvas.note("stroke \(rect.text) \(canvas.lineWidth)")
            World.recordNotModelled("CGContext.stroke(_:)")
        }

        /// Draws the edge of a rectangle with a line width. Not modelled: there are no pixels.
        public func stroke(_ rect: CGRect, width: CGFloat) {
            canvas.note("stroke \(rect.text) \(width)")
            World.recordNotModelled("CGContext.stroke(_:width:)")
        }

        /// Fills the ellipse in a rectangle. Not modelled: there are no pixels.
        public func fillEllipse(in rect: CGRect) {
            canvas.note("fill ellipse \(rect.text)")
            World.recordNotModelled("CGContext.fillEllipse(in:)")
        }

        /// Draws the edge of the ellipse in a rectangle. Not modelled: there are no pixels.
        public func strokeEllipse(in rect: CGRect) {
            canvas.note("stroke ellipse \(rect.text) \(canvas.lineWidth)")
            World.recordNotModelled("CGContext.strokeEllipse(in:)")
        }

        // MARK: - The current path

        public func beginPath() { changePath { $0 = Outline() } }

        public func move(to point: CGPoint) { changePath { $0.move(to: point) } }

        public func addLine(to point: CGPoint) { changePath { $0.addLine(to: point) } }

        public func addRect(_ rect: CGRect) { changePath { $0.addRect(rect) } }

        /// Adds the ellipse in a rectangle to the path. Approximated: straight lines replace the
        /// curve.
        public func addEllipse(in rect: CGRect) { changePath { $0.addEllipse(in: rect) } }

        public func addPath(_ path: CGPath) { changePath { $0.append(path.outline) } }

        public func closePath() { changePath { $0.close() } }

        /// Fills the path, and clears it. Not modelled: there are no pixels.
        public func fillPath(using rule: CGPathFillRule = .winding) {
            canvas.note("fill \(canvas.takePath().subpaths) \(rule.rawValue)")
            World.recordNotModelled("CGContext.fillPath(using:)")
        }

        /// Draws the path as a line, and clears it. Not modelled: there are no pixels.
        public func strokePath() {
            canvas.note("stroke \(canvas.takePath().subpaths) \(canvas.lineWidth)")
            World.recordNotModelled("CGContext.strokePath()")
        }

        private func changePath(_ change: (inout Outline) -> Void) {
            canvas.state.withLock { change(&$0.path) }
        }
    }

    /// An image of pixels. Not modelled: there are no pixels, and no code creates such an image.
    public final class CGImage: Sendable {
        private init() {}
    }

    public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

    /// A path of lines and curves. Approximated: straight lines replace the curves.
    // The conformance is unchecked, because a `CGMutablePath` can change. Code must not change one
    // while another thread uses it.
    public class CGPath: Equatable, @unchecked Sendable {
        fileprivate(set) final var outline: Outline

        init(_ outline: Outline) { self.outline = outline }

        public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init(Outline(transform) { $0.addRect(rect) })
        }

        public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init(Outline(transform) { $0.addEllipse(in: rect) })
        }

        public convenience init(
            roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
            transform: UnsafePointer<CGAffineTransform>?
        ) {
            self.init(
                Outline(transform) { $0.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight)) })
        }

        final var subpaths: [[CGPoint]] { outline.subpaths }

        public var isEmpty: Bool { outline.isEmpty }
        public var boundingBox: CGRect { outline.bounds }
        public var boundingBoxOfPath: CGRect { outline.bounds }
        public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

        public func contains(
            _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
        ) -> Bool {
            outline.contains(point.applying(transform), usesEvenOddRule: rule == .evenOdd)
        }

        public func copy() -> CGPath? { CGPath(outline) }

        public static func == (a: CGPath, b: CGPath) -> Bool { a.outline == b.outline }
    }

    extension Outline {
        /// Creates an outline with `draw`, and then applies the transform if there is one.
        fileprivate init(_ transform: UnsafePointer<CGAffineTransform>?, draw: (inout Outline) -> Void) {
            self.init()
            draw(&self)
            if let transform { self = applying(transform.pointee) }
        }
    }

    /// A path to which lines and curves can be added. Approximated: straight lines replace the
    /// curves.
    public final class CGMutablePath: CGPath, @unchecked Sendable {
        public init() { super.init(Outline()) }

        public func move(to point: CGPoint) { outline.move(to: point) }

        public func addLine(to point: CGPoint) { outline.addLine(to: point) }

        public func addLines(between points: [CGPoint]) {
            for (index, point) in points.enumerated() { if index == 0 { move(to: point) } else { addLine(to: point) } }
        }

        public func addRect(_ rect: CGRect) { outline.addRect(rect) }

        /// Adds an ellipse. Approximated: straight lines replace the curve.
        public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }

        /// Adds a cubic Bézier curve. Approximated: straight lines replace the curve.
        public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
            outline.addCurve(to: end, control1: control1, control2: control2)
        }

        /// Adds a quadratic Bézier curve. Approximated: straight lines replace the curve.
        public func addQuadCurve(to end: CGPoint, control: CGPoint) {
            outline.addQuadCurve(to: end, control: control)
        }

        public func addPath(_ path: CGPath) { outline.append(path.outline) }

        public func closeSubpath() { outline.close() }
    }

#endif
