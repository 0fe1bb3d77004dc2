/// Conversion between index paths on screen and those of the data source, which differ while an item is being carried or a drop shows a gap
/// or placeholders.
extension UICollectionView {
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map(engine.state.presentationPath)
    }

    /// Returns nil for a place on screen without an item in the data source, such as that of a placeholder.
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
