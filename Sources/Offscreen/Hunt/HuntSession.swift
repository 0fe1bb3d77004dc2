import UIKit

/// One run of a hunt: a stage with a collection view, on which the steps of the run are taken.
@MainActor
final class HuntSession {
    struct Violation {
        let invariant: String
        let messages: [String]

        /// Returns nil if there are no messages.
        init?(_ invariant: String, _ messages: [String]) {
            if messages.isEmpty { return nil }
            (self.invariant, self.messages) = (invariant, messages)
        }
    }

    nonisolated static let freshName = "fresh"
    /// The names of the invariants for which a replay must compare the screen with a fresh
    /// collection view.
    static let namesInComparisons = [freshName, Invariant.books.name, Invariant.answers.name]
    static let failuresName = "failures"
    nonisolated static let systemName = "system"
    nonisolated static let actsName = "acts"
    /// The names of findings about a hunt that cannot run as it was made.
    nonisolated static let namesAboutHunt = [systemName, actsName]
    private let noActsMessage = "the vocabulary is 'acts', and the HuntSubject has no acts; set subject.acts"

    private let hunt: Hunt
    let stage: Stage
    let subject: HuntSubject
    let allowed: AllowedSteps
    private var lifetimes = WatchedObjects()
    private var failures: [StageFailure] = []
    /// Whether an act of the app has been performed, or a control was tapped whose action may change
    /// the data.
    private var hasPerformedAct = false
    /// Whether an act, or an edit of the hunt, may have changed the model.
    private var hasChangedModel = false
    /// Whether the collection view had no data source when the run began.
    private let hasNoDataSource: Bool
    /// Whether the system may lack a part of the screen. Stored, because it is read in each step.
    private let mayLackParts: Bool

    init(_ hunt: Hunt, records: Bool = false) {
        self.hunt = hunt
        mayLackParts = !hunt.allowsMissingParts && hunt.behavior.mayLackParts
        let isRecorded = records || hunt.traceHandler != nil
        let stage = Stage(
            width: hunt.size.width, height: hunt.size.height, behavior: hunt.behavior, records: isRecorded)
        let subject = stage.run(hunt.makeSubject)
        self.stage = stage
        self.subject = subject
        hasNoDataSource = subject.view.sourceOfData == nil
        if hunt.vocabulary == .everything { stage.auditedView = subject.view }
        failures = stage.collectFailures { stage.show(subject) }
        allowed = AllowedSteps(on: subject, hunt.vocabulary)
        for reason in allowed.leftOut { hunt.noteOmission(reason) }
    }

    // MARK: - Steps

    /// - Returns: whether the step was done. A step may be impossible in the present state, for
    ///   example because the hunt has removed earlier steps.
    func perform(_ step: Step) -> Bool {
        var isDone = false
        // With a model, a fresh collection view gets the changed data.
        let tapsControl = subject.model == nil && !hasPerformedAct && tapsControlWithAction(step)
        failures = []
        _ = stage.collectFailures {
            isDone = allowed.allows(step) && isSafe(step) && step.perform(on: stage, subject: subject) == nil
        } note: { [unowned self] in
            failures.append($0)
        }
        if step.actName != nil || tapsControl, isDone || !failures.isEmpty { hasPerformedAct = true }
        if isDone, step.changesModel { hasChangedModel = true }
        if hunt.vocabulary == .everything { lifetimes.noteLayout(subject.view.layoutOfItems) }
        return isDone
    }

    /// Whether a step taps a control that has an action, such as a button in a cell.
    private func tapsControlWithAction(_ step: Step) -> Bool {
        switch step {
        case .unsettled(let step): return tapsControlWithAction(step)
        case .tap(let x, let y):
            let hit = stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
            return sequence(first: hit, next: { $0?.superview }).contains { ($0 as? UIControl)?.hasActions == true }
        default: return false
        }
    }

    /// Whether a step is possible. For the steps that are excluded here, UIKit may raise an
    /// exception that is not a fault of the app.
    private func isSafe(_ step: Step) -> Bool {
        switch step {
        case .unsettled(let step): isSafe(step)
        case .scrollToItem(let path, _, _): subject.hasItem(at: path)
        case .select(let paths, _): paths.allSatisfy { subject.hasItem(at: $0) }
        case .change(let change): isSafe(change)
        default: true
        }
    }

