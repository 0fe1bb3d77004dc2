/// What of a flow layout is out of date.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// The delegate is asked for metrics again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// The attributes are computed again.
    open var invalidateFlowLayoutAttributes = true
}
