extension UICollectionView {
    /// Runs `updates` and animates from the state before to the state after. Calls the overload that subclasses can override.
    ///
    /// The closure does not escape, so it may use non-escaping values, and members of `self` without writing `self`.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }
}
