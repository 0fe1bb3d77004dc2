extension UIWindowScene {
    /// The configuration of a window that is to be opened. Not modelled: there is one window scene.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {}
}
