import UIKit

/// A list that receives changes of its rows: row 2 is deleted, and rows 1 and 2 have new texts.
class ChangesController: ListController {
    override var acts: [String: () -> Void] {
        [
            "receive changes": { [unowned self] in
                for item in 1...2 { items[item] += ", changed" }
                update(deletedPaths: [[0, 2]], changedPaths: [[0, 1], [0, 2]])
            }
        ]
    }

    func update(deletedPaths: [IndexPath], changedPaths: [IndexPath]) {}
}
