/// Prepares the layout: at the beginning of each round of a layout pass, in an animated change, and
/// whenever other code needs a valid layout.
@MainActor
final class LayoutPreparation {
    let host: Host
    let journal: Journal
    let state: EngineState
    let layoutClient: LayoutClient
    private let dataSourceClient: any DataSourceClient
    let delegateClient: any DelegateClient
    let counts: CountLoader

    init(
        host: Host, journal: Journal, state: EngineState, layoutClient: LayoutClient,
        dataSourceClient: any DataSourceClient, delegateClient: any DelegateClient, counts: CountLoader
    ) {
        self.host = host
        self.journal = journal
        self.state = state
        self.layoutClient = layoutClient
        self.dataSourceClient = dataSourceClient
        self.delegateClient = delegateClient
        self.counts = counts
    }

    /// The sum of the offset adjustments that invalidation contexts have requested. The content
    /// offset changes by this distance at the end of the next preparation of the layout.
    var offsetAdjustment = CGPoint.zero

    /// Prepares an invalid layout, asks for the number of sections and the content size, and
    /// updates the content offset. Does nothing if the layout is valid or is being prepared.
    ///
    /// - Parameter keepsOffset: whether an offset outside the new content is kept, because the
    ///   caller sets another offset.
    func prepareIfNeeded(keepsOffset: Bool = false) {
        guard state.readiness.isLayoutInvalid, !state.activities.includesAny(of: .preparing) else { return }
        state.run(.preparing) { prepare(keepsOffset: keepsOffset) }
    }

    private func prepare(keepsOffset: Bool) {
        if state.readiness.wasInvalidatedWhilePreparing { state.attributes.discardAll() }
        let isFirst = state.readiness.beginPreparing()
        host.world.run {
            dataSourceClient.keepAlive {
                layoutClient.prepare()
                state.updateMayHaveInnerScrollViews(for: layoutClient.innerScrolling)
                _ = counts.numberOfSections()
                updateContentSize()
            }
            if isFirst {
                moveToRightEndIfMirrored()
            } else if state.readiness.isDataNew, !keepsOffset {
                moveIntoContent()
            }
            state.readiness.noteDataLoaded()
            applyOffsetAdjustments()
        }
    }
}

/// Discards the stored counts and attributes, or marks the attributes of the elements that an
/// invalidation context names as out of date.
extension LayoutPreparation {
    /// [PASS-04] Handles an invalidation of the layout. If the context names elements, marks their
    /// attributes as out of date; otherwise discards all attributes. The layout is prepared again
    /// when it is needed, at the latest in the next layout pass.
    ///
    /// - Parameter isByApp: whether the app invalidates the layout. The views of the elements that
    ///   its context names are asked again for their preferred sizes.
    func handleInvalidation(with context: UICollectionViewLayoutInvalidationContext, isByApp: Bool) {
        journal.record {
            if context.invalidateEverything {
                $0.write(.invalidate, in: $1, name: .everything)
            } else {
                let isCounts = context.invalidateDataSourceCounts
                let isUnanimated = isCounts && (!UIView.areAnimationsEnabled || !host.isInWindow)
                $0.write(
                    .invalidate, in: $1, name: isCounts ? .counts : .layout,
                    text: isUnanimated ? InternedString(PackedEvent.withoutAnimation) : .none)
            }
        }
        // UNKNOWN: whether the counts are asked for again if a context overrides
        // `invalidateEverything` to return true. Here they are.
        if context.invalidateEverything || context.invalidateDataSourceCounts { state.counts.discardAll() }
        handleAdjustments(of: context)
        state.readiness.invalidate()
        if context.namesElements {
            let keys = keysOfElements(namedBy: context)
            state.attributes.markStale(keys)
            if isByApp { state.requestNewPreferredSizes(ofElements: keys) }
        } else {
            state.attributes.discardAll()
            if state.activities.includesAny(of: .preparing) { state.readiness.noteInvalidationWhilePreparing() }
            state.requestAllPreferredSizesIfNeeded(after: context)
        }
        host.setNeedsLayout()
    }

    private func keysOfElements(namedBy context: UICollectionViewLayoutInvalidationContext) -> [ElementKey] {
        var keys = (context.invalidatedItemIndexPaths ?? []).map(state.table.key(ofItemAt:))
        // The kinds are sorted, because `table` numbers kinds in the order in which they first
        // appear, and the order of a dictionary differs between two runs.
        for (kind, paths) in (context.invalidatedSupplementaryIndexPaths ?? [:]).sorted(by: { $0.key < $1.key }) {
            keys += paths.map { state.table.key(ofCategory: .supplementaryView, kind: kind, at: $0) }
        }
        for (kind, paths) in (context.invalidatedDecorationIndexPaths ?? [:]).sorted(by: { $0.key < $1.key }) {
            keys += paths.map { state.table.key(ofCategory: .decorationView, kind: kind, at: $0) }
        }
        return keys
    }

    /// Discards all stored counts and attributes, and invalidates the layout. [POOL-08]
    func forgetAnswers() {
        state.invalidatePlans()
        // Some of these steps repeat `handleInvalidation(with:)`, because a layout's
        // `invalidateLayout(with:)` may fail to call super.
        state.readiness.invalidate(replacesData: true)
        state.counts.discardAll()
        layoutClient.invalidate(includingData: true)
        state.attributes.discardAll()
        host.setNeedsLayout()
    }

    /// Discards the stored attributes. Called when an orthogonal section has scrolled, which moves
    /// its elements. [COMP-02]
    func handleInnerScroll() {
        state.attributes.discardAll()
        host.setNeedsLayout()
    }
}
