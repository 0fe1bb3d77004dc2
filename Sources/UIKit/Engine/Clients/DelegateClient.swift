/// Calls the methods of a list's delegate, and records the calls. If there is no delegate, or if it
/// does not implement a method, the answer is UIKit's default.
@MainActor
protocol DelegateClient: AppClient {
    /// Calls `body`, and keeps the delegate alive until it ends.
    func keepAlive(during body: () -> Void)

    /// Forgets what is known about the delegate. Called when the app sets another delegate.
    func forgetObject()

    // MARK: - Displaying

    /// - Parameter key: the key of a cell or a supplementary view.
    func willDisplay(_ view: UIView, for key: ElementKey)

    /// - Parameter key: the key of a cell or a supplementary view.
    func didEndDisplaying(_ view: UIView, for key: ElementKey)

    // MARK: - Highlighting and selecting. [SEL-01] to [SEL-05]

    func shouldHighlightItem(at path: IndexPath) -> Bool
    func didHighlightItem(at path: IndexPath)
    func didUnhighlightItem(at path: IndexPath)
    /// Returns the item that a touch on an item selects; nil for none.
    func itemToSelect(insteadOf path: IndexPath) -> IndexPath?
    /// Returns the item that a touch on a selected item deselects; nil for none.
    func itemToDeselect(insteadOf path: IndexPath) -> IndexPath?
    /// Returns whether a touch on another item may deselect an item.
    func allowsReplacingSelection(ofItemAt path: IndexPath) -> Bool
    func didSelectItem(at path: IndexPath)
    func didDeselectItem(at path: IndexPath)

    // MARK: - Editing and primary actions

    func canEditItem(at path: IndexPath) -> Bool

    /// - Parameter standard: the result if there is no delegate, or if it does not implement the
    ///   method.
    func canPerformPrimaryAction(at path: IndexPath, byDefault standard: Bool) -> Bool

    func performPrimaryAction(at path: IndexPath)

    // MARK: - Layout changes and movement

    /// Returns the delegate's target content offset after an update or a change of the layout.
    func targetOffset(forProposedOffset proposed: CGPoint) -> CGPoint

    /// Returns the delegate's target path for an item that the user is moving.
    func targetPath(of carried: CarriedItem, proposedPath: IndexPath) -> IndexPath

    /// Returns the delegate's layout for a transition, or a new one.
    func transitionLayout(from old: UICollectionViewLayout, to new: UICollectionViewLayout)
        -> UICollectionViewTransitionLayout
}
