/// Carries out the plan of a layout pass: removes views from the screen, adds others, applies
/// attributes, asks for preferred sizes, and calls `willDisplay`. The extension in
/// `Committer+AnimatedChange.swift` carries out the plan of an animated change.
@MainActor
final class Committer {
    let host: Host
    private let journal: Journal
    let state: EngineState
    private let elements: AttributeLoader
    let placement: SiblingPlacement
    let sizing: SelfSizing
    private let announcer: DisplayAnnouncer
    private let selection: SelectionControl
    let retirement: Retirement
    private let provider: ViewProvider

    init(
        host: Host, journal: Journal, state: EngineState, elements: AttributeLoader, placement: SiblingPlacement,
        sizing: SelfSizing, announcer: DisplayAnnouncer, selection: SelectionControl, retirement: Retirement,
        provider: ViewProvider
    ) {
        self.host = host
        self.journal = journal
        self.state = state
        self.elements = elements
        self.placement = placement
        self.sizing = sizing
        self.announcer = announcer
        self.selection = selection
        self.retirement = retirement
        self.provider = provider
    }

    // MARK: - Carrying out a change at once

    /// Whether a plan is still valid. Code of the app can make it invalid by a reload, an update of
    /// the data or a change of the layout.
    @inline(__always)
    func isCurrent(_ planVersion: Int) -> Bool { state.planVersion == planVersion }

    /// Carries out the first part of a plan: removes the leaving views from the screen, before any
    /// other view enters. [PASS-05]
    ///
    /// - Parameter keepsCells: whether leaving cells are hidden and kept for their items. Other
    ///   leaving views are put into their reuse pools, or are removed from the hierarchy if no pool
    ///   accepts them. [PRE-01], [PASS-10]
    func retireLeavingElements(of change: ScreenChange, newSnapshot after: KnownAttributes.Snapshot, keepsCells: Bool) {
        let leaving = state.visible.removeLeavingElements(of: change, entries: after.entries)
        for index in leaving.indices {
            retirement.retire(leaving[index], keepsView: keepsCells && leaving[index].key.category == .cell)
        }
    }

    /// Carries out the second part of a plan: provides views for the entering elements, or places
    /// their views again if they are on screen. Then applies new attributes to the views that stay,
    /// and asks for the preferred size of each view whose content has requested another.
    func show(
        _ change: ScreenChange, newSnapshot after: KnownAttributes.Snapshot, in visible: CGRect,
        during round: inout LayoutRound
    ) {
        let unannouncedCount = round.unannounced.count
        for entering in change.entering {
            guard isCurrent(change.planVersion) else { return }
            let entry = after.entries[entering.index]
            if entering.isOnScreen {
                guard let shown = state.visible[entry.key]?.view else { continue }
                placement.place(shown, z: entry.zIndex, placementRule: entering.placing)
            } else if sizing.growthCount != round.growthCountBefore {
                enterIfStillVisible(entry, in: visible, placementRule: entering.placing, during: &round)
            } else {
                entry.withAttributes { enter(entry, with: $0, placementRule: entering.placing, during: &round) }
            }
        }
        guard isCurrent(change.planVersion) else { return }
        for staying in change.staying {
            let entry = after.entries[staying.index]
            guard let view = state.visible[entry.key]?.view else { continue }
            let attributes = entry.attributes
            refresh(view, with: attributes)
            sizing.askForPreferredSizeIfNeeded(of: view, with: attributes)
        }
        if unannouncedCount > 0 { announcer.announcePostponedViews(round.takeUnannouncedViews(unannouncedCount)) }
        if change.untouched > 0 {
            journal.tally.skipped += change.untouched
            journal.record { $0.write(.skip, in: $1, number: change.untouched) }
        }
        sizing.askForNewPreferredSizes()
    }

    /// [APPLY-09] Shows an element that enters after another view has grown in the same round of
    /// the pass. The layout is asked again for the element's attributes. The element enters only if
    /// its new frame is in the visible rectangle.
    private func enterIfStillVisible(
        _ entry: KnownAttributes.Entry, in visible: CGRect, placementRule: PlacementRule,
        during round: inout LayoutRound
    ) {
        round.hasAskedAgain = true
        let planVersion = state.planVersion
        guard let attributes = elements.attributes(for: entry.key), isCurrent(planVersion) else { return }
        let moved = KnownAttributes.Entry(entry.key, attributes, answerNumber: entry.answerNumber)
        guard !moved.isHidden, elements.shownFrame(of: attributes).isVisible(in: visible) else { return }
        enter(moved, with: attributes, placementRule: placementRule, during: &round)
        extendLifetime(attributes)
    }

