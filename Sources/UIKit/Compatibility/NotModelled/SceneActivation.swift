extension UIWindowScene {
    /// The configuration of a window scene to open. Not modelled: there is one window scene.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {}
}
