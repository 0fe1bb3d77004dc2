/// The call syntax of optional methods in code for iOS, `delegate.collectionView?(cv, layout: layout, insetForSectionAt: 0)`:
/// the answer, or nil when the delegate does not implement the method.
extension UICollectionViewDelegate {
    public var collectionView: _UICollectionViewDelegateCalls? { _UICollectionViewDelegateCalls(delegate: self) }
}

extension UICollectionViewDelegateFlowLayout {
    public var collectionView: _UICollectionViewDelegateFlowLayoutCalls? { _UICollectionViewDelegateFlowLayoutCalls(delegate: self) }
}

@preconcurrency @MainActor
public struct _UICollectionViewDelegateCalls {
    let delegate: any UICollectionViewDelegate

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
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
    public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
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

    public func callAsFunction(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(
                collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath, atCurrentIndexPath: currentIndexPath,
                toProposedIndexPath: proposedIndexPath)
        }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, canEditItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
    }
}

@preconcurrency @MainActor
public struct _UICollectionViewDelegateFlowLayoutCalls {
    let delegate: any UICollectionViewDelegateFlowLayout

    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize? {
        OptionalMethod.answer(of: delegate) {
            delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
        }
    }
}
