import UIKit

/// The kinds of steps that a hunt takes.
public enum HuntStepSet: Sendable {
    /// Scrolling, reloading, resizing, tapping, changes of the items, and the app's own acts.
    case everyday
    /// The everyday steps and others, such as selection, drags, batch updates, interactive movement
    /// and memory warnings. After many of these steps, the stage does not wait until it is at rest.
    case everything
    /// Only the app's own acts. When none of them is possible, the hunt waits until the stage is at
    /// rest and nothing is scheduled.
    case acts
}

extension HuntStepSet {
    /// Returns a random step, which may be impossible in the present state of the session.
    @MainActor
    func randomStep(for session: HuntSession, using generator: inout SeededGenerator) -> Step {
        var chooser = RandomStepChooser(generator: generator, session: session)
        let step =
            switch self {
            case .everyday: chooser.nextEverydayStep()
            case .everything: chooser.nextStepOfAnyKind()
            case .acts: chooser.nextActOrSettle()
            }
        generator = chooser.generator
        return step
    }
}

@MainActor
private struct RandomStepChooser {
    var generator: SeededGenerator
    let counts: [Int]
    let size: CGSize
    private let allowed: AllowedSteps
    private let session: HuntSession

    init(generator: SeededGenerator, session: HuntSession) {
        self.generator = generator
        self.session = session
        counts = session.subject.counts
        size = session.stage.window.bounds.size
        allowed = session.allowed
    }

    /// Returns a random number from 0 to `count - 1`, or 0 if `count` is not positive.
    private mutating func random(below count: Int) -> Int {
        count <= 1 ? 0 : Int.random(in: 0..<count, using: &generator)
    }

    private mutating func randomBool(trueOnceIn count: Int) -> Bool { random(below: count) == 0 }

    mutating func nextEverydayStep() -> Step { allowedStep(for: chooseEverydayStep()) }

    private mutating func chooseEverydayStep() -> Step {
        if let act = nextAct(totalWeightOfOthers: 10) { return act }
        if let step = nextStepOfTransition() { return step }
        let section = random(below: counts.count)
        let count = counts.isEmpty ? 0 : counts[section]
        switch Int.random(in: 0..<(allowed.canEditItems && !counts.isEmpty ? 14 : 9), using: &generator) {
        case 0...4: return .scroll(randomOffset(within: 300))
        case 5: return .reload
        case 6: return counts.isEmpty ? .reload : .change([.reloadSection(section)])
        case 7: return nextResize()
        case 8: return nextTap()
        case 9, 10: return .change([nextInsertion(inSection: section)])
        case 11, 12: return count > 0 ? .change([.deleteItem(randomItem(inSection: section))]) : .reload
        default: return count > 0 ? .change([nextMove(fromSection: section)]) : .reload
        }
    }

    mutating func nextActOrSettle() -> Step { nextAct(totalWeightOfOthers: 0) ?? .settle }

    /// Returns one of the app's own acts that are possible now, chosen at random by weight; nil if
    /// another step should be taken.
    ///
    /// - Parameter others: the total weight of all other steps.
    private mutating func nextAct(totalWeightOfOthers others: Int) -> Step? {
        let acts = session.subject.acts.filter { $0.isPossible() }
        guard !acts.isEmpty else { return nil }
        var rest = random(below: acts.reduce(others) { $0 + $1.weight })
        for act in acts {
            if rest < act.weight { return .act(act.line) }
            rest -= act.weight
        }
        return nil
    }

    /// Returns a change of the width, or about once in twenty times a rotation.
    private mutating func nextResize() -> Step {
        let width = Int(size.width)
        let difference = Int.random(in: -60...60, using: &generator)
        // One random number decides both, so that hunts draw the same numbers as before rotations
        // were added.
        if difference % 20 == 0 { return rotation }
        return .resize(width: CGFloat(max(60, width + difference)), height: size.height.rounded(.towardZero))
    }

    /// The change of the screen's size in a rotation, which is animated.
    private var rotation: Step {
        .resize(width: size.height.rounded(.towardZero), height: size.width.rounded(.towardZero), seconds: 0.3)
    }

    private mutating func nextTap() -> Step {
        .tap(x: CGFloat(random(below: Int(size.width))), y: CGFloat(random(below: Int(size.height))))
    }

    // MARK: - Steps that the data source allows

    /// Returns the step if the data source and the delegates allow it, and otherwise another step.
    /// If the hunt applies the snapshots of a diffable data source, any reload or change becomes a
    /// random change by snapshots, or a scroll if no change is found.
    private mutating func allowedStep(for step: Step) -> Step {
        if let snapshots = allowed.snapshots {
            switch step {
            case .reload, .change: return nextChangeOrScroll(by: snapshots)
            default: break
            }
        }
        return allowed.allows(step) ? step : nextTap()
    }

