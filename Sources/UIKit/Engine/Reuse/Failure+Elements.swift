/// Failures about views and attributes that the data source or the layout did not provide.
@MainActor
extension Failure {
    /// [POOL-18] Returns the failure for a data source that returned no view, or a view that was
    /// not dequeued.
    ///
    /// - Parameter view: the returned view.
    static func noDequeuedViewReturned(
        _ view: UIView?, for key: ElementKey, at path: IndexPath, in table: ElementTable
    ) -> Failure {
        let viewText = view.flatMap { $0.reuseStateIfReusable?.standsForNil == true ? nil : $0.description } ?? "(null)"
        return key.category == .cell
            ? Failure(
                """
                the cell returned from -collectionView:cellForItemAtIndexPath: does not have a \
                reuseIdentifier - cells must be retrieved by calling \
                -dequeueReusableCellWithReuseIdentifier:forIndexPath:
                """,
                details: "item \(path.failureText)", hint: "return the cell that dequeueReusableCell returned")
            : Failure(
                """
                the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath \
                (\(table.kind(of: key)),\(path.failureText)) was not retrieved by calling \
                -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (\
                \(viewText))
                """,
                hint: "return the view that dequeueReusableSupplementaryView returned")
    }

    /// Returns the failure of a layout that returned no attributes for an element; nil for a
    /// decoration view.
    ///
    /// UNKNOWN: whether UIKit raises an exception if a decoration view has no attributes. Here this
    /// is not a failure.
    ///
    /// - Parameter hint: the failure's hint. If it is nil, the failure gets a hint about elements
    ///   that leave the screen.
    static func missingAttributes(of key: ElementKey, in table: ElementTable, hint: String? = nil) -> Failure? {
        let path = table.indexPath(of: key).failureText
        let question: String
        let hintAboutLeaving: String
        switch key.category {
        case .cell:
            question = "layoutAttributesForItemAtIndexPath: \(path)"
            hintAboutLeaving = "layoutAttributesForItem(at:) has to answer for every item, visible or not"
        case .supplementaryView:
            question = "layoutAttributesForSupplementaryElementOfKind: \(table.kind(of: key)) at path \(path)"
            hintAboutLeaving = "return the path of a removed view from indexPathsToDeleteForSupplementaryView(ofKind:)"
        case .decorationView: return nil
        }
        return Failure("no UICollectionViewLayoutAttributes instance for -\(question)", hint: hint ?? hintAboutLeaving)
    }
}
