import UIKit

/// A data source whose items a hunt may change.
///
/// A diffable data source needs none: there the hunt applies snapshots of the items that the data source has. A model beside it is
/// for new items, and applies a snapshot in its own `perform(_:in:telling:)`.
@MainActor
public protocol HuntModel: AnyObject {
    /// The items by section, each with a unique name. Changing it does not tell the collection view.
    var sections: [[String]] { get set }

    /// Makes changes that belong together, and updates the collection view. By default it uses a batch update, and calls `telling`
    /// in it, which tells the collection view of each change.
    func perform(_ edits: [ModelEdit], in view: UICollectionView, telling: @escaping () -> Void)

    /// Changes the items without telling the collection view.
    func change(by edits: [ModelEdit])
}

extension HuntModel {
    public func perform(_ edits: [ModelEdit], in view: UICollectionView, telling: @escaping () -> Void) {
        if view.isChangedByDataSourceAlone {
            return view.viewWorld.fail(
                Failure(
                    "HuntModel.perform(_:in:telling:) makes a batch update, and the data source is diffable",
                    hint: "leave the model out, and the hunt applies snapshots, or apply one in a perform(_:in:telling:) of your own"))
        }
        view.performBatchUpdates {
            self.change(by: edits)
            telling()
        }
    }

    public func change(by edits: [ModelEdit]) {
        sections = ModelEdit.apply(edits, to: sections)
    }
}
