/// Asks views for their preferred sizes. [APPLY-06]
@MainActor
final class SelfSizing {
    private let host: Host
    private let state: EngineState
    private let layoutClient: LayoutClient

    init(host: Host, state: EngineState, layoutClient: LayoutClient) {
        self.host = host
        self.state = state
        self.layoutClient = layoutClient
    }

    /// The attributes object that is passed to `preferredLayoutAttributesFitting(_:)` of one view
    /// after another, if the attributes are plain. Nil before the first such call, and during each.
    private var reusableCopy: UICollectionViewLayoutAttributes?
    /// Views whose content has requested another size since `askForNewPreferredSizes()` was last
    /// called.
    var resizedViews: [UIView] = []
    /// The number of times that a view has grown. When a view grows, elements after it may no longer
    /// be visible. [APPLY-09]
    private(set) var growthCount = 0

    /// Asks a view for its preferred size, unless the size that it last returned is still current.
    /// That size is out of date when the view is taken from a reuse pool or reconfigured, when its
    /// content requests another size, and when the layout is invalidated as a whole for a reason
    /// other than a preferred size. A different size may invalidate the layout. Decoration views,
    /// and plain cells that have nothing to measure, are not asked.
    ///
    /// - Returns: whether the layout was invalidated.
    @discardableResult
    func askForPreferredSizeIfNeeded(
        of view: UIView, with attributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard view.reuseState.sizingVersion != state.sizingVersion else { return false }
        view.reuseState.sizingVersion = state.sizingVersion
        if attributes.values.category == .decorationView { return false }
        if view.hasNothingToMeasure { return confirmSize(of: attributes) }
        // OPTIMIZATION: plain attributes are copied into one object, which is used again unless a
        // view has stored it. A new object for each request of a preferred size would allocate
        // memory each time.
        guard attributes.isPlain else {
            return handlePreferredAttributes(
                view.preferredAttributes(fitting: attributes.copied()), originalAttributes: attributes)
        }
        var copy: UICollectionViewLayoutAttributes?
        swap(&copy, &reusableCopy)
        if copy == nil || !isKnownUniquelyReferenced(&copy) { copy = UICollectionViewLayoutAttributes() }
        attributes.copyValues(to: &copy!.values)
        let invalidates = handlePreferredAttributes(
            view.preferredAttributes(fitting: copy!), originalAttributes: attributes)
        swap(&copy, &reusableCopy)
        return invalidates
    }

    /// Invalidates the layout, if the preferred size differs from the current size, a view can have
    /// the preferred frame, and `shouldInvalidateLayout` returns true.
    ///
    /// - Returns: whether the layout was invalidated.
    private func handlePreferredAttributes(
        _ preferred: UICollectionViewLayoutAttributes, originalAttributes attributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard preferred.values.size != attributes.values.size else { return confirmSize(of: attributes) }
        guard layoutClient.isPlaceable(preferred),
            layoutClient.shouldInvalidate(forPreferredAttributes: preferred, originalAttributes: attributes)
        else {
            return false
        }
        let (wanted, given) = (preferred.values.size, attributes.values.size)
        layoutClient.invalidate(forPreferredAttributes: preferred, originalAttributes: attributes)
        if wanted.width > given.width || wanted.height > given.height { growthCount += 1 }
        return true
    }

    /// Notifies the layout that the preferred size of a view equals its current size, if the layout
    /// uses that information.
    ///
    /// - Returns: false, because nothing is invalidated.
    @inline(__always)
    private func confirmSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        if layoutClient.layout.tracksConfirmedSizes { layoutClient.layout.noteConfirmedSize(of: attributes) }
        return false
    }

    // MARK: - Asking again

    /// Requests that a view is asked for its size again, at the latest at the end of the next round
    /// of a layout pass.
    func requestNewSize(of view: UIView) {
        guard view.reuseState.sizingVersion != -1 || resizedViews.isEmpty else { return }
        view.reuseState.sizingVersion = -1
        resizedViews = resizedViews + [view]
        host.setNeedsLayout()
    }

    /// Asks for the preferred size of each view on screen whose content has requested another size.
    /// Called at the end of a round of the layout pass.
    func askForNewPreferredSizes() {
        guard !resizedViews.isEmpty else { return }
        let asked = resizedViews
        resizedViews = []
        for view in asked {
            guard let key = state.visible.key(of: view) else { continue }
            askForPreferredSizeIfNeeded(
                of: view, with: state.attributes.entry(for: key)?.attributes ?? view.reuseState.applied.makeAttributes()
            )
        }
    }

    func invariantProblems() -> [String] {
        var waiting: Set<ObjectIdentifier> = []
        let twice = resizedViews.filter { !waiting.insert(ObjectIdentifier($0)).inserted }
        let early = state.visible.elements.map(\.view).filter { $0.reuseState.sizingVersion > state.sizingVersion }
        return twice.map { "\($0.viewText) waits twice to be asked for its size" }
            + early.map {
                """
                \($0.viewText) was asked for its size in version \($0.reuseState.sizingVersion), and this \
                is version \(state.sizingVersion)
                """
            }
    }
}

/// The invalidations after which views are asked again for their preferred sizes. [APPLY-06]
extension EngineState {
    /// Requests that all views are asked again, after the layout was invalidated as a whole for a
    /// reason other than a preferred size.
    func requestAllPreferredSizesIfNeeded(after context: UICollectionViewLayoutInvalidationContext) {
        if !context.isForPreferredSize { sizingVersion += 1 }
    }

    /// Requests that the views of elements are asked again, when the layout has returned the attributes
    /// of the elements again. Called if the app's invalidation names these elements.
    ///
    /// UNKNOWN: whether UIKit also asks again if the list itself names elements, as for pinned headers
    /// after a scroll. Here it does not.
    func requestNewPreferredSizes(ofElements keys: [ElementKey]) {
        for key in keys {
            (visible[key]?.view ?? hiddenCells.cached[key]?.view)?.reuseState.sizingVersion = -1
        }
    }
}
