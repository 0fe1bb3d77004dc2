/// The simulated screen: a size in points and a scale, without pixels.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    open private(set) var bounds: CGRect
    /// The number of pixels per point.
    public let scale: CGFloat

    package nonisolated init(size: CGSize, scale: CGFloat) {
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
    }

    /// Creates a screen with the size and scale of `main`, for subclasses that represent another
    /// screen.
    public nonisolated override init() {
        let (size, scale) = MainActor.assumeIsolated { (World.current.screen.bounds.size, World.current.screen.scale) }
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
    }

    /// The simulated screen of the code that is running.
    public class var main: UIScreen { World.current.screen }
    public class var screens: [UIScreen] { [main] }

    /// The traits of the main screen. A window has these traits unless its
    /// `overrideUserInterfaceStyle` is set.
    open var traitCollection: UITraitCollection { World.current.traits }
    /// Stored; has no effect.
    open var brightness: CGFloat = 0.5

    open var nativeScale: CGFloat { scale }
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    open var maximumFramesPerSecond: Int { 60 }

    package func resize(to size: CGSize) { bounds.size = size }
}
