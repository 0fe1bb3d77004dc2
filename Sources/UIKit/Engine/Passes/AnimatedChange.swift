/// Changes the elements on screen with an animation. Batch updates, changes of the layout,
/// interactive movements, drags over the list and animated changes of the bounds use
/// this class.
@MainActor
final class AnimatedChange {
    let host: Host
    let state: EngineState
    let layoutClient: LayoutClient
    let preparation: LayoutPreparation
    let elements: AttributeLoader
    private let reload: Reload
    private let committer: Committer
    private let bug: OrderingBug

    init(
        host: Host, state: EngineState, layoutClient: LayoutClient, preparation: LayoutPreparation,
        elements: AttributeLoader, reload: Reload, committer: Committer, bug: OrderingBug
    ) {
        self.host = host
        self.state = state
        self.layoutClient = layoutClient
        self.preparation = preparation
        self.elements = elements
        self.reload = reload
        self.committer = committer
        self.bug = bug
    }

    struct Animation {
        /// The name of the animation in reports, with its article, such as "a batch update".
        let name: StaticString
        /// The duration in seconds; 0 for no animation.
        var duration: Double
        /// Called when all views have their final attributes, or when the change is skipped.
        let finalize: () -> Void
        /// Called when the animation has ended, or soon after a change that was skipped or had no
        /// animation.
        let completion: () -> Void
    }

    private var reentrancyLimit = ReentrancyLimit("data or layout are changed whenever they are changed", maximum: 8)

    /// Asks the layout for the initial and final attributes, and carries out the change: with an
    /// animation, if animations are enabled and the list is in a window.
    ///
    /// - Parameter before: the attributes that were stored before the change.
    func run(
        _ animation: Animation, from before: KnownAttributes.Snapshot, by correspondence: ElementCorrespondence,
        finalAttributesFrom layout: UICollectionViewLayout
    ) {
        // If the layout is still being asked about another change, this change is not animated,
        // because the views do not show the result of the other change yet. The next layout pass
        // brings the screen up to date.
        guard !state.activities.includesAny(of: .planning), reentrancyLimit.beginRound(in: host.world) else {
            reload.forget(.layout)
            return committer.skipChange(with: animation)
        }
        defer { reentrancyLimit.endRound() }
        state.invalidatePlans()
        let planVersion = state.planVersion
        var animation = animation
        if !UIView.areAnimationsEnabled || !host.isInWindow { animation.duration = 0 }
        reload.forget(.hiddenCells)
        let visible = host.bounds
        elements.loadElements(around: visible)
        elements.loadAttributesOfEmptyCells(correspondence.replacements, in: visible)
        let after = state.attributes.snapshot.visibleSnapshot(in: visible)
        defer { extendLifetime((before, after)) }
        var change = ScreenChange(
            from: state.visible.elements, known: before.entries, to: after.entries, by: correspondence,
            planVersion: planVersion)
        bug.misplaceEnteringViews(inAnimatedChange: &change, entries: after.entries)
        state.run(.changing) {
            let plan = state.run(.planning) {
                makePlan(for: change, from: before, to: after, finalAttributesFrom: layout)
            }
            committer.carryOut(plan, with: animation)
        }
    }

    /// Moves items to other places on screen with an animation. Called while the user moves an
    /// item, when that movement ends, and when the gap or the placeholders of a drop change. The
    /// caller has invalidated the layout.
    ///
    /// - Parameter before: the attributes that were stored before the change.
    func moveItemsOnScreen(
        by plan: UpdatePlan, from before: KnownAttributes.Snapshot, completion: @escaping () -> Void = {}
    ) {
        let attached = layoutClient.attachedViews
        state.attributes.discardAll()
        preparation.prepareIfNeeded()
        state.selection.updatePaths(using: plan.itemPathAfterUpdate(_:))
        let animation = Animation(
            name: "a change of places", duration: BatchUpdates.duration, finalize: {}, completion: completion)
        let moves = ElementMoves(
            plan: plan, table: state.table, attachedBefore: attached, attachedAfter: layoutClient.attachedViews)
        let correspondence = ElementCorrespondence(destination: moves.keyAfterUpdate, source: moves.keyBeforeUpdate)
        host.world.run { run(animation, from: before, by: correspondence, finalAttributesFrom: layoutClient.layout) }
        host.setNeedsLayout()
    }
}

