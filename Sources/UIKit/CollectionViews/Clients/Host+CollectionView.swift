/// The list of an engine as the collection view that it is. Only the clients of collection views
/// use these functions, and only their engines have such clients.
///
/// OPTIMIZATION: the cast is not checked. A checked cast to a class takes 28 instructions, and the
/// collection view is needed once for each cell.
extension Host {
    /// Calls `body` with the collection view, and retains the view during the call. Used if `body`
    /// calls code of the app, which may release the view.
    func withCollectionView<Result>(_ body: (UICollectionView) -> Result) -> Result {
        withRetainedView { body(unsafeDowncast($0, to: UICollectionView.self)) }
    }

    /// Calls `body` with the collection view, without retaining it. Other code must keep the view
    /// alive during the call.
    @inline(__always)
    func withUnretainedCollectionView<Result>(_ body: (UICollectionView) -> Result) -> Result {
        withView { body(unsafeDowncast($0, to: UICollectionView.self)) }
    }
}
