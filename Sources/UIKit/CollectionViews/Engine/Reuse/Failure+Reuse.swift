/// Failures of dequeuing, of views that a data source returns, and of layouts that describe no view.
extension Failure {
    /// The data source returned a view that was not dequeued, or none.
    @MainActor
    static func notDequeued(_ key: ElementKey, _ path: IndexPath, in table: ElementTable) -> Failure {
        key.category == .cell
            ? Failure(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
                    + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:",
                counted: "item \(path.inFailures)", hint: "return what dequeueReusableCell gives")
            : Failure(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(table.kind(of: key)),"
                    + "\(path.inFailures)) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))",
                hint: "return what dequeueReusableSupplementaryView gives")
    }

    /// A view was dequeued and not returned. [POOL-10]
    @MainActor
    static func orphan(_ orphan: UICollectionReusableView, of host: Host) -> Failure {
        Failure(
            "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's "
                + "data source is asked to provide a view for a given index path, ensure that a single view is dequeued and "
                + "returned to the collection view. Avoid dequeuing views without a request from the collection view. For "
                + "retrieving an existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or "
                + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <\(orphan.viewText)>; "
                + "Collection view: <\(host.text)>",
            hint: "return what was dequeued, and dequeue nothing to measure or look at")
    }

    /// A layout that has no attributes for an element. Nil for a decoration.
    ///
    /// UNKNOWN: when UIKit asks for decorations. A missing answer about a decoration is accepted here. [api: text 11b]
    @MainActor
    static func unanswered(_ key: ElementKey, in table: ElementTable) -> (question: String, hint: String)? {
        let path = table.indexPath(of: key).inFailures
        switch key.category {
        case .cell:
            return (
                "layoutAttributesForItemAtIndexPath: \(path)",
                "layoutAttributesForItem(at:) has to answer for every item, visible or not"
            )
        case .supplementaryView:
            return (
                "layoutAttributesForSupplementaryElementOfKind: \(table.kind(of: key)) at path \(path)",
                "name what goes with an update in indexPathsToDeleteForSupplementaryView(ofKind:)"
            )
        case .decorationView:
            return nil
        }
    }

    /// The data source returned another cell when it was asked for one that exists. [POOL-13]
    @MainActor
    static func otherCell(_ answer: UICollectionViewCell?, insteadOf cell: UICollectionViewCell, _ path: IndexPath) -> Failure {
        Failure(
            "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index "
                + "path \(path.inFailures)",
            counted: "existing \(cell.viewText), returned \(answer.map(\.viewText) ?? "nil")",
            hint: "while an item is reconfigured, return the cell that dequeuing gives")
    }
}
