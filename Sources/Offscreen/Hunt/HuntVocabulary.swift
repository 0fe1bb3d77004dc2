import UIKit

/// The steps that a hunt uses.
public enum HuntVocabulary: Sendable {
    /// Scrolling, reloading, resizing, tapping, and single changes.
    case everyday
    /// Everything that can be done to a collection view.
    case everything
}

extension HuntVocabulary {
    /// Draws a step at random. Some steps turn out to be impossible when they are done.
    @MainActor
    func step(for session: HuntSession, using generator: inout SeededGenerator) -> Step {
        var dice = Dice(generator: generator, session: session)
        let step = self == .everything ? dice.everything() : dice.everyday()
        generator = dice.generator
        return step
    }
}

/// Draws steps for one state of a session.
@MainActor
private struct Dice {
    var generator: SeededGenerator
    let counts: [Int]
    let size: CGSize
    private let allowed: AllowedSteps
    private let session: HuntSession

    init(generator: SeededGenerator, session: HuntSession) {
        self.generator = generator
        self.session = session
        counts = session.counts
        size = session.stage.window.bounds.size
        allowed = session.allowed
    }

    private mutating func below(_ count: Int) -> Int { count <= 1 ? 0 : Int.random(in: 0..<count, using: &generator) }

    private mutating func chance(oneIn count: Int) -> Bool { below(count) == 0 }

    mutating func everyday() -> Step {
        let step = everydayStep()
        return fitting(step)
    }

    private mutating func everydayStep() -> Step {
        if let act = act(beside: 10) { return act }
        let section = below(counts.count)
        let count = counts.isEmpty ? 0 : counts[section]
        switch Int.random(in: 0..<(allowed.canEditItems && !counts.isEmpty ? 14 : 9), using: &generator) {
        case 0...4: return .scroll(CGFloat(Int.random(in: -300...300, using: &generator)))
        case 5: return .reload
        case 6: return counts.isEmpty ? .reload : .change([.reloadSection(section)])
        case 7: return narrower()
        case 8: return tap()
        case 9, 10: return .change([.insertItem(IndexPath(item: below(count + 1), section: section), title: "")])
        case 11, 12: return count > 0 ? .change([.deleteItem(IndexPath(item: below(count), section: section))]) : .reload
        default:
            return count > 0 ? .change([move(from: section)]) : .reload
        }
    }

    /// Returns one of the app's own acts that are possible now, chosen by weight; nil if one of the other steps is drawn.
    private mutating func act(beside others: Int) -> Step? {
        let acts = session.subject.acts.filter { $0.isPossible() }
        guard !acts.isEmpty else { return nil }
        var number = below(acts.reduce(others) { $0 + $1.weight })
        for act in acts {
            if number < act.weight { return .act(act.line) }
            number -= act.weight
        }
        return nil
    }

    private mutating func narrower() -> Step {
        let width = Int(size.width)
        let narrower = max(60, width + Int.random(in: -60...60, using: &generator))
        return .resize(width: CGFloat(narrower), height: size.height.rounded(.towardZero))
    }

    private mutating func tap() -> Step { .tap(x: CGFloat(below(Int(size.width))), y: CGFloat(below(Int(size.height)))) }

    // MARK: - What the data source allows

    /// Returns the step, or another step if the data source and the delegates do not allow it.
    private mutating func fitting(_ step: Step) -> Step {
        if let snapshots = allowed.snapshots {
            switch step {
            case .reload, .change: return change(by: snapshots)
            default: break
            }
        }
        return allowed.allows(step) ? step : tap()
    }

    /// Returns a change of a diffable data source, most often by an animated snapshot.
    private mutating func change(by snapshots: any SnapshotEditor) -> Step {
        let edits = edits(by: snapshots)
        guard let first = edits.first else { return .scroll(span(300)) }
        var change = ModelChange(edits, inner: [], by: .batch)
        if case .expandItem = first { return .change(change) }
        if case .collapseItem = first { return .change(change) }
        if case .deleteItem = first, edits.count == 1, snapshots.hasTrees, chance(oneIn: 2) { change.updateMethod = .section }
        if change.updateMethod == .batch, chance(oneIn: 5) {
            change.updateMethod = .reload
        } else {
            change.isAnimated = !chance(oneIn: 3)
        }
        return .change(change)
    }

    private mutating func edits(by snapshots: any SnapshotEditor) -> [ModelEdit] {
        let spareSections = snapshots.deletedSectionSizes
        let kind = below(14)
        if kind == 0, let items = spareSections.last {
            return [.insertSection(below(counts.count + 1), titles: Array(repeating: "", count: items))]
        }
        if kind == 1, counts.count > 1 { return [.deleteSection(below(counts.count))] }
        if kind == 2, counts.count > 1 { return [.moveSection(below(counts.count), below(counts.count))] }
        if kind < 6, snapshots.deletedItemCount > 0, !counts.isEmpty {
            let section = below(counts.count)
            return [.insertItem(IndexPath(item: below(counts[section] + 1), section: section), title: "")]
        }
        guard let path = item() else { return [] }
        switch kind {
        case 6: return [.reloadItem(path)]
        case 7: return [.reconfigureItem(path)]
        case 8: return [.reloadSection(path.section)]
        case 9, 10:
            let target = below(counts.count)
            let room = counts[target] + (target == path.section ? 0 : 1)
            return [.moveItem(path, IndexPath(item: below(room), section: target))]
        case 11: return ModelEdit.random(counts: counts, inserts: false, using: &generator)
        case 12: return [snapshots.toggleEdit(forItemAt: path) ?? .reconfigureItem(path)]
        default: return [.deleteItem(path)]
        }
    }

