import UIKit

/// One run of a hunt: a stage, a collection view on it, and the steps done to it.
@MainActor
struct HuntSession {
    struct Broken {
        let invariant: String
        let messages: [String]
    }

    static let freshName = "fresh"
    static let failuresName = "failures"
    static let lifetimesName = "lifetimes"
    static let appName = "app"
    static let sourceName = "data source"

    private let hunt: Hunt
    let stage: Stage
    let subject: HuntSubject
    private(set) var lifetimes = Lifetimes()
    private var newItems = 0
    private var failures: [StageFailure] = []
    /// Whether the collection view had no data source when the run began.
    private let isSourceless: Bool

    init(_ hunt: Hunt, _ subject: @autoclosure () -> HuntSubject, records: Bool = false) {
        self.hunt = hunt
        stage = Stage(width: hunt.size.width, height: hunt.size.height, behavior: hunt.behavior, records: records || hunt.traced != nil)
        self.subject = stage.run { subject() }
        isSourceless = self.subject.collectionView.dataSource == nil
        if hunt.vocabulary == .whole { stage.audited = self.subject.collectionView }
        failures = stage.failures { [stage] in stage.show(self.subject.collectionView) }
    }

    var counts: [Int] {
        if let model = subject.model { return model.sections.map(\.count) }
        return (0..<subject.collectionView.numberOfSections).map { subject.collectionView.numberOfItems(inSection: $0) }
    }

    // MARK: - Steps

    /// Does a step.
    ///
    /// - Returns: false for a step that has become impossible because earlier steps were left out. Then nothing was done.
    mutating func perform(_ step: HuntStep) -> Bool {
        var isDone = false
        failures = stage.failures { isDone = self.attempt(step) }
        if hunt.vocabulary == .whole { lifetimes.note(subject.collectionView.collectionViewLayout) }
        return isDone
    }

