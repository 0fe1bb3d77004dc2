/// A cell that is shown although the data source has no item for it.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// Called with the cell whenever it comes on screen.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
    }
}

/// A placeholder for something that was dropped and is still loading.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Kept: previews are not modelled.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
