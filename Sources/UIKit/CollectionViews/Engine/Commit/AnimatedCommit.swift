/// Carries out a change with animations.
///
///     part       what was on screen stays or goes; each is asked for its final attributes
///     begin      newcomers are made and placed with their initial attributes
///     animate    everyone goes to the final attributes
///     complete   what disappeared goes to the pools
@MainActor
final class AnimatedCommit {
    /// The animation of a change, and what comes after it.
    struct Animation {
        /// The name of the animation while it is under way, with its article.
        let name: StaticString
        /// In seconds; zero for no animation.
        var duration: Double
        /// Called last inside the animation.
        let finalize: () -> Void
        /// Called after the last animation.
        let completion: () -> Void
    }

    private let host: Host
    private let journal: Journal
    private let state: EngineState
    private let layout: LayoutClient
    private let committer: Committer
    private let placement: SiblingPlacement
    private let applier: AttributeApplier
    private let sizing: SelfSizing
    private let retirement: Retirement
    var policy = UpdatePolicy()

    init(
        host: Host, journal: Journal, state: EngineState, layout: LayoutClient, committer: Committer, placement: SiblingPlacement,
        applier: AttributeApplier, sizing: SelfSizing, retirement: Retirement
    ) {
        self.host = host
        self.journal = journal
        self.state = state
        self.layout = layout
        self.committer = committer
        self.placement = placement
        self.applier = applier
        self.sizing = sizing
        self.retirement = retirement
    }

    private struct Newcomer {
        let entry: KnownAttributes.Entry
        let initial: UICollectionViewLayoutAttributes
        let placing: Placing
        var view: UICollectionReusableView?
    }

    private typealias Remainder = (element: VisibleElements.Element, attributes: UICollectionViewLayoutAttributes)
    private typealias Leaver = (element: VisibleElements.Element, final: UICollectionViewLayoutAttributes)

    /// - Parameters:
    ///   - before: the knowledge from before the change.
    ///   - after: the knowledge that the change leads to.
    ///   - oldLayout: the layout before the change. It is asked for the final attributes of disappearing elements.
    func animate(
        _ change: ScreenChange, _ animation: Animation, from before: KnownAttributes.Snapshot, to after: KnownAttributes.Snapshot,
        oldLayout: UICollectionViewLayout
    ) {
        let isAnimated = animation.duration > 0
        let shownBefore = state.visible.elements
        let (staying, remaining, leaving) = part(change, after, oldLayout)
        state.visible.replaceAll(with: staying + remaining.map(\.element))
        if !isAnimated {
            // A plain pass: leavers first. [PASS-05]
            for (element, _) in leaving { retirement.retire(element.view, element.key) }
        }
        // [UPD-11] Until the newcomers have their views, the app finds the old elements.
        state.shownBefore = shownBefore
        let newcomers = begin(change, before, after, staying)
        state.shownBefore = nil
        let animations = { [self] in
            for index in staying.indices {
                let entry = after.entries[change.staying[index].index]
                settle(staying[index].view, at: entry, moves: true)
                // [APPLY-06] Its size may have been measured for another place.
                sizing.ask(staying[index].view, about: entry.attributes)
            }
            for (element, attributes) in remaining where state.visible.key(of: element.view) == element.key {
                committer.show(element.view, attributes)
                sizing.ask(element.view, about: attributes)
            }
            for newcomer in newcomers {
                guard let view = newcomer.view else { continue }
                settle(view, at: newcomer.entry, moves: newcomer.placing == .byZIndex)
            }
            if isAnimated {
                for (element, final) in leaving {
                    element.view.standing.state = .leaving
                    applier.apply(final, to: element.view)
                }
            }
        }
        let departed = isAnimated ? leaving.map { $0.element } : []
        state.departing += departed
        let completion = animation.completion
        let finish = { [weak self] in
            // The delegate may release the view in didEndDisplaying.
            if let self { host.lend { _ in self.complete(departed) } }
            completion()
        }
        guard isAnimated else {
            animations()
            animation.finalize()
            host.world.timeline.after(0, animation.name, finish)
            return
        }
        UIView.runAnimation(
            duration: animation.duration, animation.name,
            animations: {
                animations()
                animation.finalize()
            }
        ) { _ in finish() }
    }

    // MARK: - Part

    /// Removes everything from the list of visible elements, and asks each element for its final attributes.
    private func part(
        _ change: ScreenChange, _ after: KnownAttributes.Snapshot, _ oldLayout: UICollectionViewLayout
    ) -> (staying: ContiguousArray<VisibleElements.Element>, remaining: [Remainder], leaving: [Leaver]) {
        let elements = state.visible.removeAll()
        var staying: ContiguousArray<VisibleElements.Element> = []
        staying.reserveCapacity(change.staying.count)
        var remaining: [Remainder] = []
        var leaving: [Leaver] = []
        var next = 0
        for position in elements.indices {
            let element = elements[position]
            let final = layout.finalAttributes(for: element.key, from: oldLayout)
            if staying.count < change.staying.count, change.staying[staying.count].position == position {
                let entry = after.entries[change.staying[staying.count].index]
                element.view.standing.key = entry.key
                staying.append(VisibleElements.Element(key: entry.key, view: element.view, answer: entry.answer))
            } else {
                let leaver = change.leaving[next]
                next += 1
                // [UPD-03] An element that survives out of sight moves to its place there. The default is a copy with alpha 0.
                let there = leaver.target.flatMap { attributes(outOfSight: $0, isUpdate: change.isUpdate) }
                if change.isUpdate, let there, let key = leaver.target, keep(key, at: there) {
                    element.view.standing.key = key
                    remaining.append(
                        (VisibleElements.Element(key: key, view: element.view, answer: state.map.entry(for: key)!.answer), there))
                    continue
                }
                let last = final ?? there ?? faded(element.view.standing.applied.makeAttributes())
                if !leaver.staysBehind { leaving.append((element, last)) }
            }
        }
        return (staying, remaining, leaving)
    }

