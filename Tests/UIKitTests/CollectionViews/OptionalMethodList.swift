// Written by Tests/optional_methods.py from the protocols. Edit those.

@testable import UIKit

extension OptionalMethodList {
    /// Each optional method, called by its name and in the syntax of optional calls.
    func addAll() {
        let (view, cell, layouts, target, session) = (view, cell, layouts, target, session)
        let (table, row) = (table, row)
        let tableFocus = tableFocus
        let (field, textView) = (field, textView)
        let bar = bar
        let (recognizer, touch) = (recognizer, touch)
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
            "UITableViewDataSource.numberOfSections(in:)", 1,
            { $0.numberOfSections(in: table) }, { ($0 as any UITableViewDataSource).numberOfSections?(in: table) })
        found(
            "UITableViewDataSource.tableView(_:titleForHeaderInSection:)", nil,
            { $0.tableView(table, titleForHeaderInSection: 2) },
            { ($0 as any UITableViewDataSource).tableView?(table, titleForHeaderInSection: 2) })
        found(
            "UITableViewDataSource.tableView(_:titleForFooterInSection:)", nil,
            { $0.tableView(table, titleForFooterInSection: 2) },
            { ($0 as any UITableViewDataSource).tableView?(table, titleForFooterInSection: 2) })
        answered(
            "UITableViewDataSource.tableView(_:canEditRowAt:)", true,
            { $0.tableView(table, canEditRowAt: [4, 2]) },
            { ($0 as any UITableViewDataSource).tableView?(table, canEditRowAt: [4, 2]) })
        answered(
            "UITableViewDataSource.tableView(_:canMoveRowAt:)", true,
            { $0.tableView(table, canMoveRowAt: [4, 2]) },
            { ($0 as any UITableViewDataSource).tableView?(table, canMoveRowAt: [4, 2]) })
        answered(
            "UITableViewDataSource.tableView(_:commit:forRowAt:)", (),
            { $0.tableView(table, commit: .insert, forRowAt: [4, 3]) },
            { ($0 as any UITableViewDataSource).tableView?(table, commit: .insert, forRowAt: [4, 3]) })
        answered(
            "UITableViewDataSource.tableView(_:moveRowAt:to:)", (),
            { $0.tableView(table, moveRowAt: [4, 2], to: [4, 3]) },
            { ($0 as any UITableViewDataSource).tableView?(table, moveRowAt: [4, 2], to: [4, 3]) })
        found(
            "UITableViewDataSource.sectionIndexTitles(for:)", nil,
            { $0.sectionIndexTitles(for: table) }, { ($0 as any UITableViewDataSource).sectionIndexTitles?(for: table) }
        )
        answered(
            "UITableViewDataSource.tableView(_:sectionForSectionIndexTitle:at:)", 3,
            { $0.tableView(table, sectionForSectionIndexTitle: "k2", at: 3) },
            { ($0 as any UITableViewDataSource).tableView?(table, sectionForSectionIndexTitle: "k2", at: 3) })
        answered(
            "UITableViewDataSourcePrefetching.tableView(_:cancelPrefetchingForRowsAt:)", (),
            { $0.tableView(table, cancelPrefetchingForRowsAt: [[4, 2]]) },
            { ($0 as any UITableViewDataSourcePrefetching).tableView?(table, cancelPrefetchingForRowsAt: [[4, 2]]) })
        answered(
            "UITableViewDelegate.tableView(_:willDisplay:forRowAt:)", (),
            { $0.tableView(table, willDisplay: row, forRowAt: [4, 3]) },
            { ($0 as any UITableViewDelegate).tableView?(table, willDisplay: row, forRowAt: [4, 3]) })
        answered(
            "UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:)", (),
            { $0.tableView(table, willDisplayHeaderView: cell, forSection: 3) },
            { ($0 as any UITableViewDelegate).tableView?(table, willDisplayHeaderView: cell, forSection: 3) })
        answered(
            "UITableViewDelegate.tableView(_:willDisplayFooterView:forSection:)", (),
            { $0.tableView(table, willDisplayFooterView: cell, forSection: 3) },
            { ($0 as any UITableViewDelegate).tableView?(table, willDisplayFooterView: cell, forSection: 3) })
        answered(
            "UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:)", (),
            { $0.tableView(table, didEndDisplaying: row, forRowAt: [4, 3]) },
            { ($0 as any UITableViewDelegate).tableView?(table, didEndDisplaying: row, forRowAt: [4, 3]) })
        answered(
            "UITableViewDelegate.tableView(_:didEndDisplayingHeaderView:forSection:)", (),
            { $0.tableView(table, didEndDisplayingHeaderView: cell, forSection: 3) },
            { ($0 as any UITableViewDelegate).tableView?(table, didEndDisplayingHeaderView: cell, forSection: 3) })
        answered(
            "UITableViewDelegate.tableView(_:didEndDisplayingFooterView:forSection:)", (),
            { $0.tableView(table, didEndDisplayingFooterView: cell, forSection: 3) },
            { ($0 as any UITableViewDelegate).tableView?(table, didEndDisplayingFooterView: cell, forSection: 3) })
        answered(
            "UITableViewDelegate.tableView(_:heightForRowAt:)", table.rowHeight,
            { $0.tableView(table, heightForRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, heightForRowAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:heightForHeaderInSection:)", table.sectionHeaderHeight,
            { $0.tableView(table, heightForHeaderInSection: 2) },
            { ($0 as any UITableViewDelegate).tableView?(table, heightForHeaderInSection: 2) })
        answered(
            "UITableViewDelegate.tableView(_:heightForFooterInSection:)", table.sectionFooterHeight,
            { $0.tableView(table, heightForFooterInSection: 2) },
            { ($0 as any UITableViewDelegate).tableView?(table, heightForFooterInSection: 2) })
        answered(
            "UITableViewDelegate.tableView(_:estimatedHeightForRowAt:)", table.estimatedRowHeight,
            { $0.tableView(table, estimatedHeightForRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, estimatedHeightForRowAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:)", table.estimatedSectionHeaderHeight,
            { $0.tableView(table, estimatedHeightForHeaderInSection: 2) },
            { ($0 as any UITableViewDelegate).tableView?(table, estimatedHeightForHeaderInSection: 2) })
        answered(
            "UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:)", table.estimatedSectionFooterHeight,
            { $0.tableView(table, estimatedHeightForFooterInSection: 2) },
            { ($0 as any UITableViewDelegate).tableView?(table, estimatedHeightForFooterInSection: 2) })
        found(
            "UITableViewDelegate.tableView(_:viewForHeaderInSection:)", nil,
            { $0.tableView(table, viewForHeaderInSection: 2) },
            { ($0 as any UITableViewDelegate).tableView?(table, viewForHeaderInSection: 2) })
        found(
            "UITableViewDelegate.tableView(_:viewForFooterInSection:)", nil,
            { $0.tableView(table, viewForFooterInSection: 2) },
            { ($0 as any UITableViewDelegate).tableView?(table, viewForFooterInSection: 2) })
        answered(
            "UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)", (),
            { $0.tableView(table, accessoryButtonTappedForRowWith: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, accessoryButtonTappedForRowWith: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:shouldHighlightRowAt:)", true,
            { $0.tableView(table, shouldHighlightRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, shouldHighlightRowAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:didHighlightRowAt:)", (),
            { $0.tableView(table, didHighlightRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, didHighlightRowAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:didUnhighlightRowAt:)", (),
            { $0.tableView(table, didUnhighlightRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, didUnhighlightRowAt: [4, 2]) })
        found(
            "UITableViewDelegate.tableView(_:willSelectRowAt:)", [4, 2],
            { $0.tableView(table, willSelectRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, willSelectRowAt: [4, 2]) })
        found(
            "UITableViewDelegate.tableView(_:willDeselectRowAt:)", [4, 2],
            { $0.tableView(table, willDeselectRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, willDeselectRowAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:didSelectRowAt:)", (),
            { $0.tableView(table, didSelectRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, didSelectRowAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:didDeselectRowAt:)", (),
            { $0.tableView(table, didDeselectRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, didDeselectRowAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:canPerformPrimaryActionForRowAt:)", !table.isEditing,
            { $0.tableView(table, canPerformPrimaryActionForRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, canPerformPrimaryActionForRowAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:performPrimaryActionForRowAt:)", (),
            { $0.tableView(table, performPrimaryActionForRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, performPrimaryActionForRowAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:editingStyleForRowAt:)", .delete,
            { $0.tableView(table, editingStyleForRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, editingStyleForRowAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:)", true,
            { $0.tableView(table, shouldIndentWhileEditingRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, shouldIndentWhileEditingRowAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", [4, 3],
            { $0.tableView(table, targetIndexPathForMoveFromRowAt: [4, 2], toProposedIndexPath: [4, 3]) },
            {
                ($0 as any UITableViewDelegate).tableView?(
                    table, targetIndexPathForMoveFromRowAt: [4, 2], toProposedIndexPath: [4, 3])
            })
        answered(
            "UITableViewDelegate.tableView(_:indentationLevelForRowAt:)", 0,
            { $0.tableView(table, indentationLevelForRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, indentationLevelForRowAt: [4, 2]) })
        found(
            "UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:)", nil,
            { $0.tableView(table, leadingSwipeActionsConfigurationForRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, leadingSwipeActionsConfigurationForRowAt: [4, 2]) })
        found(
            "UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)", nil,
            { $0.tableView(table, trailingSwipeActionsConfigurationForRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, trailingSwipeActionsConfigurationForRowAt: [4, 2]) })
        found(
            "UITableViewDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:)", nil,
            { $0.tableView(table, titleForDeleteConfirmationButtonForRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, titleForDeleteConfirmationButtonForRowAt: [4, 2]) })
        found(
            "UITableViewDelegate.tableView(_:editActionsForRowAt:)", nil,
            { $0.tableView(table, editActionsForRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, editActionsForRowAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:willBeginEditingRowAt:)", (),
            { $0.tableView(table, willBeginEditingRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, willBeginEditingRowAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:didEndEditingRowAt:)", (),
            { $0.tableView(table, didEndEditingRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, didEndEditingRowAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:shouldBeginMultipleSelectionInteractionAt:)", false,
            { $0.tableView(table, shouldBeginMultipleSelectionInteractionAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, shouldBeginMultipleSelectionInteractionAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:didBeginMultipleSelectionInteractionAt:)", (),
            { $0.tableView(table, didBeginMultipleSelectionInteractionAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, didBeginMultipleSelectionInteractionAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableViewDidEndMultipleSelectionInteraction(_:)", (),
            { $0.tableViewDidEndMultipleSelectionInteraction(table) },
            { ($0 as any UITableViewDelegate).tableViewDidEndMultipleSelectionInteraction?(table) })
        answered(
            "UITableViewDelegate.tableView(_:shouldShowMenuForRowAt:)", false,
            { $0.tableView(table, shouldShowMenuForRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, shouldShowMenuForRowAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:canPerformAction:forRowAt:withSender:)", false,
            { $0.tableView(table, canPerformAction: Selector("copy:"), forRowAt: [4, 3], withSender: "sender") },
            {
                ($0 as any UITableViewDelegate).tableView?(
                    table, canPerformAction: Selector("copy:"), forRowAt: [4, 3], withSender: "sender")
            })
        answered(
            "UITableViewDelegate.tableView(_:performAction:forRowAt:withSender:)", (),
            { $0.tableView(table, performAction: Selector("copy:"), forRowAt: [4, 3], withSender: "sender") },
            {
                ($0 as any UITableViewDelegate).tableView?(
                    table, performAction: Selector("copy:"), forRowAt: [4, 3], withSender: "sender")
            })
        answered(
            "UITableViewDelegate.tableView(_:canFocusRowAt:)", false,
            { $0.tableView(table, canFocusRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, canFocusRowAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:shouldUpdateFocusIn:)", true,
            { $0.tableView(table, shouldUpdateFocusIn: tableFocus) },
            { ($0 as any UITableViewDelegate).tableView?(table, shouldUpdateFocusIn: tableFocus) })
        answered(
            "UITableViewDelegate.tableView(_:didUpdateFocusIn:with:)", (),
            { $0.tableView(table, didUpdateFocusIn: tableFocus, with: focused) },
            { ($0 as any UITableViewDelegate).tableView?(table, didUpdateFocusIn: tableFocus, with: focused) })
        found(
            "UITableViewDelegate.indexPathForPreferredFocusedView(in:)", nil,
            { $0.indexPathForPreferredFocusedView(in: table) },
            { ($0 as any UITableViewDelegate).indexPathForPreferredFocusedView?(in: table) })
        answered(
            "UITableViewDelegate.tableView(_:selectionFollowsFocusForRowAt:)", false,
            { $0.tableView(table, selectionFollowsFocusForRowAt: [4, 2]) },
            { ($0 as any UITableViewDelegate).tableView?(table, selectionFollowsFocusForRowAt: [4, 2]) })
        answered(
            "UITableViewDelegate.tableView(_:shouldSpringLoadRowAt:with:)", false,
            { $0.tableView(table, shouldSpringLoadRowAt: [4, 2], with: spring) },
            { ($0 as any UITableViewDelegate).tableView?(table, shouldSpringLoadRowAt: [4, 2], with: spring) })
        found(
            "UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:)", nil,
            { $0.tableView(table, contextMenuConfigurationForRowAt: [4, 2], point: CGPoint(x: 3, y: 9)) },
            {
                ($0 as any UITableViewDelegate).tableView?(
                    table, contextMenuConfigurationForRowAt: [4, 2], point: CGPoint(x: 3, y: 9))
            })
        found(
            "UITableViewDelegate.tableView(_:previewForHighlightingContextMenuWithConfiguration:)", nil,
            { $0.tableView(table, previewForHighlightingContextMenuWithConfiguration: menu) },
            {
                ($0 as any UITableViewDelegate).tableView?(
                    table, previewForHighlightingContextMenuWithConfiguration: menu)
            })
        found(
            "UITableViewDelegate.tableView(_:previewForDismissingContextMenuWithConfiguration:)", nil,
            { $0.tableView(table, previewForDismissingContextMenuWithConfiguration: menu) },
            {
                ($0 as any UITableViewDelegate).tableView?(
                    table, previewForDismissingContextMenuWithConfiguration: menu)
            })
        answered(
            "UITableViewDelegate.tableView(_:willPerformPreviewActionForMenuWith:animator:)", (),
            { $0.tableView(table, willPerformPreviewActionForMenuWith: menu, animator: commit) },
            {
                ($0 as any UITableViewDelegate).tableView?(
                    table, willPerformPreviewActionForMenuWith: menu, animator: commit)
            })
        answered(
            "UITableViewDelegate.tableView(_:willDisplayContextMenu:animator:)", (),
            { $0.tableView(table, willDisplayContextMenu: menu, animator: commit) },
            { ($0 as any UITableViewDelegate).tableView?(table, willDisplayContextMenu: menu, animator: commit) })
        answered(
            "UITableViewDelegate.tableView(_:willEndContextMenuInteraction:animator:)", (),
            { $0.tableView(table, willEndContextMenuInteraction: menu, animator: commit) },
            { ($0 as any UITableViewDelegate).tableView?(table, willEndContextMenuInteraction: menu, animator: commit) }
        )
        answered(
            "UITextFieldDelegate.textFieldShouldBeginEditing(_:)", true,
            { $0.textFieldShouldBeginEditing(field) },
            { ($0 as any UITextFieldDelegate).textFieldShouldBeginEditing?(field) })
        answered(
            "UITextFieldDelegate.textFieldDidBeginEditing(_:)", (),
            { $0.textFieldDidBeginEditing(field) }, { ($0 as any UITextFieldDelegate).textFieldDidBeginEditing?(field) }
        )
        answered(
            "UITextFieldDelegate.textFieldShouldEndEditing(_:)", true,
            { $0.textFieldShouldEndEditing(field) },
            { ($0 as any UITextFieldDelegate).textFieldShouldEndEditing?(field) })
        answered(
            "UITextFieldDelegate.textFieldDidEndEditing(_:)", (),
            { $0.textFieldDidEndEditing(field) }, { ($0 as any UITextFieldDelegate).textFieldDidEndEditing?(field) })
        answered(
            "UITextFieldDelegate.textFieldDidEndEditing(_:reason:)", (),
            { $0.textFieldDidEndEditing(field, reason: .committed) },
            { ($0 as any UITextFieldDelegate).textFieldDidEndEditing?(field, reason: .committed) })
        answered(
            "UITextFieldDelegate.textFieldDidChangeSelection(_:)", (),
            { $0.textFieldDidChangeSelection(field) },
            { ($0 as any UITextFieldDelegate).textFieldDidChangeSelection?(field) })
        answered(
            "UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:)", true,
            { $0.textField(field, shouldChangeCharactersIn: NSRange(location: 2, length: 1), replacementString: "k3") },
            {
                ($0 as any UITextFieldDelegate).textField?(
                    field, shouldChangeCharactersIn: NSRange(location: 2, length: 1), replacementString: "k3")
            })
        answered(
            "UITextFieldDelegate.textFieldShouldClear(_:)", true,
            { $0.textFieldShouldClear(field) }, { ($0 as any UITextFieldDelegate).textFieldShouldClear?(field) })
        answered(
            "UITextFieldDelegate.textFieldShouldReturn(_:)", true,
            { $0.textFieldShouldReturn(field) }, { ($0 as any UITextFieldDelegate).textFieldShouldReturn?(field) })
        answered(
            "UITextViewDelegate.textViewShouldBeginEditing(_:)", true,
            { $0.textViewShouldBeginEditing(textView) },
            { ($0 as any UITextViewDelegate).textViewShouldBeginEditing?(textView) })
        answered(
            "UITextViewDelegate.textViewDidBeginEditing(_:)", (),
            { $0.textViewDidBeginEditing(textView) },
            { ($0 as any UITextViewDelegate).textViewDidBeginEditing?(textView) })
        answered(
            "UITextViewDelegate.textViewShouldEndEditing(_:)", true,
            { $0.textViewShouldEndEditing(textView) },
            { ($0 as any UITextViewDelegate).textViewShouldEndEditing?(textView) })
        answered(
            "UITextViewDelegate.textViewDidEndEditing(_:)", (),
            { $0.textViewDidEndEditing(textView) }, { ($0 as any UITextViewDelegate).textViewDidEndEditing?(textView) })
        answered(
            "UITextViewDelegate.textView(_:shouldChangeTextIn:replacementText:)", true,
            { $0.textView(textView, shouldChangeTextIn: NSRange(location: 2, length: 1), replacementText: "k3") },
            {
                ($0 as any UITextViewDelegate).textView?(
                    textView, shouldChangeTextIn: NSRange(location: 2, length: 1), replacementText: "k3")
            })
        answered(
            "UITextViewDelegate.textViewDidChange(_:)", (),
            { $0.textViewDidChange(textView) }, { ($0 as any UITextViewDelegate).textViewDidChange?(textView) })
        answered(
            "UITextViewDelegate.textViewDidChangeSelection(_:)", (),
            { $0.textViewDidChangeSelection(textView) },
            { ($0 as any UITextViewDelegate).textViewDidChangeSelection?(textView) })
        answered(
            "UISearchBarDelegate.searchBarShouldBeginEditing(_:)", true,
            { $0.searchBarShouldBeginEditing(bar) },
            { ($0 as any UISearchBarDelegate).searchBarShouldBeginEditing?(bar) })
        answered(
            "UISearchBarDelegate.searchBarTextDidBeginEditing(_:)", (),
            { $0.searchBarTextDidBeginEditing(bar) },
            { ($0 as any UISearchBarDelegate).searchBarTextDidBeginEditing?(bar) })
        answered(
            "UISearchBarDelegate.searchBarShouldEndEditing(_:)", true,
            { $0.searchBarShouldEndEditing(bar) }, { ($0 as any UISearchBarDelegate).searchBarShouldEndEditing?(bar) })
        answered(
            "UISearchBarDelegate.searchBarTextDidEndEditing(_:)", (),
            { $0.searchBarTextDidEndEditing(bar) }, { ($0 as any UISearchBarDelegate).searchBarTextDidEndEditing?(bar) }
        )
        answered(
            "UISearchBarDelegate.searchBar(_:textDidChange:)", (),
            { $0.searchBar(bar, textDidChange: "k2") },
            { ($0 as any UISearchBarDelegate).searchBar?(bar, textDidChange: "k2") })
        answered(
            "UISearchBarDelegate.searchBarSearchButtonClicked(_:)", (),
            { $0.searchBarSearchButtonClicked(bar) },
            { ($0 as any UISearchBarDelegate).searchBarSearchButtonClicked?(bar) })
        answered(
            "UISearchBarDelegate.searchBarCancelButtonClicked(_:)", (),
            { $0.searchBarCancelButtonClicked(bar) },
            { ($0 as any UISearchBarDelegate).searchBarCancelButtonClicked?(bar) })
        answered(
            "UISearchBarDelegate.searchBar(_:selectedScopeButtonIndexDidChange:)", (),
            { $0.searchBar(bar, selectedScopeButtonIndexDidChange: 2) },
            { ($0 as any UISearchBarDelegate).searchBar?(bar, selectedScopeButtonIndexDidChange: 2) })
        answered(
            "UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)", true,
            { $0.gestureRecognizerShouldBegin(recognizer) },
            { ($0 as any UIGestureRecognizerDelegate).gestureRecognizerShouldBegin?(recognizer) })
        answered(
            "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", false,
            { $0.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: recognizer) },
            {
                ($0 as any UIGestureRecognizerDelegate).gestureRecognizer?(
                    recognizer, shouldRecognizeSimultaneouslyWith: recognizer)
            })
        answered(
            "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:)", false,
            { $0.gestureRecognizer(recognizer, shouldRequireFailureOf: recognizer) },
            {
                ($0 as any UIGestureRecognizerDelegate).gestureRecognizer?(
                    recognizer, shouldRequireFailureOf: recognizer)
            })
        answered(
            "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldBeRequiredToFailBy:)", false,
            { $0.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: recognizer) },
            {
                ($0 as any UIGestureRecognizerDelegate).gestureRecognizer?(
                    recognizer, shouldBeRequiredToFailBy: recognizer)
            })
        answered(
            "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)", true,
            { $0.gestureRecognizer(recognizer, shouldReceive: touch) },
            { ($0 as any UIGestureRecognizerDelegate).gestureRecognizer?(recognizer, shouldReceive: touch) })
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
    UICollectionViewDropDelegate, UITableViewDataSource, UITableViewDataSourcePrefetching, UITableViewDelegate,
    UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate, UIGestureRecognizerDelegate
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

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        hear("UITableViewDataSource.tableView(_:numberOfRowsInSection:)", tableView, section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        hear("UITableViewDataSource.tableView(_:cellForRowAt:)", tableView, indexPath)
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        hear("UITableViewDataSource.numberOfSections(in:)", tableView)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        hear("UITableViewDataSource.tableView(_:titleForHeaderInSection:)", tableView, section)
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        hear("UITableViewDataSource.tableView(_:titleForFooterInSection:)", tableView, section)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        hear("UITableViewDataSource.tableView(_:canEditRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        hear("UITableViewDataSource.tableView(_:canMoveRowAt:)", tableView, indexPath)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { hear("UITableViewDataSource.tableView(_:commit:forRowAt:)", tableView, editingStyle, indexPath) }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        hear("UITableViewDataSource.tableView(_:moveRowAt:to:)", tableView, sourceIndexPath, destinationIndexPath)
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        hear("UITableViewDataSource.sectionIndexTitles(for:)", tableView)
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        hear("UITableViewDataSource.tableView(_:sectionForSectionIndexTitle:at:)", tableView, title, index)
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        hear("UITableViewDataSourcePrefetching.tableView(_:prefetchRowsAt:)", tableView, indexPaths)
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        hear("UITableViewDataSourcePrefetching.tableView(_:cancelPrefetchingForRowsAt:)", tableView, indexPaths)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        hear("UITableViewDelegate.tableView(_:willDisplay:forRowAt:)", tableView, cell, indexPath)
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        hear("UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:)", tableView, view, section)
    }

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        hear("UITableViewDelegate.tableView(_:willDisplayFooterView:forSection:)", tableView, view, section)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        hear("UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:)", tableView, cell, indexPath)
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        hear("UITableViewDelegate.tableView(_:didEndDisplayingHeaderView:forSection:)", tableView, view, section)
    }

    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        hear("UITableViewDelegate.tableView(_:didEndDisplayingFooterView:forSection:)", tableView, view, section)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        hear("UITableViewDelegate.tableView(_:heightForRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        hear("UITableViewDelegate.tableView(_:heightForHeaderInSection:)", tableView, section)
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        hear("UITableViewDelegate.tableView(_:heightForFooterInSection:)", tableView, section)
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        hear("UITableViewDelegate.tableView(_:estimatedHeightForRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        hear("UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:)", tableView, section)
    }

    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        hear("UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:)", tableView, section)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        hear("UITableViewDelegate.tableView(_:viewForHeaderInSection:)", tableView, section)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        hear("UITableViewDelegate.tableView(_:viewForFooterInSection:)", tableView, section)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        hear("UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        hear("UITableViewDelegate.tableView(_:shouldHighlightRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        hear("UITableViewDelegate.tableView(_:didHighlightRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        hear("UITableViewDelegate.tableView(_:didUnhighlightRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        hear("UITableViewDelegate.tableView(_:willSelectRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        hear("UITableViewDelegate.tableView(_:willDeselectRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        hear("UITableViewDelegate.tableView(_:didSelectRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        hear("UITableViewDelegate.tableView(_:didDeselectRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        hear("UITableViewDelegate.tableView(_:canPerformPrimaryActionForRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        hear("UITableViewDelegate.tableView(_:performPrimaryActionForRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    { hear("UITableViewDelegate.tableView(_:editingStyleForRowAt:)", tableView, indexPath) }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        hear("UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:)", tableView, indexPath)
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        hear(
            "UITableViewDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", tableView,
            sourceIndexPath, proposedDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        hear("UITableViewDelegate.tableView(_:indentationLevelForRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { hear("UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:)", tableView, indexPath) }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { hear("UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)", tableView, indexPath) }

    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        hear("UITableViewDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        hear("UITableViewDelegate.tableView(_:editActionsForRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        hear("UITableViewDelegate.tableView(_:willBeginEditingRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        hear("UITableViewDelegate.tableView(_:didEndEditingRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        hear("UITableViewDelegate.tableView(_:shouldBeginMultipleSelectionInteractionAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        hear("UITableViewDelegate.tableView(_:didBeginMultipleSelectionInteractionAt:)", tableView, indexPath)
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        hear("UITableViewDelegate.tableViewDidEndMultipleSelectionInteraction(_:)", tableView)
    }

    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        hear("UITableViewDelegate.tableView(_:shouldShowMenuForRowAt:)", tableView, indexPath)
    }

    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        hear(
            "UITableViewDelegate.tableView(_:canPerformAction:forRowAt:withSender:)", tableView, action, indexPath,
            sender)
    }

    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {
        hear(
            "UITableViewDelegate.tableView(_:performAction:forRowAt:withSender:)", tableView, action, indexPath, sender)
    }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        hear("UITableViewDelegate.tableView(_:canFocusRowAt:)", tableView, indexPath)
    }

    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        hear("UITableViewDelegate.tableView(_:shouldUpdateFocusIn:)", tableView, context)
    }

    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { hear("UITableViewDelegate.tableView(_:didUpdateFocusIn:with:)", tableView, context, coordinator) }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        hear("UITableViewDelegate.indexPathForPreferredFocusedView(in:)", tableView)
    }

    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        hear("UITableViewDelegate.tableView(_:selectionFollowsFocusForRowAt:)", tableView, indexPath)
    }

    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { hear("UITableViewDelegate.tableView(_:shouldSpringLoadRowAt:with:)", tableView, indexPath, context) }

    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    { hear("UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:)", tableView, indexPath, point) }

    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        hear(
            "UITableViewDelegate.tableView(_:previewForHighlightingContextMenuWithConfiguration:)", tableView,
            configuration)
    }

    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        hear(
            "UITableViewDelegate.tableView(_:previewForDismissingContextMenuWithConfiguration:)", tableView,
            configuration)
    }

    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        hear(
            "UITableViewDelegate.tableView(_:willPerformPreviewActionForMenuWith:animator:)", tableView, configuration,
            animator)
    }

    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { hear("UITableViewDelegate.tableView(_:willDisplayContextMenu:animator:)", tableView, configuration, animator) }

    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        hear(
            "UITableViewDelegate.tableView(_:willEndContextMenuInteraction:animator:)", tableView, configuration,
            animator)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        hear("UITextFieldDelegate.textFieldShouldBeginEditing(_:)", textField)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        hear("UITextFieldDelegate.textFieldDidBeginEditing(_:)", textField)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        hear("UITextFieldDelegate.textFieldShouldEndEditing(_:)", textField)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        hear("UITextFieldDelegate.textFieldDidEndEditing(_:)", textField)
    }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        hear("UITextFieldDelegate.textFieldDidEndEditing(_:reason:)", textField, reason)
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        hear("UITextFieldDelegate.textFieldDidChangeSelection(_:)", textField)
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    { hear("UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:)", textField, range, string) }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        hear("UITextFieldDelegate.textFieldShouldClear(_:)", textField)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        hear("UITextFieldDelegate.textFieldShouldReturn(_:)", textField)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        hear("UITextViewDelegate.textViewShouldBeginEditing(_:)", textView)
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        hear("UITextViewDelegate.textViewDidBeginEditing(_:)", textView)
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        hear("UITextViewDelegate.textViewShouldEndEditing(_:)", textView)
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        hear("UITextViewDelegate.textViewDidEndEditing(_:)", textView)
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        hear("UITextViewDelegate.textView(_:shouldChangeTextIn:replacementText:)", textView, range, text)
    }

    func textViewDidChange(_ textView: UITextView) { hear("UITextViewDelegate.textViewDidChange(_:)", textView) }

    func textViewDidChangeSelection(_ textView: UITextView) {
        hear("UITextViewDelegate.textViewDidChangeSelection(_:)", textView)
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        hear("UISearchBarDelegate.searchBarShouldBeginEditing(_:)", searchBar)
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        hear("UISearchBarDelegate.searchBarTextDidBeginEditing(_:)", searchBar)
    }

    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        hear("UISearchBarDelegate.searchBarShouldEndEditing(_:)", searchBar)
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        hear("UISearchBarDelegate.searchBarTextDidEndEditing(_:)", searchBar)
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        hear("UISearchBarDelegate.searchBar(_:textDidChange:)", searchBar, searchText)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        hear("UISearchBarDelegate.searchBarSearchButtonClicked(_:)", searchBar)
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        hear("UISearchBarDelegate.searchBarCancelButtonClicked(_:)", searchBar)
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        hear("UISearchBarDelegate.searchBar(_:selectedScopeButtonIndexDidChange:)", searchBar, selectedScope)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        hear("UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)", gestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        hear(
            "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", gestureRecognizer,
            otherGestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        hear(
            "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:)", gestureRecognizer,
            otherGestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        hear(
            "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldBeRequiredToFailBy:)", gestureRecognizer,
            otherGestureRecognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        hear("UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)", gestureRecognizer, touch)
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
