/// An object that converts index paths on screen to those of its data source and back, while the
/// two differ.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
