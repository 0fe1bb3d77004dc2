import UIKit

/// A collection view to hunt in, with the objects that an app keeps for it.
@MainActor
public struct HuntSubject {
    public let collectionView: UICollectionView
    /// Nil when the items never change, or when the data source is diffable and the hunt itself applies its snapshots.
    public let model: (any HuntModel)?
    /// Edits the snapshots of a diffable data source, where there is no model.
    let snapshots: (any SnapshotEditor)?
    /// Objects that are kept alive with it, such as data source and delegate.
    private let companions: [AnyObject]
    /// The steps that only this app can do.
    public var acts: [HuntAct] = []
    /// Makes the same app in its present state, with nothing done to it; nil for an app in its initial state.
    package var again: (@MainActor () -> HuntSubject)?
    /// Acts after which the app gives steady answers and the collection view has asked for them.
    package var calming: [String] = []

    /// Called before a tap, with whether nothing moves. The result is called after the tap, with the view that was hit.
    package var beginTap: (@MainActor (_ isSteady: Bool) -> (UIView?) -> Void)?
    /// A name for a new item that no item had before.
    package var newTitle: @MainActor () -> String
    /// The app's own findings since it was last asked.
    package var takeFindings: (@MainActor () -> [String])?

    @MainActor
    private final class Names {
        private var count = 0

        func next() -> String {
            count += 1
            return "new\(count)"
        }
    }

    /// The message for a collection view without a data source, in which a search for mistakes would find none.
    static let sourceless = "the collection view has no data source; HuntSubject(view, companions: [source]) keeps it"

    /// - Parameters:
    ///   - collectionView: a collection view that is not in a window yet.
    ///   - model: needed for steps that insert, delete and move items, unless the data source is diffable: then the hunt applies
    ///     snapshots.
    ///   - companions: objects that the collection view only refers to weakly. A data source and a delegate that exist now are kept
    ///     anyway.
    public init(_ collectionView: UICollectionView, model: (any HuntModel)? = nil, companions: [AnyObject] = []) {
        self.collectionView = collectionView
        self.model = model
        snapshots = model == nil ? collectionView.snapshotEditor : nil
        let names = Names()
        newTitle = { names.next() }
        self.companions = companions + [collectionView.dataSource as AnyObject?, collectionView.delegate].compactMap { $0 }
    }
}

extension Stage {
    /// Shows the collection view of a hunt alone in the window. Constraints to its superview do not give it a size there.
    public func show(_ subject: HuntSubject, file: String = #fileID, line: Int = #line) {
        let view = subject.collectionView
        if view.constraints.isEmpty { view.translatesAutoresizingMaskIntoConstraints = true }
        show(view, file: file, line: line)
    }
}

/// A step of a hunt that only one app can do, in addition to the steps that every collection view has.
///
/// ```swift
/// subject.acts = [
///     HuntAct("add a poster", weight: 3, when: { posters.count < 9 }) { stage in stage.act("add") { posters.add() } }
/// ]
/// ```
@MainActor
public struct HuntAct {
    /// Its name in findings, with which it can be repeated; in the scenario language it is a line.
    public let line: String
    /// Its frequency. All steps that every collection view has together weigh 10.
    public let weight: Int
    /// Whether it is possible now.
    let isPossible: @MainActor () -> Bool
    /// - Returns: whether it was done.
    package let perform: @MainActor (Stage) -> Bool

    /// - Parameters:
    ///   - when: the precondition. It must not change anything.
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
