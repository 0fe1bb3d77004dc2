import UIKit

/// A collection view or a table view that a hunt tests, with the objects that an app keeps for it.
@MainActor
public struct HuntSubject {
    package let view: any ObservedList
    /// The model; nil if the hunt must not change the items, or if it applies the snapshots of a
    /// diffable data source itself.
    public let model: (any HuntModel)?
    /// The editor of a diffable data source's snapshots; nil if there is a model, or if the data
    /// source is not diffable.
    let snapshots: (any SnapshotEditor)?
    /// Objects that are kept alive together with the collection view, such as its data source and
    /// delegate.
    private let companions: [AnyObject]
    /// Steps that only this app has. They may change the same items as the hunt.
    public var acts: [HuntAct] = []
    /// Whether the app never inserts, deletes or moves sections. The hunt then does not either, and
    /// only changes items. Set the property also for a diffable data source whose sections have
    /// fixed places, because the hunt's snapshots otherwise delete and move them.
    public var hasFixedSections = false
    /// Makes a new subject of this app with the app's present data. If nil, new subjects are made
    /// by the closure that was passed to the hunt.
    package var makeAgain: (@MainActor () -> HuntSubject)?
    /// The names of the acts that are performed before a comparison with a fresh collection view.
    /// After these acts, the app's answers no longer change, and the collection view has asked for
    /// them again.
    package var settlingActs: [String] = []

    /// Called before a tap, with an argument that is true if the stage is at rest. The returned
    /// closure is called after the tap, with the view that was hit.
    package var beginTap: (@MainActor (_ isSteady: Bool) -> (UIView?) -> Void)?
    /// Returns a name for a new item, a different one with each call: by default "new1", "new2" and
    /// so on.
    package var newTitle: @MainActor () -> String
    /// Returns the app's own findings since the last call.
    package var takeFindings: (@MainActor () -> [String])?

    /// The view controller that the stage shows, with the collection view in its view; nil if no
    /// companion is the controller of such a view. The outermost parent is shown.
    let controller: UIViewController?

    /// The message of the finding about a list without a data source.
    var noDataSourceMessage: String {
        "the \(view.listName) has no data source; HuntSubject(view, companions: [source]) keeps it"
    }

    /// The collection view or table view.
    public var list: any List { view as! any List }

    /// The list, which must be a collection view.
    public var collectionView: UICollectionView {
        guard let collectionView = view as? UICollectionView else {
            fatalError("the HuntSubject has a UITableView: read its property tableView")
        }
        return collectionView
    }

    /// The list, which must be a table view.
    public var tableView: UITableView {
        guard let tableView = view as? UITableView else {
            fatalError("the HuntSubject has a UICollectionView: read its property collectionView")
        }
        return tableView
    }

    /// - Parameters:
    ///   - list: a collection view or table view that is not in a window yet.
    ///   - model: the model through which items are inserted, deleted and moved. A diffable data
    ///     source needs none.
    ///   - companions: objects to which the collection view has only weak references. Its present
    ///     data source and delegate are kept alive anyway. If one of these objects is a view
    ///     controller and its view contains the collection view, the hunt shows this controller.
    public init(_ list: any List, model: (any HuntModel)? = nil, companions: [AnyObject] = []) {
        view = list.observed
        self.model = model
        snapshots = model == nil ? view.snapshotEditor : nil
        var titleCount = 0
        newTitle = {
            titleCount += 1
            return "new\(titleCount)"
        }
        let kept = companions + [view.sourceOfData, view.listDelegate].compactMap { $0 }
        self.companions = kept
        let owner = kept.lazy.compactMap { $0 as? UIViewController }.first {
            list.isDescendant(of: $0.view)
        }
        controller = owner.flatMap { sequence(first: $0, next: \.parent).reversed().first }
    }
}

extension Stage {
    /// Shows the view controller of a hunt's collection view. If none of the subject's companions
    /// is its controller, adds the collection view alone to the window. If the collection view then
    /// has no constraints of its own, it keeps its frame, or fills the window if its frame is empty.
    /// Constraints from the app to another superview then have no effect.
    public func show(_ subject: HuntSubject, file: String = #fileID, line: Int = #line) {
        if let controller = subject.controller { return show(controller, file: file, line: line) }
        releaseFromOuterConstraints(subject.view)
        show(subject.view, file: file, line: line)
    }

    /// Adds what ``show(_:file:line:)`` shows to the window, without a layout.
    package func add(_ subject: HuntSubject) {
        if let controller = subject.controller { return window.rootViewController = controller }
        releaseFromOuterConstraints(subject.view)
        add(subject.view)
    }

    private func releaseFromOuterConstraints(_ view: UIView) {
        if view.constraints.isEmpty { view.translatesAutoresizingMaskIntoConstraints = true }
    }

    /// Removes what ``show(_:file:line:)`` has added to the window.
    public func remove(_ subject: HuntSubject, file: String = #fileID, line: Int = #line) {
        guard let controller = subject.controller else {
            return remove(subject.view, file: file, line: line)
        }
        act("remove \(Swift.type(of: controller))", file: file, line: line) { window.rootViewController = nil }
    }
}

/// A step of a hunt that only one app has, in addition to the steps of every collection view.
///
/// ```swift
/// subject.acts = [
///     HuntAct("add a poster", weight: 3, when: { posters.count < 9 }) { stage in stage.act("add") { posters.add() } }
/// ]
/// ```
@MainActor
public struct HuntAct {
    /// The name of the act, which is a line in the text of a finding. A replay performs the act
    /// with this name.
    public let line: String
    /// The relative frequency of the act. In the everyday vocabulary, the steps that are not acts
    /// have a total weight of 10.
    public let weight: Int
    let isPossible: @MainActor () -> Bool
    /// Performs the act if it is possible, and returns whether it was.
    package let perform: @MainActor (Stage) -> Bool

    /// - Parameters:
    ///   - isPossible: the precondition. It must not change anything.
    ///   - perform: does the step on the stage.
    public init(
        _ line: String, weight: Int = 1, when isPossible: @escaping @MainActor () -> Bool = { true },
        perform: @escaping @MainActor (Stage) -> Void
    ) {
        self.line = line
        self.weight = max(1, weight)
        self.isPossible = isPossible
        self.perform = { stage in
            guard isPossible() else { return false }
            perform(stage)
            return true
        }
    }

    package init(line: String, _ perform: @escaping @MainActor (Stage) -> Bool) {
        self.line = line
        weight = 1
        isPossible = { true }
        self.perform = perform
    }
}
