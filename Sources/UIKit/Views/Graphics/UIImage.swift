/// An image that knows only its name and its size in points. Pixels are not modelled.
open class UIImage: NSObject, @unchecked Sendable {
    public let size: CGSize
    public let scale: CGFloat
    public let renderingMode: RenderingMode
    public let capInsets: UIEdgeInsets
    /// The name by which the image was requested, to tell images apart.
    let imageName: String?
    /// The color that fills the image, if it was drawn that way. Kept: pictures do not show it.
    let cover: UIColor?

    public override convenience init() {
        self.init(imageName: nil, size: .zero, scale: 1)
    }

    init(
        imageName: String?, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero,
        cover: UIColor? = nil
    ) {
        self.imageName = imageName
        self.cover = cover
        self.size = size
        self.scale = scale
        self.renderingMode = renderingMode
        self.capInsets = capInsets
    }

    /// An image without pixels that remembers its name. There is no asset catalog to look in, so every name is found.
    public convenience init?(named name: String) {
        self.init(imageName: name, size: .zero, scale: 1)
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(imageName: name, size: .zero, scale: 1)
    }

    /// A symbol without a shape that remembers its name.
    public convenience init?(systemName name: String) {
        self.init(imageName: name, size: CGSize(width: 20, height: 20), scale: 1)
    }

    /// Not modelled: image files are not read, so there is none.
    public convenience init?(contentsOfFile path: String) {
        World.notModelled("UIImage.init(contentsOfFile:)")
        return nil
    }

    /// Not modelled: image data is not read, so there is none.
    public convenience init?(data: Data) {
        World.notModelled("UIImage.init(data:)")
        return nil
    }

    public convenience init(cgImage: CGImage) {
        self.init()
    }

    /// Nil: there are no pixels.
    open var cgImage: CGImage? { nil }

    /// Not modelled: there are no pixels.
    open func draw(at point: CGPoint) {
        World.notModelled("UIImage.draw(at:)")
    }

    /// Not modelled: there are no pixels.
    open func draw(in rect: CGRect) {
        World.notModelled("UIImage.draw(in:)")
    }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        UIImage(imageName: imageName, size: size, scale: scale, renderingMode: renderingMode, capInsets: capInsets, cover: cover)
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(imageName: imageName, size: size, scale: scale, renderingMode: renderingMode, capInsets: capInsets, cover: cover)
    }

    /// Approximated: pictures do not show the color.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Approximated: pictures do not show the color.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { withRenderingMode(renderingMode) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (imageName != nil && imageName == other.imageName)
    }

    open override var hash: Int { imageName?.hashValue ?? ObjectIdentifier(self).hashValue }

    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
}
