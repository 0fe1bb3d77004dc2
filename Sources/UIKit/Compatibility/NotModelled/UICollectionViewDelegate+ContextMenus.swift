/// The optional methods for context menus, which are never called, because no menu is ever shown.
extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        OptionalMethod.defaultRan(self)
        return nil
    }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethod.defaultRan(self)
        return nil
    }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        OptionalMethod.defaultRan(self)
        return nil
    }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        OptionalMethod.defaultRan(self)
        return nil
    }

    public func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalMethod.defaultRan(self)
        return nil
    }

    public func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalMethod.defaultRan(self)
        return nil
    }

    public func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalMethod.defaultRan(self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalMethod.defaultRan(self)
    }

    public func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        OptionalMethod.defaultRan(self)
    }
}

/// Their call syntax.
extension _UICollectionViewDelegateCalls {
    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    {
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
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
        } ?? nil
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
        } ?? nil
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
        } ?? nil
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
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
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }
}
