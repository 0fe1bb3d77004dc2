/// Methods for the life cycle of the app. Not modelled: no app is launched, so no method is called.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}

extension UIApplicationDelegate {
    /// The window in the stored property `window` of the delegate. The outer optional is nil if the
    /// delegate has no such property. Approximated: a computed property of the delegate is not
    /// seen.
    public var window: UIWindow?? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for case (let name?, let value) in current.children where name == "window" || name == Self.lazyWindow {
                // `Any` hides whether the property is optional, and whether a lazy one was read.
                return .some(value as? UIWindow)
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    private static var lazyWindow: String { "$__lazy_storage_$_window" }
}
