/// Index paths while an item is being carried: those on screen, and those of the data source.
extension UICollectionView {
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map(engine.state.presentationPath)
    }

    /// Nil for a place that no item of the data source has, such as that of a placeholder.
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap(engine.state.dataSourcePath)
    }

    /// Sections do not move while an item is carried.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }

    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }

    /// The collection view's own members always use the paths on screen.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        actionsToTranslate()
    }
}
