/// The delegate. This is the only place of the engine where it is asked or told anything: each question is traced and counted here.
/// (A flow layout asks its delegate for sizes itself, in `FlowAsker`.)
@MainActor
final class DelegateClient {
    private enum Method: UInt8 {
        case willDisplayCell, didEndDisplayingCell, willDisplaySupplementary, didEndDisplayingSupplementary
        case shouldHighlight, didHighlight, didUnhighlight, shouldSelect, shouldDeselect, didSelect, didDeselect
        case targetContentOffset, targetIndexPath, targetIndexPathFromOriginal, transitionLayout
        case canEdit, canPerformPrimaryAction, performPrimaryAction
    }

    private let host: Host
    private let journal: Journal
    @exclusivity(unchecked) private var held = HeldPartner<any UICollectionViewDelegate>()
    /// Optional methods that the delegate is known not to implement.
    private var missing = MissingMethods()

    init(host: Host, journal: Journal) {
        self.host = host
        self.journal = journal
    }

    /// Keeps the delegate alive, and loaded once, while `body` runs.
    func holding(_ body: () -> Void) {
        if held.isHeld { return body() }
        held = .empty
        body()
        held = HeldPartner()
    }

    private var delegate: (any UICollectionViewDelegate)? { held.box { host.lend { $0.delegate } }?.partner }
    @inline(__always)
    private var isKnownToBeMissing: Bool { held.isHeld && !held.exists { host.lend { $0.delegate } } }

    func changed() {
        held.changed()
        missing = MissingMethods()
    }

    /// Counts questions that a flow layout asks the delegate itself.
    func countAsks(_ count: Int) { journal.tally.delegateAsks += count }

    // MARK: - Displaying

