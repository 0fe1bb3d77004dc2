/// Translates index paths between the data source and the screen. They may differ while the user
/// moves an item, and while the gap or a placeholder of a drop is shown.
extension EngineState {
    /// Returns the path in the data source for a path on screen; nil for the gap or a placeholder
    /// of a drop.
    func dataSourcePath(of path: IndexPath) -> IndexPath? {
        guard let rearrangement, path.count == 2 else { return path }
        return rearrangement.itemPathBeforeUpdate(path)
    }

    func presentationPath(of path: IndexPath) -> IndexPath {
        guard let rearrangement, path.count == 2 else { return path }
        return rearrangement.itemPathAfterUpdate(path) ?? path
    }

    /// Returns the path for which the data source is asked about a supplementary view at a path on
    /// screen. The path of a view that is attached to an item, and has the item's own path, is that
    /// of the item in the data source. [UPD-18]
    func dataSourcePath(ofSupplementaryView kind: String, at path: IndexPath, attached: (any AttachedViews)?)
        -> IndexPath
    {
        guard attached?.place(ofKind: kind, at: path)?.itemPath == path else { return path }
        return dataSourcePath(of: path) ?? path
    }

    /// Whether a supplementary view is attached to the gap or a placeholder of a drop.
    ///
    /// UNKNOWN: whether UIKit shows such a view. Here it does not.
    func isAttachedToDropPlace(_ kind: String, at path: IndexPath, attached: (any AttachedViews)?) -> Bool {
        attached?.place(ofKind: kind, at: path)?.itemPath.flatMap { dropPlaces.place(at: $0) } != nil
    }

    /// Returns the number of items in a section on screen minus the number in the data source.
    func itemCountDifference(inSection section: Int) -> Int { rearrangement?.itemCountChange(inSection: section) ?? 0 }
}