    /// [STACK-01] Applies attributes to a visible view. If the zIndex has changed, first moves the
    /// view to the position for the new zIndex among its siblings.
    func refresh(_ view: UIView, with attributes: UICollectionViewLayoutAttributes) {
        let z = attributes.zIndex
        if view.reuseState.stackingZ != z { placement.place(view, z: z, placementRule: .byZIndex) }
        placement.apply(attributes, to: view)
    }

    /// Called at the end of each round of a layout pass, even if the plan of the round was not
    /// completed.
    func endRound() {
        placement.sendBackgroundViewToBack()
        placement.removeUnneededScrollViews()
        provider.handleStrays()
    }

    // MARK: - Entering elements

    /// Brings an element on screen: gives it a hidden cell that was kept or prefetched, or a view
    /// from the provider. Calls `willDisplay`, at once or later in the pass, unless the element is
    /// a decoration. Elements come on screen in no other way. Does nothing if there is no view, or
    /// if the app's code makes the plan invalid before the view is on screen.
    ///
    /// OPTIMIZATION: the view is not returned, and a hidden cell is handled in another function. A
    /// variable for the views of both branches would be retained twice more for each cell.
    ///
    /// - Parameter attributes: the attributes with which the view enters. They may differ from the
    ///   layout's own, `entry.attributes`, in an animated change.
    func enter(
        _ entry: KnownAttributes.Entry, with attributes: UICollectionViewLayoutAttributes,
        placementRule: PlacementRule, during round: inout LayoutRound
    ) {
        journal.recordEvent(.enter, .begin, ofElement: entry.key)
        if state.hiddenCells.isEmpty || !enterHiddenCell(of: entry, with: attributes, during: &round),
            let view = provideView(for: entry.key, with: attributes, placementRule: placementRule)
        {
            makeLive(view, for: entry, with: attributes, during: &round)
        }
        journal.recordEvent(.enter, .end, ofElement: entry.key)
    }

    /// Brings an element on screen with the hidden cell that was kept or prefetched for it. Returns
    /// false if there is none.
    private func enterHiddenCell(
        of entry: KnownAttributes.Entry, with attributes: UICollectionViewLayoutAttributes,
        during round: inout LayoutRound
    ) -> Bool {
        guard let prepared = state.hiddenCells.remove(entry.key) else { return false }
        prepared.isHidden = false
        if prepared.reuseState.stackingZ != attributes.zIndex {
            placement.place(prepared, z: attributes.zIndex, placementRule: .byZIndex)
        }
        makeLive(prepared, for: entry, with: attributes, during: &round, isPrepared: true)
        return true
    }

    /// [PRE-03] Returns a cell for an item that is about to come on screen; nil if there is none.
    /// The cell is hidden, and `willDisplay` is not called.
    func provideHiddenCell(for entry: KnownAttributes.Entry, with attributes: UICollectionViewLayoutAttributes)
        -> UIView?
    {
        guard let made = provideView(for: entry.key, with: attributes, placementRule: .byZIndex) else { return nil }
        made.isHidden = true
        made.reuseState.key = entry.key
        made.reuseState.state = .cached
        return made
    }

    /// Returns a view from the provider; nil if there is none, or if the app's code makes the plan
    /// invalid meanwhile.
    @inline(__always)
    private func provideView(
        for key: ElementKey, with attributes: UICollectionViewLayoutAttributes, placementRule: PlacementRule
    ) -> UIView? {
        let planVersion = state.planVersion
        let view = provider.provideView(for: key, with: attributes, placementRule: placementRule)
        if isCurrent(planVersion) { return view }
        if let view { retirement.putAway(view) }
        return nil
    }

    @inline(__always)
    private func makeLive(
        _ view: UIView, for entry: KnownAttributes.Entry,
        with attributes: UICollectionViewLayoutAttributes, during round: inout LayoutRound, isPrepared: Bool = false
    ) {
        view.reuseState.state = .live
        view.reuseState.key = entry.key
        if entry.key.category == .cell, !state.prefetchingItems.keys.isEmpty {
            state.prefetchingItems.removeShownItem(entry.key)
        }
        state.visible.insert(VisibleElements.Element(key: entry.key, view: view, answerNumber: entry.answerNumber))
        placement.apply(attributes, to: view, afterDequeue: true)
        // The item may have been selected or deselected since the cell was prefetched or hidden.
        if isPrepared { selection.showItemState(on: view, at: attributes.indexPath) }
        let isResized = entry.withAttributes { sizing.askForPreferredSizeIfNeeded(of: view, with: $0) }
        announcer.announceOrPostponeDisplay(of: view, for: entry.key, isResized: isResized, during: &round)
    }
}
