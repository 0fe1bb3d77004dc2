@testable import UIKit

/// The settings of a list that has no background view, prefetches nothing, and allows the selection of
/// one item.
extension EngineList {
    static func mayRaiseFault(in world: World) -> Bool { false }
    static func fault(in plan: UpdatePlan, world: World, isDiffable: Bool) -> UpdatePlan.Problem? { nil }

    static var rules: ListRules { UICollectionView.rules }
    static var words: ListWords { UICollectionView.words }
    var backgroundView: UIView? { nil }
    var isPrefetchingEnabled: Bool { false }
    var allowsSelection: Bool { true }
    var allowsMultipleSelection: Bool { false }
    var allowsSelectionDuringEditing: Bool { false }
    var allowsMultipleSelectionDuringEditing: Bool { false }
}

/// The answers of a data source that has only cells: one section, no prefetching, no movement.
extension DataSourceClient {
    func keepAlive(during body: () -> Void) { body() }
    var exists: Bool { true }
    func forgetObject() {}
    var exclusiveUpdater: (any ExclusiveUpdater)? { nil }
    var hasFixedSingleSection: Bool { true }
    func numberOfSections() -> Int { 1 }
    func supplementaryView(ofKind kind: String, at path: IndexPath, for key: ElementKey) -> UIView? { nil }
    var registrationCountWhenAsked: Int { 0 }
    var lateRegistrations: [ClosedRange<Int>] { [] }
    func canMoveItem(at path: IndexPath) -> Bool { false }
    func moveItem(at path: IndexPath, to target: IndexPath) -> Bool { false }
    var hasPrefetchingDataSource: Bool { false }
    func prefetchItems(at paths: [IndexPath]) {}
    func cancelPrefetchingOfItems(at paths: [IndexPath]) {}
}

/// The answers of a list without a delegate, or with one that implements none of the methods.
extension DelegateClient {
    func keepAlive(during body: () -> Void) { body() }
    func forgetObject() {}
    func willDisplay(_ view: UIView, for key: ElementKey) {}
    func didEndDisplaying(_ view: UIView, for key: ElementKey) {}
    func shouldHighlightItem(at path: IndexPath) -> Bool { true }
    func didHighlightItem(at path: IndexPath) {}
    func didUnhighlightItem(at path: IndexPath) {}
    func itemToSelect(insteadOf path: IndexPath) -> IndexPath? { path }
    func itemToDeselect(insteadOf path: IndexPath) -> IndexPath? { path }
    func allowsReplacingSelection(ofItemAt path: IndexPath) -> Bool { true }
    func didSelectItem(at path: IndexPath) {}
    func didDeselectItem(at path: IndexPath) {}
    func canEditItem(at path: IndexPath) -> Bool { true }
    func canPerformPrimaryAction(at path: IndexPath, byDefault standard: Bool) -> Bool { standard }
    func performPrimaryAction(at path: IndexPath) {}
    func targetOffset(forProposedOffset proposed: CGPoint) -> CGPoint { proposed }
    func targetPath(of carried: CarriedItem, proposedPath: IndexPath) -> IndexPath { proposedPath }

    func transitionLayout(from old: UICollectionViewLayout, to new: UICollectionViewLayout)
        -> UICollectionViewTransitionLayout
    { UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new) }
}
