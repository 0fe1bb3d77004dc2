/// The call syntax of optional methods in code for iOS, `delegate.collectionView?(cv, canHandle: session)`: nil when the delegate does
/// not implement the method.
extension UICollectionViewDropDelegate {
    public var collectionView: _UICollectionViewDropDelegateCalls? { _UICollectionViewDropDelegateCalls(delegate: self) }
}

@preconcurrency @MainActor
public struct _UICollectionViewDropDelegateCalls {
    let delegate: any UICollectionViewDropDelegate

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
        -> Void?
    {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, performDropWith: coordinator) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, canHandle: session) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, dropSessionDidEnter: session) }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, dropSessionDidExit: session) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, dropSessionDidEnd: session) }
    }

    public func callAsFunction(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath) } ?? nil
    }
}
