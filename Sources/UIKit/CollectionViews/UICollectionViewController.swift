/// The root view of a collection view controller, which contains the collection view.
final class UICollectionViewControllerWrapperView: UIView {}

/// A controller whose view contains a collection view. The controller is the data source and
/// delegate of the collection view that it makes.
///
/// The class declares every optional method of its protocols, so that overrides in a subclass are
/// called. A subclass that returns metrics of a flow layout has to declare
/// `UICollectionViewDelegateFlowLayout`, as on iOS.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    private let initialLayout: UICollectionViewLayout

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Calls `init(collectionViewLayout:)`. This initializer is `required`, so that
    /// `_MadeFromMetatype` can make an object of a subclass that is known only at run time.
    @available(*, unavailable)
    public required convenience init(_madeWithLayout layout: UICollectionViewLayout) {
        self.init(collectionViewLayout: layout)
    }

    public required init?(coder: NSCoder) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    private var storedCollectionView: UICollectionView?

    /// The collection view, which is made on demand with the initializer's layout. By default it
    /// fills `view`, which is another view.
    /// [VIEW-09]
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return storedCollectionView ?? viewIfLoaded as? UICollectionView
        }
        set {
            guard newValue !== storedCollectionView else { return }
            storedCollectionView?.removeFromSuperview()
            storedCollectionView = newValue
            guard let newValue else { return }
            if viewIfLoaded == nil || viewIfLoaded is UICollectionView {
                view = UICollectionViewControllerWrapperView(frame: newValue.frame)
            }
            view.insertFillingSubview(newValue)
        }
    }

    open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

    /// Whether the selection is cleared whenever the view is about to appear, unless
    /// `useLayoutToLayoutNavigationTransitions` is true.
    open var clearsSelectionOnViewWillAppear = true
    /// Stored; has no effect, because this gesture is not modelled. Code can move items with the
    /// collection view's methods.
    open var installsStandardGestureForInteractiveMovement = true
    /// Whether the selection is kept when the view is about to appear, even if
    /// `clearsSelectionOnViewWillAppear` is true.
    ///
    /// Transitions between two controllers' layouts are not modelled.
    open var useLayoutToLayoutNavigationTransitions = false

    open override func loadView() {
        let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
        made.dataSource = self
        made.delegate = self
        collectionView = made
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, !useLayoutToLayoutNavigationTransitions else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    // MARK: - Data source

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        UICollectionViewCell(frame: .zero)
    }

    // MARK: - Optional methods, written by Tests/optional_methods.py from the protocols

    open func numberOfSections(in collectionView: UICollectionView) -> Int { OptionalMethod.defaultAnswer(1, of: self) }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { OptionalMethod.defaultAnswer(UICollectionReusableView(frame: .zero), of: self) }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    /// Not modelled: never called.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    /// Not modelled: never called.
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    { OptionalMethod.defaultAnswer([0, 0], of: self) }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { OptionalMethod.defaultAnswer(proposedContentOffset, of: self) }

    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { OptionalMethod.defaultAnswer(proposedIndexPath, of: self) }

    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        OptionalMethod.defaultAnswer(
            UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout), of: self)
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { OptionalMethod.defaultAnswer(proposedIndexPath, of: self) }

    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
        -> Bool
    { OptionalMethod.defaultAnswer(!collectionView.isEditing, of: self) }

    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    /// Not modelled: never called.
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { OptionalMethod.defaultAnswer(false, of: self) }

    /// Not modelled: never called.
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    /// Not modelled: never called.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        OptionalMethod.defaultAnswer(of: self)
    }

    /// Not modelled: never called.
    open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
        -> Bool
    { OptionalMethod.defaultAnswer(false, of: self) }

    /// Not modelled: never called.
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(false, of: self)
    }

    /// Not modelled: never called.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { OptionalMethod.defaultAnswer(false, of: self) }

    /// Not modelled: never called.
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) { OptionalMethod.defaultAnswer(of: self) }

    /// Not modelled: never called.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(false, of: self)
    }

    /// Not modelled: never called.
    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { OptionalMethod.defaultAnswer(true, of: self) }

    /// Not modelled: never called.
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalMethod.defaultAnswer(of: self) }

    /// Not modelled: never called.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    /// Not modelled: never called.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { OptionalMethod.defaultAnswer(false, of: self) }

    /// Not modelled: never called.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalMethod.defaultAnswer(nil, of: self) }

    /// Not modelled: never called.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalMethod.defaultAnswer(nil, of: self) }

    /// Not modelled: never called.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMethod.defaultAnswer(nil, of: self) }

    /// Not modelled: never called.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMethod.defaultAnswer(nil, of: self) }

    /// Not modelled: never called.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OptionalMethod.defaultAnswer(nil, of: self) }

    /// Not modelled: never called.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OptionalMethod.defaultAnswer(nil, of: self) }

    /// Not modelled: never called.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMethod.defaultAnswer(of: self) }

    /// Not modelled: never called.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMethod.defaultAnswer(of: self) }

    /// Not modelled: never called.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { OptionalMethod.defaultAnswer(of: self) }

    /// Not modelled: never called.
    open func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? { OptionalMethod.defaultAnswer(nil, of: self) }

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
