/// A batch update, from the validated plan to the last animation. [UPD-02]
///
///     plan       new counts, prepare, validate
///     match      what was on screen against what will be: appearing, surviving, disappearing
///     begin      appearing views are made and placed with their initial attributes
///     animate    everyone goes to the final attributes
///     complete   what disappeared goes to the pools, completions run
@MainActor
struct UpdatePass {
    let engine: CollectionEngine
    let batch: UpdateBatch
    /// Item counts before the update.
    let before: [Int]

    /// UNKNOWN: UIKit's duration is not documented; about this long.
    static let duration = 0.3

    private struct Appearing {
        let entry: AttributeMap.Entry
        let initial: UICollectionViewLayoutAttributes
        /// Placed with a transient z that is stored over later. [STACK-05]
        let isHit: Bool
        var view: UICollectionReusableView?
    }

    func run() {
        let view = engine.view
        engine.updateCount += 1
        let context = engine.layout.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        engine.layout.invalidateLayout(with: context)
        engine.counts.forget()
        let after = engine.itemCounts()
        let plan = UpdatePlan(batch.changes, before: before, after: after)
        if let problem = plan.problem() { return recover(from: problem) }
        engine.settle()
        engine.layout.prepare(forCollectionViewUpdates: plan.updateItems)
        let clamped = view.clamped(view.contentOffset)
        if clamped != view.contentOffset { view.contentOffset = clamped }

        let visible = view.bounds
        engine.gather(around: visible)
        let wanted = engine.map.entries.filter { !$0.isHidden && $0.frame.overlaps(visible) }
        let old = engine.visible.removeAll()
        var survivors: ContiguousArray<VisibleElements.Element> = []
        var leaving: [(element: VisibleElements.Element, final: UICollectionViewLayoutAttributes)] = []
        var taken: Set<ElementKey> = []
        let wantedKeys = Dictionary(uniqueKeysWithValues: wanted.map { ($0.key, $0) })

        for element in old {
            let target = key(of: element.key, after: plan)
            if let target, let entry = wantedKeys[target] {
                _ = engine.conversation.finalAttributes(for: element.key)
                taken.insert(target)
                element.view.standing.key = target
                survivors.append(
                    VisibleElements.Element(key: target, view: element.view, attributes: entry.attributes, answer: entry.answer))
            } else {
                leaving.append((element, finalAttributes(of: element, goingTo: target)))
            }
        }
        let isAnimated = UIView.areAnimationsEnabled
        if !isAnimated {
            // A plain pass: leavers first. [PASS-05]
            for (element, _) in leaving { engine.retire(element) }
        }
        engine.visible.replaceAll(with: survivors)
        var appearing = arranged(wanted.filter { !taken.contains($0.key) }).map { entry in
            let (initial, isHit) = initialAttributes(of: entry)
            return Appearing(entry: entry, initial: initial, isHit: isHit, view: nil)
        }
        begin(&appearing)
        animate(appearing, survivors)
        if isAnimated {
            for (element, final) in leaving {
                element.view.standing.state = .leaving
                engine.apply(final, to: element.view)
            }
        }
        engine.layout.finalizeCollectionViewUpdates()
        view.setNeedsLayout()
        let departed = isAnimated ? leaving.map(\.element) : []
        let completions = batch.completions
        let finish = { [weak view] in
            if let view {
                for element in departed where element.view.standing.state == .leaving { view.engine.retire(element) }
            }
            for completion in completions { completion(true) }
        }
        if isAnimated { view.world.timeline.after(UpdatePass.duration, finish) } else { view.world.timeline.after(0, finish) }
    }

    /// After a failure that was collected: the view shows what the data source says, by a full reload.
    private func recover(from problem: UpdatePlan.Problem) {
        engine.view.world.fail(problem.failure)
        engine.view.reloadData()
        for completion in batch.completions { completion(false) }
    }

    // MARK: - Match

    /// The key after the update of an element before it; nil when it is gone or gets another view.
    private func key(of key: ElementKey, after plan: UpdatePlan) -> ElementKey? {
        let path = engine.table.indexPath(of: key)
        guard path.count == 2 else { return key }
        if key.category == .cell {
            guard !plan.isReloaded(path), let target = plan.item(after: path) else { return nil }
            return engine.table.key(.cell, kind: nil, target)
        }
        // [UPD-04] Supplementary and decoration views follow their section.
        // UNKNOWN: whether one of a single item follows that item; the plainest is the section alone.
        guard before.indices.contains(path.section) else { return key }
        guard !plan.reloadedSections.contains(path.section), let section = plan.section(after: path.section) else { return nil }
        return engine.table.key(key.category, kind: engine.table.kind(of: key), IndexPath(item: path.item, section: section))
    }

