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
    package var acts: [HuntAct] = []
    /// The same app once more, in the state that it is in now and with nothing done to it; nil for one as it is made.
    package var again: (@MainActor () -> HuntSubject)?
    /// Acts after which the app answers steadily, and the collection view has heard its answers.
    package var calming: [String] = []

    /// Called before a tap, told whether nothing moves; what it returns is called after it, with the view that was hit.
    package var beginTap: (@MainActor (_ isSteady: Bool) -> (UIView?) -> Void)?
    /// What the app itself saw that cannot be, since it was last asked.
    package var takeFindings: (@MainActor () -> [String])?

    /// - Parameters:
    ///   - collectionView: not yet in a window.
    ///   - model: for steps that insert, delete and move items.
    ///   - companions: whatever the collection view refers to weakly; its data source and delegate are kept anyway.
    public init(_ collectionView: UICollectionView, model: (any HuntModel)? = nil, companions: [AnyObject] = []) {
        self.collectionView = collectionView
        self.model = model
        self.companions = companions + [collectionView.dataSource as AnyObject?, collectionView.delegate].compactMap { $0 }
    }
}

/// Something that only one app can do, by the line of a scenario that does it.
@MainActor
package struct HuntAct {
    package let line: String
    /// - Returns: whether it could be done now.
    package let perform: @MainActor (Stage) -> Bool

    package init(_ line: String, _ perform: @escaping @MainActor (Stage) -> Bool) {
        self.line = line
        self.perform = perform
    }
}