    private func isSafe(_ change: ModelChange) -> Bool {
        // For a diffable data source, `SnapshotEditor.obstacle(to:)` decides which changes are
        // possible.
        if subject.snapshots != nil { return true }
        let (edits, counts) = (change.edits, subject.counts)
        guard ModelEdit.canApply(edits, toCounts: counts),
            !ModelEdit.hasMoveWhereReloadInserts(edits, counts: counts)
        else { return false }
        switch change.updateMethod {
        case .batch, .section: return true
        case .reload: return !subject.view.hasUncommittedUpdates
        case .calls:
            let view = subject.view
            // The model changes before the collection view is updated.
            // A layout pass in between would find item counts that disagree, so no layout may be
            // pending.
            return !view.hasUncommittedUpdates && edits.count == 1 && !view.requestsCountsOnUpdate
                && stage.isAtRest
                && view.window != nil
        }
    }

    // MARK: - Checking invariants

    /// The steps after which the collection view should look the same as a fresh one: they end
    /// interactive movements and layout transitions, show the collection view, and perform the
    /// app's `settlingActs`. If none of these is needed and the stage is not at rest, the only step
    /// is `settle`.
    var stepsToRest: [Step] {
        let view = subject.view
        var steps: [Step] = []
        if view.hasUncommittedUpdates { steps.append(.drop(cancelled: true)) }
        if view.layoutOfItems is UICollectionViewTransitionLayout {
            steps.append(.endTransition(finished: true))
        }
        if view.window == nil { steps.append(.enter) }
        steps += subject.settlingActs.map { .act($0) }
        return steps.isEmpty && !stage.isAtRest ? [.settle] : steps
    }

    /// Returns the violation of the first broken invariant; nil if all hold. The hunt's invariants
    /// are checked only at rest.
    func firstViolation(comparesWithFreshView compares: Bool) -> Violation? {
        Violation(HuntSession.systemName, mayLackParts ? hunt.behavior.partsMissing(for: subject) : [])
            ?? Violation("data source", hasNoDataSource ? [subject.noDataSourceMessage] : [])
            ?? Violation(HuntSession.actsName, hunt.vocabulary == .acts && subject.acts.isEmpty ? [noActsMessage] : [])
            ?? Violation(HuntSession.failuresName, failures.map(\.text)) ?? Violation(
                "app", subject.takeFindings?() ?? [])
            ?? Violation(Invariant.books.name, stage.faults)
            ?? (stage.isAtRest ? firstViolationAtRest(comparesWithFreshView: compares) : nil)
    }

    private func firstViolationAtRest(comparesWithFreshView compares: Bool) -> Violation? {
        for invariant in compares ? hunt.invariants + [.books, .answers] : hunt.invariants {
            if let broken = Violation(invariant.name, invariant.checkObserved(stage, subject.view)) { return broken }
        }
        guard compares else { return nil }
        let comparison = FreshViewComparison(of: subject, on: stage, followsAct: hasPerformedAct)
        return Violation(
            HuntSession.freshName,
            comparison.differences(fromFreshSubject: hunt.makeSubject, noteOmission: hunt.noteOmission))
    }

    /// A hint about a difference from a fresh collection view; nil if there is no model, or if its
    /// items have not been changed.
    var hintAboutNames: String? {
        guard hasChangedModel, subject.model != nil, subject.makeAgain == nil else { return nil }
        return """
            a fresh \(subject.view.listName) gets only the names in the model's sections. If a cell shows \
            something that the name of its item does not determine, put that into the name
            """
    }

    /// Records and returns the objects that must be released together with the session.
    func collectWatchedObjects() -> WatchedObjects {
        lifetimes.watch(subject.view, on: stage)
        return lifetimes
    }
}

extension Step {
    /// Whether the step is an act of the app, or an edit of the items.
    fileprivate var changesModel: Bool {
        switch self {
        case .unsettled(let step): step.changesModel
        case .act, .change: true
        default: false
        }
    }
}
