import UIKit

/// A data source whose items a hunt may change.
@MainActor
public protocol HuntModel: AnyObject {
    /// The items by section, each by a name of its own. Changing it tells the collection view nothing.
    var sections: [[String]] { get set }

    /// Does `change` to the items and has the collection view follow. As it stands: in a batch update, with `telling` inside.
    func perform(in view: UICollectionView, _ change: @escaping () -> Void, telling: @escaping () -> Void)
}

extension HuntModel {
    public func perform(in view: UICollectionView, _ change: @escaping () -> Void, telling: @escaping () -> Void) {
        view.performBatchUpdates {
            change()
            telling()
        }
    }
}

/// A collection view to hunt in, with what an app keeps beside it.
@MainActor
public struct HuntSubject {
    public let collectionView: UICollectionView
    /// Nil when the items stay as they are.
    public let model: (any HuntModel)?
    /// Kept alive with it: data source and delegate.
    private let companions: [AnyObject]

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