    /// Returns a change of a diffable data source, most often by an animated snapshot. Returns a
    /// scroll if no change is found.
    private mutating func nextChangeOrScroll(by snapshots: any SnapshotEditor) -> Step {
        let edits = nextEdits(by: snapshots)
        guard let first = edits.first else { return .scroll(randomOffset(within: 300)) }
        var change = ModelChange(edits, inner: [], by: .batch)
        if first.expandsOrCollapses { return .change(change) }
        if case .deleteItem = first, edits.count == 1, snapshots.hasTrees, randomBool(trueOnceIn: 2) {
            change.updateMethod = .section
        }
        if change.updateMethod == .batch, randomBool(trueOnceIn: 5) {
            change.updateMethod = .reload
        } else {
            change.isAnimated = !randomBool(trueOnceIn: 3)
        }
        return .change(change)
    }

    private mutating func nextEdits(by snapshots: any SnapshotEditor) -> [ModelEdit] {
        let spareSections = snapshots.deletedSectionSizes
        let kind = random(below: 14)
        if kind == 0, allowed.canEditSections, let items = spareSections.last {
            return [.insertSection(random(below: counts.count + 1), titles: Array(repeating: "", count: items))]
        }
        if kind == 1, allowed.canEditSections, counts.count > 1 { return [.deleteSection(random(below: counts.count))] }
        if kind == 2, allowed.canEditSections, counts.count > 1 {
            return [.moveSection(random(below: counts.count), random(below: counts.count))]
        }
        if kind < 6, snapshots.deletedItemCount > 0, !counts.isEmpty {
            return [nextInsertion(inSection: random(below: counts.count))]
        }
        guard let path = randomItem() else { return [] }
        switch kind {
        case 6: return [.reloadItem(path)]
        case 7: return [.reconfigureItem(path)]
        case 8: return [.reloadSection(path.section)]
        case 9, 10:
            let target = random(below: counts.count)
            let room = counts[target] + (target == path.section ? 0 : 1)
            return [.moveItem(path, IndexPath(item: random(below: room), section: target))]
        case 11:
            return ModelEdit.randomBatch(
                counts: counts, inserts: false, changesSections: allowed.canEditSections, using: &generator)
        case 12: return [snapshots.expansionToggle(forItemAt: path) ?? .reconfigureItem(path)]
        default: return [.deleteItem(path)]
        }
    }

    // MARK: - Steps of any kind

    mutating func nextStepOfAnyKind() -> Step {
        let step = allowedStep(for: chooseStepOfAnyKind())
        switch step {
        case .tick, .settle: return step
        default: return randomBool(trueOnceIn: 3) ? step.unsettled : step
        }
    }

    private mutating func chooseStepOfAnyKind() -> Step {
        let view = session.subject.view
        if view.hasUncommittedUpdates { return nextStepWithUncommittedUpdates() }
        if let step = nextStepOfTransition() { return step }
        if view.window == nil, randomBool(trueOnceIn: 3) { return .enter }
        switch random(below: 30) {
        case 0...4: return .scroll(randomOffset(within: 300))
        case 5:
            return randomItem().map {
                .scrollToItem($0, Step.ScrollPlace.allCases[random(below: 3)], animated: randomBool(trueOnceIn: 2))
            }
                ?? .reload
        case 6:
            return randomBool(trueOnceIn: 2)
                ? .drag(x: randomOffset(within: 60), y: randomOffset(within: 200))
                : .fling(x: randomOffset(within: 300), y: randomOffset(within: 1500))
        case 7: return .reload
        case 8: return nextResize()
        case 9:
            return .resize(
                width: CGFloat(60 + random(below: 440)), height: CGFloat(60 + random(below: 540)),
                seconds: randomBool(trueOnceIn: 2) ? 0.3 : 0)
        case 10: return nextTap()
        case 11: return randomItem().map { .select($0) } ?? .reload
        case 12:
            let selected = view.selectedItemPaths
            return selected.isEmpty ? nextTap() : .deselect(selected[random(below: selected.count)])
        case 13:
            if view is UITableView { return nextTableSetting() }
            return randomBool(trueOnceIn: 2)
                ? .set(ViewSettings(allowsMultipleSelection: !view.allowsMultipleSelection))
                : .set(ViewSettings(prefetches: !view.isPrefetchingEnabled))
        case 14: return .memoryWarning
        case 15: return view.window == nil ? .enter : .leave
        case 16:
            if (view as? UICollectionView)?.dragDelegate != nil, randomBool(trueOnceIn: 2), let step = nextItemDrag() {
                return step
            }
            return randomItem().map { .lift($0) } ?? .settle
        case 17: return randomBool(trueOnceIn: 2) ? .tick(1 + random(below: 20)) : .settle
        case 18, 19: return nextAct(totalWeightOfOthers: 0) ?? nextResize()
        case 20, 21: return .change(nextSingleEdit(), by: randomBool(trueOnceIn: 2) ? .calls : .reload)
        case 22: return .change(nextSingleEdit())
        default: return nextBatch()
        }
    }

