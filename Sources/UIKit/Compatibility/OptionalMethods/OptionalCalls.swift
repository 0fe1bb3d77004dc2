// Written by Tests/optional_methods.py from the protocols. Edit those.

extension UICollectionViewDataSource {
    public var collectionView: _UICollectionViewDataSource_collectionView? {
        _UICollectionViewDataSource_collectionView(delegate: self)
    }

    public var numberOfSections: _UICollectionViewDataSource_numberOfSections? {
        _UICollectionViewDataSource_numberOfSections(delegate: self)
    }

    public var indexTitles: _UICollectionViewDataSource_indexTitles? {
        _UICollectionViewDataSource_indexTitles(delegate: self)
    }
}

@preconcurrency @MainActor
public struct _UICollectionViewDataSource_collectionView {
    let delegate: any UICollectionViewDataSource

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int? {
        delegate.collectionView(collectionView, numberOfItemsInSection: section)
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell?
    { delegate.collectionView(collectionView, cellForItemAt: indexPath) }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, canMoveItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
        }
    }
}

@preconcurrency @MainActor
public struct _UICollectionViewDataSource_numberOfSections {
    let delegate: any UICollectionViewDataSource

    @discardableResult
    public func callAsFunction(in collectionView: UICollectionView) -> Int? {
        OptionalMethod.answer(of: delegate) { delegate.numberOfSections(in: collectionView) }
    }
}

@preconcurrency @MainActor
public struct _UICollectionViewDataSource_indexTitles {
    let delegate: any UICollectionViewDataSource

    @discardableResult
    public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
        OptionalMethod.answer(of: delegate) { delegate.indexTitles(for: collectionView) } ?? nil
    }
}

extension UICollectionViewDataSourcePrefetching {
    public var collectionView: _UICollectionViewDataSourcePrefetching_collectionView? {
        _UICollectionViewDataSourcePrefetching_collectionView(delegate: self)
    }
}

@preconcurrency @MainActor
public struct _UICollectionViewDataSourcePrefetching_collectionView {
    let delegate: any UICollectionViewDataSourcePrefetching

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) -> Void? {
        delegate.collectionView(collectionView, prefetchItemsAt: indexPaths)
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
        -> Void?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
        }
    }
}

extension UICollectionViewDelegate {
    public var collectionView: _UICollectionViewDelegate_collectionView? {
        _UICollectionViewDelegate_collectionView(delegate: self)
    }

    public var collectionViewDidEndMultipleSelectionInteraction: _OptionalCall<UICollectionView, Void>? {
        _OptionalCall(delegate: self) { self.collectionViewDidEndMultipleSelectionInteraction($0) }
    }

    public var indexPathForPreferredFocusedView: _UICollectionViewDelegate_indexPathForPreferredFocusedView? {
        _UICollectionViewDelegate_indexPathForPreferredFocusedView(delegate: self)
    }
}

@preconcurrency @MainActor
public struct _UICollectionViewDelegate_collectionView {
    let delegate: any UICollectionViewDelegate

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(
                collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(
                collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, didHighlightItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, shouldSelectItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, didSelectItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, didDeselectItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(
                collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
                toProposedIndexPath: proposedIndexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, canEditItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
        -> Void?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
        -> Bool?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
        -> Bool?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
        }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, canFocusItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, shouldUpdateFocusIn: context) }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
        } ?? nil
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
        } ?? nil
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
        } ?? nil
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
        } ?? nil
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(
                collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
        } ?? nil
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(
                collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
        } ?? nil
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(
                collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, sceneActivationConfigurationForItemAt: indexPath, point: point)
        } ?? nil
    }
}

@preconcurrency @MainActor
public struct _UICollectionViewDelegate_indexPathForPreferredFocusedView {
    let delegate: any UICollectionViewDelegate

    @discardableResult
    public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
        OptionalMethod.answer(of: delegate) { delegate.indexPathForPreferredFocusedView(in: collectionView) } ?? nil
    }
}