    // MARK: - Everything

    mutating func everything() -> Step {
        let drawn = settledStep()
        let step = fitting(drawn)
        switch step {
        case .tick, .settle: return step
        default: return chance(oneIn: 3) ? step.unsettled : step
        }
    }

    private mutating func settledStep() -> Step {
        let view = session.subject.collectionView
        if view.hasUncommittedUpdates { return carryingStep() }
        if view.collectionViewLayout is UICollectionViewTransitionLayout, !chance(oneIn: 2) {
            return chance(oneIn: 3) ? .endTransition(finished: !chance(oneIn: 3)) : .progress(CGFloat(below(120)) / 100)
        }
        if view.window == nil, chance(oneIn: 3) { return .enter }
        switch below(30) {
        case 0...4: return .scroll(CGFloat(Int.random(in: -300...300, using: &generator)))
        case 5: return item().map { .scrollToItem($0, Step.Place.allCases[below(3)], animated: chance(oneIn: 2)) } ?? .reload
        case 6: return chance(oneIn: 2) ? .drag(x: span(60), y: span(200)) : .fling(x: span(300), y: span(1500))
        case 7: return .reload
        case 8: return narrower()
        case 9:
            return .resize(width: CGFloat(60 + below(440)), height: CGFloat(60 + below(540)), seconds: chance(oneIn: 2) ? 0.3 : 0)
        case 10: return tap()
        case 11: return item().map { .select($0) } ?? .reload
        case 12:
            let selected = view.indexPathsForSelectedItems ?? []
            return selected.isEmpty ? tap() : .deselect(selected[below(selected.count)])
        case 13:
            return chance(oneIn: 2)
                ? .set(ViewSettings(allowsMultipleSelection: !view.allowsMultipleSelection))
                : .set(ViewSettings(prefetches: !view.isPrefetchingEnabled))
        case 14: return .memoryWarning
        case 15: return view.window == nil ? .enter : .leave
        case 16:
            if view.dragDelegate != nil, chance(oneIn: 2), let step = randomDrag() { return step }
            return item().map { .lift($0) } ?? .settle
        case 17: return chance(oneIn: 2) ? .tick(1 + below(20)) : .settle
        case 18, 19: return act(beside: 0) ?? narrower()
        case 20, 21: return .change(single(), by: chance(oneIn: 2) ? .calls : .reload)
        case 22: return .change(single())
        default: return changes()
        }
    }

    private mutating func carryingStep() -> Step {
        switch below(8) {
        case 0, 1: .drop(cancelled: chance(oneIn: 3))
        case 2: .scroll(span(120))
        case 3: .tick(1 + below(10))
        default:
            .carry(
                x: CGFloat(below(Int(size.width))),
                y: session.subject.collectionView.contentOffset.y.rounded(.towardZero) + CGFloat(below(Int(size.height))))
        }
    }

    /// Returns the drag of an item on screen; nil if none is visible.
    private mutating func randomDrag() -> Step? {
        let view = session.subject.collectionView
        let shown = view.indexPathsForVisibleItems.sorted().filter { session.subject.hasItem(at: $0) }
        guard view.window != nil, !shown.isEmpty else { return nil }
        let path = shown[below(shown.count)]
        guard chance(oneIn: 2) else { return .dragItem(path, to: .item(shown[below(shown.count)])) }
        return .dragItem(path, to: .point(x: CGFloat(below(Int(size.width))), y: CGFloat(below(Int(size.height)))))
    }

    private mutating func span(_ reach: Int) -> CGFloat { CGFloat(Int.random(in: -reach...reach, using: &generator)) }

    private mutating func item() -> IndexPath? {
        let filled = counts.indices.filter { counts[$0] > 0 }
        guard !filled.isEmpty else { return nil }
        let section = filled[below(filled.count)]
        return IndexPath(item: below(counts[section]), section: section)
    }

    private mutating func single() -> [ModelEdit] {
        guard !counts.isEmpty else { return [.insertSection(0, titles: Array(repeating: "", count: below(6)))] }
        let section = below(counts.count)
        let count = counts[section]
        switch below(10) {
        case 0: return [.insertSection(below(counts.count + 1), titles: Array(repeating: "", count: below(6)))]
        case 1: return [.deleteSection(section)]
        case 2: return [.moveSection(section, below(counts.count))]
        case 3: return [.reloadSection(section)]
        case 4 where count > 0: return [.deleteItem(IndexPath(item: below(count), section: section))]
        case 5 where count > 0: return [.reloadItem(IndexPath(item: below(count), section: section))]
        case 6 where count > 0: return [.reconfigureItem(IndexPath(item: below(count), section: section))]
        case 7 where count > 0: return [move(from: section)]
        default: return [.insertItem(IndexPath(item: below(count + 1), section: section), title: "")]
        }
    }

    /// Returns a move of an item of a section to any place.
    private mutating func move(from section: Int) -> ModelEdit {
        let target = below(counts.count)
        let room = counts[target] + (target == section ? 0 : 1)
        return .moveItem(IndexPath(item: below(counts[section]), section: section), IndexPath(item: below(room), section: target))
    }

    private mutating func changes() -> Step {
        let edits = ModelEdit.random(counts: counts, using: &generator)
        guard !edits.isEmpty else { return .change(single()) }
        let split = chance(oneIn: 3) ? below(edits.count + 1) : edits.count
        return .change(Array(edits[..<split]), inner: Array(edits[split...]))
    }
}
