/// Calls the modelled methods that `UICollectionViewDelegate` declares, and records the calls.
/// (`FlowDelegateMetrics` calls those of `UICollectionViewDelegateFlowLayout`.)
@MainActor
final class CollectionViewDelegateClient: AppObjectClient<any UICollectionViewDelegate>, DelegateClient {
    private let host: Host
    private let journal: Journal

    init(host: Host, journal: Journal) {
        (self.host, self.journal) = (host, journal)
        super.init { host.withCollectionView { $0.delegate } }
    }

    override func loadsObject() -> Bool { reference != nil }

    private var delegate: (any UICollectionViewDelegate)? { reference?.object }

    // MARK: - Displaying

    func willDisplay(_ view: UIView, for key: ElementKey) {
        let table = journal.table
        if key.category == .cell {
            return tell(.willDisplay, about: key, view: view) {
                $0.collectionView($1, willDisplay: view as! UICollectionViewCell, forItemAt: table.indexPath(of: key))
            }
        }
        tell(.willDisplaySupplementaryView, about: key, view: view) {
            $0.collectionView(
                $1, willDisplaySupplementaryView: view as! UICollectionReusableView,
                forElementKind: table.kind(of: key),
                at: table.indexPath(of: key))
        }
    }

    func didEndDisplaying(_ view: UIView, for key: ElementKey) {
        let table = journal.table
        if key.category == .cell {
            return tell(.didEndDisplaying, about: key, view: view) {
                $0.collectionView(
                    $1, didEndDisplaying: view as! UICollectionViewCell, forItemAt: table.indexPath(of: key))
            }
        }
        tell(.didEndDisplayingSupplementaryView, about: key, view: view) {
            let (kind, path) = (table.kind(of: key), table.indexPath(of: key))
            $0.collectionView(
                $1, didEndDisplayingSupplementaryView: view as! UICollectionReusableView, forElementOfKind: kind,
                at: path)
        }
    }

    // MARK: - Highlighting and selecting. [SEL-01] to [SEL-05]

    func shouldHighlightItem(at path: IndexPath) -> Bool {
        ask(.shouldHighlightItemAt, at: path) { $0.collectionView($1, shouldHighlightItemAt: path) } ?? true
    }

    func didHighlightItem(at path: IndexPath) {
        tell(.didHighlightItemAt, at: path) { $0.collectionView($1, didHighlightItemAt: path) }
    }

    func didUnhighlightItem(at path: IndexPath) {
        tell(.didUnhighlightItemAt, at: path) { $0.collectionView($1, didUnhighlightItemAt: path) }
    }

    func itemToSelect(insteadOf path: IndexPath) -> IndexPath? {
        ask(.shouldSelectItemAt, at: path) { $0.collectionView($1, shouldSelectItemAt: path) } ?? true ? path : nil
    }

    func itemToDeselect(insteadOf path: IndexPath) -> IndexPath? {
        ask(.shouldDeselectItemAt, at: path) { $0.collectionView($1, shouldDeselectItemAt: path) } ?? true ? path : nil
    }

    func allowsReplacingSelection(ofItemAt path: IndexPath) -> Bool { true }

    func didSelectItem(at path: IndexPath) {
        tell(.didSelectItemAt, at: path) { $0.collectionView($1, didSelectItemAt: path) }
    }

    func didDeselectItem(at path: IndexPath) {
        tell(.didDeselectItemAt, at: path) { $0.collectionView($1, didDeselectItemAt: path) }
    }

    // MARK: - Editing and primary actions

    func canEditItem(at path: IndexPath) -> Bool {
        ask(.canEditItemAt, at: path) { $0.collectionView($1, canEditItemAt: path) } ?? true
    }

    func canPerformPrimaryAction(at path: IndexPath, byDefault standard: Bool) -> Bool {
        ask(.canPerformPrimaryActionForItemAt, at: path) {
            $0.collectionView($1, canPerformPrimaryActionForItemAt: path)
        } ?? standard
    }

    func performPrimaryAction(at path: IndexPath) {
        tell(.performPrimaryActionForItemAt, at: path) { $0.collectionView($1, performPrimaryActionForItemAt: path) }
    }

    // MARK: - Layout changes and movement

    func targetOffset(forProposedOffset proposed: CGPoint) -> CGPoint {
        ask(.targetContentOffsetForProposedContentOffset) {
            $0.collectionView($1, targetContentOffsetForProposedContentOffset: proposed)
        } ?? proposed
    }

    /// Calls the newer of two delegate methods, or the older one if the newer one is not implemented.
    /// If the delegate implements neither, returns the proposed path.
    func targetPath(of carried: CarriedItem, proposedPath: IndexPath) -> IndexPath {
        ask(.targetIndexPathForMoveOfItemFromOriginalIndexPath) {
            $0.collectionView(
                $1, targetIndexPathForMoveOfItemFromOriginalIndexPath: carried.origin,
                atCurrentIndexPath: carried.target,
                toProposedIndexPath: proposedPath)
        }
            ?? ask(.targetIndexPathForMoveFromItemAt) {
                $0.collectionView(
                    $1, targetIndexPathForMoveFromItemAt: carried.origin, toProposedIndexPath: proposedPath)
            } ?? proposedPath
    }

    func transitionLayout(from old: UICollectionViewLayout, to new: UICollectionViewLayout)
        -> UICollectionViewTransitionLayout
    {
        ask(.transitionLayoutForOldLayout) { $0.collectionView($1, transitionLayoutForOldLayout: old, newLayout: new) }
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    }

    // MARK: - Asking and telling

    /// Calls an optional method of the delegate, and records the call. If there is no delegate, or
    /// if it does not implement the method, returns nil and records nothing.
    ///
    /// - Parameter path: the path of the item that the recorded call names; nil for no item.
    private func ask<Answer>(
        _ question: PackedEvent.Name, at path: IndexPath? = nil,
        _ ask: (any UICollectionViewDelegate, UICollectionView) -> Answer
    ) -> Answer? {
        guard !missingMethods.contains(question), let delegate else { return nil }
        let key = path.map { journal.table.key(ofItemAt: $0) }
        guard let answer = OptionalMethod.answer(of: delegate, { host.withCollectionView { ask(delegate, $0) } }) else {
            missingMethods.insert(question)
            return nil
        }
        journal.tally.delegateAsks += 1
        journal.record {
            $0.write(
                .ask, in: $1, element: journal.table.element(ofOptionalKey: key), partner: .delegate, name: question,
                number: -1)
        }
        return answer
    }

    private func tell(
        _ notice: PackedEvent.Name, at path: IndexPath, _ call: (any UICollectionViewDelegate, UICollectionView) -> Void
    ) {
        tell(notice, about: journal.table.key(ofItemAt: path), view: nil, call)
    }

    private func tell(
        _ notice: PackedEvent.Name, about key: ElementKey, view: UIView?,
        _ call: (any UICollectionViewDelegate, UICollectionView) -> Void
    ) {
        guard !missingMethods.contains(notice), let delegate else { return }
        let isImplemented = journal.tell(.delegate, delegate, notice, about: key, view: view) { call(delegate, $0) }
        if !isImplemented { missingMethods.insert(notice) }
    }
}