extension UICollectionViewDelegateFlowLayout {
    public var collectionView: _UICollectionViewDelegateFlowLayout_collectionView? {
        _UICollectionViewDelegateFlowLayout_collectionView(delegate: self)
    }
}

@preconcurrency @MainActor
public struct _UICollectionViewDelegateFlowLayout_collectionView {
    let delegate: any UICollectionViewDelegateFlowLayout

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(
                collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(
                collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
        }
    }
}

extension UICollectionViewDragDelegate {
    public var collectionView: _UICollectionViewDragDelegate_collectionView? {
        _UICollectionViewDragDelegate_collectionView(delegate: self)
    }
}

@preconcurrency @MainActor
public struct _UICollectionViewDragDelegate_collectionView {
    let delegate: any UICollectionViewDragDelegate

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]? { delegate.collectionView(collectionView, itemsForBeginning: session, at: indexPath) }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
        }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
        } ?? nil
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
        -> Void?
    { OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, dragSessionWillBegin: session) } }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
        -> Void?
    { OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, dragSessionDidEnd: session) } }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
        }
    }
}

extension UICollectionViewDropDelegate {
    public var collectionView: _UICollectionViewDropDelegate_collectionView? {
        _UICollectionViewDropDelegate_collectionView(delegate: self)
    }
}

@preconcurrency @MainActor
public struct _UICollectionViewDropDelegate_collectionView {
    let delegate: any UICollectionViewDropDelegate

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) -> Void? { delegate.collectionView(collectionView, performDropWith: coordinator) }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, canHandle: session) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
        -> Void?
    { OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, dropSessionDidEnter: session) } }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(
                collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
        -> Void?
    { OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, dropSessionDidExit: session) } }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
        -> Void?
    { OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, dropSessionDidEnd: session) } }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
        } ?? nil
    }
}

extension UITableViewDataSource {
    public var tableView: _UITableViewDataSource_tableView? { _UITableViewDataSource_tableView(delegate: self) }

    public var numberOfSections: _UITableViewDataSource_numberOfSections? {
        _UITableViewDataSource_numberOfSections(delegate: self)
    }

    public var sectionIndexTitles: _UITableViewDataSource_sectionIndexTitles? {
        _UITableViewDataSource_sectionIndexTitles(delegate: self)
    }
}

@preconcurrency @MainActor
public struct _UITableViewDataSource_tableView {
    let delegate: any UITableViewDataSource

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int? {
        delegate.tableView(tableView, numberOfRowsInSection: section)
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell? {
        delegate.tableView(tableView, cellForRowAt: indexPath)
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, titleForHeaderInSection: section) } ?? nil
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, titleForFooterInSection: section) } ?? nil
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, canEditRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, canMoveRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
        }
    }
}

@preconcurrency @MainActor
public struct _UITableViewDataSource_numberOfSections {
    let delegate: any UITableViewDataSource

    @discardableResult
    public func callAsFunction(in tableView: UITableView) -> Int? {
        OptionalMethod.answer(of: delegate) { delegate.numberOfSections(in: tableView) }
    }
}

@preconcurrency @MainActor
public struct _UITableViewDataSource_sectionIndexTitles {
    let delegate: any UITableViewDataSource

    @discardableResult
    public func callAsFunction(for tableView: UITableView) -> [String]? {
        OptionalMethod.answer(of: delegate) { delegate.sectionIndexTitles(for: tableView) } ?? nil
    }
}

extension UITableViewDataSourcePrefetching {
    public var tableView: _UITableViewDataSourcePrefetching_tableView? {
        _UITableViewDataSourcePrefetching_tableView(delegate: self)
    }
}

@preconcurrency @MainActor
public struct _UITableViewDataSourcePrefetching_tableView {
    let delegate: any UITableViewDataSourcePrefetching

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) -> Void? {
        delegate.tableView(tableView, prefetchRowsAt: indexPaths)
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths) }
    }
}

