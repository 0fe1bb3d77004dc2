/// Visits a tree of layers without reference counting.
extension CALayer {
    /// The layers that were removed from their superlayers while `withRemovedLayersKeptAlive` runs;
    /// nil at other times.
    static var removedChildren: [Child]?

    /// Runs `body`, which can use `withChild`: layers and views that are removed in the meantime
    /// stay alive until the outermost call ends.
    static func withRemovedLayersKeptAlive(_ body: () -> Void) {
        let isOutermost = removedChildren == nil
        if isOutermost { removedChildren = [] }
        body()
        guard isOutermost else { return }
        // The views are released after `removedChildren` has been set to nil, because a deinit may
        // remove other views.
        let keptAlive = removedChildren
        removedChildren = nil
        extendLifetime(keptAlive)
    }

    /// Calls `visitView` with the view and the layer of the child at `index`. If the child has no
    /// view, calls `visitLayer`.
    ///
    /// OPTIMIZATION: no references are counted, because `children` or `removedChildren` keeps the
    /// view and the layer alive.
    @inline(__always)
    func withChild(at index: Int, visitView: (UIView, CALayer) -> Void, visitLayer: (CALayer) -> Void) {
        let child = Unmanaged.passUnretained(children[index].layer)
        guard children[index].view != nil else { return child.withoutRetaining(visitLayer) }
        let owner = Unmanaged.passUnretained(children[index].view.unsafelyUnwrapped)
        child.withoutRetaining { child in owner.withoutRetaining { visitView($0, child) } }
    }
}
