import UIKit

/// Changes of items and sections that are made together, and the way in which the collection view
/// is told of them.
public struct ModelChange: Equatable, Sendable {
    /// The way in which the collection view is told of the changes.
    public enum UpdateMethod: String, CaseIterable, Sendable {
        /// By a batch update. The model makes it in its `perform(_:in:announcing:)`, unless
        /// `changesModelFirst` is true. Without a model, a diffable data source applies a snapshot
        /// instead. If there is neither, only an inner batch is a batch update.
        case batch
        /// By calls such as `insertItems(at:)`, after the model has changed. Only an inner batch is
        /// a batch update.
        case calls
        /// By `reloadData()`, or by `applySnapshotUsingReloadData(_:)` if the data source is
        /// diffable and there is no model. If there is neither a model nor a diffable data source,
        /// it is by single calls, except for an inner batch.
        case reload
        /// By applying a section snapshot. This is possible only if the data source is diffable and
        /// has applied section snapshots.
        case section
    }

    public indirect enum Part: Equatable, Sendable {
        /// A call with edits of one kind. If only one of `changesModel` and `notifiesView` is true,
        /// the call can represent a mistake of the app.
        case call([ModelEdit], changesModel: Bool = true, notifiesView: Bool = true)
        /// A call of `reloadData()`.
        case reload
        case batch([Part])
    }

    public var parts: [Part]
    public var updateMethod: UpdateMethod
    /// Whether the model changes before `performBatchUpdates` is called.
    public var changesModelFirst: Bool
    public var isAnimated: Bool

    public init(
        _ parts: [Part], by updateMethod: UpdateMethod = .batch, changesModelFirst: Bool = false,
        isAnimated: Bool = true
    ) {
        self.parts = parts
        self.updateMethod = updateMethod
        self.changesModelFirst = changesModelFirst
        self.isAnimated = isAnimated
    }

    init(_ edits: [ModelEdit], inner: [ModelEdit], by updateMethod: UpdateMethod) {
        let calls = edits.map { Part.call([$0]) }
        self.init(calls + (inner.isEmpty ? [] : [.batch(inner.map { .call([$0]) })]), by: updateMethod)
    }

    /// The edits of all parts, in the order of the text form.
    public var edits: [ModelEdit] {
        // OPTIMIZATION: one array. A hunt reads the edits several times in each step.
        var edits: [ModelEdit] = []
        for part in parts { part.appendEdits(to: &edits) }
        return edits
    }

    /// Whether each edit is made in the model and the collection view is notified of it, and no
    /// part is a `reloadData()`. A reload of an item counts as an edit.
    var isComplete: Bool { parts.flatMap(\.calls).allSatisfy { $0.changesModel && $0.notifiesView } }

    /// The edits that are passed to the model: all except those of calls with `changesModel` false.
    var editsOfModel: [ModelEdit] { parts.flatMap(\.calls).filter { $0.changesModel }.flatMap { $0.edits } }

    func map(_ change: (ModelEdit) -> ModelEdit) -> ModelChange {
        var result = self
        result.parts = parts.map { $0.map(change) }
        return result
    }

    /// Tells the collection view of the change, except for the calls with `notifiesView` false.
    @MainActor
    func announce(to view: any ObservedList) {
        for part in parts { part.announce(to: view) }
    }
}

extension ModelChange.Part {
    var edits: [ModelEdit] {
        var edits: [ModelEdit] = []
        appendEdits(to: &edits)
        return edits
    }

    func appendEdits(to edits: inout [ModelEdit]) {
        switch self {
        case .call(let own, _, _): edits += own
        case .reload: break
        case .batch(let parts): for part in parts { part.appendEdits(to: &edits) }
        }
    }

    /// The calls in the part and in its inner batches. A call of `reloadData()` has no edits, and
    /// does not change the model.
    fileprivate var calls: [(edits: [ModelEdit], changesModel: Bool, notifiesView: Bool)] {
        switch self {
        case .call(let edits, let changesModel, let notifiesView): [(edits, changesModel, notifiesView)]
        case .reload: [([], false, true)]
        case .batch(let parts): parts.flatMap(\.calls)
        }
    }

    var isBatch: Bool {
        if case .batch = self { true } else { false }
    }

    fileprivate func map(_ change: (ModelEdit) -> ModelEdit) -> ModelChange.Part {
        switch self {
        case .call(let edits, let changesModel, let notifiesView):
            .call(edits.map(change), changesModel: changesModel, notifiesView: notifiesView)
        case .reload: .reload
        case .batch(let parts): .batch(parts.map { $0.map(change) })
        }
    }

    @MainActor
    fileprivate func announce(to view: any ObservedList) {
        switch self {
        case .call(let edits, _, let notifiesView): if notifiesView { ModelEdit.announce(edits, to: view) }
        case .reload: view.reloadData()
        case .batch(let parts): view.performUpdates { for part in parts { part.announce(to: view) } }
        }
    }
}

extension ModelChange: CustomStringConvertible {
    /// The change as text: one line, or the line `batch` with indented lines below it.
    public var description: String {
        if parts.count == 1, case .call = parts[0] { return parts[0].lines[0] + options }
        return (["batch\(options)"] + parts.flatMap(\.lines).map { "  \($0)" }).joined(separator: "\n")
    }

    private var options: String {
        (changesModelFirst ? " model=before" : "") + (updateMethod == .batch ? "" : " by=\(updateMethod.rawValue)")
            + (isAnimated ? "" : " animated=no")
    }
}

extension ModelChange.Part {
    fileprivate var lines: [String] {
        switch self {
        case .call(let edits, let changesModel, let notifiesView):
            [ModelEdit.line(for: edits) + (changesModel ? "" : " model=no") + (notifiesView ? "" : " view=no")]
        case .reload: ["reload"]
        case .batch(let parts): ["batch"] + parts.flatMap(\.lines).map { "  \($0)" }
        }
    }
}
