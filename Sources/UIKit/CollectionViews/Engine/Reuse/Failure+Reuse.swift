/// Failures that name what the data source or the layout was asked for.
@MainActor
extension Failure {
    /// The data source returned a view that was not dequeued, or none.
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

    /// A layout that has no attributes for an element. Nil for a decoration.
    ///
    /// UNKNOWN: when UIKit asks for decorations. A missing answer about a decoration is accepted here. [api: text 11b]
    static func unanswered(_ key: ElementKey, in table: ElementTable) -> (question: String, hint: String)? {
        let path = table.indexPath(of: key).inFailures
        return switch key.category {
        case .cell:
            ("layoutAttributesForItemAtIndexPath: \(path)", "layoutAttributesForItem(at:) has to answer for every item, visible or not")
        case .supplementaryView:
            (
                "layoutAttributesForSupplementaryElementOfKind: \(table.kind(of: key)) at path \(path)",
                "name what goes with an update in indexPathsToDeleteForSupplementaryView(ofKind:)"
            )
        case .decorationView: nil
        }
    }
}
