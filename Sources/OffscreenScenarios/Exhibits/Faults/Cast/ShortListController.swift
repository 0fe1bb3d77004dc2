import UIKit

/// A list of four rows, with a button that adds one.
class ShortListController: ListController {
    required init() {
        super.init()
        items = Array(items.prefix(4))
    }

    required init?(coder: NSCoder) { nil }

    override var acts: [String: () -> Void] { ["add a row": { [unowned self] in add("new") }] }

    func add(_ text: String) {}
}