extension UITableViewDelegate {
    public var tableView: _UITableViewDelegate_tableView? { _UITableViewDelegate_tableView(delegate: self) }

    public var tableViewDidEndMultipleSelectionInteraction: _OptionalCall<UITableView, Void>? {
        _OptionalCall(delegate: self) { self.tableViewDidEndMultipleSelectionInteraction($0) }
    }

    public var indexPathForPreferredFocusedView: _UITableViewDelegate_indexPathForPreferredFocusedView? {
        _UITableViewDelegate_indexPathForPreferredFocusedView(delegate: self)
    }
}

@preconcurrency @MainActor
public struct _UITableViewDelegate_tableView {
    let delegate: any UITableViewDelegate

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
        -> Void?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
        -> Void?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, heightForRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, heightForHeaderInSection: section) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, heightForFooterInSection: section) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, estimatedHeightForRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat? {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
        }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat? {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
        }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, viewForHeaderInSection: section) } ?? nil
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, viewForFooterInSection: section) } ?? nil
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) -> Void?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, shouldHighlightRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, didHighlightRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, didUnhighlightRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, willSelectRowAt: indexPath) } ?? nil
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, willDeselectRowAt: indexPath) } ?? nil
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, didSelectRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, didDeselectRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell
        .EditingStyle?
    { OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, editingStyleForRowAt: indexPath) } }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(
                tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, indentationLevelForRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        } ?? nil
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        } ?? nil
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        } ?? nil
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    { OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, editActionsForRowAt: indexPath) } ?? nil }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, willBeginEditingRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, didEndEditingRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Void?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, shouldShowMenuForRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool? {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
        }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, canFocusRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext)
        -> Bool?
    { OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, shouldUpdateFocusIn: context) } }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
        }
    }

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool? {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        } ?? nil
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
        } ?? nil
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
        } ?? nil
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
}

@preconcurrency @MainActor
public struct _UITableViewDelegate_indexPathForPreferredFocusedView {
    let delegate: any UITableViewDelegate

    @discardableResult
    public func callAsFunction(in tableView: UITableView) -> IndexPath? {
        OptionalMethod.answer(of: delegate) { delegate.indexPathForPreferredFocusedView(in: tableView) } ?? nil
    }
}

extension UITextFieldDelegate {
    public var textFieldShouldBeginEditing: _OptionalCall<UITextField, Bool>? {
        _OptionalCall(delegate: self) { self.textFieldShouldBeginEditing($0) }
    }

    public var textFieldDidBeginEditing: _OptionalCall<UITextField, Void>? {
        _OptionalCall(delegate: self) { self.textFieldDidBeginEditing($0) }
    }

    public var textFieldShouldEndEditing: _OptionalCall<UITextField, Bool>? {
        _OptionalCall(delegate: self) { self.textFieldShouldEndEditing($0) }
    }

    public var textFieldDidEndEditing: _UITextFieldDelegate_textFieldDidEndEditing? {
        _UITextFieldDelegate_textFieldDidEndEditing(delegate: self)
    }

    public var textFieldDidChangeSelection: _OptionalCall<UITextField, Void>? {
        _OptionalCall(delegate: self) { self.textFieldDidChangeSelection($0) }
    }

    public var textField: _UITextFieldDelegate_textField? { _UITextFieldDelegate_textField(delegate: self) }

    public var textFieldShouldClear: _OptionalCall<UITextField, Bool>? {
        _OptionalCall(delegate: self) { self.textFieldShouldClear($0) }
    }

    public var textFieldShouldReturn: _OptionalCall<UITextField, Bool>? {
        _OptionalCall(delegate: self) { self.textFieldShouldReturn($0) }
    }
}

@preconcurrency @MainActor
public struct _UITextFieldDelegate_textFieldDidEndEditing {
    let delegate: any UITextFieldDelegate

    @discardableResult
    public func callAsFunction(_ textField: UITextField) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.textFieldDidEndEditing(textField) }
    }

    @discardableResult
    public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.textFieldDidEndEditing(textField, reason: reason) }
    }
}

