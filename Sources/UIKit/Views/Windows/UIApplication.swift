/// The app, with its windows and reading direction. No app is launched. Its state is always
/// `active`.
open class UIApplication: UIResponder {
    private static let only = UIApplication()

    open class var shared: UIApplication { only }

    /// Whether a selector is `sharedApplication`. Code for app extensions gets the application by
    /// this selector.
    public class func responds(to selector: Selector!) -> Bool { selector == Selector("sharedApplication") }

    /// Returns the application if the selector is `sharedApplication`; otherwise nil.
    public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>? {
        responds(to: selector) ? Unmanaged.passUnretained(only) : nil
    }

    public enum State: Int, Sendable { case active, inactive, background }

    open var applicationState: State { .active }

    /// The windows, oldest first.
    open var windows: [UIWindow] { World.current.allWindows }

    /// The window that last became the key window; nil if there is none.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    open weak var delegate: (any UIApplicationDelegate)?

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { World.current.layoutDirection }

    open var preferredContentSizeCategory: UIContentSizeCategory { World.current.traits.preferredContentSizeCategory }

    /// The frame of the status bar. Always zero, because the simulated screen has no bars.
    open var statusBarFrame: CGRect { .zero }

    open var statusBarOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }

    /// Stored; has no effect.
    open var isIdleTimerDisabled = false

    /// Answers in a later turn of the main queue that the address was not opened. Not modelled:
    /// there is no other app.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        World.current.recordNotModelled("UIApplication.open(_:options:completionHandler:)")
        if let completion { DispatchQueue.main.async { completion(false) } }
    }

    /// Whether an app can open an address. False, because there is no other app.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Whether the app may run in the background. Always available.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The address of the app's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The address of the app's settings of notifications.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Calls a method of the target. If `target` is nil, calls the method of the first object in
    /// the responder chain that has such a method.
    ///
    /// UNKNOWN: whether the chain begins at the sender or at the first responder. Here it begins at
    /// the sender if that is a responder, otherwise at the first responder of the key window, or at
    /// the key window itself.
    ///
    /// - Returns: whether a method was called.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target { return action.call(on: target as AnyObject, with: sender, event) }
        guard let first = sender as? UIResponder ?? keyWindow?.firstResponder ?? keyWindow else { return false }
        return sequence(first: first) { $0.next }.contains { action.call(on: $0, with: sender, event) }
    }

    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

/// Whether an app may run in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted, denied, available
}
