extension UICollectionView {
    /// Runs `updates` and animates from the state before to the state after, as the method that can be overridden does, which this calls.
    ///
    /// The block is run before this returns and not kept: it may use what must not escape, and `self` without saying so.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }
}
