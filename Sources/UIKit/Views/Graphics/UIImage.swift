/// An image with a size in points and an optional name. Pixels are not modelled.
open class UIImage: NSObject, @unchecked Sendable {
    public let size: CGSize
    public let scale: CGFloat
    public let renderingMode: RenderingMode
    public let capInsets: UIEdgeInsets
    /// The direction of the image's upper edge in its file. The size takes it into account.
    public let imageOrientation: Orientation
    open var accessibilityIdentifier: String? {
        didSet { knownIdentity = nil }
    }
    /// Stored; has no effect.
    open var accessibilityLabel: String?
    /// The name with which the image was requested, by which images are compared; nil if there is
    /// none.
    let imageName: String?
    /// The color of the last fill of the whole image when it was drawn; nil if there was none.
    /// Pictures do not show the color.
    let coveringColor: UIColor?
    /// What was drawn into the image, or the file that it was decoded from; nil if there is
    /// neither.
    let content: ImageContent?
    /// Whether the image was requested as a symbol.
    let isSymbol: Bool
    /// The configuration of a symbol; nil if there is none.
    let storedSymbolConfiguration: SymbolConfiguration?

    public override convenience init() { self.init(imageName: nil, size: .zero, scale: 1) }

    init(
        imageName: String?, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic,
        capInsets: UIEdgeInsets = .zero, orientation: Orientation = .up,
        coveringColor: UIColor? = nil, content: ImageContent? = nil, isSymbol: Bool = false,
        symbolConfiguration: SymbolConfiguration? = nil
    ) {
        self.content = content
        imageOrientation = orientation
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

    /// Creates an image from a file, with a scale of 2 or 3 if its name ends in "@2x" or "@3x". It is
    /// nil if there is no such file, and otherwise as for `init(data:)`.
    // UNKNOWN: when UIKit reads a file with "@2x" in its name in place of the given one.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
        self.init(data: data, scale: scale)
    }

    /// Creates an image from the data of an image file, with one pixel per point. [VIEW-43]
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from the data of an image file. The size is read from the header of a PNG,
    /// JPEG, GIF, HEIC or WebP file; there are no pixels. Other data gives nil. [VIEW-43]
    ///
    /// - Parameter scale: the number of pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let header = ImageHeader(data) else { return nil }
        var digest = ContentDigest()
        digest.add(data)
        let scale = scale > 0 ? scale : 1
        self.init(
            imageName: nil, size: header.size(scale: scale), scale: scale, orientation: header.orientation,
            content: ImageContent(origin: .file(header.format), digest: digest))
    }

    /// Creates an image. Approximated: the size is zero, because a `CGImage` has no pixels.
    public convenience init(cgImage: CGImage) { self.init() }

    /// The image's pixels: nil, because there are none.
    open var cgImage: CGImage? { nil }

    /// Draws the image. Not modelled: there are no pixels.
    open func draw(at point: CGPoint) {
        Canvas.noteInInnermostCanvas("image \(identityText ?? "") \(size.text) \(point.text)")
        World.recordNotModelled("UIImage.draw(at:)")
    }

    /// Draws the image. Not modelled: there are no pixels.
    open func draw(in rect: CGRect) {
        Canvas.noteInInnermostCanvas("image \(identityText ?? "") \(size.text) \(rect.text)")
        World.recordNotModelled("UIImage.draw(in:)")
    }

    /// What tells the image from others: its name, its `accessibilityIdentifier`, and what was drawn
    /// into it or the file that it was decoded from; nil if it has none of these.
    package var identityText: String? {
        let parts = [imageName, accessibilityIdentifier.map { "identified as \($0)" }, content?.text]
        let known = parts.compactMap { $0 }
        return known.isEmpty ? nil : known.joined(separator: ", ")
    }

    /// The identity in a scene. An image without `identityText` gets a serial number in its world:
    /// "UIImage#2".
    @MainActor
    func identity(in world: World) -> InternedString {
        if let knownIdentity { return knownIdentity }
        guard let identityText else { return InternedString("UIImage#\(world.imageNumbers.number(of: self))") }
        let identity = InternedString(identityText)
        knownIdentity = identity
        return identity
    }

    /// The identity that was last read, unless it was a serial number.
    ///
    /// OPTIMIZATION: a scene is recorded in every turn of the clock, and a text of several parts
    /// costs an allocation.
    private var knownIdentity: InternedString?

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        copy(renderingMode: renderingMode, capInsets: capInsets)
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        copy(renderingMode: renderingMode, capInsets: capInsets)
    }

    private func copy(renderingMode: RenderingMode, capInsets: UIEdgeInsets) -> UIImage {
        UIImage(
            imageName: imageName, size: size, scale: scale, renderingMode: renderingMode, capInsets: capInsets,
            orientation: imageOrientation, coveringColor: coveringColor, content: content, isSymbol: isSymbol,
            symbolConfiguration: storedSymbolConfiguration)
    }

    /// Returns a copy of the image. Approximated: the tint color has no effect.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Returns a copy of the image with the given rendering mode. Approximated: the tint color has
    /// no effect.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withRenderingMode(renderingMode)
    }

    /// Whether both are the same object, have the same name and symbol configuration, or were
    /// decoded from the same data at the same scale.
    // UNKNOWN: whether two images with the same drawing are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || (imageName != nil && imageName == other.imageName
                && storedSymbolConfiguration == other.storedSymbolConfiguration)
            || (isDecoded && content == other.content && scale == other.scale)
    }

    /// Whether the image was decoded from the data of a file.
    private var isDecoded: Bool { content.map { $0.origin != .drawing } ?? false }

    open override var hash: Int {
        imageName?.hashValue ?? (isDecoded ? content.hashValue : ObjectIdentifier(self).hashValue)
    }

    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public enum ResizingMode: Int, Sendable { case tile, stretch }

    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
}