extension AnimatedChange {
    /// [UPD-02] Returns the attributes with which each view begins and ends. Asks the layout for
    /// the final attributes of all elements on screen before the change, then for the initial
    /// attributes of the elements that enter and of those that stay.
    ///
    /// UNKNOWN: the order in which UIKit asks for the initial attributes. Here the entering
    /// elements come before those that stay.
    func makePlan(
        for change: ScreenChange, from before: KnownAttributes.Snapshot, to after: KnownAttributes.Snapshot,
        finalAttributesFrom layout: UICollectionViewLayout
    ) -> AnimatedChangePlan {
        var plan = AnimatedChangePlan(planVersion: change.planVersion)
        plan.staying.reserveCapacity(change.staying.count)
        plan.entering.reserveCapacity(change.entering.count)
        var (stays, leaves) = (change.staying[...], change.leaving[...])
        for (position, element) in state.visible.elements.enumerated() {
            let final = layoutClient.finalAttributes(for: element.key, from: layout)
            if stays.first?.position == position {
                let entry = after.entries[stays.removeFirst().index]
                let staying = VisibleElements.Element(
                    key: entry.key, view: element.view, answerNumber: entry.answerNumber)
                plan.staying.append(AnimatedChangePlan.ExistingView(element: staying, attributes: entry.attributes))
                continue
            }
            let leaving = leaves.removeFirst()
            // [UPD-03] A view that is animated away moves to the attributes that its element has
            // out of sight. If there are none, the view becomes transparent where it is. Final
            // attributes from the layout replace both.
            let there = leaving.target.flatMap { attributesAfterLeaving(of: $0, in: change) }
            if change.isUpdate, let there, let key = leaving.target,
                let answerNumber = storeIfVisibleEmptyItem(key, with: there)
            {
                let unlisted = VisibleElements.Element(key: key, view: element.view, answerNumber: answerNumber)
                plan.unlisted.append(AnimatedChangePlan.ExistingView(element: unlisted, attributes: there))
            } else if !leaving.staysBehind {
                let last = final ?? there ?? element.view.reuseState.applied.makeAttributes().copied { $0.alpha = 0 }
                plan.leaving.append(AnimatedChangePlan.ExistingView(element: element, attributes: last))
            }
        }
        for entering in change.entering {
            let entry = after.entries[entering.index]
            plan.entering.append(
                AnimatedChangePlan.EnteringElement(
                    entry: entry, initial: initialAttributes(of: entry, enteringElement: entering, oldSnapshot: before),
                    placing: entering.placing))
        }
        for index in plan.staying.indices {
            plan.staying[index].initial = layoutClient.initialAttributes(for: plan.staying[index].element.key)
        }
        return plan
    }

    /// [UPD-16] Stores the attributes of an item without width or height, if the layout did not
    /// return the item for the visible rectangle.
    ///
    /// - Returns: the number under which the attributes were stored, or nil for an item that has a
    ///   size, is off screen, or has stored attributes already.
    private func storeIfVisibleEmptyItem(_ key: ElementKey, with attributes: UICollectionViewLayoutAttributes) -> Int? {
        guard state.attributes.entry(for: key) == nil, layoutClient.isVisibleEmptyCell(attributes, in: host.bounds)
        else { return nil }
        state.attributes.setAttributes(of: key, to: attributes)
        return state.attributes.entry(for: key)?.answerNumber
    }

    /// Returns the attributes, after the change, of an element that leaves the screen but still
    /// exists; nil if the layout returns none, or if the element gets no view. In an update,
    /// missing attributes are a failure, except those of a decoration.
    private func attributesAfterLeaving(of key: ElementKey, in change: ScreenChange)
        -> UICollectionViewLayoutAttributes?
    {
        if let there = layoutClient.attributes(for: key, carriedItem: state.carriedItem) {
            if layoutClient.describesElementWithView(there) { return there }
            guard key.category == .supplementaryView, !change.allowsVanishedHeaders else { return nil }
        }
        // A list that takes no header from the app has none.
        let mayBeMissing = key.category == .supplementaryView && host.rules.takesViewsOfApp
        if change.isUpdate, !mayBeMissing, let failure = Failure.missingAttributes(of: key, in: state.table) {
            host.world.fail(failure)
        }
        return nil
    }

    /// [UPD-03] Returns the attributes with which the animation of an entering element begins:
    /// those that the layout returns. If it returns none, an element that counts as new
    /// (`Origin.new`) begins transparent, and another element begins at its old place. If that
    /// place is not known, the element begins at its new place. With the placing `byZero`, the
    /// zIndex is 0.
    private func initialAttributes(
        of entry: KnownAttributes.Entry, enteringElement: ScreenChange.PlacedElement,
        oldSnapshot: KnownAttributes.Snapshot
    ) -> UICollectionViewLayoutAttributes {
        let initial =
            if let answer = layoutClient.initialAttributes(for: entry.key) {
                answer
            } else {
                switch enteringElement.origin {
                case .new: entry.attributes.copied { $0.alpha = 0 }
                case .unknown: entry.attributes
                case .known(let index):
                    oldSnapshot.entries[index].attributes.copied { $0.indexPath = entry.attributes.indexPath }
                }
            }
        return enteringElement.placing == .byZero ? initial.copied { $0.zIndex = 0 } : initial
    }
}

/// A plan of an animated change: the attributes with which the animation of each view begins and
/// ends. The layout is asked for all of them before the first view moves.
struct AnimatedChangePlan {
    /// A view that is on screen before the change.
    struct ExistingView {
        /// The view and its element. The key is that of the element after the change, or before it
        /// if the element leaves.
        let element: VisibleElements.Element
        /// The attributes with which the animation of the view ends.
        let attributes: UICollectionViewLayoutAttributes
        /// The attributes with which the animation of the view begins; nil for its current
        /// attributes.
        var initial: UICollectionViewLayoutAttributes?
    }

    struct EnteringElement {
        let entry: KnownAttributes.Entry
        let initial: UICollectionViewLayoutAttributes
        let placing: PlacementRule
    }

    var staying: [ExistingView] = []
    /// Items without width or height whose views stay, although the layout did not return the items
    /// for the visible rectangle. [UPD-16]
    var unlisted: [ExistingView] = []
    var leaving: [ExistingView] = []
    var entering: [EnteringElement] = []
    let planVersion: Int
}
