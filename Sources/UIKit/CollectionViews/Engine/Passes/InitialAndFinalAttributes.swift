/// Asks the layout where each view of an animated change begins and where it ends.
extension AnimatedChange {
    /// [UPD-02] All elements on screen before are asked for their final attributes, then those on screen after for their initial ones.
    ///
    /// UNKNOWN: which elements are asked for their initial attributes first. Here the newcomers are.
    func plan(
        _ change: ScreenChange, from before: KnownAttributes.Snapshot, to after: KnownAttributes.Snapshot,
        _ oldLayout: UICollectionViewLayout
    ) -> AnimatedPlan {
        var plan = AnimatedPlan(epoch: change.epoch)
        plan.staying.reserveCapacity(change.staying.count)
        plan.entering.reserveCapacity(change.entering.count)
        var (stays, leaves) = (change.staying[...], change.leaving[...])
        for (position, element) in state.visible.elements.enumerated() {
            let final = clients.layout.finalAttributes(for: element.key, from: oldLayout)
            if stays.first?.position == position {
                let entry = after.entries[stays.removeFirst().index]
                let staying = VisibleElements.Element(key: entry.key, view: element.view, answer: entry.answer)
                plan.staying.append(AnimatedPlan.Existing(element: staying, attributes: entry.attributes))
                continue
            }
            let leaver = leaves.removeFirst()
            // [UPD-03] An element that survives out of sight moves to its place there. The default is a copy with alpha 0.
            let there = leaver.target.flatMap { attributes(outOfSight: $0, isUpdate: change.isUpdate) }
            if change.isUpdate, let there, let key = leaver.target, let answer = list(key, at: there) {
                let unlisted = VisibleElements.Element(key: key, view: element.view, answer: answer)
                plan.unlisted.append(AnimatedPlan.Existing(element: unlisted, attributes: there))
            } else if !leaver.staysBehind {
                let last = final ?? there ?? copy(element.view.standing.applied.makeAttributes()) { $0.alpha = 0 }
                plan.leaving.append(AnimatedPlan.Existing(element: element, attributes: last))
            }
        }
        for entering in change.entering {
            let entry = after.entries[entering.index]
            plan.entering.append(
                AnimatedPlan.Entering(entry: entry, initial: initialAttributes(of: entry, entering, before), placing: entering.placing))
        }
        for index in plan.staying.indices {
            plan.staying[index].initial = clients.layout.initialAttributes(for: plan.staying[index].element.key)
        }
        return plan
    }

    /// [UPD-16] Lists an item that has no width or no height and that the layout does not list.
    ///
    /// - Returns: the number of the layout's answer. It is nil for an item that has a size or that the layout lists.
    private func list(_ key: ElementKey, at attributes: UICollectionViewLayoutAttributes) -> Int? {
        guard state.map.entry(for: key) == nil, clients.layout.isEmptyCell(attributes, in: host.bounds) else { return nil }
        state.map.replace(key, with: attributes)
        return state.map.entry(for: key)?.answer
    }

    /// The attributes of an element after the change. A layout that has none is wrong. [api: texts 10, 11, 11b]
    private func attributes(outOfSight key: ElementKey, isUpdate: Bool) -> UICollectionViewLayoutAttributes? {
        if let there = clients.layout.attributes(for: key, carried: state.reordering) {
            if clients.layout.isElement(there) { return there }
            // [UPD-14] An invalidation in the block tells the layout in time that the header goes.
            guard key.category == .supplementaryView, host.policies.raisesOnVanishedHeaders, !state.isInvalidatedInUpdate else {
                return nil
            }
        }
        guard isUpdate, let (question, hint) = Failure.unanswered(key, in: table) else { return nil }
        host.world.fail("no UICollectionViewLayoutAttributes instance for -\(question)", hint: hint)
        return nil
    }

    /// [UPD-03] A known element starts from where it was; a new one starts by default from a copy with alpha 0.
    private func initialAttributes(
        of entry: KnownAttributes.Entry, _ entering: ScreenChange.Entering, _ before: KnownAttributes.Snapshot
    ) -> UICollectionViewLayoutAttributes {
        let initial =
            if let answer = clients.layout.initialAttributes(for: entry.key) {
                answer
            } else {
                switch entering.origin {
                case .new: copy(entry.attributes) { $0.alpha = 0 }
                case .unknown: entry.attributes
                case .known(let index): copy(before.entries[index].attributes) { $0.indexPath = entry.attributes.indexPath }
                }
            }
        return entering.placing == .byZero ? copy(initial) { $0.zIndex = 0 } : initial
    }

    private func copy(
        _ attributes: UICollectionViewLayoutAttributes, _ change: (UICollectionViewLayoutAttributes) -> Void
    ) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
        change(copy)
        return copy
    }
}

/// The whole of an animated change: where each view begins and where it ends. The layout is asked for all of it before the first
/// view moves.
struct AnimatedPlan {
    /// A view on screen, perhaps at another index path from now on, and the attributes with which it ends.
    struct Existing {
        let element: VisibleElements.Element
        let attributes: UICollectionViewLayoutAttributes
        /// Where it begins; nil for where it is.
        var initial: UICollectionViewLayoutAttributes?
    }

    struct Entering {
        let entry: KnownAttributes.Entry
        let initial: UICollectionViewLayoutAttributes
        let placing: Placing
    }

    var staying: [Existing] = []
    /// Elements without a size that the layout does not list, and whose views stay. [UPD-16]
    var unlisted: [Existing] = []
    var leaving: [Existing] = []
    var entering: [Entering] = []
    /// The engine's epoch when the plan was begun.
    let epoch: Int
}
