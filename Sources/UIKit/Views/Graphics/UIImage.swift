/// An image with a size in points and an optional name. Pixels are not modelled.
open class UIImage: NSObject, @unchecked Sendable {
    public let size: CGSize
    public let scale: CGFloat
    public let renderingMode: RenderingMode
    public let capInsets: UIEdgeInsets
    open var accessibilityIdentifier: String?
    /// Stored; has no effect.
    open var accessibilityLabel: String?
    /// The name with which the image was requested, by which images are compared; nil if there is
    /// none.
    let imageName: String?
    /// The color of the last fill of the whole image when it was drawn; nil if there was none.
    /// Pictures do not show the color.
    let coveringColor: UIColor?
    /// A number that depends on everything that was drawn into the image; nil if nothing was.
    let drawingDigest: UInt64?
    /// Whether the image was requested as a symbol.
    let isSymbol: Bool
    /// The configuration of a symbol; nil if there is none.
    let storedSymbolConfiguration: SymbolConfiguration?

    public override convenience init() { self.init(imageName: nil, size: .zero, scale: 1) }

    init(
        imageName: String?, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic,
        capInsets: UIEdgeInsets = .zero,
        coveringColor: UIColor? = nil, drawingDigest: UInt64? = nil, isSymbol: Bool = false,
        symbolConfiguration: SymbolConfiguration? = nil
    ) {
        self.drawingDigest = drawingDigest
        self.isSymbol = isSymbol
        storedSymbolConfiguration = symbolConfiguration
        self.imageName = imageName
        self.coveringColor = coveringColor
        self.size = size
        self.scale = scale
        self.renderingMode = renderingMode
        self.capInsets = capInsets
    }

    /// Creates an image that has a name. Approximated: there is no asset catalog, so every name is
    /// accepted, and the size is zero.
    public convenience init?(named name: String) { self.init(imageName: name, size: .zero, scale: 1) }

    /// Creates an image as `init(named:)` does. Approximated: the bundle and the traits have no
    /// effect.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(imageName: name, size: .zero, scale: 1)
    }

    /// Creates an image of 20 by 20 points that has the name of a symbol. Approximated: every name
    /// is accepted, and nothing is drawn.
    public convenience init?(systemName name: String) {
        self.init(imageName: name, size: CGSize(width: 20, height: 20), scale: 1, isSymbol: true)
    }

    /// Returns nil. Not modelled: image files are not read.
    public convenience init?(contentsOfFile path: String) {
        World.recordNotModelled("UIImage.init(contentsOfFile:)")
        return nil
    }

    /// Returns nil. Not modelled: image data is not read.
    public convenience init?(data: Data) {
        World.recordNotModelled("UIImage.init(data:)")
        return nil
    }

    /// Creates an image. Approximated: the size is zero, because a `CGImage` has no pixels.
    public convenience init(cgImage: CGImage) { self.init() }

    /// The image's pixels: nil, because there are none.
    open var cgImage: CGImage? { nil }

    /// Draws the image. Not modelled: there are no pixels.
    open func draw(at point: CGPoint) {
        Canvas.noteInInnermostCanvas("image \(identityText ?? size.text) \(point.text)")
        World.recordNotModelled("UIImage.draw(at:)")
    }

    /// Draws the image. Not modelled: there are no pixels.
    open func draw(in rect: CGRect) {
        Canvas.noteInInnermostCanvas("image \(identityText ?? size.text) \(rect.text)")
        World.recordNotModelled("UIImage.draw(in:)")
    }

    /// What tells the image from others of its size: its name, its `accessibilityIdentifier`, and a
    /// digest of what was drawn into it; nil if it has none of these.
    package var identityText: String? {
        var parts: [String] = []
        if let imageName { parts.append("named \"\(imageName)\"") }
        if let accessibilityIdentifier { parts.append("identified as \"\(accessibilityIdentifier)\"") }
        if let drawingDigest {
            let digits = String(drawingDigest & 0xFFFF_FFFF, radix: 16)
            parts.append("drawn as " + String(repeating: "0", count: 8 - digits.count) + digits)
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        copy(renderingMode: renderingMode, capInsets: capInsets)
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        copy(renderingMode: renderingMode, capInsets: capInsets)
    }

    private func copy(renderingMode: RenderingMode, capInsets: UIEdgeInsets) -> UIImage {
        UIImage(
            imageName: imageName, size: size, scale: scale, renderingMode: renderingMode, capInsets: capInsets,
            coveringColor: coveringColor, drawingDigest: drawingDigest, isSymbol: isSymbol,
            symbolConfiguration: storedSymbolConfiguration)
    }

    /// Returns a copy of the image. Approximated: the tint color has no effect.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Returns a copy of the image with the given rendering mode. Approximated: the tint color has
    /// no effect.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withRenderingMode(renderingMode)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || (imageName != nil && imageName == other.imageName
                && storedSymbolConfiguration == other.storedSymbolConfiguration)
    }

    open override var hash: Int { imageName?.hashValue ?? ObjectIdentifier(self).hashValue }

    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public enum ResizingMode: Int, Sendable { case tile, stretch }

    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
}
