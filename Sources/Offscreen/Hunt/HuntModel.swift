import UIKit

/// A data source whose items a hunt may change.
@MainActor
public protocol HuntModel: AnyObject {
    /// The items by section, each by a name of its own. Changing it tells the collection view nothing.
    var sections: [[String]] { get set }

    /// Does changes that belong together to the items and has the collection view follow. As it stands: in a batch update, with `telling`
    /// inside, which tells the collection view of each.
    func perform(_ edits: [ModelEdit], in view: UICollectionView, telling: @escaping () -> Void)

    /// Changes the items and tells nobody.
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
