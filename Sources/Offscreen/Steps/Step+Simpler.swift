import Foundation

extension Step {
    /// Returns numbers that are nearer to 0: 0 itself, the half, and the next number toward 0.
    /// There are none for 0.
    static func valuesCloserToZero(than value: Int) -> [Int] {
        if value == 0 {
            []
        } else if value == 1 || value == -1 {
            [0]
        } else {
            [0, value / 2, value - value.signum()]
        }
    }

    private static func valuesCloserToZero(than value: CGFloat) -> [CGFloat] {
        if value == 0 { return [] }
        if abs(value) <= 1 { return [0] }
        return [0, (value / 2).rounded(.towardZero), value < 0 ? value + 1 : value - 1]
    }

    /// Returns index paths that are nearer to the first item of the first section.
    fileprivate static func pathsCloserToStart(than path: IndexPath) -> [IndexPath] {
        valuesCloserToZero(than: path.section).map { IndexPath(item: path.item, section: $0) }
            + valuesCloserToZero(than: path.item).map { IndexPath(item: $0, section: path.section) }
    }

    /// Simpler steps, in the order in which a hunt tries them in place of this step.
    var simplerSteps: [Step] {
        func stepsCloserToStart(from path: IndexPath, _ make: (IndexPath) -> Step) -> [Step] {
            Step.pathsCloserToStart(than: path).map(make)
        }
        switch self {
        case .scroll(let distance):
            return Step.valuesCloserToZero(than: distance).filter { $0 != 0 }.map { .scroll($0) }
                + (distance < 0 ? [.scroll(-distance)] : [])
        case .scrollToItem(let path, let place, let animated):
            return (animated ? [.scrollToItem(path, place, animated: false)] : [])
                + stepsCloserToStart(from: path) { .scrollToItem($0, place, animated: animated) }
        case .drag(let x, let y, _), .fling(let x, let y), .scrollBy(let x, let y):
            return [.scroll(y == 0 ? x : y)].filter { $0 != .scroll(0) }
        case .scrollTo(let x, let y, let animated): return animated ? [.scrollTo(x: x, y: y)] : []
        case .change(let change):
            return change.simplerOptions.map { .change($0) } + (change.canBeReplacedByReload ? [.reload] : [])
                + change.simplerCalls.map { .change($0) }
        case .resize(let width, let height, let seconds):
            return (seconds != 0 ? [.resize(width: width, height: height)] : [])
                + (width == 320 ? [] : [.resize(width: 320, height: height, seconds: seconds)])
                + (height == 400 ? [] : [.resize(width: width, height: 400, seconds: seconds)])
        case .select(let paths, let several) where paths.count == 1:
            return stepsCloserToStart(from: paths[0]) { .select([$0], several: several) }
        case .lift(let path): return stepsCloserToStart(from: path) { .lift($0) }
        case .dragItem(let path, let goal):
            let steps = stepsCloserToStart(from: path) { .dragItem($0, to: goal) }
            guard case .item(let target) = goal else { return steps }
            return steps + stepsCloserToStart(from: target) { .dragItem(path, to: .item($0)) }
        case .tick(let count):
            return [.settle] + Step.valuesCloserToZero(than: count).filter { $0 > 0 }.map { .tick($0) }
        case .advance: return [.settle]
        case .unsettled(let step): return [step] + step.simplerSteps.map { .unsettled($0) }
        case .reload, .invalidate, .tap, .touch, .touchMove, .touchEnd, .touchCancel, .select, .deselect, .set,
            .memoryWarning, .leave,
            .enter, .carry, .drop, .progress, .endTransition, .act, .settle:
            return []
        }
    }
}

extension ModelChange {
    /// Whether a hunt tries `reloadData()` in place of the change. This holds for a change with one
    /// edit, and for a change that reloads or reconfigures items or sections outside of an inner
    /// batch.
    fileprivate var canBeReplacedByReload: Bool {
        edits.count == 1 || parts.contains { part in !part.isBatch && part.edits.contains { !$0.changesModel } }
    }

    /// Simpler changes. If there is an inner batch, the first has all edits in one animated batch
    /// update. The others have one option replaced: the change is made by a batch update, or with
    /// animation.
    fileprivate var simplerOptions: [ModelChange] {
        (parts.contains(where: \.isBatch) ? [ModelChange(edits, inner: [], by: .batch)] : [])
            + (updateMethod == .batch ? [] : [changed { $0.updateMethod = .batch }])
            + (isAnimated ? [] : [changed { $0.isAnimated = true }])
    }

    private func changed(by change: (inout ModelChange) -> Void) -> ModelChange {
        var changed = self
        change(&changed)
        return changed
    }

    /// Simpler changes: first those with one call fewer, and then those with one call made simpler.
    fileprivate var simplerCalls: [ModelChange] {
        let calls = parts.indices.filter { !parts[$0].isBatch }
        var result = calls.count > 1 ? calls.map { index in changed { $0.parts.remove(at: index) } } : []
        for index in calls {
            guard case .call(let edits, let changesModel, let notifiesView) = parts[index], edits.count == 1 else {
                continue
            }
            result += edits[0].simplerEdits.map { simpler in
                changed { $0.parts[index] = .call([simpler], changesModel: changesModel, notifiesView: notifiesView) }
            }
        }
        return result
    }
}

extension ModelEdit {
    /// Simpler edits, in the order in which a hunt tries them in place of this edit.
    var simplerEdits: [ModelEdit] {
        switch self {
        case .deleteItem(let path): Step.pathsCloserToStart(than: path).map { .deleteItem($0) }
        case .insertItem(let path, let title): Step.pathsCloserToStart(than: path).map { .insertItem($0, title: title) }
        case .moveItem(let from, let to):
            Step.pathsCloserToStart(than: from).map { .moveItem($0, to) }
                + Step.pathsCloserToStart(than: to).map { .moveItem(from, $0) }
        case .deleteSection(let section): Step.valuesCloserToZero(than: section).map { .deleteSection($0) }
        case .insertSection(let section, let titles):
            Step.valuesCloserToZero(than: titles.count).map {
                .insertSection(section, titles: Array(titles.prefix($0)))
            }
                + Step.valuesCloserToZero(than: section).map { .insertSection($0, titles: titles) }
        case .moveSection(let from, let to):
            Step.valuesCloserToZero(than: from).map { .moveSection($0, to) }
                + Step.valuesCloserToZero(than: to).map { .moveSection(from, $0) }
        case .reloadItem(let path): Step.pathsCloserToStart(than: path).map { .reloadItem($0) }
        case .reloadSection(let section): Step.valuesCloserToZero(than: section).map { .reloadSection($0) }
        case .reconfigureItem(let path): Step.pathsCloserToStart(than: path).map { .reconfigureItem($0) }
        case .expandItem(let path): Step.pathsCloserToStart(than: path).map { .expandItem($0) }
        case .collapseItem(let path): Step.pathsCloserToStart(than: path).map { .collapseItem($0) }
        }
    }
}
