/// Calls the methods that `UICollectionViewDelegate` declares, and records the calls. (`FlowDelegateMetrics` calls those of
/// `UICollectionViewDelegateFlowLayout`.)
final class DelegateClient: Client {
    private let heldDelegate: HeldAppObject<any UICollectionViewDelegate>
    /// The optional methods that the delegate is known not to implement.
    private var missingMethods = MissingMethods()

    override init(host: Host, journal: Journal) {
        heldDelegate = HeldAppObject { host.withRetainedView { $0.delegate } }
        super.init(host: host, journal: journal)
    }

    /// Calls `body`. The weak reference to the delegate is loaded when it is first needed, and the delegate is then kept alive until `body`
    /// ends.
    func keepAlive(during body: () -> Void) { heldDelegate.keepAlive(during: body) }

    private var delegate: (any UICollectionViewDelegate)? { heldDelegate.reference?.object }
    @inline(__always)
    private var isDelegateKnownToBeMissing: Bool { heldDelegate.isKeepingAlive && !heldDelegate.exists }

    func forgetDelegate() {
        heldDelegate.discardLoaded()
        missingMethods = MissingMethods()
    }

    // MARK: - Displaying

    /// - Parameter key: the key of a cell or a supplementary view.
    @inline(__always)
    func willDisplay(_ view: UICollectionReusableView, for key: ElementKey) {
        if !isDelegateKnownToBeMissing { tellWillDisplay(view, for: key) }
    }

    private func tellWillDisplay(_ view: UICollectionReusableView, for key: ElementKey) {
        let table = journal.table
        if key.category == .cell {
            return tell(.willDisplay, key, view) {
                $0.collectionView($1, willDisplay: view as! UICollectionViewCell, forItemAt: table.indexPath(of: key))
            }
        }
        tell(.willDisplaySupplementaryView, key, view) {
            $0.collectionView($1, willDisplaySupplementaryView: view, forElementKind: table.kind(of: key), at: table.indexPath(of: key))
        }
    }

    /// - Parameter key: the key of a cell or a supplementary view.
    @inline(__always)
    func didEndDisplaying(_ view: UICollectionReusableView, for key: ElementKey) {
        if !isDelegateKnownToBeMissing { tellDidEndDisplaying(view, for: key) }
    }

