import UIKit

/// A list with a button that removes the first row and adds a new one before "row 3".
class ReplacingController: ListController {
    override var acts: [String: () -> Void] {
        ["replace a row": { [unowned self] in removeFirst(andInsert: "new", before: 3) }]
    }

    func removeFirst(andInsert text: String, before item: Int) {}
}
