import UIKit

/// A list whose first row gets a new text while "row 1" moves down.
class ReorderingController: ListController {
    override var acts: [String: () -> Void] {
        ["move row 1 down": { [unowned self] in moveRow1Down(andShow: "new") }]
    }

    func moveRow1Down(andShow text: String) {}
}