    @inline(__always)
    func willDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
        journal.tally.willDisplays += 1
        if isKnownToBeMissing { return }
        tellWillDisplay(view, key)
    }

    private func tellWillDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
        if key.category == .cell {
            tell(.willDisplay, .willDisplayCell, key, view) {
                $0.collectionView(
                    $1, willDisplay: view as! UICollectionViewCell, forItemAt: journal.table.indexPath(of: key))
            }
        } else {
            // [PASS-09] Decoration views belong to the layout alone, so the delegate is not told of them.
            guard key.category == .supplementaryView else { return }
            tell(.willDisplaySupplementaryView, .willDisplaySupplementary, key, view) {
                $0.collectionView(
                    $1, willDisplaySupplementaryView: view, forElementKind: journal.table.kind(of: key),
                    at: journal.table.indexPath(of: key))
            }
        }
    }

    @inline(__always)
    func didEndDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
        journal.tally.didEndDisplayings += 1
        if isKnownToBeMissing { return }
        tellDidEndDisplaying(view, key)
    }

    private func tellDidEndDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
        if key.category == .cell {
            tell(.didEndDisplaying, .didEndDisplayingCell, key, view) {
                $0.collectionView(
                    $1, didEndDisplaying: view as! UICollectionViewCell, forItemAt: journal.table.indexPath(of: key))
            }
        } else {
            guard key.category == .supplementaryView else { return }
            tell(.didEndDisplayingSupplementaryView, .didEndDisplayingSupplementary, key, view) {
                $0.collectionView(
                    $1, didEndDisplayingSupplementaryView: view, forElementOfKind: journal.table.kind(of: key),
                    at: journal.table.indexPath(of: key))
            }
        }
    }

    // MARK: - Highlighting and selecting. [SEL-01] to [SEL-05]

    func shouldHighlight(_ path: IndexPath) -> Bool {
        ask(.shouldHighlightItemAt, .shouldHighlight, path) { $0.collectionView($1, shouldHighlightItemAt: path) } ?? true
    }

    func didHighlight(_ path: IndexPath) {
        tell(.didHighlightItemAt, .didHighlight, path) { $0.collectionView($1, didHighlightItemAt: path) }
    }

    func didUnhighlight(_ path: IndexPath) {
        tell(.didUnhighlightItemAt, .didUnhighlight, path) { $0.collectionView($1, didUnhighlightItemAt: path) }
    }

    func shouldSelect(_ path: IndexPath) -> Bool {
        ask(.shouldSelectItemAt, .shouldSelect, path) { $0.collectionView($1, shouldSelectItemAt: path) } ?? true
    }

    func shouldDeselect(_ path: IndexPath) -> Bool {
        ask(.shouldDeselectItemAt, .shouldDeselect, path) { $0.collectionView($1, shouldDeselectItemAt: path) } ?? true
    }

    func didSelect(_ path: IndexPath) {
        tell(.didSelectItemAt, .didSelect, path) { $0.collectionView($1, didSelectItemAt: path) }
    }

    func didDeselect(_ path: IndexPath) {
        tell(.didDeselectItemAt, .didDeselect, path) { $0.collectionView($1, didDeselectItemAt: path) }
    }

    // MARK: - Editing and primary actions. [api: section 6]

    func canEdit(_ path: IndexPath) -> Bool {
        ask(.canEditItemAt, .canEdit, path) { $0.collectionView($1, canEditItemAt: path) } ?? true
    }

    /// - Parameter standard: the answer when the delegate does not implement the method.
    func canPerformPrimaryAction(_ path: IndexPath, standard: Bool) -> Bool {
        ask(.canPerformPrimaryActionForItemAt, .canPerformPrimaryAction, path) {
            $0.collectionView($1, canPerformPrimaryActionForItemAt: path)
        } ?? standard
    }

    func performPrimaryAction(_ path: IndexPath) {
        tell(.performPrimaryActionForItemAt, .performPrimaryAction, path) {
            $0.collectionView($1, performPrimaryActionForItemAt: path)
        }
    }

    // MARK: - Layout changes and movement

    func targetOffset(forProposed proposed: CGPoint) -> CGPoint {
        ask(.targetContentOffsetForProposedContentOffset, .targetContentOffset) {
            $0.collectionView($1, targetContentOffsetForProposedContentOffset: proposed)
        } ?? proposed
    }

    /// The place that a carried item should get. [api: section 8] The newer form of the method is asked first.
    func target(of carried: CarriedItem, proposed: IndexPath) -> IndexPath {
        ask(.targetIndexPathForMoveOfItemFromOriginalIndexPath, .targetIndexPathFromOriginal) {
            $0.collectionView(
                $1, targetIndexPathForMoveOfItemFromOriginalIndexPath: carried.origin, atCurrentIndexPath: carried.target,
                toProposedIndexPath: proposed)
        }
            ?? ask(.targetIndexPathForMoveFromItemAt, .targetIndexPath) {
                $0.collectionView($1, targetIndexPathForMoveFromItemAt: carried.origin, toProposedIndexPath: proposed)
            } ?? proposed
    }

    /// The layout for a transition between two layouts. It is a plain one when the delegate does not implement the method.
    func transitionLayout(from old: UICollectionViewLayout, to new: UICollectionViewLayout) -> UICollectionViewTransitionLayout {
        ask(.transitionLayoutForOldLayout, .transitionLayout) {
            $0.collectionView($1, transitionLayoutForOldLayout: old, newLayout: new)
        } ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    }

    // MARK: - Asking and telling

    private func ask<Answer>(
        _ question: PackedEvent.Name, _ method: Method, _ path: IndexPath, _ ask: (any UICollectionViewDelegate, UICollectionView) -> Answer
    ) -> Answer? {
        self.ask(question, method, journal.table.key(.cell, kind: nil, path), ask)
    }

    /// The delegate's answer; nil when it does not implement the method.
    private func ask<Answer>(
        _ question: PackedEvent.Name, _ method: Method, _ key: ElementKey? = nil,
        _ ask: (any UICollectionViewDelegate, UICollectionView) -> Answer
    ) -> Answer? {
        guard !missing.contains(method), let delegate else { return nil }
        let answer = OptionalMethod.answer(of: delegate) { host.lend { ask(delegate, $0) } }
        guard let answer else {
            missing.insert(method)
            return nil
        }
        journal.tally.delegateAsks += 1
        journal.record {
            $0.write(.ask, in: $1, element: journal.table.element(ofAny: key), partner: .delegate, name: question, number: -1)
        }
        return answer
    }

    private func tell(
        _ notice: PackedEvent.Name, _ method: Method, _ path: IndexPath, _ call: (any UICollectionViewDelegate, UICollectionView) -> Void
    ) {
        tell(notice, method, journal.table.key(.cell, kind: nil, path), nil, call)
    }

    private func tell(
        _ notice: PackedEvent.Name, _ method: Method, _ key: ElementKey, _ view: UICollectionReusableView?,
        _ call: (any UICollectionViewDelegate, UICollectionView) -> Void
    ) {
        guard !missing.contains(method), let delegate else { return }
        journal.record {
            $0.write(.tell, in: $1, view: view?.name, element: journal.table.element(of: key), partner: .delegate, name: notice)
        }
        if OptionalMethod.answer(of: delegate, { host.lend { call(delegate, $0) } }) == nil {
            missing.insert(method)
            journal.record { tape, _ in tape.takeBackLast() }
        }
    }
}
