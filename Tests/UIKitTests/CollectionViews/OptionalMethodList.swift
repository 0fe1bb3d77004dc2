// Written by Tests/optional_methods.py from the protocols. Edit those.

@testable import UIKit

extension OptionalMethodList {
    /// Each optional method, called by its name and in the syntax of optional calls.
    func addAll() {
        let (view, cell, layouts, target, session) = (view, cell, layouts, target, session)
        let (spring, commit, menu, focus, focused) = (spring, commit, menu, focus, focused)
        answered(
            "UICollectionViewDataSource.numberOfSections(in:)", 1,
            { $0.numberOfSections(in: view) }, { ($0 as any UICollectionViewDataSource).numberOfSections?(in: view) })
        answered(
            "UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)",
            UICollectionReusableView(frame: .zero),
            { $0.collectionView(view, viewForSupplementaryElementOfKind: "k2", at: [4, 3]) },
            {
                ($0 as any UICollectionViewDataSource).collectionView?(
                    view, viewForSupplementaryElementOfKind: "k2", at: [4, 3])
            })
        answered(
            "UICollectionViewDataSource.collectionView(_:canMoveItemAt:)", true,
            { $0.collectionView(view, canMoveItemAt: [4, 2]) },
            { ($0 as any UICollectionViewDataSource).collectionView?(view, canMoveItemAt: [4, 2]) })
        answered(
            "UICollectionViewDataSource.collectionView(_:moveItemAt:to:)", (),
            { $0.collectionView(view, moveItemAt: [4, 2], to: [4, 3]) },
            { ($0 as any UICollectionViewDataSource).collectionView?(view, moveItemAt: [4, 2], to: [4, 3]) })
        found(
            "UICollectionViewDataSource.indexTitles(for:)", nil,
            { $0.indexTitles(for: view) }, { ($0 as any UICollectionViewDataSource).indexTitles?(for: view) })
        answered(
            "UICollectionViewDataSource.collectionView(_:indexPathForIndexTitle:at:)", [0, 0],
            { $0.collectionView(view, indexPathForIndexTitle: "k2", at: 3) },
            { ($0 as any UICollectionViewDataSource).collectionView?(view, indexPathForIndexTitle: "k2", at: 3) })
        answered(
            "UICollectionViewDataSourcePrefetching.collectionView(_:cancelPrefetchingForItemsAt:)", (),
            { $0.collectionView(view, cancelPrefetchingForItemsAt: [[4, 2]]) },
            {
                ($0 as any UICollectionViewDataSourcePrefetching).collectionView?(
                    view, cancelPrefetchingForItemsAt: [[4, 2]])
            })
        answered(
            "UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:)", (),
            { $0.collectionView(view, willDisplay: cell, forItemAt: [4, 3]) },
            { ($0 as any UICollectionViewDelegate).collectionView?(view, willDisplay: cell, forItemAt: [4, 3]) })
        answered(
            "UICollectionViewDelegate.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", (),
            { $0.collectionView(view, willDisplaySupplementaryView: cell, forElementKind: "k3", at: [4, 4]) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, willDisplaySupplementaryView: cell, forElementKind: "k3", at: [4, 4])
            })
        answered(
            "UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:)", (),
            { $0.collectionView(view, didEndDisplaying: cell, forItemAt: [4, 3]) },
            { ($0 as any UICollectionViewDelegate).collectionView?(view, didEndDisplaying: cell, forItemAt: [4, 3]) })
        answered(
            "UICollectionViewDelegate.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", (),
            { $0.collectionView(view, didEndDisplayingSupplementaryView: cell, forElementOfKind: "k3", at: [4, 4]) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, didEndDisplayingSupplementaryView: cell, forElementOfKind: "k3", at: [4, 4])
            })
        answered(
            "UICollectionViewDelegate.collectionView(_:shouldHighlightItemAt:)", true,
            { $0.collectionView(view, shouldHighlightItemAt: [4, 2]) },
            { ($0 as any UICollectionViewDelegate).collectionView?(view, shouldHighlightItemAt: [4, 2]) })
        answered(
            "UICollectionViewDelegate.collectionView(_:didHighlightItemAt:)", (),
            { $0.collectionView(view, didHighlightItemAt: [4, 2]) },
            { ($0 as any UICollectionViewDelegate).collectionView?(view, didHighlightItemAt: [4, 2]) })
        answered(
            "UICollectionViewDelegate.collectionView(_:didUnhighlightItemAt:)", (),
            { $0.collectionView(view, didUnhighlightItemAt: [4, 2]) },
            { ($0 as any UICollectionViewDelegate).collectionView?(view, didUnhighlightItemAt: [4, 2]) })
        answered(
            "UICollectionViewDelegate.collectionView(_:shouldSelectItemAt:)", true,
            { $0.collectionView(view, shouldSelectItemAt: [4, 2]) },
            { ($0 as any UICollectionViewDelegate).collectionView?(view, shouldSelectItemAt: [4, 2]) })
        answered(
            "UICollectionViewDelegate.collectionView(_:shouldDeselectItemAt:)", true,
            { $0.collectionView(view, shouldDeselectItemAt: [4, 2]) },
            { ($0 as any UICollectionViewDelegate).collectionView?(view, shouldDeselectItemAt: [4, 2]) })
        answered(
            "UICollectionViewDelegate.collectionView(_:didSelectItemAt:)", (),
            { $0.collectionView(view, didSelectItemAt: [4, 2]) },
            { ($0 as any UICollectionViewDelegate).collectionView?(view, didSelectItemAt: [4, 2]) })
        answered(
            "UICollectionViewDelegate.collectionView(_:didDeselectItemAt:)", (),
            { $0.collectionView(view, didDeselectItemAt: [4, 2]) },
            { ($0 as any UICollectionViewDelegate).collectionView?(view, didDeselectItemAt: [4, 2]) })
        answered(
            "UICollectionViewDelegate.collectionView(_:targetContentOffsetForProposedContentOffset:)",
            CGPoint(x: 2, y: 9),
            { $0.collectionView(view, targetContentOffsetForProposedContentOffset: CGPoint(x: 2, y: 9)) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, targetContentOffsetForProposedContentOffset: CGPoint(x: 2, y: 9))
            })
        answered(
            "UICollectionViewDelegate.collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)", [4, 3],
            { $0.collectionView(view, targetIndexPathForMoveFromItemAt: [4, 2], toProposedIndexPath: [4, 3]) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, targetIndexPathForMoveFromItemAt: [4, 2], toProposedIndexPath: [4, 3])
            })
        answered(
            "UICollectionViewDelegate.collectionView(_:transitionLayoutForOldLayout:newLayout:)",
            UICollectionViewTransitionLayout(currentLayout: layouts[2 % 2], nextLayout: layouts[3 % 2]),
            { $0.collectionView(view, transitionLayoutForOldLayout: layouts[2 % 2], newLayout: layouts[3 % 2]) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, transitionLayoutForOldLayout: layouts[2 % 2], newLayout: layouts[3 % 2])
            })
        answered(
            "UICollectionViewDelegate.collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
            [4, 4],
            {
                $0.collectionView(
                    view, targetIndexPathForMoveOfItemFromOriginalIndexPath: [4, 2], atCurrentIndexPath: [4, 3],
                    toProposedIndexPath: [4, 4])
            },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, targetIndexPathForMoveOfItemFromOriginalIndexPath: [4, 2], atCurrentIndexPath: [4, 3],
                    toProposedIndexPath: [4, 4])
            })
        answered(
            "UICollectionViewDelegate.collectionView(_:canEditItemAt:)", true,
            { $0.collectionView(view, canEditItemAt: [4, 2]) },
            { ($0 as any UICollectionViewDelegate).collectionView?(view, canEditItemAt: [4, 2]) })
        answered(
            "UICollectionViewDelegate.collectionView(_:canPerformPrimaryActionForItemAt:)", !view.isEditing,
            { $0.collectionView(view, canPerformPrimaryActionForItemAt: [4, 2]) },
            { ($0 as any UICollectionViewDelegate).collectionView?(view, canPerformPrimaryActionForItemAt: [4, 2]) })
        answered(
            "UICollectionViewDelegate.collectionView(_:performPrimaryActionForItemAt:)", (),
            { $0.collectionView(view, performPrimaryActionForItemAt: [4, 2]) },
            { ($0 as any UICollectionViewDelegate).collectionView?(view, performPrimaryActionForItemAt: [4, 2]) })
        answered(
            "UICollectionViewDelegate.collectionView(_:shouldBeginMultipleSelectionInteractionAt:)", false,
            { $0.collectionView(view, shouldBeginMultipleSelectionInteractionAt: [4, 2]) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, shouldBeginMultipleSelectionInteractionAt: [4, 2])
            })
        answered(
            "UICollectionViewDelegate.collectionView(_:didBeginMultipleSelectionInteractionAt:)", (),
            { $0.collectionView(view, didBeginMultipleSelectionInteractionAt: [4, 2]) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, didBeginMultipleSelectionInteractionAt: [4, 2])
            })
        answered(
            "UICollectionViewDelegate.collectionViewDidEndMultipleSelectionInteraction(_:)", (),
            { $0.collectionViewDidEndMultipleSelectionInteraction(view) },
            { ($0 as any UICollectionViewDelegate).collectionViewDidEndMultipleSelectionInteraction?(view) })
        answered(
            "UICollectionViewDelegate.collectionView(_:selectionFollowsFocusForItemAt:)", false,
            { $0.collectionView(view, selectionFollowsFocusForItemAt: [4, 2]) },
            { ($0 as any UICollectionViewDelegate).collectionView?(view, selectionFollowsFocusForItemAt: [4, 2]) })
        answered(
            "UICollectionViewDelegate.collectionView(_:shouldShowMenuForItemAt:)", false,
            { $0.collectionView(view, shouldShowMenuForItemAt: [4, 2]) },
            { ($0 as any UICollectionViewDelegate).collectionView?(view, shouldShowMenuForItemAt: [4, 2]) })
        answered(
            "UICollectionViewDelegate.collectionView(_:canPerformAction:forItemAt:withSender:)", false,
            { $0.collectionView(view, canPerformAction: Selector("copy:"), forItemAt: [4, 3], withSender: "sender") },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, canPerformAction: Selector("copy:"), forItemAt: [4, 3], withSender: "sender")
            })
        answered(
            "UICollectionViewDelegate.collectionView(_:performAction:forItemAt:withSender:)", (),
            { $0.collectionView(view, performAction: Selector("copy:"), forItemAt: [4, 3], withSender: "sender") },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, performAction: Selector("copy:"), forItemAt: [4, 3], withSender: "sender")
            })
        answered(
            "UICollectionViewDelegate.collectionView(_:canFocusItemAt:)", false,
            { $0.collectionView(view, canFocusItemAt: [4, 2]) },
            { ($0 as any UICollectionViewDelegate).collectionView?(view, canFocusItemAt: [4, 2]) })
        answered(
            "UICollectionViewDelegate.collectionView(_:shouldUpdateFocusIn:)", true,
            { $0.collectionView(view, shouldUpdateFocusIn: focus) },
            { ($0 as any UICollectionViewDelegate).collectionView?(view, shouldUpdateFocusIn: focus) })
        answered(
            "UICollectionViewDelegate.collectionView(_:didUpdateFocusIn:with:)", (),
            { $0.collectionView(view, didUpdateFocusIn: focus, with: focused) },
            { ($0 as any UICollectionViewDelegate).collectionView?(view, didUpdateFocusIn: focus, with: focused) })
        found(
            "UICollectionViewDelegate.indexPathForPreferredFocusedView(in:)", nil,
            { $0.indexPathForPreferredFocusedView(in: view) },
            { ($0 as any UICollectionViewDelegate).indexPathForPreferredFocusedView?(in: view) })
        answered(
            "UICollectionViewDelegate.collectionView(_:shouldSpringLoadItemAt:with:)", false,
            { $0.collectionView(view, shouldSpringLoadItemAt: [4, 2], with: spring) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, shouldSpringLoadItemAt: [4, 2], with: spring)
            })
        found(
            "UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemAt:point:)", nil,
            { $0.collectionView(view, contextMenuConfigurationForItemAt: [4, 2], point: CGPoint(x: 3, y: 9)) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, contextMenuConfigurationForItemAt: [4, 2], point: CGPoint(x: 3, y: 9))
            })
        found(
            "UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:)", nil,
            { $0.collectionView(view, contextMenuConfigurationForItemsAt: [[4, 2]], point: CGPoint(x: 3, y: 9)) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, contextMenuConfigurationForItemsAt: [[4, 2]], point: CGPoint(x: 3, y: 9))
            })
        found(
            "UICollectionViewDelegate.collectionView(_:previewForHighlightingContextMenuWithConfiguration:)", nil,
            { $0.collectionView(view, previewForHighlightingContextMenuWithConfiguration: menu) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, previewForHighlightingContextMenuWithConfiguration: menu)
            })
        found(
            "UICollectionViewDelegate.collectionView(_:previewForDismissingContextMenuWithConfiguration:)", nil,
            { $0.collectionView(view, previewForDismissingContextMenuWithConfiguration: menu) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, previewForDismissingContextMenuWithConfiguration: menu)
            })
        found(
            "UICollectionViewDelegate.collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)", nil,
            { $0.collectionView(view, contextMenuConfiguration: menu, highlightPreviewForItemAt: [4, 3]) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, contextMenuConfiguration: menu, highlightPreviewForItemAt: [4, 3])
            })
        found(
            "UICollectionViewDelegate.collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)", nil,
            { $0.collectionView(view, contextMenuConfiguration: menu, dismissalPreviewForItemAt: [4, 3]) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, contextMenuConfiguration: menu, dismissalPreviewForItemAt: [4, 3])
            })
        answered(
            "UICollectionViewDelegate.collectionView(_:willDisplayContextMenu:animator:)", (),
            { $0.collectionView(view, willDisplayContextMenu: menu, animator: commit) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, willDisplayContextMenu: menu, animator: commit)
            })
        answered(
            "UICollectionViewDelegate.collectionView(_:willEndContextMenuInteraction:animator:)", (),
            { $0.collectionView(view, willEndContextMenuInteraction: menu, animator: commit) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, willEndContextMenuInteraction: menu, animator: commit)
            })
        answered(
            "UICollectionViewDelegate.collectionView(_:willPerformPreviewActionForMenuWith:animator:)", (),
            { $0.collectionView(view, willPerformPreviewActionForMenuWith: menu, animator: commit) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, willPerformPreviewActionForMenuWith: menu, animator: commit)
            })
        found(
            "UICollectionViewDelegate.collectionView(_:sceneActivationConfigurationForItemAt:point:)", nil,
            { $0.collectionView(view, sceneActivationConfigurationForItemAt: [4, 2], point: CGPoint(x: 3, y: 9)) },
            {
                ($0 as any UICollectionViewDelegate).collectionView?(
                    view, sceneActivationConfigurationForItemAt: [4, 2], point: CGPoint(x: 3, y: 9))
            })
        answered(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)",
            (layouts[2 % 2] as? UICollectionViewFlowLayout)?.itemSize ?? .zero,
            { $0.collectionView(view, layout: layouts[2 % 2], sizeForItemAt: [4, 3]) },
            {
                ($0 as any UICollectionViewDelegateFlowLayout).collectionView?(
                    view, layout: layouts[2 % 2], sizeForItemAt: [4, 3])
            })
        answered(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:)",
            (layouts[2 % 2] as? UICollectionViewFlowLayout)?.sectionInset ?? .zero,
            { $0.collectionView(view, layout: layouts[2 % 2], insetForSectionAt: 3) },
            {
                ($0 as any UICollectionViewDelegateFlowLayout).collectionView?(
                    view, layout: layouts[2 % 2], insetForSectionAt: 3)
            })
        answered(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:)",
            (layouts[2 % 2] as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0,
            { $0.collectionView(view, layout: layouts[2 % 2], minimumLineSpacingForSectionAt: 3) },
            {
                ($0 as any UICollectionViewDelegateFlowLayout).collectionView?(
                    view, layout: layouts[2 % 2], minimumLineSpacingForSectionAt: 3)
            })
        answered(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
            (layouts[2 % 2] as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0,
            { $0.collectionView(view, layout: layouts[2 % 2], minimumInteritemSpacingForSectionAt: 3) },
            {
                ($0 as any UICollectionViewDelegateFlowLayout).collectionView?(
                    view, layout: layouts[2 % 2], minimumInteritemSpacingForSectionAt: 3)
            })
        answered(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForHeaderInSection:)",
            (layouts[2 % 2] as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero,
            { $0.collectionView(view, layout: layouts[2 % 2], referenceSizeForHeaderInSection: 3) },
            {
                ($0 as any UICollectionViewDelegateFlowLayout).collectionView?(
                    view, layout: layouts[2 % 2], referenceSizeForHeaderInSection: 3)
            })
        answered(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForFooterInSection:)",
            (layouts[2 % 2] as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero,
            { $0.collectionView(view, layout: layouts[2 % 2], referenceSizeForFooterInSection: 3) },
            {
                ($0 as any UICollectionViewDelegateFlowLayout).collectionView?(
                    view, layout: layouts[2 % 2], referenceSizeForFooterInSection: 3)
            })
        answered(
            "UICollectionViewDragDelegate.collectionView(_:itemsForAddingTo:at:point:)", [],
            { $0.collectionView(view, itemsForAddingTo: session, at: [4, 3], point: CGPoint(x: 4, y: 9)) },
            {
                ($0 as any UICollectionViewDragDelegate).collectionView?(
                    view, itemsForAddingTo: session, at: [4, 3], point: CGPoint(x: 4, y: 9))
            })
        found(
            "UICollectionViewDragDelegate.collectionView(_:dragPreviewParametersForItemAt:)", nil,
            { $0.collectionView(view, dragPreviewParametersForItemAt: [4, 2]) },
            { ($0 as any UICollectionViewDragDelegate).collectionView?(view, dragPreviewParametersForItemAt: [4, 2]) })
        answered(
            "UICollectionViewDragDelegate.collectionView(_:dragSessionWillBegin:)", (),
            { $0.collectionView(view, dragSessionWillBegin: session) },
            { ($0 as any UICollectionViewDragDelegate).collectionView?(view, dragSessionWillBegin: session) })
        answered(
            "UICollectionViewDragDelegate.collectionView(_:dragSessionDidEnd:)", (),
            { $0.collectionView(view, dragSessionDidEnd: session) },
            { ($0 as any UICollectionViewDragDelegate).collectionView?(view, dragSessionDidEnd: session) })
        answered(
            "UICollectionViewDragDelegate.collectionView(_:dragSessionAllowsMoveOperation:)", true,
            { $0.collectionView(view, dragSessionAllowsMoveOperation: session) },
            { ($0 as any UICollectionViewDragDelegate).collectionView?(view, dragSessionAllowsMoveOperation: session) })
        answered(
            "UICollectionViewDragDelegate.collectionView(_:dragSessionIsRestrictedToDraggingApplication:)", false,
            { $0.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session) },
            {
                ($0 as any UICollectionViewDragDelegate).collectionView?(
                    view, dragSessionIsRestrictedToDraggingApplication: session)
            })
        answered(
            "UICollectionViewDropDelegate.collectionView(_:canHandle:)", true,
            { $0.collectionView(view, canHandle: session) },
            { ($0 as any UICollectionViewDropDelegate).collectionView?(view, canHandle: session) })
        answered(
            "UICollectionViewDropDelegate.collectionView(_:dropSessionDidEnter:)", (),
            { $0.collectionView(view, dropSessionDidEnter: session) },
            { ($0 as any UICollectionViewDropDelegate).collectionView?(view, dropSessionDidEnter: session) })
        answered(
            "UICollectionViewDropDelegate.collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
            UICollectionViewDropProposal(operation: .copy),
            { $0.collectionView(view, dropSessionDidUpdate: session, withDestinationIndexPath: [4, 3]) },
            {
                ($0 as any UICollectionViewDropDelegate).collectionView?(
                    view, dropSessionDidUpdate: session, withDestinationIndexPath: [4, 3])
            })
        answered(
            "UICollectionViewDropDelegate.collectionView(_:dropSessionDidExit:)", (),
            { $0.collectionView(view, dropSessionDidExit: session) },
            { ($0 as any UICollectionViewDropDelegate).collectionView?(view, dropSessionDidExit: session) })
        answered(
            "UICollectionViewDropDelegate.collectionView(_:dropSessionDidEnd:)", (),
            { $0.collectionView(view, dropSessionDidEnd: session) },
            { ($0 as any UICollectionViewDropDelegate).collectionView?(view, dropSessionDidEnd: session) })
        found(
            "UICollectionViewDropDelegate.collectionView(_:dropPreviewParametersForItemAt:)", nil,
            { $0.collectionView(view, dropPreviewParametersForItemAt: [4, 2]) },
            { ($0 as any UICollectionViewDropDelegate).collectionView?(view, dropPreviewParametersForItemAt: [4, 2]) })
        answered(
            "UIScrollViewDelegate.scrollViewDidScroll(_:)", (),
            { $0.scrollViewDidScroll(view) }, { ($0 as any UIScrollViewDelegate).scrollViewDidScroll?(view) })
        answered(
            "UIScrollViewDelegate.scrollViewWillBeginDragging(_:)", (),
            { $0.scrollViewWillBeginDragging(view) },
            { ($0 as any UIScrollViewDelegate).scrollViewWillBeginDragging?(view) })
        answered(
            "UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", (),
            { $0.scrollViewWillEndDragging(view, withVelocity: CGPoint(x: 2, y: 9), targetContentOffset: target) },
            {
                ($0 as any UIScrollViewDelegate).scrollViewWillEndDragging?(
                    view, withVelocity: CGPoint(x: 2, y: 9), targetContentOffset: target)
            })
        answered(
            "UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:)", (),
            { $0.scrollViewDidEndDragging(view, willDecelerate: true) },
            { ($0 as any UIScrollViewDelegate).scrollViewDidEndDragging?(view, willDecelerate: true) })
        answered(
            "UIScrollViewDelegate.scrollViewWillBeginDecelerating(_:)", (),
            { $0.scrollViewWillBeginDecelerating(view) },
            { ($0 as any UIScrollViewDelegate).scrollViewWillBeginDecelerating?(view) })
        answered(
            "UIScrollViewDelegate.scrollViewDidEndDecelerating(_:)", (),
            { $0.scrollViewDidEndDecelerating(view) },
            { ($0 as any UIScrollViewDelegate).scrollViewDidEndDecelerating?(view) })
        answered(
            "UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:)", (),
            { $0.scrollViewDidEndScrollingAnimation(view) },
            { ($0 as any UIScrollViewDelegate).scrollViewDidEndScrollingAnimation?(view) })
        answered(
            "UIScrollViewDelegate.scrollViewDidChangeAdjustedContentInset(_:)", (),
            { $0.scrollViewDidChangeAdjustedContentInset(view) },
            { ($0 as any UIScrollViewDelegate).scrollViewDidChangeAdjustedContentInset?(view) })
        answered(
            "UIScrollViewDelegate.scrollViewShouldScrollToTop(_:)", true,
            { $0.scrollViewShouldScrollToTop(view) },
            { ($0 as any UIScrollViewDelegate).scrollViewShouldScrollToTop?(view) })
        answered(
            "UIScrollViewDelegate.scrollViewDidScrollToTop(_:)", (),
            { $0.scrollViewDidScrollToTop(view) }, { ($0 as any UIScrollViewDelegate).scrollViewDidScrollToTop?(view) })
        found(
            "UIScrollViewDelegate.viewForZooming(in:)", nil,
            { $0.viewForZooming(in: view) }, { ($0 as any UIScrollViewDelegate).viewForZooming?(in: view) })
        answered(
            "UIScrollViewDelegate.scrollViewWillBeginZooming(_:with:)", (),
            { $0.scrollViewWillBeginZooming(view, with: cell) },
            { ($0 as any UIScrollViewDelegate).scrollViewWillBeginZooming?(view, with: cell) })
        answered(
            "UIScrollViewDelegate.scrollViewDidZoom(_:)", (),
            { $0.scrollViewDidZoom(view) }, { ($0 as any UIScrollViewDelegate).scrollViewDidZoom?(view) })
        answered(
            "UIScrollViewDelegate.scrollViewDidEndZooming(_:with:atScale:)", (),
            { $0.scrollViewDidEndZooming(view, with: cell, atScale: 3) },
            { ($0 as any UIScrollViewDelegate).scrollViewDidEndZooming?(view, with: cell, atScale: 3) })
    }
}

