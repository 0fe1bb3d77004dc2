/// Carries out layout passes of a list. A pass has one or more rounds with these phases.
/// The last phase is left out if another round is needed by then. [PASS-01]
///
///     prepare    after an invalidation: call prepare(), ask for the number of sections and the
///                content size
///     gather     ask the layout for the attributes of the elements around the visible rectangle
///     compare    find the elements that leave, enter or stay
///     retire     put views that leave into their reuse pools or keep them hidden, before any other
///                view enters [PASS-05]
///     enter      for each entering element: ask for its view, place it, apply attributes, call
///                willDisplay
///     refresh    apply new attributes to views that stay
///     tidy       send the background view to the back, handle views that were dequeued and not returned
///     prefetch   put cells that are far away into their pools, call the prefetching data source,
///                make one cell ready
@MainActor
final class LayoutPass {
    let host: Host
    private let journal: Journal
    let state: EngineState
    let dataSourceClient: any DataSourceClient
    private let delegateClient: any DelegateClient
    private let preparation: LayoutPreparation
    let elements: AttributeLoader
    private let sizing: SelfSizing
    private let announcer: DisplayAnnouncer
    let committer: Committer
    private let bug: OrderingBug

    init(
        host: Host, journal: Journal, state: EngineState, dataSourceClient: any DataSourceClient,
        delegateClient: any DelegateClient, preparation: LayoutPreparation, elements: AttributeLoader,
        sizing: SelfSizing, announcer: DisplayAnnouncer, committer: Committer, bug: OrderingBug
    ) {
        self.host = host
        self.journal = journal
        self.state = state
        self.dataSourceClient = dataSourceClient
        self.delegateClient = delegateClient
        self.preparation = preparation
        self.elements = elements
        self.sizing = sizing
        self.announcer = announcer
        self.committer = committer
        self.bug = bug
    }

    /// The positions to which the visible rectangle can scroll without any change of the elements
    /// in view; nil if they are not known. They are computed by a round in which no element left,
    /// entered or changed.
    private(set) var steadyRegion: SteadyRegion?
    private static let maximumRoundCount = 100

    func run() {
        guard !state.activities.includesAny(of: .passing) else { return }
        // While the layout is being prepared, some of its attributes may be out of date. During an
        // animated change, some views may still show their old attributes. The pass is postponed in
        // both cases. [UPD-15]
        guard !state.activities.includesAny(of: [.preparing, .changing]) else { return host.setNeedsLayout() }
        state.awaitsPassAfterUpdate = false
        state.run(.passing) { host.run(activity: "layout pass", runRounds) }
    }

    /// [PASS-08] Runs rounds until the layout was not invalidated in one of them. Their number is
    /// limited.
    private func runRounds() {
        var round = LayoutRound(postponesAnnouncements: true)
        dataSourceClient.keepAlive {
            delegateClient.keepAlive {
                repeat {
                    run(&round)
                } while (state.readiness.isLayoutInvalid || round.hasAskedAgain)
                    && round.number < LayoutPass.maximumRoundCount
            }
        }
        announcer.announcePostponedViews(round.unannounced)
        // The content size may have changed when cells were measured, so the offset is corrected
        // here too.
        guard state.readiness.isLayoutInvalid else { return preparation.moveOffsetBackToEnd() }
        // The layout is still invalid. No further layout pass follows until other code requests
        // one.
        host.withView { $0.needsLayout = false }
        reportStuckLayout()
    }

    /// [PASS-08] Reports that the layout was invalidated in every round of a pass: as a failure on
    /// later systems, as a log line on earlier ones.
    private func reportStuckLayout() {
        let text =
            """
            UICollectionView (<\(host.viewText)>) is stuck in its update/layout loop. This can happen for \
            many reasons, including self-sizing views whose preferred attributes are not returning a \
            consistent size. To debug this issue, check the Console app for logs in the \
            "UICollectionViewRecursion" category.
            """
        guard host.policies.raisesWhenStuck else { return host.world.log(text) }
        host.world.fail(
            text,
            details: "\(LayoutPass.maximumRoundCount) rounds in one layout pass, each of which invalidated the layout",
            hint: "invalidate only when something changed; answer one preferred size for one content")
    }

