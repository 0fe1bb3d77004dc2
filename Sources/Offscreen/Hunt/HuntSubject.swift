import UIKit

/// A collection view to hunt in, with what an app keeps beside it.
@MainActor
public struct HuntSubject {
    public let collectionView: UICollectionView
    /// Nil when the items stay as they are.
    public let model: (any HuntModel)?
    /// Kept alive with it: data source and delegate.
    private let companions: [AnyObject]
    /// What only this app can do.
    public var acts: [HuntAct] = []
    /// The same app once more, in the state that it is in now and with nothing done to it; nil for one as it is made.
    package var again: (@MainActor () -> HuntSubject)?
    /// Acts after which the app answers steadily, and the collection view has heard its answers.
    package var calming: [String] = []

    /// Called before a tap, told whether nothing moves; what it returns is called after it, with the view that was hit.
    package var beginTap: (@MainActor (_ isSteady: Bool) -> (UIView?) -> Void)?
    /// A name for a new item that no item had before.
    package var newTitle: @MainActor () -> String
    /// What the app itself saw that cannot be, since it was last asked.
    package var takeFindings: (@MainActor () -> [String])?

    @MainActor
    private final class Names {
        private var count = 0

        func next() -> String {
            count += 1
            return "new\(count)"
        }
    }

    /// What is said of one without a data source: whoever looks for mistakes in it would find none.
    static let sourceless = "the collection view has no data source; HuntSubject(view, companions: [source]) keeps it"

    /// - Parameters:
    ///   - collectionView: not yet in a window.
    ///   - model: for steps that insert, delete and move items.
    ///   - companions: whatever the collection view refers to weakly; a data source and a delegate that are alive now are kept anyway.
    public init(_ collectionView: UICollectionView, model: (any HuntModel)? = nil, companions: [AnyObject] = []) {
        self.collectionView = collectionView
        self.model = model
        let names = Names()
        newTitle = { names.next() }
        self.companions = companions + [collectionView.dataSource as AnyObject?, collectionView.delegate].compactMap { $0 }
    }
}

/// Something that only one app can do: a step of a hunt beside those that every collection view knows.
///
/// ```swift
/// subject.acts = [
///     HuntAct("add a poster", weight: 3, when: { posters.count < 9 }) { stage in stage.act("add") { posters.add() } }
/// ]
/// ```
@MainActor
public struct HuntAct {
    /// What it is called in findings, and done again by; in the scenario language a line.
    public let line: String
    /// How often it is taken: all steps that every collection view knows have the weight 10 together.
    public let weight: Int
    /// Whether it can be done now.
    let isPossible: @MainActor () -> Bool
    /// - Returns: whether it was done.
    package let perform: @MainActor (Stage) -> Bool

    /// - Parameters:
    ///   - when: the precondition. It changes nothing.
    ///   - perform: does it on the stage.
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
