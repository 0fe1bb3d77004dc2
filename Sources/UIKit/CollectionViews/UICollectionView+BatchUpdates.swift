extension UICollectionView {
    /// Runs `updates` and animates from the state before to the state after, by a call of the method that can be overridden.
    ///
    /// The closure does not escape, so it may use non-escaping values, and members of `self` without writing `self`.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }
}