    /// Returns a change of a property of a table view: whether it is edited, whether several rows can
    /// be selected, or the height of its rows.
    private mutating func nextTableSetting() -> Step {
        let view = session.subject.view
        switch random(below: 3) {
        case 0: return .set(ViewSettings(isEditing: !view.isEditing))
        case 1: return .set(ViewSettings(allowsMultipleSelection: !view.allowsMultipleSelection))
        default: return .set(ViewSettings(rowHeight: CGFloat([30, 44, 61][random(below: 3)])))
        }
    }

    /// Returns a step of the interactive layout transition; nil if none is under way, or if another
    /// step should be taken.
    private mutating func nextStepOfTransition() -> Step? {
        guard session.subject.view.layoutOfItems is UICollectionViewTransitionLayout,
            !randomBool(trueOnceIn: 2)
        else { return nil }
        return randomBool(trueOnceIn: 3)
            ? .endTransition(finished: !randomBool(trueOnceIn: 3)) : .progress(CGFloat(random(below: 120)) / 100)
    }

    private mutating func nextStepWithUncommittedUpdates() -> Step {
        switch random(below: 8) {
        case 0, 1: .drop(cancelled: randomBool(trueOnceIn: 3))
        case 2: .scroll(randomOffset(within: 120))
        case 3: .tick(1 + random(below: 10))
        default:
            .carry(
                x: CGFloat(random(below: Int(size.width))),
                y: session.subject.view.contentOffset.y.rounded(.towardZero)
                    + CGFloat(random(below: Int(size.height))))
        }
    }

    /// Returns the drag of an item on screen; nil if none is visible.
    private mutating func nextItemDrag() -> Step? {
        let view = session.subject.view
        let shown = view.visibleItemPaths.filter { session.subject.hasItem(at: $0) }
        guard view.window != nil, !shown.isEmpty else { return nil }
        let path = shown[random(below: shown.count)]
        guard randomBool(trueOnceIn: 2) else { return .dragItem(path, to: .item(shown[random(below: shown.count)])) }
        return .dragItem(
            path, to: .point(x: CGFloat(random(below: Int(size.width))), y: CGFloat(random(below: Int(size.height)))))
    }

    private mutating func randomOffset(within limit: Int) -> CGFloat {
        CGFloat(Int.random(in: -limit...limit, using: &generator))
    }

    /// Returns a random item; nil if there are no items.
    private mutating func randomItem() -> IndexPath? {
        let filled = counts.indices.filter { counts[$0] > 0 }
        return filled.isEmpty ? nil : randomItem(inSection: filled[random(below: filled.count)])
    }

    private mutating func randomItem(inSection section: Int) -> IndexPath {
        IndexPath(item: random(below: counts[section]), section: section)
    }

    private mutating func nextSingleEdit() -> [ModelEdit] {
        guard !counts.isEmpty else { return [.insertSection(0, titles: Array(repeating: "", count: random(below: 6)))] }
        let section = random(below: counts.count)
        let hasItems = counts[section] > 0
        switch random(below: 10) {
        case 0:
            return [
                .insertSection(random(below: counts.count + 1), titles: Array(repeating: "", count: random(below: 6)))
            ]
        case 1: return [.deleteSection(section)]
        case 2: return [.moveSection(section, random(below: counts.count))]
        case 3: return [.reloadSection(section)]
        case 4 where hasItems: return [.deleteItem(randomItem(inSection: section))]
        case 5 where hasItems: return [.reloadItem(randomItem(inSection: section))]
        case 6 where hasItems: return [.reconfigureItem(randomItem(inSection: section))]
        case 7 where hasItems: return [nextMove(fromSection: section)]
        default: return [nextInsertion(inSection: section)]
        }
    }

    private mutating func nextInsertion(inSection section: Int) -> ModelEdit {
        .insertItem(IndexPath(item: random(below: counts[section] + 1), section: section), title: "")
    }

    /// Returns a move of an item of a section to any place in any section.
    private mutating func nextMove(fromSection section: Int) -> ModelEdit {
        let target = random(below: counts.count)
        let room = counts[target] + (target == section ? 0 : 1)
        return .moveItem(randomItem(inSection: section), IndexPath(item: random(below: room), section: target))
    }

    private mutating func nextBatch() -> Step {
        let edits = ModelEdit.randomBatch(
            counts: counts, changesSections: allowed.canEditSections, using: &generator)
        guard !edits.isEmpty else { return .change(nextSingleEdit()) }
        let split = randomBool(trueOnceIn: 3) ? random(below: edits.count + 1) : edits.count
        return .change(Array(edits[..<split]), innerEdits: Array(edits[split...]))
    }
}