@preconcurrency @MainActor
public struct _UITextFieldDelegate_textField {
    let delegate: any UITextFieldDelegate

    @discardableResult
    public func callAsFunction(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool? {
        OptionalMethod.answer(of: delegate) {
            delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
        }
    }
}

extension UITextViewDelegate {
    public var textViewShouldBeginEditing: _OptionalCall<UITextView, Bool>? {
        _OptionalCall(delegate: self) { self.textViewShouldBeginEditing($0) }
    }

    public var textViewDidBeginEditing: _OptionalCall<UITextView, Void>? {
        _OptionalCall(delegate: self) { self.textViewDidBeginEditing($0) }
    }

    public var textViewShouldEndEditing: _OptionalCall<UITextView, Bool>? {
        _OptionalCall(delegate: self) { self.textViewShouldEndEditing($0) }
    }

    public var textViewDidEndEditing: _OptionalCall<UITextView, Void>? {
        _OptionalCall(delegate: self) { self.textViewDidEndEditing($0) }
    }

    public var textView: _UITextViewDelegate_textView? { _UITextViewDelegate_textView(delegate: self) }

    public var textViewDidChange: _OptionalCall<UITextView, Void>? {
        _OptionalCall(delegate: self) { self.textViewDidChange($0) }
    }

    public var textViewDidChangeSelection: _OptionalCall<UITextView, Void>? {
        _OptionalCall(delegate: self) { self.textViewDidChangeSelection($0) }
    }
}

@preconcurrency @MainActor
public struct _UITextViewDelegate_textView {
    let delegate: any UITextViewDelegate

    @discardableResult
    public func callAsFunction(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
        }
    }
}

extension UISearchBarDelegate {
    public var searchBarShouldBeginEditing: _OptionalCall<UISearchBar, Bool>? {
        _OptionalCall(delegate: self) { self.searchBarShouldBeginEditing($0) }
    }

    public var searchBarTextDidBeginEditing: _OptionalCall<UISearchBar, Void>? {
        _OptionalCall(delegate: self) { self.searchBarTextDidBeginEditing($0) }
    }

    public var searchBarShouldEndEditing: _OptionalCall<UISearchBar, Bool>? {
        _OptionalCall(delegate: self) { self.searchBarShouldEndEditing($0) }
    }

    public var searchBarTextDidEndEditing: _OptionalCall<UISearchBar, Void>? {
        _OptionalCall(delegate: self) { self.searchBarTextDidEndEditing($0) }
    }

    public var searchBar: _UISearchBarDelegate_searchBar? { _UISearchBarDelegate_searchBar(delegate: self) }

    public var searchBarSearchButtonClicked: _OptionalCall<UISearchBar, Void>? {
        _OptionalCall(delegate: self) { self.searchBarSearchButtonClicked($0) }
    }

    public var searchBarCancelButtonClicked: _OptionalCall<UISearchBar, Void>? {
        _OptionalCall(delegate: self) { self.searchBarCancelButtonClicked($0) }
    }
}

@preconcurrency @MainActor
public struct _UISearchBarDelegate_searchBar {
    let delegate: any UISearchBarDelegate

    @discardableResult
    public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.searchBar(searchBar, textDidChange: searchText) }
    }

    @discardableResult
    public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) -> Void?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
        }
    }
}

extension UIGestureRecognizerDelegate {
    public var gestureRecognizerShouldBegin: _OptionalCall<UIGestureRecognizer, Bool>? {
        _OptionalCall(delegate: self) { self.gestureRecognizerShouldBegin($0) }
    }

    public var gestureRecognizer: _UIGestureRecognizerDelegate_gestureRecognizer? {
        _UIGestureRecognizerDelegate_gestureRecognizer(delegate: self)
    }
}

@preconcurrency @MainActor
public struct _UIGestureRecognizerDelegate_gestureRecognizer {
    let delegate: any UIGestureRecognizerDelegate

