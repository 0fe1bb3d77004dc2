/// A controller whose view is a table view. The controller is the data source and delegate of the table
/// view that it makes.
///
/// The class declares every optional method of its protocols, so that overrides in a subclass are called.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    private let initialStyle: UITableView.Style

    public init(style: UITableView.Style) {
        initialStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialStyle = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Calls `init(style:)`. This initializer is `required`, so that `_MadeFromMetatype` can make an
    /// object of a subclass that is known only at run time.
    @available(*, unavailable)
    public required convenience init(_madeWithStyle style: UITableView.Style) { self.init(style: style) }

    public required init?(coder: NSCoder) {
        initialStyle = .plain
        super.init(coder: coder)
    }

    /// The table view, which is the view of the controller.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// Whether the selection is cleared whenever the view is about to appear.
    open var clearsSelectionOnViewWillAppear = true

    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    open override func loadView() {
        let made = UITableView(frame: UIScreen.main.bounds, style: initialStyle)
        made.dataSource = self
        made.delegate = self
        view = made
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    // MARK: - Data source

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    // MARK: - Optional methods, written by Tests/optional_methods.py from the protocols

    open func numberOfSections(in tableView: UITableView) -> Int { OptionalMethod.defaultAnswer(1, of: self) }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    /// Not modelled: never called.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalMethod.defaultAnswer(index, of: self)
    }

    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        OptionalMethod.defaultAnswer(of: self)
    }

    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        OptionalMethod.defaultAnswer(of: self)
    }

    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    { OptionalMethod.defaultAnswer(of: self) }

    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        OptionalMethod.defaultAnswer(of: self)
    }

    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        OptionalMethod.defaultAnswer(of: self)
    }

    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMethod.defaultAnswer(tableView.rowHeight, of: self)
    }

    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalMethod.defaultAnswer(tableView.sectionHeaderHeight, of: self)
    }

    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalMethod.defaultAnswer(tableView.sectionFooterHeight, of: self)
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMethod.defaultAnswer(tableView.estimatedRowHeight, of: self)
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalMethod.defaultAnswer(tableView.estimatedSectionHeaderHeight, of: self)
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalMethod.defaultAnswer(tableView.estimatedSectionFooterHeight, of: self)
    }

    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMethod.defaultAnswer(indexPath, of: self)
    }

    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMethod.defaultAnswer(indexPath, of: self)
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(!tableView.isEditing, of: self)
    }

    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { OptionalMethod.defaultAnswer(.delete, of: self) }

    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { OptionalMethod.defaultAnswer(proposedDestinationIndexPath, of: self) }

    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalMethod.defaultAnswer(0, of: self)
    }

    /// Not modelled: never called.
    open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { OptionalMethod.defaultAnswer(nil, of: self) }

    /// Not modelled: never called.
    open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { OptionalMethod.defaultAnswer(nil, of: self) }

    /// Not modelled: never called.
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    { OptionalMethod.defaultAnswer(nil, of: self) }

    /// Not modelled: never called.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    /// Not modelled: never called.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    /// Not modelled: never called.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        OptionalMethod.defaultAnswer(of: self)
    }

    /// Not modelled: never called.
    open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
    { OptionalMethod.defaultAnswer(false, of: self) }

    /// Not modelled: never called.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    /// Not modelled: never called.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        OptionalMethod.defaultAnswer(of: self)
    }

    /// Not modelled: never called.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(false, of: self)
    }

    /// Not modelled: never called.
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { OptionalMethod.defaultAnswer(false, of: self) }

    /// Not modelled: never called.
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { OptionalMethod.defaultAnswer(of: self) }

    /// Not modelled: never called.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(false, of: self)
    }

    /// Not modelled: never called.
    open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    /// Not modelled: never called.
    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalMethod.defaultAnswer(of: self) }

    /// Not modelled: never called.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    /// Not modelled: never called.
    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(false, of: self)
    }

    /// Not modelled: never called.
    open func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { OptionalMethod.defaultAnswer(false, of: self) }

    /// Not modelled: never called.
    open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    { OptionalMethod.defaultAnswer(nil, of: self) }

    /// Not modelled: never called.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMethod.defaultAnswer(nil, of: self) }

    /// Not modelled: never called.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMethod.defaultAnswer(nil, of: self) }

    /// Not modelled: never called.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { OptionalMethod.defaultAnswer(of: self) }

    /// Not modelled: never called.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMethod.defaultAnswer(of: self) }

    /// Not modelled: never called.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMethod.defaultAnswer(of: self) }

    open func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethod.defaultAnswer(of: self) }

    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalMethod.defaultAnswer(of: self) }

    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalMethod.defaultAnswer(of: self) }

    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalMethod.defaultAnswer(of: self)
    }

    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalMethod.defaultAnswer(of: self) }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalMethod.defaultAnswer(of: self) }

    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalMethod.defaultAnswer(of: self) }

    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        OptionalMethod.defaultAnswer(of: self)
    }

    /// Not modelled: never called.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    /// Not modelled: never called.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalMethod.defaultAnswer(of: self) }

    /// Not modelled: never called.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalMethod.defaultAnswer(nil, of: self) }

    /// Not modelled: never called.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        OptionalMethod.defaultAnswer(of: self)
    }

    /// Not modelled: never called.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMethod.defaultAnswer(of: self) }

    /// Not modelled: never called.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalMethod.defaultAnswer(of: self)
    }
}