    private func tellDidEndDisplaying(_ view: UICollectionReusableView, for key: ElementKey) {
        let table = journal.table
        if key.category == .cell {
            return tell(.didEndDisplaying, key, view) {
                $0.collectionView($1, didEndDisplaying: view as! UICollectionViewCell, forItemAt: table.indexPath(of: key))
            }
        }
        tell(.didEndDisplayingSupplementaryView, key, view) {
            let (kind, path) = (table.kind(of: key), table.indexPath(of: key))
            $0.collectionView($1, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
        }
    }

    // MARK: - Highlighting and selecting. [SEL-01] to [SEL-05]

    func shouldHighlight(_ path: IndexPath) -> Bool {
        ask(.shouldHighlightItemAt, path) { $0.collectionView($1, shouldHighlightItemAt: path) } ?? true
    }

    func didHighlight(_ path: IndexPath) {
        tell(.didHighlightItemAt, path) { $0.collectionView($1, didHighlightItemAt: path) }
    }

    func didUnhighlight(_ path: IndexPath) {
        tell(.didUnhighlightItemAt, path) { $0.collectionView($1, didUnhighlightItemAt: path) }
    }

    func shouldSelect(_ path: IndexPath) -> Bool {
        ask(.shouldSelectItemAt, path) { $0.collectionView($1, shouldSelectItemAt: path) } ?? true
    }

    func shouldDeselect(_ path: IndexPath) -> Bool {
        ask(.shouldDeselectItemAt, path) { $0.collectionView($1, shouldDeselectItemAt: path) } ?? true
    }

    func didSelect(_ path: IndexPath) {
        tell(.didSelectItemAt, path) { $0.collectionView($1, didSelectItemAt: path) }
    }

    func didDeselect(_ path: IndexPath) {
        tell(.didDeselectItemAt, path) { $0.collectionView($1, didDeselectItemAt: path) }
    }

    // MARK: - Editing and primary actions

    func canEdit(_ path: IndexPath) -> Bool {
        ask(.canEditItemAt, path) { $0.collectionView($1, canEditItemAt: path) } ?? true
    }

    /// - Parameter standard: the result if there is no delegate, or if it does not implement the method.
    func canPerformPrimaryAction(_ path: IndexPath, byDefault standard: Bool) -> Bool {
        ask(.canPerformPrimaryActionForItemAt, path) { $0.collectionView($1, canPerformPrimaryActionForItemAt: path) } ?? standard
    }

    func performPrimaryAction(_ path: IndexPath) {
        tell(.performPrimaryActionForItemAt, path) { $0.collectionView($1, performPrimaryActionForItemAt: path) }
    }

    // MARK: - Layout changes and movement

    func targetOffset(forProposed proposed: CGPoint) -> CGPoint {
        ask(.targetContentOffsetForProposedContentOffset) {
            $0.collectionView($1, targetContentOffsetForProposedContentOffset: proposed)
        } ?? proposed
    }

    /// Returns the delegate's target path for an item that the user is moving. Calls the newer of two delegate methods, or the older one if
    /// the newer one is not implemented. If the delegate implements neither, returns the proposed path.
    func targetPath(of carried: CarriedItem, proposed: IndexPath) -> IndexPath {
        ask(.targetIndexPathForMoveOfItemFromOriginalIndexPath) {
            $0.collectionView(
                $1, targetIndexPathForMoveOfItemFromOriginalIndexPath: carried.origin, atCurrentIndexPath: carried.target,
                toProposedIndexPath: proposed)
        }
            ?? ask(.targetIndexPathForMoveFromItemAt) {
                $0.collectionView($1, targetIndexPathForMoveFromItemAt: carried.origin, toProposedIndexPath: proposed)
            } ?? proposed
    }

    /// Returns the delegate's layout for a transition. If the delegate does not implement the method, returns a new
    /// `UICollectionViewTransitionLayout`.
    func transitionLayout(from old: UICollectionViewLayout, to new: UICollectionViewLayout) -> UICollectionViewTransitionLayout {
        ask(.transitionLayoutForOldLayout) { $0.collectionView($1, transitionLayoutForOldLayout: old, newLayout: new) }
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    }

    // MARK: - Asking and telling

    /// Calls an optional method of the delegate, and records the call. If there is no delegate, or if it does not implement the method,
    /// returns nil and records nothing.
    ///
    /// - Parameter path: the path of the item that the method is about, or nil if it is about no single item.
    private func ask<Answer>(
        _ question: PackedEvent.Name, _ path: IndexPath? = nil, _ ask: (any UICollectionViewDelegate, UICollectionView) -> Answer
    ) -> Answer? {
        guard !missingMethods.contains(question), let delegate else { return nil }
        let key = path.map { journal.table.key(ofCategory: .cell, kind: nil, at: $0) }
        guard let answer = OptionalMethod.answer(of: delegate, { host.withRetainedView { ask(delegate, $0) } }) else {
            missingMethods.insert(question)
            return nil
        }
        journal.tally.delegateAsks += 1
        journal.record {
            $0.write(.ask, in: $1, element: journal.table.element(ofOptional: key), partner: .delegate, name: question, number: -1)
        }
        return answer
    }

    private func tell(_ notice: PackedEvent.Name, _ path: IndexPath, _ call: (any UICollectionViewDelegate, UICollectionView) -> Void) {
        tell(notice, journal.table.key(ofCategory: .cell, kind: nil, at: path), nil, call)
    }

    private func tell(
        _ notice: PackedEvent.Name, _ key: ElementKey, _ view: UICollectionReusableView?,
        _ call: (any UICollectionViewDelegate, UICollectionView) -> Void
    ) {
        guard !missingMethods.contains(notice), let delegate else { return }
        journal.record {
            $0.write(.tell, in: $1, view: view?.name, element: journal.table.element(of: key), partner: .delegate, name: notice)
        }
        if OptionalMethod.answer(of: delegate, { host.withRetainedView { call(delegate, $0) } }) == nil {
            missingMethods.insert(notice)
            journal.record { tape, _ in tape.removeLast() }
        }
    }
}