    @discardableResult
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        OptionalMethod.answer(of: delegate) {
            delegate.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        OptionalMethod.answer(of: delegate) {
            delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        OptionalMethod.answer(of: delegate) {
            delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
        }
    }

    @discardableResult
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
    }
}

extension UIScrollViewDelegate {
    public var scrollViewDidScroll: _OptionalCall<UIScrollView, Void>? {
        _OptionalCall(delegate: self) { self.scrollViewDidScroll($0) }
    }

    public var scrollViewWillBeginDragging: _OptionalCall<UIScrollView, Void>? {
        _OptionalCall(delegate: self) { self.scrollViewWillBeginDragging($0) }
    }

    public var scrollViewWillEndDragging: _UIScrollViewDelegate_scrollViewWillEndDragging? {
        _UIScrollViewDelegate_scrollViewWillEndDragging(delegate: self)
    }

    public var scrollViewDidEndDragging: _UIScrollViewDelegate_scrollViewDidEndDragging? {
        _UIScrollViewDelegate_scrollViewDidEndDragging(delegate: self)
    }

    public var scrollViewWillBeginDecelerating: _OptionalCall<UIScrollView, Void>? {
        _OptionalCall(delegate: self) { self.scrollViewWillBeginDecelerating($0) }
    }

    public var scrollViewDidEndDecelerating: _OptionalCall<UIScrollView, Void>? {
        _OptionalCall(delegate: self) { self.scrollViewDidEndDecelerating($0) }
    }

    public var scrollViewDidEndScrollingAnimation: _OptionalCall<UIScrollView, Void>? {
        _OptionalCall(delegate: self) { self.scrollViewDidEndScrollingAnimation($0) }
    }

    public var scrollViewDidChangeAdjustedContentInset: _OptionalCall<UIScrollView, Void>? {
        _OptionalCall(delegate: self) { self.scrollViewDidChangeAdjustedContentInset($0) }
    }

    public var scrollViewShouldScrollToTop: _OptionalCall<UIScrollView, Bool>? {
        _OptionalCall(delegate: self) { self.scrollViewShouldScrollToTop($0) }
    }

    public var scrollViewDidScrollToTop: _OptionalCall<UIScrollView, Void>? {
        _OptionalCall(delegate: self) { self.scrollViewDidScrollToTop($0) }
    }

    public var viewForZooming: _UIScrollViewDelegate_viewForZooming? {
        _UIScrollViewDelegate_viewForZooming(delegate: self)
    }

    public var scrollViewWillBeginZooming: _UIScrollViewDelegate_scrollViewWillBeginZooming? {
        _UIScrollViewDelegate_scrollViewWillBeginZooming(delegate: self)
    }

    public var scrollViewDidZoom: _OptionalCall<UIScrollView, Void>? {
        _OptionalCall(delegate: self) { self.scrollViewDidZoom($0) }
    }

    public var scrollViewDidEndZooming: _UIScrollViewDelegate_scrollViewDidEndZooming? {
        _UIScrollViewDelegate_scrollViewDidEndZooming(delegate: self)
    }
}

@preconcurrency @MainActor
public struct _UIScrollViewDelegate_scrollViewWillEndDragging {
    let delegate: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }
}

@preconcurrency @MainActor
public struct _UIScrollViewDelegate_scrollViewDidEndDragging {
    let delegate: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }
}

@preconcurrency @MainActor
public struct _UIScrollViewDelegate_viewForZooming {
    let delegate: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
        OptionalMethod.answer(of: delegate) { delegate.viewForZooming(in: scrollView) } ?? nil
    }
}

@preconcurrency @MainActor
public struct _UIScrollViewDelegate_scrollViewWillBeginZooming {
    let delegate: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.scrollViewWillBeginZooming(scrollView, with: view) }
    }
}

@preconcurrency @MainActor
public struct _UIScrollViewDelegate_scrollViewDidEndZooming {
    let delegate: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
    }
}
