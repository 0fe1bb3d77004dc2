import UIKit

/// A list that receives new texts of rows 1 and 3.
class RowChangesController: ListController {
    override var acts: [String: () -> Void] {
        [
            "receive new texts": { [unowned self] in
                for item in [1, 3] { items[item] += ", new" }
                refresh(changedPaths: [[0, 1], [0, 3]])
            }
        ]
    }

    func refresh(changedPaths: [IndexPath]) {}
}
