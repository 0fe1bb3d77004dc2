/// The engine of a table view, which shows rows, headers and footers.
extension UITableView: EngineList {
    nonisolated static let rules = ListRules(
        takesViewsOfApp: true, keepsCells: false, placesViewsBehindEqualSiblings: true,
        alwaysFailsOnWrongCounts: true)

    nonisolated static let words = ListWords(
        className: "UITableView", listName: "table view", itemName: "row",
        cellMethod: "-tableView:cellForRowAtIndexPath:", namesMissingSections: true,
        textAboutUnregisteredIdentifier: { identifier, _ in
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                + "identifier or connect a prototype cell in a storyboard"
        })

    static func plainViewClass(for category: ElementCategory) -> UIView.Type {
        category == .cell ? UITableViewCell.self : UITableViewHeaderFooterView.self
    }

    // A table view has one layout, which is never replaced.

    func install(_ layout: UICollectionViewLayout) {}

    func attach(_ layout: UICollectionViewLayout) { layout.engine = engineForLayouts }

    func detach(_ layout: UICollectionViewLayout) { layout.engine = nil }
}
