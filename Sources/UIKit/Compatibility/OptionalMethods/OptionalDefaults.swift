// Written by Tests/optional_methods.py from the protocols. Edit those.

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        OptionalMethod.defaultAnswer(1, of: self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { OptionalMethod.defaultAnswer(UICollectionReusableView(frame: .zero), of: self) }

    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    { OptionalMethod.defaultAnswer([0, 0], of: self) }
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    { OptionalMethod.defaultAnswer(of: self) }
}

extension UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { OptionalMethod.defaultAnswer(proposedContentOffset, of: self) }

    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { OptionalMethod.defaultAnswer(proposedIndexPath, of: self) }

    public func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        OptionalMethod.defaultAnswer(
            UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout), of: self)
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { OptionalMethod.defaultAnswer(proposedIndexPath, of: self) }

    public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { OptionalMethod.defaultAnswer(!collectionView.isEditing, of: self) }

    public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { OptionalMethod.defaultAnswer(false, of: self) }

    public func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
        -> Bool
    { OptionalMethod.defaultAnswer(false, of: self) }

    public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    { OptionalMethod.defaultAnswer(false, of: self) }

    public func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { OptionalMethod.defaultAnswer(false, of: self) }

    public func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(false, of: self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { OptionalMethod.defaultAnswer(true, of: self) }

    public func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { OptionalMethod.defaultAnswer(false, of: self) }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalMethod.defaultAnswer(nil, of: self) }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalMethod.defaultAnswer(nil, of: self) }

    public func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMethod.defaultAnswer(nil, of: self) }

    public func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMethod.defaultAnswer(nil, of: self) }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OptionalMethod.defaultAnswer(nil, of: self) }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OptionalMethod.defaultAnswer(nil, of: self) }

    public func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? { OptionalMethod.defaultAnswer(nil, of: self) }
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        OptionalMethod.defaultAnswer((collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero, of: self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        OptionalMethod.defaultAnswer(
            (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero, of: self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        OptionalMethod.defaultAnswer(
            (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0, of: self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        OptionalMethod.defaultAnswer(
            (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0, of: self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        OptionalMethod.defaultAnswer(
            (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero, of: self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        OptionalMethod.defaultAnswer(
            (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero, of: self)
    }
}

extension UICollectionViewDragDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { OptionalMethod.defaultAnswer([], of: self) }

    public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { OptionalMethod.defaultAnswer(nil, of: self) }

    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { OptionalMethod.defaultAnswer(true, of: self) }

    public func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { OptionalMethod.defaultAnswer(false, of: self) }
}

extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        OptionalMethod.defaultAnswer(UICollectionViewDropProposal(operation: .copy), of: self)
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { OptionalMethod.defaultAnswer(nil, of: self) }
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { OptionalMethod.defaultAnswer(1, of: self) }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalMethod.defaultAnswer(index, of: self)
    }
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        OptionalMethod.defaultAnswer(of: self)
    }
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMethod.defaultAnswer(tableView.rowHeight, of: self)
    }

    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalMethod.defaultAnswer(tableView.sectionHeaderHeight, of: self)
    }

    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalMethod.defaultAnswer(tableView.sectionFooterHeight, of: self)
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMethod.defaultAnswer(tableView.estimatedRowHeight, of: self)
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalMethod.defaultAnswer(tableView.estimatedSectionHeaderHeight, of: self)
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalMethod.defaultAnswer(tableView.estimatedSectionFooterHeight, of: self)
    }

    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMethod.defaultAnswer(indexPath, of: self)
    }

    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMethod.defaultAnswer(indexPath, of: self)
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(!tableView.isEditing, of: self)
    }

    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { OptionalMethod.defaultAnswer(.delete, of: self) }

    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { OptionalMethod.defaultAnswer(proposedDestinationIndexPath, of: self) }

    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalMethod.defaultAnswer(0, of: self)
    }

    public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { OptionalMethod.defaultAnswer(nil, of: self) }

    public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { OptionalMethod.defaultAnswer(nil, of: self) }

    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    { OptionalMethod.defaultAnswer(nil, of: self) }

    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    { OptionalMethod.defaultAnswer(nil, of: self) }

    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
    { OptionalMethod.defaultAnswer(false, of: self) }

    public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(false, of: self)
    }

    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { OptionalMethod.defaultAnswer(false, of: self) }

    public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(false, of: self)
    }

    public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    { OptionalMethod.defaultAnswer(true, of: self) }

    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.defaultAnswer(false, of: self)
    }

    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { OptionalMethod.defaultAnswer(false, of: self) }

    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalMethod.defaultAnswer(nil, of: self) }

    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMethod.defaultAnswer(nil, of: self) }

    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMethod.defaultAnswer(nil, of: self) }

    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMethod.defaultAnswer(of: self) }
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalMethod.defaultAnswer(of: self) }

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func textFieldDidEndEditing(_ textField: UITextField) { OptionalMethod.defaultAnswer(of: self) }

    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func textFieldDidChangeSelection(_ textField: UITextField) { OptionalMethod.defaultAnswer(of: self) }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { OptionalMethod.defaultAnswer(true, of: self) }

    public func textFieldShouldClear(_ textField: UITextField) -> Bool { OptionalMethod.defaultAnswer(true, of: self) }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { OptionalMethod.defaultAnswer(true, of: self) }
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func textViewDidBeginEditing(_ textView: UITextView) { OptionalMethod.defaultAnswer(of: self) }

    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func textViewDidEndEditing(_ textView: UITextView) { OptionalMethod.defaultAnswer(of: self) }

    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    { OptionalMethod.defaultAnswer(true, of: self) }

    public func textViewDidChange(_ textView: UITextView) { OptionalMethod.defaultAnswer(of: self) }

    public func textViewDidChangeSelection(_ textView: UITextView) { OptionalMethod.defaultAnswer(of: self) }
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { OptionalMethod.defaultAnswer(of: self) }

    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { OptionalMethod.defaultAnswer(of: self) }

    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { OptionalMethod.defaultAnswer(of: self) }

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { OptionalMethod.defaultAnswer(of: self) }

    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        OptionalMethod.defaultAnswer(of: self)
    }
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { OptionalMethod.defaultAnswer(false, of: self) }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { OptionalMethod.defaultAnswer(false, of: self) }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { OptionalMethod.defaultAnswer(false, of: self) }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethod.defaultAnswer(of: self) }

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalMethod.defaultAnswer(of: self) }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalMethod.defaultAnswer(of: self) }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalMethod.defaultAnswer(of: self) }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        OptionalMethod.defaultAnswer(true, of: self)
    }

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalMethod.defaultAnswer(of: self) }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalMethod.defaultAnswer(nil, of: self) }

    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        OptionalMethod.defaultAnswer(of: self)
    }

    public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMethod.defaultAnswer(of: self) }

    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalMethod.defaultAnswer(of: self)
    }
}
