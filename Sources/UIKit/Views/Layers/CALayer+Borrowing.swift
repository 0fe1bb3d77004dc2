/// Going through a tree without counting references.
extension CALayer {
    /// What was removed from its superlayer while `keepingRemoved` runs; nil while it does not.
    static var removed: [Child]?

    /// Runs `body`, in which `withChild` can be used. What an app removes meanwhile, in a getter that it overrides, lives until the end.
    static func keepingRemoved(_ body: () -> Void) {
        let isOutermost = removed == nil
        if isOutermost { removed = [] }
        body()
        guard isOutermost else { return }
        // The views are released after the list is gone, because a deinit may remove other views.
        let gone = removed
        removed = nil
        extendLifetime(gone)
    }

    /// Runs `view` with the child at `index` and its layer, or `layer` when the child is a layer without a view.
    ///
    /// OPTIMIZATION: no references are counted, because the list or `removed` keeps both alive.
    @inline(__always)
    func withChild(at index: Int, view: (UIView, CALayer) -> Void, layer: (CALayer) -> Void) {
        let child = Unmanaged.passUnretained(children[index].layer)
        guard children[index].view != nil else { return child.borrowed(layer) }
        let owner = Unmanaged.passUnretained(children[index].view.unsafelyUnwrapped)
        child.borrowed { child in owner.borrowed { view($0, child) } }
    }
}
