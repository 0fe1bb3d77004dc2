extension UICollectionView {
    /// Runs `updates` and animates from the state before to the state after. It calls the method that can be overridden.
    ///
    /// The block runs before this returns and is not kept, so it may use non-escaping values, and `self` without naming it.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }
}
