/// An item of a drag: its data, and the app's object that it represents.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    /// The app's object that this item represents. A drop within the app can use it without loading
    /// data.
    open var localObject: Any?
    /// Stored; has no effect, because previews are not modelled.
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
    }
}
