extension UIWindowScene {
    /// How another window is opened. Not modelled: there is one window scene.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {}
}
