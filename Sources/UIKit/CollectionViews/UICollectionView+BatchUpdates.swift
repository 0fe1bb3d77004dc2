extension UICollectionView {
    /// Runs `updates`, and animates each view from its frame before the changes to its frame after
    /// them. Calls the overload that subclasses can override.
    ///
    /// Because the closure does not escape, it may use non-escaping values, and members of `self`
    /// without writing `self`.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }
}
