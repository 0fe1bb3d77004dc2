import UIKit

/// A list of two rows.
class TwoRowController: ListController {
    required init() {
        super.init()
        items = ["row 0", "row 1"]
    }

    required init?(coder: NSCoder) { nil }
}
