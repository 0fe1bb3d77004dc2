/// A description of the parts of a flow layout that are out of date.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the layout asks the delegate for sizes and metrics again. It also does so if
    /// everything or the counts are out of date.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the layout computes its sections again. It also does so if it asks the delegate
    /// again.
    open var invalidateFlowLayoutAttributes = true
}
