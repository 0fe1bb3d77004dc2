/// One thing that is dragged: its data, and the app's own object behind it.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    /// The app's own object. It is there in a drop within the same app, without loading anything.
    open var localObject: Any?
    /// Kept: previews are not modelled.
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
    }
}
