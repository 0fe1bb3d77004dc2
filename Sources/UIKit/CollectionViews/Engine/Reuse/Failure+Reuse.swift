/// Failures about views and attributes that the data source or the layout did not provide.
@MainActor
extension Failure {
    /// Returns the failure for a data source that returned no view, or a view that was not dequeued.
    static func noDequeuedViewReturned(for key: ElementKey, at path: IndexPath, in table: ElementTable) -> Failure {
        key.category == .cell
            ? Failure(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
                    + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:",
                details: "item \(path.failureText)", hint: "return the cell that dequeueReusableCell returned")
            : Failure(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(table.kind(of: key)),"
                    + "\(path.failureText)) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))",
                hint: "return the view that dequeueReusableSupplementaryView returned")
    }

    /// Returns the text, in UIKit's words, of the call for which a layout returned no attributes, and a hint; nil for a decoration view.
    ///
    /// UNKNOWN: whether UIKit raises an exception if a decoration view has no attributes. Here this is not a failure.
    static func textsForMissingAttributes(of key: ElementKey, in table: ElementTable) -> (question: String, hint: String)? {
        let path = table.indexPath(of: key).failureText
        return switch key.category {
        case .cell:
            ("layoutAttributesForItemAtIndexPath: \(path)", "layoutAttributesForItem(at:) has to answer for every item, visible or not")
        case .supplementaryView:
            (
                "layoutAttributesForSupplementaryElementOfKind: \(table.kind(of: key)) at path \(path)",
                "return the path of a removed view from indexPathsToDeleteForSupplementaryView(ofKind:)"
            )
        case .decorationView: nil
        }
    }
}