    /// [UPD-16] Keeps an item on screen that has no width or no height and that the layout does not list.
    ///
    /// - Returns: whether the item is one of those.
    private func keep(_ key: ElementKey, at attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard state.map.entry(for: key) == nil, layout.isEmptyCell(attributes, in: host.bounds) else { return false }
        state.map.replace(key, with: attributes)
        return true
    }

    /// The attributes of an element after the change. A layout that has none is wrong. [api: texts 10, 11, 11b]
    private func attributes(outOfSight key: ElementKey, isUpdate: Bool) -> UICollectionViewLayoutAttributes? {
        if let there = layout.attributes(for: key, carried: state.reordering) {
            if layout.isElement(there) { return there }
            // [UPD-14] An invalidation in the block tells the layout in time that the header goes.
            guard key.category == .supplementaryView, policy.raisesOnVanishedHeaders, !state.isInvalidatedInUpdate else { return nil }
        }
        guard isUpdate, let (question, hint) = Failure.unanswered(key, in: journal.table) else { return nil }
        host.world.fail(Failure("no UICollectionViewLayoutAttributes instance for -\(question)", hint: hint))
        return nil
    }

    // MARK: - Begin

    /// Makes and places the newcomers. Every element gets its initial attributes, without an animation.
    private func begin(
        _ change: ScreenChange, _ before: KnownAttributes.Snapshot, _ after: KnownAttributes.Snapshot,
        _ staying: ContiguousArray<VisibleElements.Element>
    ) -> [Newcomer] {
        var newcomers: [Newcomer] = []
        newcomers.reserveCapacity(change.entering.count)
        for entering in change.entering {
            let entry = after.entries[entering.index]
            newcomers.append(
                Newcomer(entry: entry, initial: initialAttributes(of: entry, entering, before), placing: entering.placing, view: nil))
        }
        AnimationContext.run(nil) {
            for index in newcomers.indices {
                guard committer.isGood(change.epoch) else { break }
                let newcomer = newcomers[index]
                // The data source is asked with the initial attributes. The view it returns is placed by their z.
                newcomers[index].view = committer.enter(
                    newcomer.entry, as: newcomer.initial, z: newcomer.initial.zIndex, placing: newcomer.placing, epoch: change.epoch)
            }
            for element in staying where element.view.standing.key == element.key && element.view.standing.state == .live {
                guard let initial = layout.initialAttributes(for: element.key) else { continue }
                applier.apply(initial, to: element.view)
            }
        }
        return newcomers
    }

    /// [UPD-03] A known element starts from where it was; a new one starts by default from a copy with alpha 0.
    private func initialAttributes(
        of entry: KnownAttributes.Entry, _ entering: ScreenChange.Entering, _ before: KnownAttributes.Snapshot
    ) -> UICollectionViewLayoutAttributes {
        let initial = layout.initialAttributes(for: entry.key) ?? defaultInitialAttributes(of: entry, entering.origin, before)
        guard entering.placing == .byZero else { return initial }
        let copy = initial.copy() as! UICollectionViewLayoutAttributes
        copy.zIndex = 0
        return copy
    }

    private func defaultInitialAttributes(
        of entry: KnownAttributes.Entry, _ origin: ScreenChange.Origin, _ before: KnownAttributes.Snapshot
    ) -> UICollectionViewLayoutAttributes {
        switch origin {
        case .new: return faded(entry.attributes)
        case .unknown: return entry.attributes
        case .known(let index):
            let copy = before.entries[index].attributes.copy() as! UICollectionViewLayoutAttributes
            copy.indexPath = entry.attributes.indexPath
            return copy
        }
    }

    private func faded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
        copy.alpha = 0
        return copy
    }

    // MARK: - Animate and complete

    private func settle(_ view: UICollectionReusableView, at entry: KnownAttributes.Entry, moves: Bool) {
        guard view.standing.state == .live, view.standing.key == entry.key else { return }
        let attributes = entry.attributes
        if moves { return committer.show(view, attributes) }
        placement.storeWithoutMoving(view, z: attributes.zIndex)
        applier.apply(attributes, to: view)
    }

    private func complete(_ departed: [VisibleElements.Element]) {
        if !departed.isEmpty {
            let views = Set(departed.map { ObjectIdentifier($0.view) })
            state.departing.removeAll { views.contains(ObjectIdentifier($0.view)) }
        }
        for element in departed where element.view.standing.state == .leaving { retirement.retire(element.view, element.key) }
        // The departed views may have been the last ones of an old row. [COMP-02]
        placement.removeUnneededScrollers()
    }
}
