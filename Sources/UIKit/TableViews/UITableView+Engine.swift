/// The engine of a table view, which shows rows, headers and footers.
extension UITableView: EngineList {
    nonisolated static let rules = ListRules(
        takesViewsOfApp: true, keepsCells: false, placesViewsBehindEqualSiblings: true,
        alwaysFailsOnWrongCounts: true, raisesHeaders: false,
        checksUpdatesOutsideWindow: false)

    nonisolated static let words = ListWords(
        className: "UITableView", listName: "table view", itemName: "row",
        cellMethod: "-tableView:cellForRowAtIndexPath:", namesMissingSections: true,
        textAboutUnregisteredIdentifier: { identifier, _ in
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                + "identifier or connect a prototype cell in a storyboard"
        },
        textAboutMissingItem: { "request for rect at invalid index path (\($0))" },
        textAboutSecondDequeue: { identifier, path in
            "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to "
                + "dequeue more cells than the table view is requesting, use the "
                + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
                + "\(identifier), index path: \(path)"
        })

    /// Returns a dequeued view as the cell that it is.
    ///
    /// OPTIMIZATION: the cast is not checked, as for collection views. The engine has checked `isCell`,
    /// which only `UITableViewCell` sets in a table view.
    func cell(_ view: UIView) -> UITableViewCell { unsafeDowncast(view, to: UITableViewCell.self) }

    static func mayRaiseFault(in world: World) -> Bool { true }

    static func fault(in plan: UpdatePlan, world: World, isDiffable: Bool) -> UpdatePlan.Problem? {
        plan.tableViewFault(in: world)
    }

    static func plainViewClass(for category: ElementCategory) -> UIView.Type {
        category == .cell ? UITableViewCell.self : UITableViewHeaderFooterView.self
    }

    // A table view has one layout. Only the check of reused cells replaces it.

    func install(_ layout: UICollectionViewLayout) {
        useLayout(layout)
        attach(layout)
    }

    func attach(_ layout: UICollectionViewLayout) { layout.engine = engineForLayouts }

    func detach(_ layout: UICollectionViewLayout) { layout.engine = nil }
}
