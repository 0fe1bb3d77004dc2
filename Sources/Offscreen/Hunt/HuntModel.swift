import UIKit

/// A data source whose items a hunt may change.
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
        view.performBatchUpdates {
            self.change(by: edits)
            telling()
        }
    }

    public func change(by edits: [ModelEdit]) {
        sections = ModelEdit.apply(edits, to: sections)
    }
}
