/// The call syntax of optional methods in code for iOS, `delegate.collectionView?(cv, dragSessionWillBegin: session)`: nil when the
/// delegate does not implement the method.
extension UICollectionViewDragDelegate {
    public var collectionView: _UICollectionViewDragDelegateCalls? { _UICollectionViewDragDelegateCalls(delegate: self) }
}

@preconcurrency @MainActor
public struct _UICollectionViewDragDelegateCalls {
    let delegate: any UICollectionViewDragDelegate

    public func callAsFunction(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]?
    {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, itemsForBeginning: session, at: indexPath) }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
        }
    }

    public func callAsFunction(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath) } ?? nil
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, dragSessionWillBegin: session) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, dragSessionDidEnd: session) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, dragSessionAllowsMoveOperation: session) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
        -> Bool?
    {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
        }
    }
}