    private func run(_ round: inout LayoutRound) {
        journal.tally.passes += 1
        round.begin(growthCount: sizing.growthCount)
        let before = journal.tally
        journal.record { $0.write(.pass, .begin, in: $1, rect: host.bounds, otherRect: state.attributes.knownRect) }
        let planVersion = state.planVersion
        preparation.prepareIfNeeded()
        preparation.moveOffsetBackToEnd()
        let visible = host.bounds
        elements.loadElements(around: visible)
        if committer.isCurrent(planVersion) {
            updateScreen(in: visible, planVersion: planVersion, during: &round)
        }
        committer.endRound()
        if committer.isCurrent(planVersion), !state.readiness.isLayoutInvalid, !round.hasAskedAgain { prefetch() }
        journal.record {
            $0.write(.pass, .end, in: $1, roundCounts: PackedEvent.RoundCounts(from: before, to: journal.tally))
        }
    }

    private func updateScreen(in visible: CGRect, planVersion: Int, during round: inout LayoutRound) {
        let after = state.attributes.snapshot
        defer { extendLifetime(after) }
        var change = difference(in: visible, to: after, planVersion: planVersion)
        bug.misplaceViews(
            inPass: &change, visibleElements: state.visible.elements, entries: after.entries,
            arrivalOrder: host.policies.arrivalOrder)
        committer.retireLeavingElements(of: change, newSnapshot: after, keepsCells: keepsCells)
        committer.show(change, newSnapshot: after, in: visible, during: &round)
    }

    private func difference(in visible: CGRect, to after: KnownAttributes.Snapshot, planVersion: Int) -> ScreenChange {
        if let steadyRegion, host.policies.skipsEqualAttributes,
            steadyRegion.isSteady(for: visible, attributes: state.attributes, visibleElements: state.visible)
        {
            return ScreenChange(untouched: steadyRegion.count, planVersion: planVersion)
        }
        let change = ScreenChange(
            from: state.visible.elements, to: after.entries, in: visible,
            renewsAll: !host.policies.skipsEqualAttributes,
            arrival: host.policies.arrivalOrder, planVersion: planVersion)
        if change.isEmpty { steadyRegion = SteadyRegion(around: visible, of: state.attributes, visible: state.visible) }
        return change
    }

    func invariantProblems() -> [String] {
        guard let steadyRegion else { return [] }
        var broken: [String] = []
        for rect in steadyRegion.corners
        where steadyRegion.isSteady(for: rect, attributes: state.attributes, visibleElements: state.visible) {
            let change = ScreenChange(from: state.visible.elements, to: state.attributes.entries, in: rect)
            if !change.isEmpty || change.untouched != steadyRegion.count {
                broken.append("the screen is not steady at \(rect)")
            }
        }
        return broken
    }
}

/// What is known in one round of a layout pass, or while an animated change brings elements on
/// screen. The next round of the same pass continues with the same value, and nothing of it remains
/// when the pass or the change has ended.
struct LayoutRound {
    /// Whether `willDisplay` is postponed if the preferred size of a view invalidates the layout.
    /// False in an animated change. [PASS-06]
    let postponesAnnouncements: Bool
    /// The number of rounds of this pass that have begun.
    private(set) var number = 0
    /// The number of times that a view had grown when the round began. If it differs at present, a
    /// view has grown in this round, and elements after that view may no longer be visible.
    /// [APPLY-09]
    private(set) var growthCountBefore = 0
    /// Whether the layout was asked again about an entering element, because a view had grown
    /// before in this round.
    var hasAskedAgain = false
    /// The views that came on screen in this round or an earlier one, and for which `willDisplay` is
    /// still to be called. [PASS-06]
    var unannounced: [UIView] = []

    init(postponesAnnouncements: Bool) { self.postponesAnnouncements = postponesAnnouncements }

    mutating func begin(growthCount: Int) {
        number += 1
        growthCountBefore = growthCount
        hasAskedAgain = false
    }

    /// Removes and returns the first `count` of the views that wait for `willDisplay`.
    mutating func takeUnannouncedViews(_ count: Int) -> [UIView] {
        let views = Array(unannounced.prefix(count))
        unannounced.removeFirst(count)
        return views
    }
}
