/// From what is on screen to what shall be, with animations between: the common part of batch updates, layout changes,
/// animated bounds changes and interactive movement.
///
///     match      what was on screen against what will be: appearing, surviving, disappearing
///     begin      appearing views are made and placed with their initial attributes
///     animate    everyone goes to the final attributes
///     complete   what disappeared goes to the pools
@MainActor
struct AnimatedChange {
    let engine: CollectionEngine
    /// What was known before.
    let before: KnownAttributes
    /// The layout of before, which is asked where disappearing elements go.
    let oldLayout: UICollectionViewLayout
    /// Where an element of before stands after; nil when it is gone or gets another view.
    let destination: (ElementKey) -> ElementKey?
    /// Where an element of after stood before; nil when it is new.
    let source: (ElementKey) -> ElementKey?
    /// A mechanism of the ordering bug may hit appearing views. [STACK-05], [STACK-14]
    var isUpdate = false
    /// Old views that are never taken away. [POOL-07]
    var staysBehind: (ElementKey) -> Bool = { _ in false }

    private struct Appearing {
        let entry: KnownAttributes.Entry
        let initial: UICollectionViewLayoutAttributes
        /// What put it where it stands. One that a mechanism hit is not moved by its final attributes. [STACK-05], [STACK-14]
        let cause: ProbeEvent.Cause
        var view: UICollectionReusableView?
    }

    private typealias Surviving = (element: VisibleElements.Element, entry: KnownAttributes.Entry)
    private typealias Leaving = (element: VisibleElements.Element, final: UICollectionViewLayoutAttributes)

    /// - Parameters:
    ///   - what: its name while it is under way, with its article.
    ///   - duration: in seconds; zero for no animation.
    ///   - finalize: called last inside the animation.
    ///   - completion: called after the last animation.
    func run(_ what: StaticString, duration: Double, finalize: () -> Void, completion: @escaping () -> Void) {
        let view = engine.view
        guard engine.rearrangements.begin(view.world) else {
            // Everything anew at the next pass instead.
            finalize()
            engine.layoutReplaced()
            return view.world.timeline.after(0, what, completion)
        }
        defer { engine.rearrangements.end() }
        let epoch = engine.startOver()
        let isAnimated = duration > 0 && UIView.areAnimationsEnabled && view.window != nil
        engine.flushPrefetched()
        let visible = view.bounds
        engine.gather(around: visible)
        let owned = engine.map.owned
        defer { withExtendedLifetime(owned) {} }
        let wanted = engine.map.entries(in: visible)
        let (survivors, leaving, taken) = match(wanted)
        if !isAnimated {
            // A plain pass: leavers first. [PASS-05]
            for (element, _) in leaving { engine.retire(element.view, element.key) }
        }
        engine.visible.replaceAll(with: ContiguousArray(survivors.map(\.element)))
        var entering: ContiguousArray<KnownAttributes.Entry> = []
        for index in wanted.indices where !taken[index] { entering.append(wanted[index]) }
        var appearing: [Appearing] = []
        for entry in arranged(entering) {
            let (initial, cause) = initialAttributes(of: entry)
            appearing.append(Appearing(entry: entry, initial: initial, cause: cause, view: nil))
        }
        AnimationContext.run(nil) {
            begin(&appearing, epoch: epoch)
            for (element, _) in survivors where element.view.standing.key == element.key && element.view.standing.state == .live {
                guard let initial = engine.layoutClient.initialAttributes(for: element.key) else { continue }
                engine.apply(initial, to: element.view)
            }
        }
        let animations = {
            for (element, entry) in survivors {
                settle(element.view, at: entry, moves: true)
                // [APPLY-06] It may have been measured at another place.
                engine.selfSizing.ask(element.view, about: entry.attributes)
            }
            for newcomer in appearing {
                guard let view = newcomer.view else { continue }
                // [STACK-05] The final attributes are stored without moving a view that was hit.
                settle(view, at: newcomer.entry, moves: newcomer.cause == .layout)
            }
            if isAnimated {
                for (element, final) in leaving {
                    element.view.standing.state = .leaving
                    engine.apply(final, to: element.view)
                }
            }
        }
        let departed = isAnimated ? leaving.map { $0.element } : []
        engine.departing += departed
        let finish = { [weak view] in
            if let view {
                if !departed.isEmpty {
                    let views = Set(departed.map { ObjectIdentifier($0.view) })
                    view.engine.departing.removeAll { views.contains(ObjectIdentifier($0.view)) }
                }
                for element in departed where element.view.standing.state == .leaving { view.engine.retire(element.view, element.key) }
                // They were the last in a row of before, perhaps. [COMP-02]
                view.engine.removeUnneededScrollers()
            }
            completion()
        }
        guard isAnimated else {
            animations()
            finalize()
            view.world.timeline.after(0, what, finish)
            return
        }
        UIView.runAnimation(
            duration: duration, what,
            animations: {
                animations()
                finalize()
            }
        ) { _ in finish() }
    }

    // MARK: - Match

