import UIKit

/// A list with an act that renames its first row.
class RenamingController: ListController {
    override var acts: [String: () -> Void] {
        ["rename the first row": { [unowned self] in rename(0, to: "news") }]
    }

    func rename(_ item: Int, to text: String) {}
}
