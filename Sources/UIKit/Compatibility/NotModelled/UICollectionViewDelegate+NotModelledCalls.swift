/// The call syntax of optional methods that the model never calls.
extension _UICollectionViewDelegateCalls {
    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
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
    public func callAsFunction(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool?
    {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, shouldUpdateFocusIn: context) }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
    }
}

extension UICollectionViewDelegate {
    public var indexPathForPreferredFocusedView: _PreferredFocusCall? { _PreferredFocusCall(delegate: self) }

    public var collectionViewDidEndMultipleSelectionInteraction: _MultipleSelectionEndCall? { _MultipleSelectionEndCall(delegate: self) }
}

@preconcurrency @MainActor
public struct _PreferredFocusCall {
    let delegate: any UICollectionViewDelegate

    public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
        OptionalMethod.answer(of: delegate) { delegate.indexPathForPreferredFocusedView(in: collectionView) } ?? nil
    }
}

@preconcurrency @MainActor
public struct _MultipleSelectionEndCall {
    let delegate: any UICollectionViewDelegate

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.collectionViewDidEndMultipleSelectionInteraction(collectionView) }
    }
}
