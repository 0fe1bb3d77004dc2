/// An image by its name and size in points. Pixels are not modelled.
open class UIImage: NSObject, @unchecked Sendable {
    public let size: CGSize
    public let scale: CGFloat
    /// The name it was asked for by, to tell images apart.
    let imageName: String?

    public override convenience init() {
        self.init(imageName: nil, size: .zero, scale: 1)
    }

    init(imageName: String?, size: CGSize, scale: CGFloat) {
        self.imageName = imageName
        self.size = size
        self.scale = scale
        super.init()
    }

    /// An image without pixels that remembers its name. There is no asset catalog to look in, so every name is found.
    public convenience init?(named name: String) {
        self.init(imageName: name, size: .zero, scale: 1)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (imageName != nil && imageName == other.imageName)
    }

    open override var hash: Int { imageName?.hashValue ?? ObjectIdentifier(self).hashValue }
}
