/// The screen of a world: a size and a scale, without pixels.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    open private(set) var bounds: CGRect
    /// The number of pixels per point.
    public let scale: CGFloat

    package nonisolated init(size: CGSize, scale: CGFloat) {
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
    }

    /// Creates a screen like that of the current world, for subclasses that represent another screen.
    public nonisolated override init() {
        let (size, scale) = MainActor.assumeIsolated { (World.current.screen.bounds.size, World.current.screen.scale) }
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
    }

    /// The screen of the world whose code runs now.
    public class var main: UIScreen { World.current.screen }
    public class var screens: [UIScreen] { [main] }

    /// The traits that all windows on this screen share.
    open var traitCollection: UITraitCollection { World.current.traits }
    /// Stored; has no effect.
    open var brightness: CGFloat = 0.5

    open var nativeScale: CGFloat { scale }
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    open var maximumFramesPerSecond: Int { 60 }

    package func resize(to size: CGSize) {
        bounds.size = size
    }
}
