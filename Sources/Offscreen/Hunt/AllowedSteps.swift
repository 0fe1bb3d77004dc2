import UIKit

/// The steps that a hunt may take on a collection view, given the view's data source and delegates.
@MainActor
struct AllowedSteps {
    /// Whether items can be inserted, deleted and moved.
    let canEditItems: Bool
    let canEditSections: Bool
    /// Whether items can be moved by interactive movement.
    let canCarryItems: Bool
    let canDragItems: Bool
    /// The editor of the data source's snapshots; nil if the data source is not diffable, or if a
    /// ``HuntModel`` changes the items.
    let snapshots: (any SnapshotEditor)?
    /// The kinds of steps that are never taken, each with the reason.
    let leftOut: [String]

    /// - Parameter subject: a subject whose collection view has already been added to the window.
    init(on subject: HuntSubject, _ vocabulary: HuntStepSet) {
        let view = subject.view
        snapshots = subject.snapshots
        canEditItems = subject.model != nil || snapshots != nil
        canEditSections = canEditItems && !subject.hasFixedSections && !view.hasFixedSingleSection
        canCarryItems = snapshots?.canReorder ?? canEditItems
        canDragItems = (view as? UICollectionView)?.dragDelegate != nil
        if vocabulary == .acts {
            self.leftOut = ["every step that is no act of the app: the vocabulary is 'acts'"]
            return
        }
        var leftOut: [String] = []
        if canEditItems, subject.hasFixedSections {
            leftOut.append("inserting, deleting and moving sections: the HuntSubject has fixed sections")
        }
        if !canEditItems {
            leftOut.append(
                "inserting, deleting and moving: the data source is not diffable, and the HuntSubject has no model")
        } else if snapshots != nil {
            leftOut.append(
                "inserting new items: only the app can make identifiers. What a step has deleted is inserted again")
        }
        if vocabulary == .everything {
            if canEditItems, !canEditSections, !subject.hasFixedSections {
                leftOut.append(
                    "inserting, deleting and moving sections: the data source does not implement numberOfSections(in:)")
            }
            if canEditItems, !canCarryItems {
                leftOut.append(
                    view is UITableView
                        ? "carrying rows: the data source is diffable"
                        : "carrying items: reorderingHandlers.canReorderItem is nil")
            }
            if !canEditItems {
                leftOut.append(
                    "carrying items: without a model a fresh \(subject.view.listName) cannot have the new order")
            }
            if !canDragItems {
                leftOut.append(
                    view is UICollectionView
                        ? "dragging items: the collection view has no dragDelegate" : "dragging rows: not modelled")
            }
        }
        self.leftOut = leftOut
    }

    func allows(_ step: Step) -> Bool {
        switch step {
        case .unsettled(let step): allows(step)
        case .reload: snapshots == nil
        case .lift: canCarryItems
        case .dragItem: canDragItems
        case .change(let change):
            change.edits.allSatisfy { edit in
                switch edit {
                case .insertSection, .deleteSection, .moveSection: canEditSections
                case .insertItem, .deleteItem, .moveItem: canEditItems
                case .expandItem, .collapseItem: snapshots != nil
                case .reloadItem, .reloadSection, .reconfigureItem: true
                }
            }
        default: true
        }
    }
}
