/// The settings for drawing an image.
open class UIGraphicsRendererFormat: NSObject {
    public required override init() {}

    open class func `default`() -> Self { self.init() }
    open class func preferred() -> Self { self.init() }

    /// The rectangle of the image, in points.
    open internal(set) var bounds = CGRect.zero
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point. The default is the screen's scale. Approximated: off the main actor, the
    /// default is the scale of the screen outside of stages.
    open var scale = World.currentScreenScale
    /// Stored; has no effect.
    open var opaque = false
}

/// The context in which an image is drawn. Approximated: there are no pixels. Filling the whole
/// image gives the image the fill color.
open class UIGraphicsImageRendererContext: NSObject {
    private let canvas: Canvas
    public let format: UIGraphicsImageRendererFormat
    public let cgContext: CGContext

    init(_ canvas: Canvas, _ format: UIGraphicsImageRendererFormat) {
        self.canvas = canvas
        self.format = format
        cgContext = CGContext(canvas)
    }

    open var currentImage: UIImage { canvas.makeImage() }

    /// Fills a rectangle with the fill color. Approximated: only a rectangle that covers the whole
    /// image has an effect.
    open func fill(_ rect: CGRect) {
        canvas.fill(rect)
    }

    /// Draws the edge of a rectangle. Not modelled: there are no pixels.
    open func stroke(_ rect: CGRect) {
        canvas.note("stroke \(rect.text)")
        World.recordNotModelled("UIGraphicsImageRendererContext.stroke(_:)")
    }

    /// Limits drawing to a rectangle. Not modelled: there are no pixels.
    open func clip(to rect: CGRect) {
        canvas.note("clip \(rect.text)")
        World.recordNotModelled("UIGraphicsImageRendererContext.clip(to:)")
    }
}

/// Makes images that have a size, a scale and at most one color, on any thread.
open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    public convenience init(size: CGSize) {
        self.init(size: size, format: .init())
    }

    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.size = size
        self.format = format
        super.init()
        format.bounds = CGRect(origin: .zero, size: size)
    }

    /// Creates a renderer for images of the size of a rectangle. Approximated: the origin of the
    /// rectangle has no effect.
    public convenience init(bounds: CGRect) {
        self.init(size: bounds.size)
    }

    /// Creates a renderer for images of the size of a rectangle. Approximated: the origin of the
    /// rectangle has no effect.
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.init(size: bounds.size, format: format)
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let canvas = Canvas(size: size, scale: format.scale)
        Canvas.begin(canvas)
        actions(UIGraphicsImageRendererContext(canvas, format))
        Canvas.end()
        return canvas.makeImage()
    }

    /// Returns empty data, and does not call `actions`. Not modelled: there are no pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        World.recordNotModelled("UIGraphicsImageRenderer.pngData(actions:)")
        return Data()
    }

    /// Returns empty data, and does not call `actions`. Not modelled: there are no pixels.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        World.recordNotModelled("UIGraphicsImageRenderer.jpegData(withCompressionQuality:actions:)")
        return Data()
    }
}