/// Implements every method, records its arguments, and returns values that no default returns.
final class HearingDelegate: LoggingDelegateBase, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching,
    UICollectionViewDelegate, UICollectionViewDelegateFlowLayout, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
{
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        hear("UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:)", collectionView, section)
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { hear("UICollectionViewDataSource.collectionView(_:cellForItemAt:)", collectionView, indexPath) }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        hear("UICollectionViewDataSource.numberOfSections(in:)", collectionView)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        hear(
            "UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)", collectionView, kind,
            indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        hear("UICollectionViewDataSource.collectionView(_:canMoveItemAt:)", collectionView, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        hear(
            "UICollectionViewDataSource.collectionView(_:moveItemAt:to:)", collectionView, sourceIndexPath,
            destinationIndexPath)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
        hear("UICollectionViewDataSource.indexTitles(for:)", collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    { hear("UICollectionViewDataSource.collectionView(_:indexPathForIndexTitle:at:)", collectionView, title, index) }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        hear("UICollectionViewDataSourcePrefetching.collectionView(_:prefetchItemsAt:)", collectionView, indexPaths)
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        hear(
            "UICollectionViewDataSourcePrefetching.collectionView(_:cancelPrefetchingForItemsAt:)", collectionView,
            indexPaths)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { hear("UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:)", collectionView, cell, indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        hear(
            "UICollectionViewDelegate.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
            collectionView, view, elementKind, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        hear("UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:)", collectionView, cell, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        hear(
            "UICollectionViewDelegate.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
            collectionView, view, elementKind, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        hear("UICollectionViewDelegate.collectionView(_:shouldHighlightItemAt:)", collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        hear("UICollectionViewDelegate.collectionView(_:didHighlightItemAt:)", collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        hear("UICollectionViewDelegate.collectionView(_:didUnhighlightItemAt:)", collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        hear("UICollectionViewDelegate.collectionView(_:shouldSelectItemAt:)", collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        hear("UICollectionViewDelegate.collectionView(_:shouldDeselectItemAt:)", collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        hear("UICollectionViewDelegate.collectionView(_:didSelectItemAt:)", collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        hear("UICollectionViewDelegate.collectionView(_:didDeselectItemAt:)", collectionView, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        hear(
            "UICollectionViewDelegate.collectionView(_:targetContentOffsetForProposedContentOffset:)", collectionView,
            proposedContentOffset)
    }

    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        hear(
            "UICollectionViewDelegate.collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
            collectionView, currentIndexPath, proposedIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        hear(
            "UICollectionViewDelegate.collectionView(_:transitionLayoutForOldLayout:newLayout:)", collectionView,
            fromLayout, toLayout)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        hear(
            "UICollectionViewDelegate.collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
            collectionView, originalIndexPath, currentIndexPath, proposedIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        hear("UICollectionViewDelegate.collectionView(_:canEditItemAt:)", collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
        -> Bool
    { hear("UICollectionViewDelegate.collectionView(_:canPerformPrimaryActionForItemAt:)", collectionView, indexPath) }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        hear("UICollectionViewDelegate.collectionView(_:performPrimaryActionForItemAt:)", collectionView, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        hear(
            "UICollectionViewDelegate.collectionView(_:shouldBeginMultipleSelectionInteractionAt:)", collectionView,
            indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    {
        hear(
            "UICollectionViewDelegate.collectionView(_:didBeginMultipleSelectionInteractionAt:)", collectionView,
            indexPath)
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        hear("UICollectionViewDelegate.collectionViewDidEndMultipleSelectionInteraction(_:)", collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
    { hear("UICollectionViewDelegate.collectionView(_:selectionFollowsFocusForItemAt:)", collectionView, indexPath) }

    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        hear("UICollectionViewDelegate.collectionView(_:shouldShowMenuForItemAt:)", collectionView, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        hear(
            "UICollectionViewDelegate.collectionView(_:canPerformAction:forItemAt:withSender:)", collectionView, action,
            indexPath, sender)
    }

    func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        hear(
            "UICollectionViewDelegate.collectionView(_:performAction:forItemAt:withSender:)", collectionView, action,
            indexPath, sender)
    }

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        hear("UICollectionViewDelegate.collectionView(_:canFocusItemAt:)", collectionView, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { hear("UICollectionViewDelegate.collectionView(_:shouldUpdateFocusIn:)", collectionView, context) }

    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        hear("UICollectionViewDelegate.collectionView(_:didUpdateFocusIn:with:)", collectionView, context, coordinator)
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        hear("UICollectionViewDelegate.indexPathForPreferredFocusedView(in:)", collectionView)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        hear(
            "UICollectionViewDelegate.collectionView(_:shouldSpringLoadItemAt:with:)", collectionView, indexPath,
            context)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        hear(
            "UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemAt:point:)", collectionView,
            indexPath, point)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        hear(
            "UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:)", collectionView,
            indexPaths, point)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        hear(
            "UICollectionViewDelegate.collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
            collectionView, configuration)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        hear(
            "UICollectionViewDelegate.collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
            collectionView, configuration)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        hear(
            "UICollectionViewDelegate.collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
            collectionView, configuration, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        hear(
            "UICollectionViewDelegate.collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
            collectionView, configuration, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        hear(
            "UICollectionViewDelegate.collectionView(_:willDisplayContextMenu:animator:)", collectionView,
            configuration, animator)
    }

    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        hear(
            "UICollectionViewDelegate.collectionView(_:willEndContextMenuInteraction:animator:)", collectionView,
            configuration, animator)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        hear(
            "UICollectionViewDelegate.collectionView(_:willPerformPreviewActionForMenuWith:animator:)", collectionView,
            configuration, animator)
    }

    func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? {
        hear(
            "UICollectionViewDelegate.collectionView(_:sceneActivationConfigurationForItemAt:point:)", collectionView,
            indexPath, point)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        hear(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)", collectionView,
            collectionViewLayout, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        hear(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:)", collectionView,
            collectionViewLayout, section)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        hear(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:)",
            collectionView, collectionViewLayout, section)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        hear(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
            collectionView, collectionViewLayout, section)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        hear(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForHeaderInSection:)",
            collectionView, collectionViewLayout, section)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        hear(
            "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForFooterInSection:)",
            collectionView, collectionViewLayout, section)
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        hear("UICollectionViewDragDelegate.collectionView(_:itemsForBeginning:at:)", collectionView, session, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        hear(
            "UICollectionViewDragDelegate.collectionView(_:itemsForAddingTo:at:point:)", collectionView, session,
            indexPath, point)
    }

    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        hear(
            "UICollectionViewDragDelegate.collectionView(_:dragPreviewParametersForItemAt:)", collectionView, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        hear("UICollectionViewDragDelegate.collectionView(_:dragSessionWillBegin:)", collectionView, session)
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        hear("UICollectionViewDragDelegate.collectionView(_:dragSessionDidEnd:)", collectionView, session)
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    { hear("UICollectionViewDragDelegate.collectionView(_:dragSessionAllowsMoveOperation:)", collectionView, session) }

    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        hear(
            "UICollectionViewDragDelegate.collectionView(_:dragSessionIsRestrictedToDraggingApplication:)",
            collectionView, session)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { hear("UICollectionViewDropDelegate.collectionView(_:performDropWith:)", collectionView, coordinator) }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        hear("UICollectionViewDropDelegate.collectionView(_:canHandle:)", collectionView, session)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        hear("UICollectionViewDropDelegate.collectionView(_:dropSessionDidEnter:)", collectionView, session)
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        hear(
            "UICollectionViewDropDelegate.collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
            collectionView, session, destinationIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        hear("UICollectionViewDropDelegate.collectionView(_:dropSessionDidExit:)", collectionView, session)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        hear("UICollectionViewDropDelegate.collectionView(_:dropSessionDidEnd:)", collectionView, session)
    }

    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        hear(
            "UICollectionViewDropDelegate.collectionView(_:dropPreviewParametersForItemAt:)", collectionView, indexPath)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        hear("UIScrollViewDelegate.scrollViewDidScroll(_:)", scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        hear("UIScrollViewDelegate.scrollViewWillBeginDragging(_:)", scrollView)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        hear(
            "UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", scrollView, velocity,
            targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        hear("UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:)", scrollView, decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        hear("UIScrollViewDelegate.scrollViewWillBeginDecelerating(_:)", scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        hear("UIScrollViewDelegate.scrollViewDidEndDecelerating(_:)", scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        hear("UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:)", scrollView)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        hear("UIScrollViewDelegate.scrollViewDidChangeAdjustedContentInset(_:)", scrollView)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        hear("UIScrollViewDelegate.scrollViewShouldScrollToTop(_:)", scrollView)
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        hear("UIScrollViewDelegate.scrollViewDidScrollToTop(_:)", scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        hear("UIScrollViewDelegate.viewForZooming(in:)", scrollView)
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        hear("UIScrollViewDelegate.scrollViewWillBeginZooming(_:with:)", scrollView, view)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        hear("UIScrollViewDelegate.scrollViewDidZoom(_:)", scrollView)
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        hear("UIScrollViewDelegate.scrollViewDidEndZooming(_:with:atScale:)", scrollView, view, scale)
    }
}
