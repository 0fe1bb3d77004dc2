/// Conversion between index paths on screen and those of the data source. The two may differ while
/// an item is being moved interactively, or while a drop shows a gap or placeholders.
extension UICollectionView {
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map(engine.state.presentationPath)
    }

    /// Returns the data source's index path for an item on screen; nil for a cell that represents
    /// no item of the data source, such as a placeholder.
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap(engine.state.dataSourcePath)
    }

    /// Returns the given section, because interactive movement does not move sections.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }

    /// Runs the closure. Nothing is converted, because the collection view's members use index
    /// paths on screen anyway. Only dequeuing a cell uses the index path in the data source.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        actionsToTranslate()
    }
}
