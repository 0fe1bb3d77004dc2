import Testing
import UIKit

/// The list of the optional methods of the collection view family, and that each can be called as in code for iOS:
/// `delegate.collectionView?(view, didSelectItemAt: path)`, nil where the method is not implemented.
///
/// `.ci/optional-calls.py` holds this list against the list of UIKit's members, where that lies beside the package.
@MainActor @Suite("Optional methods in call syntax")
struct OptionalCallTests {
    /// Implements nothing that is optional.
    private final class Silent: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching,
        UICollectionViewDelegateFlowLayout, UICollectionViewDragDelegate, UICollectionViewDropDelegate
    {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            UICollectionViewCell(frame: .zero)
        }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
        func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
            -> [UIDragItem]
        { [] }
        func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {}
    }

    private final class Session: NSObject, UIDragSession, UIDropSession {
        var items: [UIDragItem] { [] }
        var localContext: Any?
        var localDragSession: (any UIDragSession)? { self }
        var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.none
        nonisolated let progress = Progress(totalUnitCount: 1)
        var allowsMoveOperation: Bool { true }
        var isRestrictedToDraggingApplication: Bool { false }
        func location(in view: UIView) -> CGPoint { .zero }
        func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
        func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
        func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void)
            -> Progress
        { progress }
    }

    private final class Spring: NSObject, UISpringLoadedInteractionContext {
        var state: UISpringLoadedInteractionEffectState { .inactive }
        var targetView: UIView?
        var targetItem: Any?
        func location(in view: UIView?) -> CGPoint { .zero }
    }

    private final class Commit: NSObject, UIContextMenuInteractionCommitAnimating {
        var previewViewController: UIViewController? { nil }
        var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
        func addAnimations(_ animations: @escaping () -> Void) {}
        func addCompletion(_ completion: @escaping () -> Void) {}
    }

    @Test func `Each can be called, and is nil where only its default is there`() {
        var listed: Set<String> = []
        func lacks(_ method: String, _ isNil: Bool) {
            #expect(isNil, "\(method)")
            #expect(listed.insert(method).inserted, "\(method) is listed twice")
        }
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let (silent, session, spring, commit, menu) = (Silent(), Session(), Spring(), Commit(), UIContextMenuConfiguration())
        let (path, cell) = (IndexPath(item: 0, section: 0), UICollectionViewCell(frame: .zero))
        var offset = CGPoint.zero
        let source: (any UICollectionViewDataSource)? = silent
        let prefetching: (any UICollectionViewDataSourcePrefetching)? = silent
        let delegate: (any UICollectionViewDelegate)? = silent
        let flow: (any UICollectionViewDelegateFlowLayout)? = silent
        let drag: (any UICollectionViewDragDelegate)? = silent
        let drop: (any UICollectionViewDropDelegate)? = silent
        let scroll: (any UIScrollViewDelegate)? = silent
        // UICollectionViewDataSource
        lacks("UICollectionViewDataSource.collectionView(_:canMoveItemAt:)", source?.collectionView?(view, canMoveItemAt: path) == nil)
        lacks(
            "UICollectionViewDataSource.collectionView(_:moveItemAt:to:)", source?.collectionView?(view, moveItemAt: path, to: path) == nil)
        lacks(
            "UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)",
            source?.collectionView?(view, viewForSupplementaryElementOfKind: "kind", at: path) == nil)
        lacks("UICollectionViewDataSource.numberOfSections(in:)", source?.numberOfSections?(in: view) == nil)
        lacks(
            "UICollectionViewDataSource.collectionView(_:indexPathForIndexTitle:at:)",
            source?.collectionView?(view, indexPathForIndexTitle: "kind", at: 0) == nil)
        lacks("UICollectionViewDataSource.indexTitles(for:)", source?.indexTitles?(for: view) == nil)
        // UICollectionViewDataSourcePrefetching
        lacks(
            "UICollectionViewDataSourcePrefetching.collectionView(_:cancelPrefetchingForItemsAt:)",
            prefetching?.collectionView?(view, cancelPrefetchingForItemsAt: [path]) == nil)
        // UICollectionViewDelegate
        lacks(
            "UICollectionViewDelegate.collectionView(_:didDeselectItemAt:)", delegate?.collectionView?(view, didDeselectItemAt: path) == nil
        )
        lacks(
            "UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:)",
            delegate?.collectionView?(view, didEndDisplaying: cell, forItemAt: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
            delegate?.collectionView?(view, didEndDisplayingSupplementaryView: cell, forElementOfKind: "kind", at: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:didHighlightItemAt:)",
            delegate?.collectionView?(view, didHighlightItemAt: path) == nil)
        lacks("UICollectionViewDelegate.collectionView(_:didSelectItemAt:)", delegate?.collectionView?(view, didSelectItemAt: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:didUnhighlightItemAt:)",
            delegate?.collectionView?(view, didUnhighlightItemAt: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:shouldDeselectItemAt:)",
            delegate?.collectionView?(view, shouldDeselectItemAt: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:shouldHighlightItemAt:)",
            delegate?.collectionView?(view, shouldHighlightItemAt: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:shouldSelectItemAt:)",
            delegate?.collectionView?(view, shouldSelectItemAt: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:targetContentOffsetForProposedContentOffset:)",
            delegate?.collectionView?(view, targetContentOffsetForProposedContentOffset: .zero) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
            delegate?.collectionView?(view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:transitionLayoutForOldLayout:newLayout:)",
            delegate?.collectionView?(view, transitionLayoutForOldLayout: layout, newLayout: layout) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:)",
            delegate?.collectionView?(view, willDisplay: cell, forItemAt: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
            delegate?.collectionView?(view, willDisplaySupplementaryView: cell, forElementKind: "kind", at: path) == nil)
        lacks("UICollectionViewDelegate.collectionView(_:canEditItemAt:)", delegate?.collectionView?(view, canEditItemAt: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:canPerformPrimaryActionForItemAt:)",
            delegate?.collectionView?(view, canPerformPrimaryActionForItemAt: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:performPrimaryActionForItemAt:)",
            delegate?.collectionView?(view, performPrimaryActionForItemAt: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
            delegate?.collectionView?(
                view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path, toProposedIndexPath: path) == nil)
        lacks("UICollectionViewDelegate.collectionView(_:canFocusItemAt:)", delegate?.collectionView?(view, canFocusItemAt: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:canPerformAction:forItemAt:withSender:)",
            delegate?.collectionView?(view, canPerformAction: Selector("copy:"), forItemAt: path, withSender: nil) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
            delegate?.collectionView?(view, contextMenuConfiguration: menu, dismissalPreviewForItemAt: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
            delegate?.collectionView?(view, contextMenuConfiguration: menu, highlightPreviewForItemAt: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemAt:point:)",
            delegate?.collectionView?(view, contextMenuConfigurationForItemAt: path, point: .zero) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:)",
            delegate?.collectionView?(view, contextMenuConfigurationForItemsAt: [path], point: .zero) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:didBeginMultipleSelectionInteractionAt:)",
            delegate?.collectionView?(view, didBeginMultipleSelectionInteractionAt: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:didUpdateFocusIn:with:)",
            delegate?.collectionView?(view, didUpdateFocusIn: UICollectionViewFocusUpdateContext(), with: UIFocusAnimationCoordinator())
                == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:performAction:forItemAt:withSender:)",
            delegate?.collectionView?(view, performAction: Selector("copy:"), forItemAt: path, withSender: nil) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
            delegate?.collectionView?(view, previewForDismissingContextMenuWithConfiguration: menu) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
            delegate?.collectionView?(view, previewForHighlightingContextMenuWithConfiguration: menu) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:sceneActivationConfigurationForItemAt:point:)",
            delegate?.collectionView?(view, sceneActivationConfigurationForItemAt: path, point: .zero) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:selectionFollowsFocusForItemAt:)",
            delegate?.collectionView?(view, selectionFollowsFocusForItemAt: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
            delegate?.collectionView?(view, shouldBeginMultipleSelectionInteractionAt: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:shouldShowMenuForItemAt:)",
            delegate?.collectionView?(view, shouldShowMenuForItemAt: path) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:shouldSpringLoadItemAt:with:)",
            delegate?.collectionView?(view, shouldSpringLoadItemAt: path, with: spring) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:shouldUpdateFocusIn:)",
            delegate?.collectionView?(view, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext()) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:willDisplayContextMenu:animator:)",
            delegate?.collectionView?(view, willDisplayContextMenu: menu, animator: nil) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:willEndContextMenuInteraction:animator:)",
            delegate?.collectionView?(view, willEndContextMenuInteraction: menu, animator: nil) == nil)
        lacks(
            "UICollectionViewDelegate.collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
            delegate?.collectionView?(view, willPerformPreviewActionForMenuWith: menu, animator: commit) == nil)
        lacks(
            "UICollectionViewDelegate.collectionViewDidEndMultipleSelectionInteraction(_:)",
            delegate?.collectionViewDidEndMultipleSelectionInteraction?(view) == nil)
        lacks(
            "UICollectionViewDelegate.indexPathForPreferredFocusedView(in:)", delegate?.indexPathForPreferredFocusedView?(in: view) == nil)
        // UICollectionViewDelegateFlowLayout
        lacks(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:)",
            flow?.collectionView?(view, layout: layout, insetForSectionAt: 0) == nil)
        lacks(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
            flow?.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: 0) == nil)
        lacks(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:)",
            flow?.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 0) == nil)
        lacks(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForFooterInSection:)",
            flow?.collectionView?(view, layout: layout, referenceSizeForFooterInSection: 0) == nil)
        lacks(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForHeaderInSection:)",
            flow?.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: 0) == nil)
        lacks(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)",
            flow?.collectionView?(view, layout: layout, sizeForItemAt: path) == nil)
        // UICollectionViewDragDelegate
        lacks(
            "UICollectionViewDragDelegate.collectionView(_:dragPreviewParametersForItemAt:)",
            drag?.collectionView?(view, dragPreviewParametersForItemAt: path) == nil)
        lacks(
            "UICollectionViewDragDelegate.collectionView(_:dragSessionAllowsMoveOperation:)",
            drag?.collectionView?(view, dragSessionAllowsMoveOperation: session) == nil)
        lacks(
            "UICollectionViewDragDelegate.collectionView(_:dragSessionDidEnd:)",
            drag?.collectionView?(view, dragSessionDidEnd: session) == nil)
        lacks(
            "UICollectionViewDragDelegate.collectionView(_:dragSessionIsRestrictedToDraggingApplication:)",
            drag?.collectionView?(view, dragSessionIsRestrictedToDraggingApplication: session) == nil)
        lacks(
            "UICollectionViewDragDelegate.collectionView(_:dragSessionWillBegin:)",
            drag?.collectionView?(view, dragSessionWillBegin: session) == nil)
        lacks(
            "UICollectionViewDragDelegate.collectionView(_:itemsForAddingTo:at:point:)",
            drag?.collectionView?(view, itemsForAddingTo: session, at: path, point: .zero) == nil)
        // UICollectionViewDropDelegate
        lacks("UICollectionViewDropDelegate.collectionView(_:canHandle:)", drop?.collectionView?(view, canHandle: session) == nil)
        lacks(
            "UICollectionViewDropDelegate.collectionView(_:dropPreviewParametersForItemAt:)",
            drop?.collectionView?(view, dropPreviewParametersForItemAt: path) == nil)
        lacks(
            "UICollectionViewDropDelegate.collectionView(_:dropSessionDidEnd:)",
            drop?.collectionView?(view, dropSessionDidEnd: session) == nil)
        lacks(
            "UICollectionViewDropDelegate.collectionView(_:dropSessionDidEnter:)",
            drop?.collectionView?(view, dropSessionDidEnter: session) == nil)
        lacks(
            "UICollectionViewDropDelegate.collectionView(_:dropSessionDidExit:)",
            drop?.collectionView?(view, dropSessionDidExit: session) == nil)
        lacks(
            "UICollectionViewDropDelegate.collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
            drop?.collectionView?(view, dropSessionDidUpdate: session, withDestinationIndexPath: path) == nil)
        // UIScrollViewDelegate
        lacks(
            "UIScrollViewDelegate.scrollViewDidChangeAdjustedContentInset(_:)",
            scroll?.scrollViewDidChangeAdjustedContentInset?(view) == nil)
        lacks("UIScrollViewDelegate.scrollViewDidEndDecelerating(_:)", scroll?.scrollViewDidEndDecelerating?(view) == nil)
        lacks(
            "UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:)",
            scroll?.scrollViewDidEndDragging?(view, willDecelerate: true) == nil)
        lacks("UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:)", scroll?.scrollViewDidEndScrollingAnimation?(view) == nil)
        lacks(
            "UIScrollViewDelegate.scrollViewDidEndZooming(_:with:atScale:)",
            scroll?.scrollViewDidEndZooming?(view, with: nil, atScale: 1) == nil)
        lacks("UIScrollViewDelegate.scrollViewDidScroll(_:)", scroll?.scrollViewDidScroll?(view) == nil)
        lacks("UIScrollViewDelegate.scrollViewDidScrollToTop(_:)", scroll?.scrollViewDidScrollToTop?(view) == nil)
        lacks("UIScrollViewDelegate.scrollViewDidZoom(_:)", scroll?.scrollViewDidZoom?(view) == nil)
        lacks("UIScrollViewDelegate.scrollViewShouldScrollToTop(_:)", scroll?.scrollViewShouldScrollToTop?(view) == nil)
        lacks("UIScrollViewDelegate.scrollViewWillBeginDecelerating(_:)", scroll?.scrollViewWillBeginDecelerating?(view) == nil)
        lacks("UIScrollViewDelegate.scrollViewWillBeginDragging(_:)", scroll?.scrollViewWillBeginDragging?(view) == nil)
        lacks("UIScrollViewDelegate.scrollViewWillBeginZooming(_:with:)", scroll?.scrollViewWillBeginZooming?(view, with: nil) == nil)
        lacks(
            "UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
            scroll?.scrollViewWillEndDragging?(view, withVelocity: .zero, targetContentOffset: &offset) == nil)
        lacks("UIScrollViewDelegate.viewForZooming(in:)", scroll?.viewForZooming?(in: view) == nil)
        #expect(listed.count == 79)
    }

    /// Implements some of each kind.
    private final class Talking: NSObject, UICollectionViewDelegate, UICollectionViewDataSource, UICollectionViewDragDelegate,
        UICollectionViewDropDelegate
    {
        var log: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            UICollectionViewCell(frame: .zero)
        }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
        func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { true }
        func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { [1, 2] }
        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { log.append("end") }
        func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
            -> [UIDragItem]
        { [] }
        func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) { log.append("begin") }
        func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {}
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath) }
        func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
            -> UIDragPreviewParameters?
        { UIDragPreviewParameters() }
    }

    @Test func `What is implemented is called, and answers`() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let (talking, session, path) = (Talking(), Session(), IndexPath(item: 0, section: 0))
        let source: (any UICollectionViewDataSource)? = talking
        let delegate: (any UICollectionViewDelegate)? = talking
        let drag: (any UICollectionViewDragDelegate)? = talking
        let drop: (any UICollectionViewDropDelegate)? = talking
        #expect(source?.indexTitles?(for: view) == ["A"])
        #expect(delegate?.collectionView?(view, shouldShowMenuForItemAt: path) == true)
        #expect(delegate?.indexPathForPreferredFocusedView?(in: view) == [1, 2])
        #expect(delegate?.collectionViewDidEndMultipleSelectionInteraction?(view) != nil)
        #expect(drag?.collectionView?(view, dragSessionWillBegin: session) != nil)
        #expect(drop?.collectionView?(view, dropSessionDidUpdate: session, withDestinationIndexPath: nil)?.operation == .move)
        #expect(drop?.collectionView?(view, dropPreviewParametersForItemAt: path) != nil)
        #expect(talking.log == ["end", "begin"])
    }

    /// Answers with the arguments that it receives.
    private final class Receiver: NSObject, UICollectionViewDelegate {
        var paths: [IndexPath] = []
        func collectionView(
            _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
            newLayout toLayout: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
        func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            paths = [originalIndexPath, currentIndexPath, proposedIndexPath]
            return [0, 9]
        }
    }

    @Test func `A method that is called receives its arguments in their order`() {
        let (old, new) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        let view = UICollectionView(frame: .zero, collectionViewLayout: old)
        let receiver = Receiver()
        let delegate: (any UICollectionViewDelegate)? = receiver
        let between = delegate?.collectionView?(view, transitionLayoutForOldLayout: old, newLayout: new)
        #expect(between?.currentLayout === old)
        #expect(between?.nextLayout === new)
        let target = delegate?.collectionView?(
            view, targetIndexPathForMoveOfItemFromOriginalIndexPath: [0, 1], atCurrentIndexPath: [0, 2], toProposedIndexPath: [0, 3])
        #expect(target == [0, 9])
        #expect(receiver.paths == [[0, 1], [0, 2], [0, 3]])
    }
}
