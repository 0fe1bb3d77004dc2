/// The call syntax of optional methods about context menus, which the model never calls.
extension _UICollectionViewDelegateCalls {
    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
        } ?? nil
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
        } ?? nil
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
        } ?? nil
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
        } ?? nil
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
        } ?? nil
    }

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

    public func callAsFunction(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, sceneActivationConfigurationForItemAt: indexPath, point: point)
        } ?? nil
    }
}

extension UIWindowScene {
    /// How another window is opened. Not modelled: there is one window scene.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {}
}
