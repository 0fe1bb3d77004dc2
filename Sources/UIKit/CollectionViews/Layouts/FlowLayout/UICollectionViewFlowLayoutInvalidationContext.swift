/// The part of a flow layout that is out of date.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes and metrics again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the attributes are computed again.
    open var invalidateFlowLayoutAttributes = true
}
