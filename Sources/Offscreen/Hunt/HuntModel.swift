import UIKit

/// The items of a list, which a hunt may change. The data source often conforms to this
/// protocol.
///
/// A diffable data source needs no model, because the hunt applies snapshots of its present items.
/// With a model, the hunt can also insert new items. A model for a diffable data source must
/// implement `perform(_:in:announcing:)`, and apply the snapshots there.
@MainActor
public protocol HuntModel: AnyObject {
    /// The items by section, each with a unique name. Setting the property does not update the
    /// collection view.
    ///
    /// Before a comparison, a hunt sets the property of a new subject to the present names. The name
    /// of an item must therefore determine what its cell shows.
    var sections: [[String]] { get set }

    /// Makes some changes together, and updates the collection view. The default implementation
    /// makes a batch update, in which it changes the items and calls `announcing`. That closure
    /// tells the collection view of each change.
    func perform(_ edits: [ModelEdit], in view: UICollectionView, announcing: @escaping () -> Void)

    /// Makes some changes together in the same way, and updates the table view.
    func perform(_ edits: [ModelEdit], in view: UITableView, announcing: @escaping () -> Void)

    /// Changes the items without updating the collection view.
    func apply(_ edits: [ModelEdit])
}

extension HuntModel {
    public func perform(_ edits: [ModelEdit], in view: UICollectionView, announcing: @escaping () -> Void) {
        update(view, with: edits, announcing: announcing)
    }

    public func perform(_ edits: [ModelEdit], in view: UITableView, announcing: @escaping () -> Void) {
        update(view, with: edits, announcing: announcing)
    }

    /// Calls the method for the kind of the list.
    func perform(_ edits: [ModelEdit], inList view: any ObservedList, announcing: @escaping () -> Void) {
        if let collectionView = view as? UICollectionView {
            perform(edits, in: collectionView, announcing: announcing)
        } else if let tableView = view as? UITableView {
            perform(edits, in: tableView, announcing: announcing)
        }
    }

    private func update(_ view: any ObservedList, with edits: [ModelEdit], announcing: @escaping () -> Void) {
        if view.isMutatedOnlyByDataSource {
            return view.viewWorld.fail(
                Failure(
                    "HuntModel.perform(_:in:announcing:) makes a batch update, and the data source is diffable",
                    hint:
                        """
                        leave the model out, so that the hunt applies snapshots, or apply one in your own \
                        perform(_:in:announcing:)
                        """
                ))
        }
        view.performUpdates {
            self.apply(edits)
            announcing()
        }
    }

    public func apply(_ edits: [ModelEdit]) {
        sections = ModelEdit.applying(edits, to: sections)
    }
}