    /// [UPD-03] By default a copy with alpha 0; one that survives out of sight goes to its place there.
    private func finalAttributes(
        of element: VisibleElements.Element, goingTo target: ElementKey?
    ) -> UICollectionViewLayoutAttributes {
        if let final = engine.conversation.finalAttributes(for: element.key) { return final }
        if let target, let there = engine.conversation.attributes(for: target) { return there }
        return faded(element.attributes)
    }

    /// [UPD-03] By default a copy with alpha 0. On `iOS10` the transient zIndex is 0 for the views that are hit. [STACK-05]
    private func initialAttributes(
        of entry: AttributeMap.Entry
    ) -> (attributes: UICollectionViewLayoutAttributes, isHit: Bool) {
        let initial = engine.conversation.initialAttributes(for: entry.key) ?? faded(entry.attributes)
        guard isHit(entry.key), entry.attributes.zIndex != 0 else { return (initial, false) }
        let transient = initial.copy() as! UICollectionViewLayoutAttributes
        transient.zIndex = 0
        return (transient, true)
    }

    private func faded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
        copy.alpha = 0
        return copy
    }

    private func isHit(_ key: ElementKey) -> Bool {
        guard key.category != .cell else { return false }
        return switch engine.behavior.appearingZ {
        case .ofLayout: false
        case .zero: true
        case .zeroBySeed: Seed.mix(engine.behavior.seed, key.bits, UInt64(engine.updateCount)) & 1 == 0
        }
    }

    /// [STACK-12] The order in which a batch's newcomers arrive; a preset decides.
    private func arranged(_ entering: [AttributeMap.Entry]) -> [AttributeMap.Entry] {
        switch engine.behavior.updateArrival {
        case .byCategory:
            return entering
        case .seeded:
            let salt = UInt64(engine.updateCount)
            return entering.map { ($0, Seed.mix(engine.behavior.seed &+ 1, $0.key.bits, salt)) }.sorted { $0.1 < $1.1 }.map(\.0)
        }
    }

    // MARK: - Begin and animate

    private func begin(_ appearing: inout [Appearing]) {
        for index in appearing.indices {
            let entry = appearing[index].entry
            let initial = appearing[index].initial
            engine.record { engine.elementEvent(.enter, entry.key, nil, .begin) }
            // The data source is asked in terms of the initial attributes; what it gets is placed with their z.
            if let view = engine.view(for: entry.key, initial, z: initial.zIndex, cause: appearing[index].isHit ? .appearing : .layout) {
                view.standing.state = .live
                view.standing.key = entry.key
                engine.apply(initial, to: view, again: true)
                engine.visible.insert(
                    VisibleElements.Element(key: entry.key, view: view, attributes: entry.attributes, answer: entry.answer))
                engine.conversation.willDisplay(view, entry.key, entry.attributes.indexPath)
                appearing[index].view = view
            }
            engine.record { engine.elementEvent(.enter, entry.key, nil, .end) }
        }
    }

    private func animate(_ appearing: [Appearing], _ survivors: ContiguousArray<VisibleElements.Element>) {
        for element in survivors {
            _ = engine.conversation.initialAttributes(for: element.key)
            settle(element.view, at: element.attributes, moves: true)
        }
        for newcomer in appearing {
            guard let view = newcomer.view else { continue }
            // [STACK-05] The final attributes are stored without moving a view that was hit.
            settle(view, at: newcomer.entry.attributes, moves: !newcomer.isHit)
        }
    }

    private func settle(_ view: UICollectionReusableView, at attributes: UICollectionViewLayoutAttributes, moves: Bool) {
        if moves {
            if view.standing.stackingZ != attributes.zIndex { engine.stacking.place(view, z: attributes.zIndex, cause: .layout) }
        } else {
            engine.stacking.storeWithoutMoving(view, z: attributes.zIndex)
        }
        engine.apply(attributes, to: view)
    }
}