    /// - Returns: who stays, who goes, and which of those wanted are there already.
    private func match(
        _ wanted: ContiguousArray<KnownAttributes.Entry>
    ) -> (survivors: [Surviving], leaving: [Leaving], taken: ContiguousArray<Bool>) {
        var survivors: [Surviving] = []
        var leaving: [Leaving] = []
        var taken = ContiguousArray(repeating: false, count: wanted.count)
        for element in engine.visible.removeAll() {
            let target = destination(element.key)
            let final = engine.layoutClient.finalAttributes(for: element.key, from: oldLayout)
            if let target, let index = wanted.index(of: target), !taken[index] {
                let entry = wanted[index]
                taken[index] = true
                element.view.standing.key = target
                survivors.append((VisibleElements.Element(key: target, view: element.view, answer: entry.answer), entry))
            } else {
                // [UPD-03] One that survives out of sight goes to its place there; by default a copy with alpha 0.
                let there = target.flatMap(attributesAfter)
                let leaver = (element, final ?? there ?? faded(element.view.standing.applied.makeAttributes()))
                if !staysBehind(element.key) { leaving.append(leaver) }
            }
        }
        return (survivors, leaving, taken)
    }

    /// Where an element is after; a layout that does not know is wrong. [api: texts 10, 11, 11b]
    private func attributesAfter(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if let there = engine.layoutClient.attributes(for: key, carried: engine.reordering) { return engine.isElement(there) ? there : nil }
        guard isUpdate, let (question, hint) = unanswered(key) else { return nil }
        engine.view.world.fail(Failure("no UICollectionViewLayoutAttributes instance for -\(question)", hint: hint))
        return nil
    }

    /// UNKNOWN: when UIKit asks for decorations, of which text 11b tells; here their absence is let pass.
    private func unanswered(_ key: ElementKey) -> (question: String, hint: String)? {
        let path = engine.journal.table.indexPath(of: key).inFailures
        switch key.category {
        case .cell:
            return (
                "layoutAttributesForItemAtIndexPath: \(path)",
                "layoutAttributesForItem(at:) has to answer for every item, visible or not"
            )
        case .supplementaryView:
            return (
                "layoutAttributesForSupplementaryElementOfKind: \(engine.journal.table.kind(of: key)) at path \(path)",
                "name what goes with an update in indexPathsToDeleteForSupplementaryView(ofKind:)"
            )
        case .decorationView:
            return nil
        }
    }

    /// [UPD-03] From where it was, if that is known; a new one by default from a copy with alpha 0. For views that the mechanism
    /// `transient` hits, the zIndex is 0. [STACK-05]
    private func initialAttributes(
        of entry: KnownAttributes.Entry
    ) -> (attributes: UICollectionViewLayoutAttributes, cause: ProbeEvent.Cause) {
        let initial = engine.layoutClient.initialAttributes(for: entry.key) ?? defaultInitialAttributes(of: entry)
        guard isUpdate, engine.isHit(entry.key) else { return (initial, .layout) }
        if engine.behavior.mechanism == .front { return (initial, .front) }
        guard entry.attributes.zIndex != 0 else { return (initial, .layout) }
        let transient = initial.copy() as! UICollectionViewLayoutAttributes
        transient.zIndex = 0
        return (transient, .appearing)
    }

    private func defaultInitialAttributes(of entry: KnownAttributes.Entry) -> UICollectionViewLayoutAttributes {
        guard let origin = source(entry.key) else { return faded(entry.attributes) }
        guard let old = before.entry(for: origin)?.attributes else { return entry.attributes }
        let copy = old.copy() as! UICollectionViewLayoutAttributes
        copy.indexPath = entry.attributes.indexPath
        return copy
    }

    private func faded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
        copy.alpha = 0
        return copy
    }

    /// [STACK-12] The order in which a batch's newcomers arrive: by category, and with a mechanism of the ordering bug as the seed
    /// decides.
    private func arranged(_ entering: ContiguousArray<KnownAttributes.Entry>) -> [KnownAttributes.Entry] {
        guard engine.behavior.mechanism != nil, let seed = engine.behavior.seed else { return Array(entering) }
        let salt = UInt64(engine.updateCount)
        return entering.map { ($0, Seed.mix(seed &+ 1, $0.key.bits, salt)) }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    // MARK: - Begin and animate

    private func begin(_ appearing: inout [Appearing], epoch: Int) {
        for index in appearing.indices {
            // The data source or the delegate may have changed everything while it was asked or told.
            guard engine.epoch == epoch else { return }
            let entry = appearing[index].entry
            let initial = appearing[index].initial
            // The data source is asked in terms of the initial attributes; what it gets is placed with their z.
            appearing[index].view = engine.enter(entry, as: initial, z: initial.zIndex, cause: appearing[index].cause, epoch: epoch)
        }
    }

    private func settle(_ view: UICollectionReusableView, at entry: KnownAttributes.Entry, moves: Bool) {
        guard view.standing.state == .live, view.standing.key == entry.key else { return }
        let attributes = entry.attributes
        if moves {
            if view.standing.stackingZ != attributes.zIndex { engine.stacking.place(view, z: attributes.zIndex, cause: .layout) }
        } else {
            engine.stacking.storeWithoutMoving(view, z: attributes.zIndex)
        }
        engine.apply(attributes, to: view)
    }
}
