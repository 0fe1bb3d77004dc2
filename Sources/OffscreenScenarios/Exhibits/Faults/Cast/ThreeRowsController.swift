import UIKit

/// A list of three rows, to which a button adds a row at the end.
class ThreeRowsController: ListController {
    required init() {
        super.init()
        items = ["a", "b", "c"]
    }

    required init?(coder: NSCoder) { nil }

    override var acts: [String: () -> Void] { ["add a row": { [unowned self] in addRow() }] }

    func addRow() {
        items.append("new")
        collectionView.reloadData()
    }
}
