/// Conversion between index paths on screen and those of the data source, which differ while an item is being carried or a drop shows a gap
/// or placeholders.
extension UICollectionView {
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map(engine.state.presentationPath)
    }

    /// Returns the index path in the data source of an item on screen; nil for a place without an item in the data source, such as a
    /// placeholder's.
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap(engine.state.dataSourcePath)
    }

    /// Returns the given section, because sections do not move while an item is carried.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }

    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }

    /// Runs the closure. Nothing is converted, because the collection view's members always use index paths on screen.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        actionsToTranslate()
    }
}