    private mutating func attempt(_ step: HuntStep) -> Bool {
        let view = subject.collectionView
        switch step {
        case .scroll(let distance): stage.scroll(view, by: CGFloat(distance))
        case .drag(let x, let y): stage.drag(view, by: CGPoint(x: x, y: y))
        case .fling(let x, let y): stage.fling(view, velocity: CGPoint(x: x, y: y))
        case .scrollToItem(let path, let place, let animated):
            guard exists(path) else { return false }
            act("scroll to item", on: path) { view.scrollToItem(at: path, at: place.value, animated: animated) }
        case .reload: stage.act("reload") { view.reloadData() }
        case .change(let edits, let inner, let telling): return change(edits, inner, telling)
        case .resize(let width, let height, let animated):
            stage.resize(width: CGFloat(width), height: CGFloat(height), animated: animated ? 0.3 : 0)
        case .tap(let x, let y):
            let endTap = subject.beginTap?(stage.isAtRest)
            let hit = stage.tap(at: CGPoint(x: x, y: y))
            endTap?(hit)
        case .select(let path):
            guard exists(path) else { return false }
            act("select", on: path) { view.selectItem(at: path, animated: false, scrollPosition: []) }
        case .deselect(let path):
            guard exists(path) else { return false }
            act("deselect", on: path) { view.deselectItem(at: path, animated: false) }
        case .allowSeveral(let several): stage.act("set") { view.allowsMultipleSelection = several }
        case .prefetching(let prefetches): stage.act("set") { view.isPrefetchingEnabled = prefetches }
        case .memoryWarning: stage.sendMemoryWarning()
        case .leave:
            guard view.window != nil else { return false }
            stage.remove(view)
        case .enter:
            guard view.window == nil else { return false }
            view.frame = stage.window.bounds
            stage.show(view)
        case .lift(let path):
            guard exists(path), !view.hasUncommittedUpdates else { return false }
            act("carry", on: path) { _ = view.beginInteractiveMovementForItem(at: path) }
        case .carry(let x, let y):
            guard view.hasUncommittedUpdates else { return false }
            stage.act("carry") { view.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: y)) }
        case .drop(let cancelled):
            guard view.hasUncommittedUpdates else { return false }
            stage.act("drop") { if cancelled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() } }
        case .progress(let hundredths):
            guard let between = view.collectionViewLayout as? UICollectionViewTransitionLayout else { return false }
            stage.act("transition") {
                between.transitionProgress = CGFloat(hundredths) / 100
                between.invalidateLayout()
            }
        case .endTransition(let finished):
            guard view.collectionViewLayout is UICollectionViewTransitionLayout else { return false }
            stage.act("transition") { if finished { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() } }
        case .act(let line): return subject.acts.first { $0.line == line }?.perform(stage) ?? false
        case .tick(let count): for _ in 0..<count { stage.tick() }
        case .settle: stage.settle()
        case .unsettled(let step):
            stage.settlesAfterVerbs = false
            defer { stage.settlesAfterVerbs = true }
            return attempt(step)
        }
        return true
    }

    private func exists(_ path: IndexPath) -> Bool {
        let counts = counts
        return counts.indices.contains(path.section) && path.item < counts[path.section]
    }

    /// Does something with an item, unless work that is due in the same tick has removed the item.
    private func act(_ what: String, on path: IndexPath, _ action: () -> Void) {
        stage.act(what) { if exists(path) { action() } }
    }

    private mutating func change(_ edits: [ModelEdit], _ inner: [ModelEdit], _ telling: HuntStep.Telling) -> Bool {
        let view = subject.collectionView
        guard ModelEdit.fit(edits + inner, counts: counts), telling == .batch || !view.hasUncommittedUpdates else { return false }
        let all = (edits + inner).map { named($0) }
        func tell() {
            for edit in edits { edit.tell(view) }
            if !inner.isEmpty { view.performBatchUpdates { for edit in inner { edit.tell(view) } } }
        }
        guard let model = subject.model else {
            guard all.allSatisfy({ !$0.changesModel }) else { return false }
            stage.act("reload", tell)
            return true
        }
        // The model changes before the collection view is told, so nothing may ask it in between: no layout may be pending.
        if telling == .calls,
            edits.count != 1 || view.isChangedByDataSourceAlone || view.asksCountsLate || !stage.isAtRest || view.window == nil
        {
            return false
        }
        stage.act("change") {
            // Work that was due in this tick may have changed the model.
            guard ModelEdit.fit(edits + inner, counts: counts) else { return }
            switch telling {
            case .batch: model.perform(all, in: view, telling: tell)
            case .calls:
                model.change(by: all)
                tell()
            case .reload:
                model.change(by: all)
                view.reloadData()
            }
        }
        return true
    }

    /// Gives new items names that no item had before.
    private mutating func named(_ edit: ModelEdit) -> ModelEdit {
        func name() -> String {
            newItems += 1
            return "new\(newItems)"
        }
        return switch edit {
        case .insertItem(let path, _): .insertItem(path, title: name())
        case .insertSection(let section, let titles): .insertSection(section, titles: titles.map { _ in name() })
        default: edit
        }
    }

    // MARK: - Looking

    /// The steps after which a fresh collection view should look the same.
    var closing: [HuntStep] {
        let view = subject.collectionView
        var steps: [HuntStep] = []
        if view.hasUncommittedUpdates { steps.append(.drop(cancelled: true)) }
        if view.collectionViewLayout is UICollectionViewTransitionLayout { steps.append(.endTransition(finished: true)) }
        if view.window == nil { steps.append(.enter) }
        steps += subject.calming.map { .act($0) }
        return steps.isEmpty && !stage.isAtRest ? [.settle] : steps
    }

    /// The first invariant that is broken.
    func look(compares: Bool) -> Broken? {
        if isSourceless { return Broken(invariant: HuntSession.sourceName, messages: [HuntSubject.sourceless]) }
        if !failures.isEmpty { return Broken(invariant: HuntSession.failuresName, messages: failures.map(\.text)) }
        if let found = subject.takeFindings?(), !found.isEmpty { return Broken(invariant: HuntSession.appName, messages: found) }
        if !stage.faults.isEmpty { return Broken(invariant: Invariant.books.name, messages: stage.faults) }
        guard stage.isAtRest else { return nil }
        for invariant in hunt.invariants {
            let messages = invariant.check(stage, subject.collectionView)
            if !messages.isEmpty { return Broken(invariant: invariant.name, messages: messages) }
        }
        guard compares else { return nil }
        let faults = Invariant.books.check(stage, subject.collectionView)
        guard faults.isEmpty else { return Broken(invariant: Invariant.books.name, messages: faults) }
        let messages = FreshComparison(of: subject, on: stage).differences { hunt.makeSubject() }
        return messages.isEmpty ? nil : Broken(invariant: HuntSession.freshName, messages: messages)
    }

    /// The objects that have to be released with the session.
    mutating func finish() -> Lifetimes {
        lifetimes.watch(subject.collectionView, on: stage)
        return lifetimes
    }
}

extension HuntStep.Place {
    package var value: UICollectionView.ScrollPosition {
        switch self {
        case .top: [.top, .left]
        case .middle: [.centeredVertically, .centeredHorizontally]
        case .bottom: [.bottom, .right]
        }
    }
}
