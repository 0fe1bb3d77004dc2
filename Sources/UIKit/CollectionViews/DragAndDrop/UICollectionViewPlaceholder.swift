/// A description of a cell for which the data source has no item.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// A closure that configures the placeholder's cell. Called when the cell is dequeued, and
    /// again when `setNeedsCellUpdate()` of the drop context is called while the cell is on screen.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
    }
}

/// A placeholder for a dropped item whose data is still loading.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Stored; has no effect, because previews are not modelled.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
