/// What of a layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public nonisolated override init() {
        super.init()
    }

    /// How a layout makes the contexts of its `invalidationContextClass`.
    public nonisolated required convenience init(madeByLayout: Void) {
        self.init()
    }

    /// Everything: after `reloadData()`, or with another data source or layout.
    open internal(set) var invalidateEverything = false
    /// The counts that the data source answered: after `reloadData()`, insertions and deletions.
    open internal(set) var invalidateDataSourceCounts = false
}
