/// The simulated device: an iPhone that has no name of its own.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let only = UIDevice()

    open class var current: UIDevice { only }

    open var name: String { "iPhone" }
    open var model: String { "iPhone" }
    open var localizedModel: String { "iPhone" }
    open var systemName: String { "iOS" }
    /// The version of the simulated iOS: "16.4" for the preset `iOS16`, otherwise the number in the
    /// name, such as "10.0" for `iOS10`.
    open var systemVersion: String {
        let name = World.current.behavior.name
        return "\(name.drop { !$0.isNumber }).\(name == "iOS16" ? 4 : 0)"
    }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { World.current.traits.userInterfaceIdiom }

    /// The orientation that follows from the size of the screen: `landscapeLeft` if the screen is
    /// wider than high, otherwise `portrait`.
    open var orientation: UIDeviceOrientation {
        let size = World.current.screen.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// Begins posting `orientationDidChangeNotification`. Not modelled: the device is never
    /// rotated. A stage is resized instead.
    open func beginGeneratingDeviceOrientationNotifications() {
        World.current.recordNotModelled("UIDevice.beginGeneratingDeviceOrientationNotifications()")
    }

    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = bit(1)
    public static let portraitUpsideDown = bit(2)
    public static let landscapeRight = bit(3)
    public static let landscapeLeft = bit(4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
