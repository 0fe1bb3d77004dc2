/// A storyboard file. Not modelled: storyboards are not read.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

    /// Returns nil. Not modelled: storyboards are not read.
    open func instantiateInitialViewController() -> UIViewController? {
        World.current.recordNotModelled("UIStoryboard.instantiateInitialViewController()")
        return nil
    }
}
